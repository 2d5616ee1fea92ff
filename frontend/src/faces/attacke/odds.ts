/** What is asked of the odds: a set against a hand of which some cards are known. Pure. */

import type { OddsQuestion } from "../face.ts";
import { cardOf, type Cards, type Guess, type Kind } from "./facts.ts";

/** As docs/develop/odds.md writes cards. */
const LETTERS: Readonly<Record<Kind, string>> = { artillerie: "A", infanterie: "I", kavallerie: "C", joker: "J", revolution: "R", verrat: "T", gegenrevolution: "CR", ueberlaeufer: "D" };

export interface HandOdds {
  readonly set: number;
  readonly counter: number;
  readonly attack: { readonly wins: number; readonly shown: number } | null;
}

export function notation(cards: Cards): string {
  return Object.entries(cards).map(([id, n]) => {
    const { kind, value } = cardOf(id);
    return `${n > 1 ? String(n) : ""}${LETTERS[kind]}${kind === "ueberlaeufer" || value === 0 ? "" : String(value)}`;
  }).join(" ");
}

/** A set of this strength (0: none) against the hand. */
export function asked({ known, heaps }: Guess, strength: number, joker: number): OddsQuestion {
  const drawn = heaps.length ? heaps : [{ cards: {}, drawn: 0 }];
  return [
    ...drawn.flatMap(({ cards, drawn: n }) => [["hand", n], ["heap", notation(cards)]] as const),
    ["known", notation(known)], ["joker", joker],
    ...(strength ? [["strength", strength] as const] : []),
  ];
}
