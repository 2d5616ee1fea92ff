/** The choices of dice at the question, and which of them defend well against what the attack shows: what answers by itself. */

import type { StandingOrder } from "../face.ts";
import { DICE } from "./facts.ts";

const QUESTION = "Attack.defend";
/** Up to this second number of the attack a second die wins more units than it costs, or as many (counted for all dice). */
const LOW = 3;

const sides = (dice: readonly number[]): number => dice.reduce((sum, n) => sum + n, 0);

/** The dice by name, the best first: against one number of the attack two of them lose no more than one would. */
export function bestFirst(second: number | undefined): readonly string[] {
  const many = second === undefined || second <= LOW ? 1 : -1;
  return Object.entries(DICE).sort(([, a], [, b]) => many * (b.length - a.length) || sides(b) - sides(a)).map(([name]) => name);
}

/** The dice in the order of the question, the same for every roll: who presses the upper one again means it again. */
export const ORDERED: readonly string[] = bestFirst(undefined);

/** Standing orders that defend so in every attack. */
export function wellDefended(): readonly StandingOrder[] {
  const order = (when: StandingOrder["when"], second?: number): StandingOrder => ({ question: QUESTION, when, answer: bestFirst(second).map((dice) => `defend ${dice}`), times: 0, otherwise: "ask" });
  return [order({ attackers: ["=1"] }), order({ second: [`<=${String(LOW)}`] }), order({}, LOW + 1)];
}
