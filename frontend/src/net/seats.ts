/** The tables that this device sits at: names and personal links. The secret of a seat is a cookie, out of reach. */

import { Observable } from "../app/observable.ts";
import { now } from "./clock.ts";
import type { Keys } from "./shapes.ts";
import { local, put, taken } from "./storage.ts";

export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Opens the seats on another device; null where only a cookie is left. */
  readonly recovery: string | null;
  readonly seen: number;
}

const PLACE = "kt.tables";
const MOST = 60;

function kept(): readonly MyTable[] {
  const found = taken(local, PLACE);
  return Array.isArray(found) ? (found as MyTable[]).filter((table) => typeof table?.id === "string") : [];
}

export const myTables = new Observable<readonly MyTable[]>(kept());

function keep(list: readonly MyTable[]): void {
  myTables.value = [...list].sort((a, b) => b.seen - a.seen).slice(0, MOST);
  put(local, PLACE, myTables.value);
}

export function myTable(id: string): MyTable | null {
  return myTables.value.find((table) => table.id === id) ?? null;
}

/** Remembers a table after sitting down or coming back. */
export function remember(keys: Pick<Keys, "table" | "recovery">, game: string, names: readonly string[]): void {
  const known = myTable(keys.table);
  const others = myTables.value.filter(({ id }) => id !== keys.table);
  const recovery = keys.recovery ?? known?.recovery ?? null;
  keep([{ id: keys.table, game, names: names.length ? names : (known?.names ?? []), recovery, seen: now() }, ...others]);
}

/** A rematch is opened by the same keys. */
export function inherit(from: string, to: string, game: string): void {
  const known = myTable(from);
  if (known && !myTable(to)) remember({ table: to, recovery: known.recovery }, game, known.names);
}

export function forget(id: string): void {
  keep(myTables.value.filter((table) => table.id !== id));
}

// another window of the same browser sat down somewhere
if (typeof addEventListener !== "undefined") {
  addEventListener("storage", (event) => {
    if (event.key === PLACE) myTables.value = kept();
  });
}
