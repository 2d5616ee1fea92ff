/** The end: what everybody's points came from. */

import { ranked } from "../../table/result/ranking.ts";
import type { Scene } from "../face.ts";
import { part } from "../parts/standings.ts";
import { Badge, wordsOf } from "./drawn.tsx";
import { facts } from "./facts.ts";

export function Final({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const now = scene.forecast?.now ?? null;
  return (
    <div class="sr-final">
      <table>
        <thead><tr><th scope="col"><span class="unseen">{w.points}</span></th><th scope="col">{w.final.territories}</th><th scope="col">{w.final.continents}</th><th scope="col">{w.final.cards}</th><th scope="col">{w.points}</th></tr></thead>
        <tbody>
          {ranked(scene.ranking, known.players).map((seat) => (
            <tr key={seat}>
              <th scope="row"><Badge seat={seat} /> {scene.called(seat)}</th>
              <td>{part(now, seat, "standing", "territories")}</td><td>{part(now, seat, "standing", "continents")}</td><td>{part(now, seat, "standing", "cards")}</td>
              <td><b>{scene.scores?.[seat] ?? now?.seats[seat]?.points ?? 0}</b></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
