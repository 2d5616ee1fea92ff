/** Which regions of a map belong together. Pure. */

import type { MapFile } from "../../board/mapfile.ts";

export type Groups = Readonly<Record<string, readonly string[]>>;

/** Which regions of a map belong to each of its groups. */
export function groupsOf({ regions }: Pick<MapFile, "regions">): Groups {
  const found: Record<string, string[]> = {};
  for (const [region, { groups }] of Object.entries(regions)) for (const group of groups) (found[group] ??= []).push(region);
  return found;
}
