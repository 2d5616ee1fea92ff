/** What it costs if nobody stays behind in a territory. Pure. */

import { continentOf, continentsOf, hasStation, ownerOf, unitsIn, type Facts } from "./facts.ts";
import { CONTINENTS } from "./material.ts";

export interface Cost {
  /** The territory belongs to nobody then; not where a station holds it. */
  readonly lost: boolean;
  /** Continents that are no longer whole. */
  readonly continents: readonly string[];
  readonly points: number;
}

/** If so many units leave it; null: it costs nothing. `station`: what a station alone holds, by the table's rules (R2-R01, R2-R08). */
export function givesUp(known: Facts, from: string, going: number, station?: unknown): Cost | null {
  if (!from || unitsIn(known, from) > going) return null;
  const holds = hasStation(known, from) && station !== "falls";
  const continent = continentOf(from);
  const continents = !(holds && station === "holds_continent") && continentsOf(known, ownerOf(known, from), station === "holds_continent").includes(continent) ? [continent] : [];
  const points = (holds ? 0 : 1) + continents.reduce((sum, one) => sum + (CONTINENTS[one]?.bonus ?? 0), 0);
  return points ? { lost: !holds, continents, points } : null;
}
