/** What the next income brings, as the chart on the board says it (AAE-138). */

import { isAxis, type Facts } from "./facts.ts";
import { isConvoy, ownerOf, worthOf } from "./map.ts";
import { isLand, POWERS, SPACES, type Power } from "./material.ts";

/** Capitals: whoever has lost the own one earns nothing (AAE-86). */
export const CAPITALS: Readonly<Record<Power, string>> = { germany: "germany", ussr: "moscow", uk: "united_kingdom", usa: "united_states" };

/** Lands of the power and convoy centres that pay it; what the Middle East pays is settled between the powers. */
export function incomeOf(known: Facts, power: Power): number {
  if (ownerOf(known, CAPITALS[power]) !== power) return 0;
  return SPACES.reduce((all, space) => all + (ownerOf(known, space) === power && (isLand(space) || (isConvoy(space) && !isAxis(power))) ? worthOf(space) : 0), 0);
}

/** The powers' incomes, in their order. */
export const incomes = (known: Facts): readonly number[] => POWERS.map((power) => incomeOf(known, power));
