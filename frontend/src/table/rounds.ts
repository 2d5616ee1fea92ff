/** Which round it was, in games that count rounds. Pure. */

import type { LogLine } from "../net/shapes.ts";

type Events = Pick<LogLine, "seq" | "events">;

const SEATS = 64; // more than any game has

/** Where rounds began: as the game tells, or each time the first player's turn comes again (not in games that count none: `counted`). */
function begun(log: readonly Events[], counted: boolean): readonly { readonly seq: number; readonly round: number }[] {
  const told = log.flatMap(({ seq, events = [] }) => events.flatMap(({ event, round }) => (event === "round" && typeof round === "number" ? [{ seq, round }] : [])));
  if (told.length || !counted) return told;
  const turns = log.flatMap(({ seq, events = [] }) => events.flatMap(({ event, seat, turn }) => (event === "turn" && typeof seat === "number" ? [{ seq, seat, turn }] : [])));
  const [first] = turns;
  if (first?.turn !== 1) return []; // it began in the middle
  let [round, last] = [0, SEATS];
  return turns.flatMap(({ seq, seat }) => {
    const place = (seat - first.seat + SEATS) % SEATS; // whoever is out is passed over
    const next = place <= last;
    last = place;
    return next ? [{ seq, round: ++round }] : [];
  });
}

/** The rounds in which lines of the log stand; 0: before the first, or none are counted. `counted`: whether the game does, though it tells nothing of it. */
export function roundsAt(log: readonly Events[], seqs: readonly number[], counted = false): readonly number[] {
  const found = begun(log, counted);
  return seqs.map((at) => found.findLast(({ seq }) => seq <= at)?.round ?? 0);
}

/** The rounds of the turns that ended with these lines: a line that ends the last turn of a round begins the next one, too. */
export function roundsOf(log: readonly Events[], ends: readonly number[], counted = false): readonly number[] {
  return [0, ...roundsAt(log, ends.slice(0, -1), counted)];
}

/** Whether rounds belong to what a view says of its game. */
export const counts = (view: Readonly<Record<string, unknown>> | undefined): boolean => typeof view?.["round"] === "number";
