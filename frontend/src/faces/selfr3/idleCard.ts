/** What would bring nothing now, as everybody can see. Pure. */

import { cards, type Facts } from "./facts.ts";

/** Why a card of this seat would bring nothing: nobody else has money to give, or cards that could be barred; null: it may bring something (R2-90, R2-98). */
export function idleCard(known: Facts, card: string, seat: number): "money" | "cards" | null {
  const others = known.money.map((_, other) => other).filter((other) => other !== seat && !known.eliminated.includes(other));
  if (card === "inflation" && others.every((other) => !known.money[other])) return "money";
  return card.startsWith("softwarefehler_") && others.every((other) => cards(known.backs[other] ?? {}) === 0) ? "cards" : null;
}
