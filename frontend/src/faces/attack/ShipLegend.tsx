/** What beats what at sea, beside the ships: the ring of three, and what carriers add (ATK-81 to ATK-86). */

import type { Scene } from "../face.ts";
import { Rule } from "../parts/controls.tsx";
import { Figure, shipName, wordsOf } from "./drawn.tsx";
import { BEATS, BEATS_POINTS, CARRIER_POINTS, isShip, type Ship } from "./facts.ts";

/** The ring, from the destroyer on. */
function ring(): readonly Ship[] {
  const found: Ship[] = [];
  for (let ship: Ship | undefined = "destroyer"; isShip(ship) && !found.includes(ship); ship = BEATS[ship]) found.push(ship);
  return found;
}

export function ShipLegend({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const ships = ring();
  return (
    <section class="ak-legend" aria-label={w.beats}>
      <p aria-hidden="true">
        <b>{w.beats}</b>
        {[...ships, ships[0]].map((ship, i) => ship && <span key={i}>{i ? <i>+{BEATS_POINTS} →</i> : null}<Figure unit={ship} /> {shipName(scene, ship)}</span>)}
      </p>
      <p class="unseen">{ships.map((ship) => { const other = BEATS[ship]; return other ? w.beatsOne(shipName(scene, ship), shipName(scene, other), BEATS_POINTS) : ""; }).join(" ")}</p>
      <p><Figure unit="aircraft_carrier" /> {w.carrierAdds(CARRIER_POINTS)} <Rule scene={scene} id="ATK-81" /></p>
    </section>
  );
}
