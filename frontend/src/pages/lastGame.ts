/** Which game was begun in this browser last: a new table begins with it. */

import { begun } from "./firstGame.ts";

const USUAL = "attila";

export function lastGame(): string {
  const last = begun().at(-1);
  return typeof last === "string" ? last : USUAL;
}

/** The game to begin with, where the server has these; a kept one may be gone. */
export const known = (game: string, games: readonly string[]): string => (games.includes(game) || !games.length ? game : games.includes(USUAL) ? USUAL : (games[0] ?? game));
