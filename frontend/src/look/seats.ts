/** How seats look that have no look of their own in a game: six colours that everybody can tell apart, with letters. */

import { owners } from "./theme.ts";

const ORDER = ["red", "blue", "green", "yellow", "pink", "black"];

/** The pattern beside the seat's tint. */
export function seatPattern(seat: number): string {
  return ORDER[seat % ORDER.length] ?? "red";
}

export function seatLook(seat: number): { readonly colour: string; readonly ink: string } {
  return owners[seatPattern(seat)] ?? { colour: "#a02c04", ink: "#ffffff" };
}

function initial(name: string, seat: number): string {
  return (name.match(/\p{L}|\p{N}/u)?.[0] ?? String(seat + 1)).toUpperCase();
}

/** The letter on a counter; two where the first would be another seat's as well, never the same two: Gast is Ga, Galla Gl, Bot 2 B2. */
export function letters(names: readonly string[], seat: number): string {
  const own = initial(names[seat] ?? "", seat);
  const alike = names.flatMap((name, other) => (initial(name, other) === own ? [other] : []));
  if (alike.length === 1) return own;
  const taken = new Set<string>();
  for (const one of alike) {
    const [, ...others] = [...(names[one] ?? "").matchAll(/\p{L}|\p{N}/gu)].map(([letter]) => letter.toLowerCase());
    const free = others.filter((letter) => !taken.has(letter));
    const second = free.filter((letter) => /\p{N}/u.test(letter)).at(-1) ?? free[0] ?? String(one + 1);
    if (one === seat) return own + second;
    taken.add(second);
  }
  return own;
}
