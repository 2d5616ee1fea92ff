/** The end: what of its forces and capitals everybody has kept. */

import { ranked } from "../../table/result/ranking.ts";
import type { Scene } from "../face.ts";
import { Badge, Ships, Units, wordsOf } from "./drawn.tsx";
import { capitalsOf, facts, plus, type Army } from "./facts.ts";
import "./stage.css";

export function Final({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const seats = ranked(scene.ranking, known.armies.length);
  const army = (seat: number): Army => Object.values(known.armies[seat] ?? {}).reduce<Army>((sum, one) => plus(sum, one), {});
  return (
    <div class="ak-final">
      <table>
        <thead>
          <tr>
            <th scope="col">{w.player}</th>
            <th scope="col">{scene.words.name("standing", "units")}</th>
            <th scope="col">{scene.words.name("standing", "ships")}</th>
            <th scope="col">{w.ofCapitals}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <th scope="row"><Badge seat={seat} /> {scene.called(seat)}</th>
              <td><Units scene={scene} army={army(seat)} /></td>
              <td><Ships scene={scene} fleet={known.fleets[seat] ?? {}} /></td>
              <td>{capitalsOf(known, seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
