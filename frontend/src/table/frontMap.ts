/** Which of several maps of a board lies in front: where one may choose, else where something happens. Pure. */

import type { LogLine } from "../faces/face.ts";
import { named } from "./mapFocus.ts";

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

/** The places that a line of the log is about. */
export const placesOf = (line: LogLine, maps: readonly { readonly regions: Regions }[]): readonly string[] => {
  const all: Regions = Object.assign({}, ...maps.map(({ regions }) => regions)) as Regions;
  return [...new Set((line.events ?? []).flatMap((told) => named(told, all)))];
};
