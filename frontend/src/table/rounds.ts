/** Which round it was, in games that count rounds. Pure. */

import type { LogLine } from "../net/shapes.ts";

type Events = Pick<LogLine, "seq" | "events"> & { readonly kind?: string; readonly undone?: boolean };

interface Begun {
  readonly seq: number;
  readonly round: number;
  readonly undone: boolean;
}

const SEATS = 64; // more than any game has

/** Where rounds began: as the game tells, or each time the first player's turn comes again (not in games that count none: `counted`). What was taken back counts for itself alone. */
function begun(log: readonly Events[], counted: boolean): readonly Begun[] {
  const told = log.flatMap(({ seq, events = [], undone = false }) => events.flatMap(({ event, round }) => (event === "round" && typeof round === "number" ? [{ seq, round, undone }] : [])));
  const untold = told[0]?.round === 2 && log.find(({ events = [] }) => events.some(({ event }) => event === "turn")); // nobody told of the first
  if (untold) return [{ seq: untold.seq, round: 1, undone: false }, ...told];
  if (told.length || !counted) return told;
  const found: Begun[] = [];
  let first: number | null = null;
  let stands: readonly [round: number, last: number] = [0, SEATS];
  let now = stands; // with what was taken back since
  for (const { seq, kind, undone = false, events = [] } of log) {
    if (kind === "taken_back" || !undone) now = stands;
    for (const { event, seat, turn } of events) {
      if (event !== "turn" || typeof seat !== "number") continue;
      if (first === null && turn !== 1) return []; // it began in the middle
      first ??= seat;
      const place = (seat - first + SEATS) % SEATS; // whoever is out is passed over
      const [round, last] = now;
      now = [place <= last ? round + 1 : round, place];
      if (place <= last) found.push({ seq, round: now[0], undone });
    }
    if (!undone) stands = now;
  }
  return found;
}

/** The rounds in which lines of the log stand; 0: before the first, or none are counted. `counted`: whether the game does, though it tells nothing of it. */
export function roundsAt(log: readonly Events[], seqs: readonly number[], counted = false): readonly number[] {
  const found = begun(log, counted);
  const gone = new Set(log.flatMap(({ seq, undone }) => (undone ? [seq] : [])));
  const backs = log.flatMap(({ seq, kind }) => (kind === "taken_back" ? [seq] : []));
  return seqs.map((at) => {
    const since = gone.has(at) ? (backs.findLast((seq) => seq <= at) ?? 0) : Infinity;
    return found.findLast(({ seq, undone }) => seq <= at && (!undone || seq > since))?.round ?? 0;
  });
}

/** The rounds of the turns that ended with these lines: a line that ends the last turn of a round begins the next one, too. */
export function roundsOf(log: readonly Events[], ends: readonly number[], counted = false): readonly number[] {
  const [first] = begun(log, counted); // the first turn is of the first round, whenever that was told
  return [0, ...roundsAt(log, ends.slice(0, -1), counted).map((round) => round || (first?.round ?? 0))];
}

/** Whether rounds belong to what a view says of its game. */
export const counts = (view: Readonly<Record<string, unknown>> | undefined): boolean => typeof view?.["round"] === "number";
