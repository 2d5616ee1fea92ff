/** What the draft decides, in words: nothing of it is sent yet. */

import type { Asked } from "../parts/controls.tsx";
import { act } from "../parts/steps.ts";
import { decided, lapsed } from "./decided.ts";
import { listed, listedShips, regionOf, wordsOf } from "./drawn.tsx";
import { plus, type Army } from "./facts.ts";
import { picked } from "./map.ts";

export function Decisions({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const before = draft.steps.some((step) => act(step) === "pick") ? "" : picked(scene);
  const entries = decided(draft.steps, before);
  const lost = lapsed(draft.ahead?.events ?? []);
  if (!entries.length) return null;
  return (
    <ul class="ak-decided">
      {entries.map(({ action, orders, bought, set, others }, i) => {
        // units that were placed are said with their place
        const placed = set.reduce<Army>((sum, { army }) => plus(sum, army), {});
        const things = [listed(scene, plus(bought.army, placed, -1)), listedShips(scene, bought.fleet)].filter(Boolean).join(", ");
        const lines = [
          ...orders.map(({ units, origin, region, sea }) => `${listed(scene, units)}: ${regionOf(scene, origin)} → ${regionOf(scene, region)}${sea ? ` (${w.waits})` : ""}`),
          ...(things ? [w.bought(things)] : []),
          ...set.map(({ region, army }) => `${listed(scene, army)} → ${regionOf(scene, region)}`),
          ...others.map(({ sentence }) => sentence),
        ];
        return (
          <li key={i}>
            {action ? <b>{w.actions[action]}</b> : null}
            {lines.length ? <span>{lines.join("; ")}</span> : null}
            {action === "produce" ? <small>{w.toldPoints}</small> : null}
          </li>
        );
      })}
      {lost > 0 ? <li class="fp-warning">{w.lapse(lost)}</li> : null}
    </ul>
  );
}
