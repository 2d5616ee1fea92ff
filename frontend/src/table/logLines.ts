/** The log of a table as the page keeps it: what was taken back stays, marked. Pure. */

import type { LogLine, Told } from "../net/shapes.ts";

/** What goes back with a move. */
export interface Back {
  /** What its seat did, as it was told; empty where nothing was told of it. */
  readonly told: readonly string[];
  /** The same, one by one. */
  readonly events?: readonly Told[];
  /** Who has answered since, so that this goes back as well. */
  readonly others: readonly number[];
  /** Chance that has fallen since, and would fall anew: by its names. */
  readonly chances?: readonly string[];
}

/** A line of the log; `undone`: it was taken back later. */
export interface Line extends LogLine {
  readonly undone?: boolean;
  /** What a line `taken_back` has taken back. */
  readonly back?: Back;
}

/** The log with further lines; what they take back is marked. */
export function withLines(lines: readonly Line[], more: readonly LogLine[]): readonly Line[] {
  const all: Line[] = [...lines];
  for (const line of more) {
    if (line.seq <= (all.at(-1)?.seq ?? 0)) continue;
    all.push(line.kind === "taken_back" ? { ...line, back: backOf(takeBack(all, Number(line["entries"])), line.seat ?? -1) } : line);
  }
  return all;
}

/** Kinds of lines that are entries of the record, which are counted where some are taken back. */
export const RECORDED: ReadonlySet<string> = new Set(["entry", "rules_updated"]);

/** Only the first `kept` entries stay; those that go. */
function takeBack(lines: Line[], kept: number): readonly Line[] {
  const gone: Line[] = [];
  let entries = 0;
  lines.forEach((line, i) => {
    if (!RECORDED.has(line.kind) || line.undone || entries++ < kept) return;
    gone.push(line);
    lines[i] = { ...line, undone: true };
  });
  return gone;
}

/** The steps of the game that count, up to a line. */
export function liveEntries(lines: readonly Line[], upTo = Number.MAX_SAFE_INTEGER): readonly Line[] {
  return lines.filter((line) => line.kind === "entry" && !line.undone && line.seq <= upTo);
}

/** Whether an event is the answer itself, not what came of it for others: only that was given by itself. */
export const answers = ({ seat }: Pick<LogLine, "seat">, told: Told | null | undefined): boolean => told?.["seat"] === undefined || told["seat"] === seat;

/** Where one's own last answer lies; what an autopilot or an order has answered is news. */
export function lastOwn(lines: readonly Line[], seat: number): number {
  return liveEntries(lines).findLast((line) => line.seat === seat && !line.auto)?.seq ?? 0;
}

const OPENED = "answers_open"; // nobody's deed: what was sealed has come to light
const TURN = "turn"; // and the next one's beginning

/** Whether a turn begins with it. */
export const beginsTurn = ({ events }: Line): boolean => events?.some(({ event }) => event === TURN) ?? false;

/** Whether a turn has begun since the seat answered last: what it could take back is of an earlier one. */
export const turnSince = (lines: readonly Line[], seat: number): boolean => {
  const own = lastOwn(lines, seat);
  return own > 0 && lines.some((line) => line.seq > own && !line.undone && beginsTurn(line));
};

/** Where the first turn begins, behind all that was set up: not every game tells of it; 0: nowhere yet. */
export const playBegins = (lines: readonly Line[]): number => lines.find((line) => !line.undone && (beginsTurn(line) || (line.turn ?? 0) > 0))?.seq ?? 0;

export function lastSeq(lines: readonly Line[]): number {
  return lines.at(-1)?.seq ?? 0;
}

/** What was told several times is told once: "Germany buys 1 tank ×7." */
export function counted(told: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const sentence of told) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([sentence, n]) => (n > 1 ? sentence.replace(/[.]?$/, ` ×${String(n)}$&`) : sentence));
}

/** What these steps of the game told, the first of the seat's own answers being the one that is taken back. */
export function backOf(entries: readonly Line[], seat: number): Back {
  const others = [...new Set(entries.flatMap((line) => (line.seat !== undefined && line.seat !== seat ? [line.seat] : [])))];
  const end = entries.findIndex((line) => line.seat !== undefined && line.seat !== seat);
  const move = end < 0 ? entries : entries.slice(0, end); // a card that is drawn behind it belongs to it
  const mine = move.filter((line) => line.seat === seat);
  const byHand = mine.filter(({ auto }) => !auto); // what was answered by itself is no name for a move
  const events = (byHand.length ? byHand : mine).flatMap((line) => line.events ?? []);
  const own = events.filter((one) => one["seat"] === seat); // not what others had sealed, and what comes to light with it
  const told = (own.length ? own : events.filter(({ event, seat }) => event !== OPENED && event !== TURN && event !== "phase" && typeof seat !== "number")).filter(({ sentence }) => sentence);
  return { told: counted(told.map(({ sentence }) => sentence)), events: told, others, chances: [...new Set(entries.flatMap((line) => ("chance" in line ? [String(line["chance"])] : [])))] };
}
