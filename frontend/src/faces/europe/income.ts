/** What the next income brings, and what the Axis has gained, as the chart on the board says it (AAE-138). */

import type { Forecast } from "../face.ts";
import { part } from "../parts/standings.ts";
import { force, isAxis, type Facts } from "./facts.ts";
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

/** Those that take part in the war. */
export const powersIn = (known: Facts): readonly Power[] => POWERS.filter((power) => known.cash[power] || incomeOf(known, power) || force(known, power));

const PAID = ["lands", "oil", "convoys"] as const;
const CAPITAL = 1000; // points of one in the forecast

/** What the Axis is ahead by and what that consists of; a capital is no IPC. `open`: what has brought nothing yet may still do so; else it is left out, but for the lands. */
export function gains(now: Forecast, open: boolean): { readonly sum: number; readonly paid: readonly { readonly id: string; readonly n: number }[]; readonly capitals: number } {
  const paid = PAID.map((id) => ({ id, n: part(now, 0, "standing", id) }));
  return { sum: paid.reduce((sum, { n }) => sum + n, 0), paid: paid.filter(({ id, n }) => open || n || id === "lands"), capitals: Math.round(part(now, 0, "standing", "capitals") / CAPITAL) };
}
