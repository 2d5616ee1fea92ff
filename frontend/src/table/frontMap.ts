/** Which of several maps of a board lies in front: where one may choose, else where something happens. Fetched where there are several. */

import type { Draft, Face, LogLine, Scene } from "../faces/face.ts";
import { acted, fresh, named } from "./mapFocus.ts";

type Regions = Readonly<Record<string, unknown>>;

/** How many of these places each map has. */
export const counts = (maps: readonly { readonly regions: Regions }[], places: readonly string[]): readonly number[] =>
  maps.map(({ regions }) => places.filter((id) => id in regions).length);

/** The map that these places are on; the one in front as long as it has any, or where there are none. */
export function frontFor(found: readonly number[], front: number): number {
  if ((found[front] ?? 0) > 0) return front;
  const most = Math.max(0, ...found);
  return most > 0 ? found.indexOf(most) : front;
}

/** The places that lines of the log behind this one are about: what follows at once, such as the next turn, hides none of them. */
export const placesSince = (log: readonly LogLine[], seq: number, maps: readonly { readonly regions: Regions }[]): readonly string[] => {
  const all = regionsOf(maps);
  return [...new Set(log.flatMap((line) => (line.seq > seq ? (line.events ?? []).flatMap((told) => named(told, all)) : [])))];
};

/** What a board of several maps has turned to: the last step of an answer, and the last line. */
export interface Turned {
  step: string;
  seq: number;
  /** The questions that this turn has asked so far. */
  asked?: Set<string>;
}

/** Whether this turn has asked the same before, be it in a draft that looked ahead, so that one goes on; what is asked now is noted. */
function goesOn(before: Turned, turn: number | undefined, { decision, ahead }: Draft): boolean {
  const asked = (before.asked ??= new Set());
  const goes = asked.has(`${String(turn)} ${decision.question}`);
  for (const question of [decision.question, ahead?.decision?.question]) asked.add(`${String(turn)} ${String(question)}`);
  return goes;
}

const FIGHT = 2; // places at most that are a stage, and not all that somebody owns

const regionsOf = (maps: readonly { readonly regions: Regions }[]): Regions => Object.assign({}, ...maps.map(({ regions }) => regions)) as Regions;

/** Which map comes to the front with a scene, and on which others something has happened. `legal`: what may be chosen on each. */
export function follow(before: Turned, maps: readonly { readonly regions: Regions }[], front: number, legal: readonly number[], scene: Scene, face: Face): { readonly next: number; readonly elsewhere: readonly number[] } {
  const { draft, log } = scene;
  const step = draft ? `${draft.decision.id} ${String(draft.steps.length)}` : "";
  const line = fresh(log, before.seq);
  const places = line && before.seq ? placesSince(log, before.seq, maps) : [];
  const happens = places.length ? counts(maps, places) : [];
  const news = counts(maps, placesSince(log.filter(({ seat }) => seat === undefined || seat !== scene.viewer), before.seq || Infinity, maps)); // what one does oneself is none
  const turned = step !== before.step;
  const anew = draft !== null && !before.step.startsWith(`${draft.decision.id} `);
  before.step = step;
  before.seq = line?.seq ?? before.seq;
  const goes = draft !== null && goesOn(before, scene.view.turn, draft);
  const here = anew && goes ? counts(maps, acted(log, scene.viewer, regionsOf(maps))) : []; // where one has acted one goes on, even if only the other map offers more
  const stage = face.theatre?.(scene) ?? [];
  const fights = !draft && stage.length > 0 && stage.length <= FIGHT && (counts(maps, stage)[front] ?? 0) > 0; // where an attack is fought that is seen to its end, whatever falls elsewhere for it
  let next = front;
  if (here.some(Boolean)) next = frontFor(here, front);
  else if (draft && turned) next = frontFor(legal.some(Boolean) ? legal : counts(maps, stage), front);
  else if (!draft && line && !fights) next = frontFor(happens.length && happens.every(Boolean) ? counts(maps, places.slice(-1)) : happens, front); // from one map to another: where it goes
  return { next, elsewhere: news.flatMap((n, map) => (n > 0 && map !== next ? [map] : [])) };
}
