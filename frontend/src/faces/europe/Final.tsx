/** The end: what the Axis has gained and the Allies have lost, and what every power has left. */

import type { Scene } from "../face.ts";
import { Badge, playedBy, powerName, wordsOf } from "./drawn.tsx";
import { facts, force } from "./facts.ts";
import { incomeOf, powersIn } from "./income.ts";
import { Gains } from "./Round.tsx";

export function Final({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  return (
    <div class="eu-round eu-final">
      <Gains scene={scene} />
      <table>
        <thead><tr><td /><th scope="col">{w.cash}</th><th scope="col">{w.income}</th><th scope="col">{w.army}</th></tr></thead>
        <tbody>
          {powersIn(known).map((power) => (
            <tr key={power}>
              <th scope="row"><Badge power={power} /> <span>{powerName(scene, power)}<small>{playedBy(scene, power)}</small></span></th>
              <td>{known.cash[power]}</td><td>{incomeOf(known, power)}</td><td>{force(known, power)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{w.cash}: {w.cashHelp}. {w.income}: {w.incomeHelp}. {w.army}: {w.armyHelp}.</p>
    </div>
  );
}
