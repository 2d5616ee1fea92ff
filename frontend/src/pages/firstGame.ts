/** Whether this browser has begun a game of this kind against bots before: whoever has not meets weaker ones. */

import { local, put, taken } from "../net/storage.ts";

const PLACE = "kartentisch.begun"; // the games

function begun(): readonly unknown[] {
  const kept = taken(local, PLACE);
  return Array.isArray(kept) ? kept : [];
}

/** Bots for a newcomer, and for everybody who has chosen nothing. */
export const FIRST_LEVEL = "easy";
export const LEVEL = "normal";

/** Which bots somebody meets who has chosen none; from now on the game is known here. */
export function levelNow(game: string): string {
  const before = begun();
  if (before.includes(game)) return LEVEL;
  put(local, PLACE, [...before, game]);
  return FIRST_LEVEL;
}
