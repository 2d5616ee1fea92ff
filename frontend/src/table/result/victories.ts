/** The how-many-th win of a game this browser has seen, as far as it knows. */

import { now } from "../../net/clock.ts";
import { myTables, type MyTable } from "../../net/seats.ts";
import { local, put, taken } from "../../net/storage.ts";

const PLACE = "kartentisch.won";

interface Kept {
  /** Since when wins are counted, ms since 1970. */
  readonly since: number;
  /** The tables that were won, by game. */
  readonly won: Readonly<Record<string, readonly string[]>>;
}

/** What is kept after a win, and which one it was; 0: there were tables of this game before any were counted. */
export function counted(kept: Kept, table: string, game: string, tables: readonly Pick<MyTable, "id" | "game" | "seen">[]): readonly [Kept, number] {
  const before = kept.won[game] ?? [];
  const won = before.includes(table) ? before : [...before, table];
  const older = tables.some((one) => one.game === game && one.id !== table && one.seen < kept.since && !won.includes(one.id));
  return [{ since: kept.since, won: { ...kept.won, [game]: won } }, older ? 0 : won.indexOf(table) + 1];
}

/** Of a game that was won at a table; 0: not known. */
export function victory(table: string): number {
  const game = myTables.value.find(({ id }) => id === table)?.game;
  if (game === undefined) return 0;
  const found = taken(local, PLACE) as Partial<Kept> | null;
  const kept: Kept = { since: typeof found?.since === "number" ? found.since : now(), won: found?.won && typeof found.won === "object" ? found.won : {} };
  const [next, n] = counted(kept, table, game, myTables.value);
  put(local, PLACE, next);
  return n;
}
