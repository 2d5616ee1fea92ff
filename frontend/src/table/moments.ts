/** The moments of a game that one can look back to. Pure. */

import { beginsTurn, liveEntries, type Line } from "./logLines.ts";

const MANY = 3; // dealings in a row

/** The lines in which something happened that still counts; what is dealt one by one before the first turn is one moment. */
export function moments(lines: readonly Line[]): readonly Line[] {
  const all = liveEntries(lines).filter(({ events }) => events?.length);
  const first = all.findIndex(beginsTurn);
  const dealt = (line: Line | undefined): string => (line && !beginsTurn(line) && (line.seat === undefined || line.auto) ? (line.events?.[0]?.event ?? "") : "");
  const found: Line[] = [];
  for (let i = 0; i < all.length;) {
    let end = i + 1;
    while (end < first && dealt(all[i]) && dealt(all[end]) === dealt(all[i])) end++;
    const [run, last] = [all.slice(i, end), all[end - 1]];
    if (run.length >= MANY && last) found.push({ ...last, events: run.flatMap(({ events = [] }) => events) });
    else found.push(...run);
    i = end;
  }
  return found;
}

/** The index of the first line of the next or previous turn. */
export function turnFrom(lines: readonly Line[], index: number, by: 1 | -1): number {
  for (let i = index + by; i > 0 && i < lines.length - 1; i += by) {
    const line = lines[i];
    if (line && beginsTurn(line)) return i;
  }
  return by > 0 ? lines.length - 1 : 0;
}
