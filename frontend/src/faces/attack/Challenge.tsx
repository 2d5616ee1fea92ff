/** Whether to fight at sea. */

import type { Scene } from "../face.ts";
import type { Asked } from "../parts/controls.tsx";
import { YesNo } from "./Asking.tsx";
import { Badge, Ships, wordsOf } from "./drawn.tsx";
import { facts, setAside, type Fleet } from "./facts.ts";
import { ShipLegend } from "./ShipLegend.tsx";

/** The sea: both fleets side by side, and whether to fight. */
export function Challenge({ scene, draft, hint, labels }: Asked & { readonly hint: string; readonly labels: readonly [string, string] }) {
  const known = facts(scene.view);
  return (
    <>
      <Fleets scene={scene} seats={[known.holder, known.challenger >= 0 ? known.challenger : known.active]} />
      <YesNo scene={scene} draft={draft} hint={hint} yes={["fight", labels[0]]} no={["withdraw", labels[1]]} rule={known.challenger >= 0 ? "ATK-79" : "ATK-65"} />
    </>
  );
}

/** What these seats fight with at sea. */
export function Fleets({ scene, seats }: { readonly scene: Scene; readonly seats: readonly number[] }) {
  const known = facts(scene.view);
  return (
    <>
      {seats.map((seat) => {
        const aside = setAside(known, seat);
        return (
          <p key={seat} class="ak-fleet">
            <Badge seat={seat} /> <b>{scene.called(seat)}</b> <Ships scene={scene} fleet={without(known.fleets[seat] ?? {}, aside)} />
            {aside ? <small>{wordsOf(scene).asideN(aside)}</small> : null}
          </p>
        );
      })}
      <ShipLegend scene={scene} />
    </>
  );
}

const without = (fleet: Fleet, battleships: number): Fleet => ({ ...fleet, battleship: (fleet.battleship ?? 0) - battleships });
