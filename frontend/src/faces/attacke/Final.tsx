/** The end: which continents everybody holds whole, and how many cards; the ranking above it has counted the lands. */

import { ranked } from "../../table/result/ranking.ts";
import type { Scene } from "../face.ts";
import { Badge, continentOf, wordsOf } from "./drawn.tsx";
import { facts, wholeOf } from "./facts.ts";
import { continents } from "./map.ts";

export function Final({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  return (
    <div class="ae-final">
      <table>
        <thead><tr><th scope="col">{w.player}</th><th scope="col">{w.continents}</th><th scope="col">{w.handOf}</th></tr></thead>
        <tbody>
          {ranked(scene.ranking, known.players).map((seat) => (
            <tr key={seat}>
              <th scope="row"><Badge seat={seat} /> {scene.called(seat)}</th>
              <td>{wholeOf(known, continents(), seat).map((one) => continentOf(scene, one)).join(", ") || "–"}</td>
              <td>{known.handSizes[seat] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
