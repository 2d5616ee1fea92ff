/** What can be said about dice and log of this table: the level in force, who brought seeds, how the log stands. */

import { Link } from "../app/ui.tsx";
import type { TableSummary } from "../net/shapes.ts";
import type { Verdict } from "../net/trust.ts";
import { useSay } from "../words/index.ts";

const DIGITS = 16; // of a head, enough to compare

export function DiceReport({ table, trust }: { readonly table: TableSummary; readonly trust: Verdict }) {
  const say = useSay();
  const { dice } = table;
  const names = dice?.contributed.map((seat) => table.seats[seat]?.name ?? "").join(", ");
  return (
    <div class="dice-report">
      <p>{say("dice_sentence")}</p>
      {dice ? <p><b>{say("dice_level", { n: dice.level, what: say("dice_level_1") })}</b></p> : <p>{say("dice_older")}</p>}
      {dice?.ready && <p>{names ? say("dice_from", { names }) : say("dice_from_nobody")}</p>}
      <p>{say(`log_${trust.state}`)}</p>
      {trust.head && <p class="hint">{say("head_now")} <code>{trust.head.seq} · {trust.head.hash.slice(0, DIGITS)}</code></p>}
      <p class="actions">
        <a class="button secondary" href="/verify.html">{say("dice_verify")}</a>
        <Link to="/dice" class="button quiet">{say("dice_title")}</Link>
      </p>
    </div>
  );
}

/** The log contradicts what was seen before: both heads, for everybody to see. */
export function Broken({ trust }: { readonly trust: Verdict }) {
  const say = useSay();
  return (
    <div class="alarm" role="alert">
      <p>{say("log_broken")}</p>
      {trust.before && <p>{say("head_before")} <code>{trust.before.seq} · {trust.before.hash} · {trust.before.signature}</code></p>}
      {trust.head && <p>{say("head_now")} <code>{trust.head.seq} · {trust.head.hash} · {trust.head.signature}</code></p>}
    </div>
  );
}
