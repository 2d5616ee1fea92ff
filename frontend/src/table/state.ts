/** What the page knows of a table, and how news change it. Pure: no network, no clock. */

import type { Decision, LogLine, Moment, Position, Snapshot } from "../net/shapes.ts";
import { begin, type Draft } from "./draft.ts";
import { backOf, type Back } from "./rewind.ts";

/** A line of the log; `undone`: it was taken back later. */
export interface Line extends LogLine {
  readonly undone?: boolean;
  /** What a line `taken_back` has taken back. */
  readonly back?: Back;
}

export interface TableState {
  /** Whose eyes: a seat, -1 for everybody's. */
  readonly seat: number;
  readonly snapshot: Snapshot | null;
  readonly lines: readonly Line[];
  /** The last line that has been shown; what comes after it is shown one by one. */
  readonly told: number;
  /** The position while something is being told; null: that of the snapshot. */
  readonly telling: Position | null;
  /** A moment of the past that is looked at. */
  readonly look: { readonly seq: number; readonly moment: Moment | null } | null;
  readonly draft: Draft | null;
  readonly busy: boolean;
  /** A command waits for the network. */
  readonly unsent: boolean;
  readonly live: boolean;
  /** Why there is nothing to see. */
  readonly fault: Error | null;
}

export const EMPTY: TableState = {
  seat: -1,
  snapshot: null,
  lines: [],
  told: 0,
  telling: null,
  look: null,
  draft: null,
  busy: false,
  unsent: false,
  live: false,
  fault: null,
};

const MOST_TOLD = 12; // more news than this are not shown one by one

/** The log with further lines; what they take back is marked. */
export function withLines(lines: readonly Line[], more: readonly LogLine[]): readonly Line[] {
  const all: Line[] = [...lines];
  for (const line of more) {
    if (line.seq <= (all.at(-1)?.seq ?? 0)) continue;
    all.push(line.kind === "taken_back" ? { ...line, back: backOf(takeBack(all, Number(line["entries"])), line.seat ?? -1) } : line);
  }
  return all;
}

/** Only the first `kept` entries stay; those that go. */
function takeBack(lines: Line[], kept: number): readonly Line[] {
  const gone: Line[] = [];
  let entries = 0;
  lines.forEach((line, i) => {
    if (line.kind !== "entry" || line.undone || entries++ < kept) return;
    gone.push(line);
    lines[i] = { ...line, undone: true };
  });
  return gone;
}

/** The steps of the game that count, up to a line. */
export function liveEntries(lines: readonly Line[], upTo = Number.MAX_SAFE_INTEGER): readonly Line[] {
  return lines.filter((line) => line.kind === "entry" && !line.undone && line.seq <= upTo);
}

export function lastSeq(lines: readonly Line[]): number {
  return lines.at(-1)?.seq ?? 0;
}

/** What others (or an autopilot) did since `told`: to be shown one by one. */
export function news(lines: readonly Line[], told: number, seat: number): readonly Line[] {
  const found = liveEntries(lines).filter(
    (line) => line.seq > told && line.seat !== undefined && (line.seat !== seat || line.auto) && line.events?.length,
  );
  return found.slice(-MOST_TOLD);
}

/** The draft for what is asked now: the old one goes on while its decision is open. */
export function draftFor(old: Draft | null, decision: Decision | null): Draft | null {
  if (decision === null) return null;
  return old?.decision.id === decision.id ? { ...old, decision } : begin(decision);
}

/** After a snapshot and the lines that came before it; `tell`: show what others did one by one. */
export function arrived(state: TableState, snapshot: Snapshot, more: readonly LogLine[], tell: boolean): TableState {
  const lines = withLines(state.lines, more);
  const first = state.snapshot === null;
  const slow = tell && !first && news(lines, state.told, state.seat).length > 0;
  return {
    ...state,
    snapshot,
    lines,
    seat: snapshot.viewer,
    told: slow ? state.told : lastSeq(lines),
    telling: slow ? (state.telling ?? state.snapshot) : null,
    draft: draftFor(state.draft, snapshot.decision),
    live: true,
    fault: null,
  };
}

/** Whether everything that happened has been shown. */
export function upToDate(state: TableState): boolean {
  return state.told >= lastSeq(state.lines);
}
