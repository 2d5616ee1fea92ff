/** Purchases and placements put together. Pure. */

import type { LegalAction } from "../../net/shapes.ts";
import { times } from "../parts/steps.ts";
import { UNITS } from "./material.ts";

/** As many pairs of infantry and artillery as the money buys (each artillery lifts one infantry), and infantry for the rest. */
export function mix(money: number, artillery: LegalAction | undefined, infantry: LegalAction | undefined): readonly LegalAction[] {
  if (!artillery || !infantry) return [];
  const pairs = Math.floor(money / (UNITS.artillery.cost + UNITS.infantry.cost));
  const rest = Math.floor((money - pairs * (UNITS.artillery.cost + UNITS.infantry.cost)) / UNITS.infantry.cost);
  return [...times(artillery, pairs), ...times(infantry, pairs + rest)];
}

/** The action of this kind for the space where the last unit was placed; if it takes no more, the first one. */
export function last(laid: readonly LegalAction[], actions: readonly LegalAction[]): LegalAction | undefined {
  const space = laid.at(-1)?.fields["space"];
  return actions.find(({ fields }) => fields["space"] === space) ?? actions[0];
}
