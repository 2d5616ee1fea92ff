/** Where the keyboard begins on a map. */

import type { MapFile, Point } from "./mapfile.ts";

/** The region nearest to a place (units); null where there is none. */
export function nearest({ regions }: MapFile, [x, y]: Point, among: Iterable<string> = Object.keys(regions)): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const id of among) {
    const region = regions[id];
    if (!region) continue;
    const away = Math.hypot(region.pieces[0] - x, region.pieces[1] - y);
    if (away < least) [best, least] = [id, away];
  }
  return best;
}
