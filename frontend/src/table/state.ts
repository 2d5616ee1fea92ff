/** What the page knows of a table, and how news change it. Pure: no network, no clock. */

import type { Beats } from "../faces/face.ts";
import type { Decision, LogLine, Moment, Snapshot } from "../net/shapes.ts";
import { begin, type Draft } from "./draft.ts";
import { beginsTurn, lastSeq, playBegins, withLines, type Line } from "./logLines.ts";
import { news, type Narration } from "./narration.ts";

export interface TableState {
  /** Whose eyes: a seat, -1 for everybody's. */
  readonly seat: number;
  readonly snapshot: Snapshot | null;
  readonly lines: readonly Line[];
  /** The last line that has been shown; what comes after it is shown one by one. */
  readonly told: number;
  /** What is being told; null: nothing, the position is that of the snapshot. */
  readonly telling: Narration | null;
  /** Up to this line nothing has to be told: it was skipped. */
  readonly skipped: number;
  /** Nothing is told until the seat is asked, or its turn has passed on: it was skipped. */
  readonly hurried: "" | "asked" | "turn";
  /** Up to this line something was not told step by step: it stood there when the page came, was skipped, or nothing is told. */
  readonly missed: number;
  /** A moment of the past that is looked at. */
  readonly look: { readonly seq: number; readonly moment: Moment | null } | null;
  readonly draft: Draft | null;
  readonly busy: boolean;
  /** A command waits for the network. */
  readonly unsent: boolean;
  /** Whether news come; true until it is known that they do not. */
  readonly live: boolean;
  /** They come only because the page asks for them now and then: something holds the stream back. */
  readonly held: boolean;
  /** Why there is nothing to see. */
  readonly fault: Error | null;
}

export const EMPTY: TableState = {
  seat: -1,
  snapshot: null,
  lines: [],
  told: 0,
  telling: null,
  skipped: 0,
  hurried: "",
  missed: 0,
  look: null,
  draft: null,
  busy: false,
  unsent: false,
  live: true,
  held: false,
  fault: null,
};

/** The draft for what is asked now: the old one goes on while its decision is open. */
export function draftFor(old: Draft | null, decision: Decision | null): Draft | null {
  if (decision === null) return null;
  return old?.decision.id === decision.id ? { ...old, decision } : begin(decision);
}

/** Before the first step: what was drafted lies as it was drafted, and nothing more counts than before. */
function onset({ snapshot, draft, telling }: TableState, decision: Decision | null): Narration | null {
  if (telling || !snapshot?.view) return telling;
  const sent = draft !== null && draft.decision.id !== decision?.id;
  return { at: (sent ? draft.ahead : null) ?? snapshot, said: [], seat: snapshot.view.active, known: null, before: false, held: snapshot };
}

/** After a snapshot and the lines that came before it; `tell`: show step by step what there is to tell. */
export function arrived(state: TableState, snapshot: Snapshot, more: readonly LogLine[], tell: boolean, beats?: Beats): TableState {
  const lines = withLines(state.lines, more);
  const first = state.snapshot === null;
  const turn = state.hurried === "turn" ? lines.find((line) => line.seq > state.told && beginsTurn(line))?.seq : undefined;
  const skipped = Math.max(state.skipped, state.hurried ? (turn ?? lastSeq(lines)) : 0);
  const told = Math.max(state.told, skipped);
  const fresh = first || news(lines, told, state.seat, beats).length > 0;
  const slow = tell && !first && fresh;
  return {
    ...state,
    snapshot,
    lines,
    seat: snapshot.viewer,
    told: slow ? told : lastSeq(lines),
    skipped,
    hurried: turn === undefined ? state.hurried : "",
    missed: fresh && !slow ? lastSeq(lines) : Math.max(state.missed, skipped),
    telling: slow ? onset(state, snapshot.decision) : null,
    draft: draftFor(state.draft, snapshot.decision),
    live: true,
    fault: null,
  };
}

/** Whether everything that happened has been shown. */
export function upToDate(state: TableState): boolean {
  return state.telling === null && state.told >= lastSeq(state.lines);
}

/** Whether anything can be news: a seat has answered, or others have in a turn before its first. */
export const answered = ({ lines }: TableState, seat: number): boolean => {
  const begun = playBegins(lines);
  return lines.some((line) => (line.seat === seat ? !line.auto : begun > 0 && line.seq > begun && line.seat !== undefined));
};
