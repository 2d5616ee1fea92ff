/** The end: the points by people and by scoring. */

import { ranked } from "../../table/result/ranking.ts";
import type { Scene } from "../face.ts";
import { Counter, Emblem } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { harvest, story } from "./story.ts";
import { sceneWords } from "./words/scenes/index.ts";
import "./panels.css";

export function Final({ scene }: { readonly scene: Scene }) {
  const w = sceneWords(scene.words.lang);
  const known = facts(scene.view);
  const told = story(scene);
  const scores = scene.scores ?? known.scores;
  const seats = ranked(scene.ranking, scores.length);
  return (
    <div class="at-final">
      <div class="at-scroll" tabIndex={0} role="group" aria-label={w.byPeople}>
        <table>
          <thead>
            <tr>
              <th scope="col">{w.people}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <Counter scene={scene} seat={seat} label={scene.called(seat)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...harvest(told, known.players)].map(([people, points]) => (
              <tr key={people}>
                <th scope="row"><Emblem people={people} /> {scene.words.name("people", people)}</th>
                {seats.map((seat) => <td key={seat}>{points[seat] ?? 0}</td>)}
              </tr>
            ))}
          </tbody>
          <tbody class="at-by-scoring">
            {told.scorings.map((scoring) => (
              <tr key={scoring.key}>
                <th scope="row">{scoring.century === "final" ? w.finalScoring : scene.words.name("century", scoring.century)}</th>
                {seats.map((seat) => <td key={seat}>{w.plus((scoring.after[seat] ?? 0) - (scoring.before[seat] ?? 0))}</td>)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{w.sum}</th>
              {seats.map((seat) => <td key={seat}><b>{scores[seat]}</b></td>)}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}
