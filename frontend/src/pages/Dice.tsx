/** One plain sentence about the dice, and where to check it. */

import { Frame } from "../app/Frame.tsx";
import { useSay } from "../words/index.ts";
import "./pages.css";

export function Dice() {
  const say = useSay();
  return (
    <Frame title={say("dice_title")}>
      <section class="sheet reader">
        <h1>{say("dice_title")}</h1>
        <p>{say("dice_sentence")}</p>
        <p>{say("dice_levels")}</p>
        <p class="actions"><a class="button primary" href="/verify.html">{say("dice_verify")}</a></p>
      </section>
    </Frame>
  );
}
