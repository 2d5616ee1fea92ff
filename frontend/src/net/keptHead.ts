/** The last head of each table's log that this browser has checked. */

import { now } from "./clock.ts";
import type { Head } from "./logChain.ts";
import { drop, names, put, taken, type BrowserStorage } from "./storage.ts";

/** The head after the last line that was checked, and whose signature that is. */
export interface KeptHead extends Head {
  readonly key: string;
}

const PLACE = "kt.head.";
const MOST = 200; // tables

export function keptHead(shelf: BrowserStorage, table: string): KeptHead | null {
  const found = taken(shelf, PLACE + table) as KeptHead | null;
  return found && Number.isSafeInteger(found.seq) && typeof found.hash === "string" && typeof found.key === "string" ? found : null;
}

/** Keeps a head, unless another window has seen more. */
export function keepHead(shelf: BrowserStorage, table: string, { seq, hash, signature, key }: KeptHead, at = now()): void {
  if ((keptHead(shelf, table)?.seq ?? -1) >= seq) return;
  put(shelf, PLACE + table, { seq, hash, signature, key, at });
  const all = names(shelf, PLACE);
  if (all.length <= MOST) return;
  const age = (name: string): number => Number((taken(shelf, name) as { at?: number } | null)?.at ?? 0);
  for (const name of [...all].sort((a, b) => age(a) - age(b)).slice(0, all.length - MOST)) drop(shelf, name);
}
