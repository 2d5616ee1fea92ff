/** The end: why, and regions and units of everybody. */

import type { Scene } from "../face.ts";
import { Badge, nameOf, wordsOf } from "./drawn.tsx";
import { capitalsOf, facts, regionsOf, unitsOf } from "./facts.ts";

export function Final({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const winners = scene.winners ?? [];
  const seats = known.armies.map((_, seat) => seat).sort((a, b) =>
    Number(winners.includes(b)) - Number(winners.includes(a)) || regionsOf(known, b) - regionsOf(known, a) || unitsOf(known, b) - unitsOf(known, a));
  return (
    <section class="ak-final" aria-label={w.result}>
      <p class="fp-quiet">{known.ending.map((why) => scene.words.name("end", why)).join(" ")}</p>
      <table>
        <thead><tr><th scope="col">{w.player}</th><th scope="col">{w.regionsHead}</th><th scope="col">{w.unitsHead}</th><th scope="col">{w.ofCapitals}</th></tr></thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} class={winners.includes(seat) ? "ak-winner" : ""}>
              <th scope="row"><Badge seat={seat} /> {nameOf(scene, seat)}</th><td><b>{regionsOf(known, seat)}</b></td><td>{unitsOf(known, seat)}</td><td>{capitalsOf(known, seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fp-quiet">{w.tie2}</p>
    </section>
  );
}
