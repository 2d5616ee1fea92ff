/** Which round it was, in games that count rounds. Pure. */

import type { LogLine } from "../net/shapes.ts";

/** The rounds in which lines of the log stand; 0: before the first, or none are counted. */
export function roundsAt(log: readonly LogLine[], seqs: readonly number[]): readonly number[] {
  const begun = log.flatMap(({ seq, events = [] }) => events.flatMap(({ event, round }) => (event === "round" && typeof round === "number" ? [{ seq, round }] : [])));
  return seqs.map((at) => begun.findLast(({ seq }) => seq <= at)?.round ?? 0);
}

/** The rounds of the turns that ended with these lines: a line that ends the last turn of a round begins the next one, too. */
export function roundsOf(log: readonly LogLine[], ends: readonly number[]): readonly number[] {
  return [0, ...roundsAt(log, ends.slice(0, -1))];
}
