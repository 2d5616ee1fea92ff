/** How seats look that have no look of their own in a game: six colours that everybody can tell apart, with letters. */

import { owners } from "./theme.ts";

const ORDER = ["red", "blue", "green", "yellow", "pink", "black"];

export function seatLook(seat: number): { readonly colour: string; readonly ink: string } {
  return owners[ORDER[seat % ORDER.length] ?? "red"] ?? { colour: "#a02c04", ink: "#ffffff" };
}

/** The letter on a seat's disc. */
export function initial(name: string, seat: number): string {
  return (name.match(/\p{L}|\p{N}/u)?.[0] ?? String(seat + 1)).toUpperCase();
}
