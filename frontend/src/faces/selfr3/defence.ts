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

/** Choices of dice in the order of the question, the same for every roll: who presses the upper one again means it again. First the best two and the best single one, which a phone shows at once; the others are worse than one of them. */
export function ordered(choices: readonly string[]): readonly string[] {
  const all = bestFirst(undefined).filter((dice) => choices.includes(dice));
  const first = [2, 1].flatMap((n) => all.find((dice) => DICE[dice]?.length === n) ?? []);
  return [...first, ...all.filter((dice) => !first.includes(dice))];
}

/** Which of the choices defends best: by the chance to hold, where it is known, else as the automatic answer does. */
export function best(shown: readonly number[], choices: readonly string[], holds: Readonly<Record<string, number>> | null): string {
  const all = bestFirst(shown[1]).filter((dice) => choices.includes(dice));
  return [...all].sort((a, b) => (holds ? (holds[b] ?? 0) - (holds[a] ?? 0) : 0))[0] ?? "";
}

/** How likely so many comparisons are won (R2-59): their chances by number. */
function spread(shown: readonly number[], dice: readonly number[]): string {
  const won = new Map<number, number>();
  const all = dice.reduce<readonly (readonly number[])[]>((rolls, n) => rolls.flatMap((roll) => Array.from({ length: n }, (_, i) => [...roll, i + 1])), [[]]);
  for (const roll of all) {
    const high = [...roll].sort((a, b) => b - a);
    const n = shown.filter((pip, i) => (high[i] ?? 0) >= pip).length;
    won.set(n, (won.get(n) ?? 0) + 1 / all.length);
  }
  return JSON.stringify([Math.min(shown.length, dice.length), [...won].sort(([a], [b]) => a - b).map(([n, part]) => [n, part.toFixed(9)])]);
}

/** Whether it does not matter which of them is chosen: each wins and loses the same. */
export const alike = (shown: readonly number[], choices: readonly string[]): boolean =>
  shown.length > 0 && choices.length > 0 && new Set(choices.map((dice) => spread(shown, DICE[dice] ?? []))).size === 1;

/** What is answered alike until an attack ends: the dice, the cards, or both. */
type Alike = "dice" | "cards";

/** The plan's name: one runs at a time, so what runs already goes on with what is added. */
export function alikeUntil(what: Alike, battle: string, runs: (plan: string) => boolean): string {
  const [own, other, both] = [`${what} ${battle}`, `${what === "dice" ? "cards" : "dice"} ${battle}`, `both ${battle}`];
  return runs(both) || runs(other) ? both : own;
}

/** Standing orders that defend so in every attack. */
export function wellDefended(): readonly StandingOrder[] {
  const order = (when: StandingOrder["when"], second?: number): StandingOrder => ({ question: QUESTION, when, answer: bestFirst(second).map((dice) => `defend ${dice}`), times: 0, otherwise: "ask" });
  return [order({ attackers: ["=1"] }), order({ second: [`<=${String(LOW)}`] }), order({}, LOW + 1)];
}
