/** The end: lands, whole continents and cards of everybody. */

import { ranked } from "../../table/result/ranking.ts";
import type { Scene } from "../face.ts";
import { Badge, continentOf, wordsOf } from "./drawn.tsx";
import { facts, landsOf, wholeOf } from "./facts.ts";
import { continents } from "./map.ts";

export function Final({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  return (
    <div class="ae-final">
      <table>
        <thead><tr><th scope="col">{w.player}</th><th scope="col">{w.lands}</th><th scope="col">{w.continents}</th><th scope="col">{w.handOf}</th></tr></thead>
        <tbody>
          {ranked(scene.ranking, known.players).map((seat) => (
            <tr key={seat}>
              <th scope="row"><Badge seat={seat} /> {scene.called(seat)}</th>
              <td>{landsOf(known, seat).length}</td>
              <td>{wholeOf(known, continents(), seat).map((one) => continentOf(scene, one)).join(", ") || "–"}</td>
              <td>{known.handSizes[seat] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
