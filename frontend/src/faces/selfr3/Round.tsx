/** How everybody stands if the game ended now, and who holds which continent. */

import type { Forecast } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { Leaders, type Column, type Row } from "../parts/Leaders.tsx";
import { isYou } from "../parts/you.ts";
import { Rule } from "../parts/controls.tsx";
import { part, signed } from "../parts/standings.ts";
import { Badge, officerName, OfficerSign, regionOf, seatLook, Stroke, wordsOf, type SignName } from "./drawn.tsx";
import { continentsOf, facts, frame, regionsOf, type Facts } from "./facts.ts";
import { CONTINENTS, OFFICERS } from "./material.ts";
import { playOf } from "./playOf.ts";
import { bring } from "./victory.ts";
import "./round.css";

type Id = "points" | "territories" | "income" | "money" | "hand";
const COLUMNS: readonly { readonly id: Id; readonly sign: SignName; readonly decides?: boolean }[] = [
  { id: "points", sign: "star", decides: true }, { id: "territories", sign: "flag" }, { id: "income", sign: "income" }, { id: "money", sign: "coin" }, { id: "hand", sign: "card" },
];

export function Round({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const now = scene.forecast?.now;
  const labels: Readonly<Record<Id, readonly [string, string]>> = { points: [w.points, w.pointsHelp], territories: [w.territories, w.territoriesHelp], income: [w.income, w.incomeHelp], money: [w.money, w.moneyHelp], hand: [w.cardsHeld, w.cardsHelp] };
  const columns: readonly Column[] = COLUMNS.map(({ id, sign, decides }) => ({ id, label: labels[id][0], help: labels[id][1], sign: <Stroke name={sign} />, ...(decides ? { decides } : {}) }));
  const holds = scene.options["station_only"] === "holds_continent";
  const held = known.armies.map((_, seat) => continentsOf(known, seat, holds));
  return (
    <div class="sr-round">
      {now ? <Leaders label={w.standing} columns={columns} rows={known.armies.map((_, seat) => row(scene, known, now, seat))} /> : null}
      <p class="fp-quiet">{w.leads} <Rule scene={scene} id="R2-73" /></p>
      {scene.status === "over" ? null : [...bring(known)].map(([officer, points]) => {
        const stands = known.officers[scene.viewer]?.[officer] !== undefined;
        return <p key={officer} class={stands ? "fp-quiet" : "sr-gives"}>{playOf(scene).hiddenCards(points, officerName(scene, officer), stands)} <Rule scene={scene} id="R2-75" /></p>;
      })}
      {now && scene.status !== "over" ? <Income scene={scene} known={known} now={now} /> : null}
      <h3>{w.continentsHead}</h3>
      <ul class="sr-continents">
        {Object.entries(CONTINENTS).map(([id, { bonus, regions }]) => {
          const seat = held.findIndex((some) => some.includes(id));
          const own = scene.viewer < 0 ? [] : regionsOf(known, scene.viewer);
          const lacks = seat < 0 && regions.some((one) => own.includes(one)) ? regions.filter((one) => !own.includes(one) && !known.ruins.includes(one)) : [];
          return <li key={id} data-about={`continent ${id}`}>{seat < 0 ? <i class="sr-badge sr-none" aria-hidden="true" /> : <Badge seat={seat} />} <span>{scene.words.name("continent", id)}{seat < 0 ? "" : <span class="unseen">, {w.heldBy(isYou(scene, seat) ? "" : scene.called(seat))}</span>}</span> <b>+{bonus}</b>{lacks.length ? <small>{w.lacks(lacks.slice(0, MANY).map((one) => regionOf(scene, one)).join(", "), lacks.length - Math.min(MANY, lacks.length), lacks.length === 1)}</small> : null}</li>;
        })}
      </ul>
    </div>
  );
}

const MANY = 4; // names of what a continent lacks
const THIRD = 3; // territories for one army and one coin (R2-19)
const LEAST = 3;

/** What the next turn brings to each: as a bar of territories and bonuses, and how many territories are missing for more (R2-18 to R2-24). */
function Income({ scene, known, now }: { readonly scene: Scene; readonly known: Facts; readonly now: Forecast }) {
  const w = wordsOf(scene);
  const of = known.armies.map((_, seat) => {
    const territories = part(now, seat, "standing", "territories");
    const all = part(now, seat, "standing", "income");
    const base = Math.max(LEAST, Math.floor(territories / THIRD));
    return { seat, all, base, next: (base + 1) * THIRD - territories };
  }).filter(({ seat }) => !known.eliminated.includes(seat));
  const most = Math.max(1, ...of.map(({ all }) => all));
  return (
    <>
      <h3>{w.incomeHead} <Rule scene={scene} id="R2-19" /></h3>
      <ul class="sr-income">
        {of.map(({ seat, all, base, next }) => (
          <li key={seat} data-about={`player ${String(seat)}`}>
            <Badge seat={seat} /> <b>{scene.called(seat)}</b>
            <span class="sr-track" aria-hidden="true">{Array.from({ length: most }, (_, i) => <i key={i} class={i < base ? "sr-base" : i < all ? "sr-bonus" : ""} style={{ "--sr-colour": seatLook(seat).colour }} />)}</span>
            <strong>+{all}</strong>
            <small>{w.incomeOf(base, all - base)}; {w.untilNext(next, all + 1)}</small>
          </li>
        ))}
      </ul>
      <p class="fp-quiet">{w.incomeRule}</p>
    </>
  );
}

function row(scene: Scene, known: Facts, now: Forecast, seat: number): Row {
  const w = wordsOf(scene);
  const gone = known.eliminated.includes(seat);
  const active = known.active === seat && scene.status === "playing" && known.round > 0 && !frame(known, "Bidding"); // who was last in the round before is on no more
  const draft = scene.forecast?.draft ?? null;
  const of = (forecast: Forecast, id: Id): number => (id === "points" ? (forecast.seats[seat]?.points ?? 0) : part(forecast, seat, "standing", id));
  const cell = (id: Id): Row["cells"][string] => {
    const n = of(now, id);
    const by = draft ? of(draft, id) - n : 0;
    return by ? { text: <>{n + by}<small> {signed(by)}</small></>, said: w.becomes(n, n + by) } : { text: String(n) };
  };
  const officers = OFFICERS.filter((officer) => known.officers[seat]?.[officer] !== undefined);
  return {
    seat, rank: now.seats[seat]?.place ?? 1, now: active, gone,
    name: <><Badge seat={seat} /> {scene.called(seat)}</>,
    note: gone ? w.out : active ? `${w.onTurn}${known.phase ? `: ${w.phases[known.phase] ?? ""}` : ""}` : "",
    cells: Object.fromEntries(COLUMNS.map(({ id }) => [id, cell(id)])),
    more: officers.length ? <span class="sr-officers">{officers.map((officer) => <span key={officer} data-about={`officer ${officer}`} title={scene.words.name("officer", officer)}><OfficerSign officer={officer} /></span>)}</span> : null,
  };
}
