/** What one's own cards of victory points bring at the end: as long as their officer stands (R2-75). Pure. */

import { sum, unitsIn, type Facts } from "./facts.ts";
import { CARDS, OFFICERS, type Officer } from "./material.ts";

const POINTS = 3;

/** By officer; those that no card in hand hangs on are left out. */
export const bring = ({ hand }: Facts): ReadonlyMap<Officer, number> => new Map(OFFICERS.flatMap((officer) => {
  const n = sum(Object.entries(hand).flatMap(([card, held]) => (CARDS[card]?.deck === officer && CARDS[card].when === "end_of_game" ? [held] : [])));
  return n ? [[officer, n * POINTS] as const] : [];
}));

/** What they would bring if the game ended now. */
export const victory = (known: Facts, seat: number): number => sum([...bring(known)].map(([officer, points]) => (known.officers[seat]?.[officer] === undefined ? 0 : points)));

/** Those of them that stand alone: whoever takes the territory takes the points. */
export const exposed = (known: Facts, seat: number): readonly (readonly [officer: Officer, region: string, points: number])[] => [...bring(known)].flatMap(([officer, points]) => {
  const region = known.officers[seat]?.[officer];
  return region !== undefined && unitsIn(known, region) === 1 ? [[officer, region, points] as const] : [];
});
