/** Which game was opened in this browser last: a new table begins with it. */

import { local, put, taken } from "../net/storage.ts";

const PLACE = "kartentisch.lastGame";
const USUAL = "attila";

export const played = (game: string): void => { put(local, PLACE, game); };

export function lastGame(): string {
  const kept = taken(local, PLACE);
  return typeof kept === "string" && kept ? kept : USUAL;
}

/** The game to begin with, where the server has these; a kept one may be gone. */
export const known = (game: string, games: readonly string[]): string => (games.includes(game) || !games.length ? game : games.includes(USUAL) ? USUAL : (games[0] ?? game));
