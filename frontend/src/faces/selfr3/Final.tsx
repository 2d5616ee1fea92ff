/** The end: what everybody's points came from. */

import { ranked } from "../../table/result/ranking.ts";
import type { Scene } from "../face.ts";
import { part } from "../parts/standings.ts";
import { Badge, wordsOf } from "./drawn.tsx";
import { facts, VICTORY_POINTS } from "./facts.ts";

/** How many cards, and what each brings (R2-92). */
const victory = (points: number): string => (points ? `${String(points / VICTORY_POINTS)} × ${String(VICTORY_POINTS)}` : "0");

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
              <td>{part(now, seat, "standing", "territories")}</td><td>{part(now, seat, "standing", "continents")}</td><td>{victory(part(now, seat, "standing", "cards"))}</td>
              <td><b>{scene.scores?.[seat] ?? now?.seats[seat]?.points ?? 0}</b></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
