/** The influence plan: six tracks of 22 fields, everybody's counters, the peoples below. */

import { owners } from "../../look/theme.ts";
import type { Scene } from "../face.ts";
import { Counter, Emblem, nameOf } from "./drawn.tsx";
import { facts, PEOPLES, TRACK } from "./facts.ts";
import { columns, height } from "./plan.ts";
import { WORDS } from "./words.ts";

const SIDE = 15; // pixels from the middle of a track to the outer lanes

const beside = (lane: number, lanes: number): string => `${String(lanes < 2 ? 0 : Math.round((lane / (lanes - 1) - 0.5) * 2 * Math.min(SIDE, 9.5 * (lanes - 1))))}px`;

export function Influence({ scene }: { readonly scene: Scene }) {
  const w = WORDS[scene.words.lang];
  const known = facts(scene.view);
  return (
    <div class="at-influence">
      <div class="at-plan" aria-hidden="true">
        {columns(known).map(({ people, counters }) => (
          <div key={people} class="at-column" style={{ "--at-colour": owners[people]?.colour ?? "#888" }}>
            <div class="at-track">
              {[5, 10, 15, 20].map((field) => <i key={field} style={{ bottom: `${String(height(field) * 100)}%` }}>{field}</i>)}
              {counters.map(({ seat, field, lane, lanes }) => (
                <span
                  key={seat}
                  class="at-standing"
                  title={w.standsAt(nameOf(scene, seat), scene.words.name("people", people), field)}
                  style={{ bottom: `${String(height(field) * 100)}%`, "--at-lane": beside(lane, lanes) }}
                >
                  <Counter scene={scene} seat={seat} />
                </span>
              ))}
            </div>
            <Emblem people={people} />
          </div>
        ))}
      </div>
      <div class="at-said">
        <table>
          <caption>{`${w.influencePlan} (0–${String(TRACK)})`}</caption>
          <thead>
            <tr>
              <th scope="col">{w.people}</th>
              {known.influence.map((_, seat) => <th key={seat} scope="col">{scene.called(seat)}</th>)}
            </tr>
          </thead>
          <tbody>
            {PEOPLES.map((people) => (
              <tr key={people}>
                <th scope="row">{scene.words.name("people", people)}</th>
                {known.influence.map((row, seat) => <td key={seat}>{row[people] ?? w.noInfluence}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
