/** The influence plan: the tracks of the peoples, what a scoring would give to whom now, and what each people is worth. */

import { useObservable } from "../../app/observable.ts";
import { owners } from "../../look/theme.ts";
import { useMedia } from "../../app/media.ts";
import type { Scene } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { changes, part, signed, useStandings } from "../parts/standings.ts";
import { behind } from "./behind.ts";
import { nextStep } from "./buttons.ts";
import { telling, type Counting } from "./counting.ts";
import { Counter, Emblem } from "./drawn.tsx";
import { facts, PEOPLES, spread, STONES, TRACK, type Facts, type People } from "./facts.ts";
import { columns, height, top, type Column } from "./plan.ts";
import { WORDS } from "./words/index.ts";
import "./panels.css";

const ROOM = 0.125; // of a track for one sign
const LOW_ROOM = 0.18; // and of the lower one of a low desk
const LOW = "(max-height: 860px) and (min-width: 701px)";
const SCARCE = 3; // stones in the supply

export function Influence({ scene }: { readonly scene: Scene }) {
  const w = WORDS.in(scene.words.lang);
  const known = facts(scene.view);
  const low = useMedia(LOW);
  const found = useStandings(scene, nextStep(scene), behind);
  const counting = useCounting(scene);
  const standings = scene.status === "playing" && !counting ? found : null; // after the end the points lie on the table
  const highest = top(known);
  const totals = standings ? changes(standings.now, standings.then) : [];
  const what = counting ? w.scoredSoFar : standings ? w.ifScored : w.pointsShort;
  return (
    <div class="at-influence">
      <table class="at-plan">
        <caption class="unseen">{`${w.influencePlan} (0–${String(TRACK)})`}</caption>
        <thead>
          <tr>
            <td class="at-axis">
              <div class="at-scale" aria-hidden="true">
                {[5, 10, 15, 20, TRACK].filter((field) => field <= highest).map((field) => <i key={field} class={field === TRACK ? "at-end" : ""} style={{ bottom: `${String(height(field, highest) * 100)}%` }}>{field}{field === TRACK ? <small>{w.end}</small> : null}</i>)}
              </div>
            </td>
            {columns(known, low ? LOW_ROOM : ROOM).map((column) => <Track key={column.people} scene={scene} column={column} />)}
            <th scope="col" class="at-sum" title={what}><span aria-hidden="true">{w.pointsShort}</span>{what === w.pointsShort ? null : <Said>, {what}</Said>}</th>
          </tr>
        </thead>
        <tbody>
          <Caption text={counting || standings ? what : w.influencePlan} />
          {known.influence.map((row, seat) => (
            <tr key={seat} data-about={`player ${String(seat)}`} class={seat === scene.viewer ? "at-own" : ""}>
              <th scope="row"><Counter scene={scene} seat={seat} /><Said>{scene.called(seat)}</Said></th>
              {PEOPLES.map((people) => {
                const field = row[people] ?? 0;
                const now = part(standings?.now ?? null, seat, "people", people);
                const then = standings?.then ? part(standings.then, seat, "people", people) : now;
                const gets = counting ? (counting.of[seat]?.[people] ?? 0) : standings ? then : null;
                return (
                  <td key={people} class={then === now ? "" : then > now ? "at-more" : "at-less"}>
                    <Said>{w.cell(field, gets, signed(then - now))}</Said>
                    <span aria-hidden="true">{(gets ?? field) || "–"}</span>
                  </td>
                );
              })}
              <td class="at-sum">
                <b>{counting?.totals[seat] ?? totals[seat]?.points ?? scene.scores?.[seat] ?? facts(scene.settled).scores[seat] ?? 0}</b>
                {totals[seat]?.by ? <small class={totals[seat].by > 0 ? "gains" : "loses"}>{signed(totals[seat].by)}</small> : null}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Caption text={w.worth} />
          <Worth scene={scene} known={known} />
        </tfoot>
      </table>
      {scene.compact ? <p class="at-legend" aria-hidden="true">{known.influence.map((_, seat) => <span key={seat}><Counter scene={scene} seat={seat} /> {scene.called(seat)}</span>)}</p> : null}
    </div>
  );
}

/** While a scoring is told: what it has brought so far, by seat and people, and everybody's points with that; null: none is. */
function useCounting(scene: Scene): Counting | null {
  const told = useObservable(telling);
  if (scene.draft || scene.settled === scene.view) return null; // one that was read already may lie there again
  const [before, after] = [facts(scene.settled).scores, facts(scene.view).scores];
  return told ?? (before.some((points, seat) => points !== after[seat]) ? { of: [], totals: before } : null);
}

/** What the rows below it say. */
const Caption = ({ text }: { readonly text: string }) => <tr class="at-caption"><th scope="rowgroup" colSpan={PEOPLES.length + 2}>{text}</th></tr>;

function Track({ scene, column: { people, groups } }: { readonly scene: Scene; readonly column: Column }) {
  const w = WORDS.in(scene.words.lang);
  const name = scene.words.name("people", people);
  return (
    <th scope="col" class="at-column" style={{ "--at-colour": owners[people]?.colour ?? "#888" }} data-about={`track ${people}`}>
      <div class="at-track" aria-hidden="true">
        {groups.map(({ field, seats, at }) => (
          <span key={seats.join(" ")} class={seats.length > 1 ? "at-standing at-shared" : "at-standing"} title={seats.map((seat) => w.standsAt(scene.called(seat), name, field)).join("\n")} style={{ bottom: `${String(at * 100)}%` }}>
            {seats.map((seat) => <Counter key={seat} scene={scene} seat={seat} />)}
            <b>{field}</b>
          </span>
        ))}
      </div>
      <Emblem people={people} />
      <span class="at-called">{name}</span>
    </th>
  );
}

/** What the first and the second get of each people, and how many of its stones are left. */
function Worth({ scene, known }: { readonly scene: Scene; readonly known: Facts }) {
  const w = WORDS.in(scene.words.lang);
  const of = (people: People): { readonly stones: number; readonly provinces: number } => spread(known.provinces, people);
  const rows = [
    { id: "first", title: w.firstGets, help: w.firstGetsHelp, value: (people: People) => of(people).stones },
    { id: "second", title: w.secondGets, help: w.secondGetsHelp, value: (people: People) => of(people).provinces },
    { id: "supply", title: w.left, help: w.supplyOf, value: (people: People) => STONES - of(people).stones },
  ];
  return (
    <>
      {rows.map(({ id, title, help, value }) => (
        <tr key={id} class={`at-${id}-gets`}>
          <th scope="row" title={help}><span aria-hidden="true">{title}</span><Said>{help}</Said></th>
          {PEOPLES.map((people) => <td key={people} class={id === "supply" && value(people) <= SCARCE ? "at-scarce" : ""}><b>{value(people)}</b></td>)}
          <td />
        </tr>
      ))}
    </>
  );
}
