/** The log made readable: lines in groups by turn, and which of them a filter lets through. Pure. */

import type { GameWords } from "../faces/face.ts";
import type { Json, Told } from "../net/shapes.ts";
import type { Line } from "./logLines.ts";
import { joined } from "./together.ts";

export interface Filter {
  /** A seat; null: all. */
  readonly seat: number | null;
  readonly region: string | null;
  readonly kind: "all" | "game" | "table" | "chat";
  readonly text: string;
}

export const EVERYTHING: Filter = { seat: null, region: null, kind: "all", text: "" };

/** One sentence of the log with what belongs to it. */
export interface Entry {
  /** The line to look back to: the last one, if it was told several times. */
  readonly seq: number;
  readonly key: string;
  /** Which event of its line it is. */
  readonly at: number;
  readonly told: Told | null; // null: not of the game
  readonly line: Line;
  /** How often it was told in a row; at least 1. */
  readonly times: number;
}

export interface Group {
  /** null: before the first turn. */
  readonly turn: number | null;
  /** Whose turn; null: the game does not tell, or it has not begun. */
  readonly seat: number | null;
  readonly entries: readonly Entry[];
}

/** Whether something in this sentence is for the viewer alone. */
export function isPrivate({ told, line, at }: Entry): boolean {
  return told !== null && line.opening?.value.events?.[String(at)] !== undefined;
}

/** Whether two entries are of the same kind, with the same marks, and pass the same filters. */
function akin(one: Entry, other: Entry): boolean {
  const [a, b] = [one.told, other.told];
  if (!a || !b || a.event !== b.event || a.rule !== b.rule || a["seat"] !== b["seat"]) return false;
  return one.line.seat === other.line.seat && one.line.auto === other.line.auto && one.line.undone === other.line.undone && isPrivate(one) === isPrivate(other);
}

/**
 * The lines in groups; the turn of a line is told by its game (`turn` events), else by the line itself.
 * What is told several times in a row is one entry; with words, what tells of one unit after the other as well.
 */
export function groups(lines: readonly Line[], words?: GameWords): readonly Group[] {
  const found: { turn: number | null; seat: number | null; entries: Entry[] }[] = [{ turn: null, seat: null, entries: [] }];
  const put = (entry: Entry): void => {
    const entries = found.at(-1)?.entries ?? [];
    const before = entries.at(-1);
    // the key stays that of the first: a row that is looked at is not exchanged when it is told once more
    const both = before && akin(before, entry);
    const told = both && words && joined(before.told as Told, entry.told as Told, words); // akin: both are told
    if (told) entries[entries.length - 1] = { ...before, seq: entry.seq, told };
    else if (both && before.told?.sentence === entry.told?.sentence) entries[entries.length - 1] = { ...before, seq: entry.seq, times: before.times + 1 };
    else entries.push(entry);
  };
  let turn: number | null = null;
  const begin = (next: number, seat: Json | undefined = null): void => {
    if (next === turn) return;
    turn = next;
    found.push({ turn, seat: typeof seat === "number" ? seat : null, entries: [] });
  };
  for (const line of lines) {
    if (line.kind !== "entry") {
      put({ seq: line.seq, key: String(line.seq), at: 0, told: null, line, times: 1 });
      continue;
    }
    line.events?.forEach((told, i) => {
      if (told.event === "turn" && typeof told["turn"] === "number") begin(told["turn"], told["seat"]);
      put({ seq: line.seq, key: `${String(line.seq)}.${String(i)}`, at: i, told, line, times: 1 });
    });
    if (typeof line.turn === "number") begin(line.turn);
  }
  return found.filter(({ entries }) => entries.length > 0);
}

/** By turn: how often it passed from one person to another; bots and orders keep nobody waiting. */
export function exchanges(lines: readonly Line[], isPerson: (seat: number) => boolean): ReadonlyMap<number | null, number> {
  const found = new Map<number | null, number>();
  let [turn, last]: [number | null, number | null] = [null, null];
  for (const line of lines) {
    if (line.kind !== "entry") continue;
    if (line.seat !== undefined && line.auto === undefined && !line.undone && isPerson(line.seat)) {
      if (last !== null && last !== line.seat) found.set(turn, (found.get(turn) ?? 0) + 1);
      last = line.seat;
    }
    const next = line.events?.findLast(({ event }) => event === "turn")?.["turn"] ?? line.turn;
    if (typeof next === "number" && next !== turn) [turn, last] = [next, null];
  }
  return found;
}

/** The last `count` entries, each below the heading of its turn; the same groups if there are no more. */
export function newest(all: readonly Group[], count: number): readonly Group[] {
  const kept: Group[] = [];
  let rest = count;
  for (const group of all.toReversed()) {
    if (rest === 0) return kept;
    const entries = group.entries.slice(-rest);
    kept.unshift({ ...group, entries });
    if (entries.length < group.entries.length) return kept;
    rest -= entries.length;
  }
  return all;
}

function mentions(told: Told | null, value: Json): boolean {
  return told !== null && Object.entries(told).some(([name, one]) => name !== "sentence" && name !== "rule" && name !== "event" && one === value);
}

/** Whether a filter lets an entry through; `sentence`: how it reads. */
export function passes(entry: Entry, filter: Filter, sentence: string): boolean {
  const { told, line } = entry;
  const kind = line.kind === "chat" ? "chat" : told ? "game" : "table";
  if (filter.kind !== "all" && filter.kind !== kind) return false;
  if (filter.seat !== null && line.seat !== filter.seat && told?.["seat"] !== filter.seat && !(Array.isArray(line["seats"]) && line["seats"].includes(filter.seat))) return false;
  if (filter.region !== null && !mentions(told, filter.region)) return false;
  return sentence.toLowerCase().includes(filter.text.trim().toLowerCase());
}

/** The regions that something has happened in. */
export function regionsIn(lines: readonly Line[], regions: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  for (const line of lines) {
    for (const told of line.events ?? []) {
      for (const value of Object.values(told)) if (typeof value === "string" && regions.has(value)) found.add(value);
    }
  }
  return [...found];
}
