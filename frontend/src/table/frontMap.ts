/** Which of several maps of a board lies in front: where one may choose, else where something happens. Fetched where there are several. */

import type { Face, LogLine, Scene } from "../faces/face.ts";
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

/** Whether this turn has asked the same before, so that one goes on; it is noted. */
function goesOn(before: Turned, question: string): boolean {
  const asked = (before.asked ??= new Set());
  return asked.size === asked.add(question).size;
}

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
  const here = anew && goesOn(before, `${String(scene.view.turn)} ${draft.decision.question}`) ? counts(maps, acted(log, scene.viewer, regionsOf(maps))) : []; // where one has acted one goes on, even if only the other map offers more
  let next = front;
  if (here.some(Boolean)) next = frontFor(here, front);
  else if (draft && turned) next = frontFor(legal.some(Boolean) ? legal : counts(maps, face.theatre?.(scene) ?? []), front);
  else if (!draft && line) next = frontFor(happens.length && happens.every(Boolean) ? counts(maps, places.slice(-1)) : happens, front); // from one map to another: where it goes
  return { next, elsewhere: news.flatMap((n, map) => (n > 0 && map !== next ? [map] : [])) };
}
