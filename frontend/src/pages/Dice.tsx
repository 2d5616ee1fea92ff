/** Chance in plain words: the one sentence, how it works, what it cannot do, and where to check it. */

import { Frame } from "../app/Frame.tsx";
import { useSay } from "../words/trust/index.ts";
import "./pages.css";

export function Dice() {
  const say = useSay();
  return (
    <Frame title={say("dice_title")}>
      <section class="sheet reader">
        <h1>{say("dice_title")}</h1>
        <p><b>{say("dice_sentence")}</b></p>
        <p>{say("dice_levels")}</p>
        <h2>{say("dice_how")}</h2>
        <ol>
          {(["dice_step_server", "dice_step_seats", "dice_step_draw", "dice_step_witness", "dice_step_chain"] as const).map((step) => <li key={step}>{say(step)}</li>)}
        </ol>
        <h2>{say("dice_limits")}</h2>
        <ul>
          {(["dice_limit_level", "dice_limit_page"] as const).map((limit) => <li key={limit}>{say(limit)}</li>)}
        </ul>
        <h2>{say("dice_alarm")}</h2>
        <p>{say("dice_alarm_text")}</p>
        <p>{say("dice_offline")}</p>
        <p class="actions"><a class="button primary" href="/verify.html">{say("dice_verify")}</a></p>
      </section>
    </Frame>
  );
}
