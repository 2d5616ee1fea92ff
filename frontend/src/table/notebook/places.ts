/** The places of all maps of a table, by their names. */

import type { MapFile } from "../../board/mapfile.ts";

export type Places = readonly (readonly [string, string])[];

export function placesOf(maps: readonly MapFile[], lang: "de" | "en"): Places {
  const names = new Map(maps.flatMap((map) => Object.entries(map.regions).map(([id, region]) => [id, region[lang]] as const)));
  return [...names].sort(([, a], [, b]) => a.localeCompare(b, lang));
}

export function named(places: Places, id: string): string {
  return places.find(([one]) => one === id)?.[1] ?? id;
}
