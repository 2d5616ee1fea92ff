/** What may be planned in a battle, as the odds are asked for it (docs/develop/odds.md). Pure. */

import type { OddsQuestion } from "../face.ts";
import type { Plannable } from "../parts/plans.tsx";

/** Units have come from the sea. */
export const LANDING = "landing";

/** The attacker's last land unit falls last, as by default where it attacks with aircraft. */
export const HOLD = "hold";

const ORDER = /^[a-z]+( [a-z]+)*$/;
const STOPS: Plannable = { units: /^([1-9]|[1-9]\d)$/, rounds: /^([1-9]|[1-9]\d)$/, chance: /^0\.\d+$/ };
const OTHERS: Plannable = { attacker_order: ORDER, defender_order: ORDER, hold: /^true$/, dive: /^(alone|once)$/ };

/** From a landing nobody retreats (AAE-93). */
export const mayPlan = (question: OddsQuestion): Plannable => {
  const { hold, ...others } = OTHERS;
  const has = (what: string): boolean => question.some(([name]) => name === what);
  return { ...(has(LANDING) ? {} : STOPS), ...others, ...(has(HOLD) || !hold ? {} : { hold }) };
};

const FIRST = ["damaged", "infantry", "artillery", "armor", "transport", "submarine"];
/** Who falls first where nothing else is said, as the odds do it. */
export const PRICED = {
  attacker: [...FIRST, "fighter", "destroyer", "bomber", "carrier", "battleship"],
  defender: [...FIRST, "bomber", "destroyer", "fighter", "carrier", "battleship"],
} as const;
