/** The moments of a game that one can look back to. Pure. */

import { liveEntries, type Line } from "./logLines.ts";

/** The lines in which something happened that still counts. */
export function moments(lines: readonly Line[]): readonly Line[] {
  return liveEntries(lines).filter(({ events }) => events?.length);
}

/** The index of the first line of the next or previous turn. */
export function turnFrom(lines: readonly Line[], index: number, by: 1 | -1): number {
  const begins = (i: number): boolean => lines[i]?.events?.some(({ event }) => event === "turn") ?? false;
  for (let i = index + by; i > 0 && i < lines.length - 1; i += by) if (begins(i)) return i;
  return by > 0 ? lines.length - 1 : 0;
}
