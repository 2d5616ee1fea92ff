/** The places that a text of a lesson names, `[Moesia](province moesia)`, and how they are asked about at a table. */

import type { MapFile } from "../../board/mapfile.ts";
import type { LegalAction } from "../../net/shapes.ts";

const NAMED = /\]\((\w+) ([^)\s]+)\)/g;

type Maps = readonly Pick<MapFile, "regions">[];

const drawn = (id: string, maps: Maps): boolean => maps.some(({ regions }) => id in regions);

/** A place on the map itself; of a group of places, a continent, all that belong to it. */
export function placesOf(id: string, maps: Maps): readonly string[] {
  if (drawn(id, maps)) return [id];
  return maps.flatMap(({ regions }) => Object.entries(regions).flatMap(([region, { groups }]) => (groups.includes(id) ? [region] : [])));
}

/** Whatever a text names, as fields and ids: `card joker`. */
export const thingsIn = (text: string): readonly (readonly [string, string])[] => [...text.matchAll(NAMED)].map(([, field = "", id = ""]) => [field, id]);

/** In the order of the text, each once. */
export function placesIn(text: string, maps: Maps): readonly string[] {
  return [...new Set([...text.matchAll(NAMED)].flatMap(([, , id = ""]) => placesOf(id, maps)))];
}

/** The same, but first what is pressed first: where there is not room for all, that is looked at. */
export function pressedFirst(text: string, way: readonly Pick<LegalAction, "fields">[], maps: Maps): readonly string[] {
  const named = placesIn(text, maps);
  const begins = Object.values(way[0]?.fields ?? {}).flatMap((id) => placesOf(id, maps)).find((id) => named.includes(id));
  return begins === undefined ? named : [begins, ...named.filter((id) => id !== begins)];
}

/** What is on the map is a region there, whatever the game calls it. */
export function aimed(text: string, maps: Maps): string {
  return text.replaceAll(NAMED, (whole, _field: string, id: string) => (drawn(id, maps) ? `](region ${id})` : whole));
}
