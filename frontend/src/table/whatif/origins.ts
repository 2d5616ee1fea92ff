/** Which trials were begun from a table as it stood then, not from a moment of its past: they lead back to it. Kept in this browser. */

import { put, taken, type BrowserStorage } from "../../net/storage.ts";

const PLACE = "kartentisch.trials";
const MOST = 40;

function kept(shelf: BrowserStorage): readonly string[] {
  const found = taken(shelf, PLACE);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}

export function begunLive(shelf: BrowserStorage, trial: string): void {
  put(shelf, PLACE, [...kept(shelf).filter((one) => one !== trial).slice(1 - MOST), trial]);
}

/** Where the way back leads: the table, or the moment at which the trial branched off. */
export const wayBack = (shelf: BrowserStorage, trial: string, branch: { readonly table: string; readonly seq: number }): string =>
  kept(shelf).includes(trial) ? `/t/${branch.table}` : `/t/${branch.table}?at=${String(branch.seq)}`;
