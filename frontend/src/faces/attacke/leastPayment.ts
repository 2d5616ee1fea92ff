/** What a demand costs at least. Pure. */

import { canFight, cardOf, laidOut, type Cards } from "./facts.ts";

/** The payment of a hand that gives the fewest armies; [] if all of them are too few. */
export function leastPayment(cards: Cards, demand: number): readonly string[] {
  const sums = new Map<number, readonly string[]>([[0, []]]);
  for (const id of laidOut(cards).filter((one) => canFight(one) && cardOf(one).value)) {
    for (const [n, some] of [...sums]) if (n < demand && !sums.has(n + cardOf(id).value)) sums.set(n + cardOf(id).value, [...some, id]);
  }
  return sums.get(Math.min(...[...sums.keys()].filter((n) => n >= demand))) ?? [];
}
