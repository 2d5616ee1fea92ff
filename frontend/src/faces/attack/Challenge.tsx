/** Whether to fight at sea. */

import type { Asked } from "../parts/controls.tsx";
import { YesNo } from "./Asking.tsx";
import { Badge, Ships, wordsOf } from "./drawn.tsx";
import { facts, setAside, type Fleet } from "./facts.ts";
import { ShipLegend } from "./ShipLegend.tsx";

/** The sea: both fleets side by side, and whether to fight. */
export function Challenge({ scene, draft, hint, labels }: Asked & { readonly hint: string; readonly labels: readonly [string, string] }) {
  const known = facts(scene.view);
  const w = wordsOf(scene);
  const other = known.challenger >= 0 ? known.challenger : known.active;
  return (
    <>
      {[known.holder, other].map((seat) => {
        const aside = setAside(known, seat);
        return (
          <p key={seat} class="ak-fleet">
            <Badge seat={seat} /> <b>{scene.called(seat)}</b> <Ships scene={scene} fleet={without(known.fleets[seat] ?? {}, aside)} />
            {aside ? <small>{w.asideN(aside)}</small> : null}
          </p>
        );
      })}
      <ShipLegend scene={scene} />
      <YesNo scene={scene} draft={draft} hint={hint} yes={["fight", labels[0]]} no={["withdraw", labels[1]]} rule={known.challenger >= 0 ? "ATK-79" : "ATK-65"} />
    </>
  );
}

const without = (fleet: Fleet, battleships: number): Fleet => ({ ...fleet, battleship: (fleet.battleship ?? 0) - battleships });
