/** Which regions of a map belong together. Pure. */

import type { Continent } from "../../board/continents.ts";
import type { MapFile } from "../../board/mapfile.ts";

export type Groups = Readonly<Record<string, readonly string[]>>;

/** Which regions of a map belong to each of its groups. */
export function groupsOf({ regions }: Pick<MapFile, "regions">): Groups {
  const found: Record<string, string[]> = {};
  for (const [region, { groups }] of Object.entries(regions)) for (const group of groups) (found[group] ??= []).push(region);
  return found;
}

const LACKS = 2; // regions: with no more missing, somebody has nearly all

/** What a map says of its groups: `said` beside each, and who has all or nearly all of it. */
export function continentsOn(groups: Groups, said: (group: string) => string, ownerOf: (region: string) => number, look: (seat: number) => { readonly colour: string; readonly ink: string }): Continent[] {
  return Object.entries(groups).map(([group, regions]) => {
    const has = new Map<number, number>();
    for (const region of regions) has.set(ownerOf(region), (has.get(ownerOf(region)) ?? 0) + 1);
    const [seat, count] = [...has].filter(([one]) => one >= 0).sort(([, a], [, b]) => b - a)[0] ?? [-1, 0];
    const near = seat >= 0 && regions.length - count <= LACKS && 2 * count > regions.length;
    return { group, text: said(group), ...(near ? { share: { ...look(seat), text: `${String(count)}/${String(regions.length)}` } } : {}) };
  });
}
