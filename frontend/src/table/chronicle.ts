/** The log made readable: lines in groups by turn, and which of them a filter lets through. Pure. */

import type { Json, Told } from "../net/shapes.ts";
import type { Line } from "./state.ts";

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
  readonly seq: number;
  readonly key: string;
  /** Which event of its line it is. */
  readonly at: number;
  readonly told: Told | null; // null: not of the game
  readonly line: Line;
}

export interface Group {
  /** null: before the first turn. */
  readonly turn: number | null;
  readonly entries: readonly Entry[];
}

/** The lines in groups; the turn of a line is told by its game (`turn` events), else by the line itself. */
export function groups(lines: readonly Line[]): readonly Group[] {
  const found: { turn: number | null; entries: Entry[] }[] = [{ turn: null, entries: [] }];
  const put = (entry: Entry): void => { found.at(-1)?.entries.push(entry); };
  let turn: number | null = null;
  const begin = (next: number): void => {
    if (next === turn) return;
    turn = next;
    found.push({ turn, entries: [] });
  };
  for (const line of lines) {
    if (line.kind !== "entry") {
      put({ seq: line.seq, key: String(line.seq), at: 0, told: null, line });
      continue;
    }
    line.events?.forEach((told, i) => {
      if (told.event === "turn" && typeof told["turn"] === "number") begin(told["turn"]);
      put({ seq: line.seq, key: `${String(line.seq)}.${String(i)}`, at: i, told, line });
    });
    if (typeof line.turn === "number") begin(line.turn);
  }
  return found.filter(({ entries }) => entries.length > 0);
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
