/** A draft that survives a reload: what is sent of its actions only, in this tab only, for the decision it was made for. */

import { put, taken, type BrowserStorage } from "../net/storage.ts";
import type { Decision } from "../net/shapes.ts";
import { sent, type Advised, type Chosen, type Draft } from "./draft.ts";

/** What of the session's storage is used. */
export type Session = Pick<BrowserStorage, "getItem" | "setItem" | "removeItem">;

export interface KeptDraft {
  readonly seat: number;
  readonly decision: string;
  /** The actions as they are sent, in their order: numbers, or notation where no list had offered one. */
  readonly steps: readonly (number | string)[];
  readonly chosen: Chosen;
  /** They are those of a hint. */
  readonly advised?: Advised;
}

const place = (table: string): string => `kt.draft.${table}`;

function read(session: Session, table: string): KeptDraft | null {
  const kept = taken(session, place(table));
  return kept !== null && typeof kept === "object" && "steps" in kept && Array.isArray(kept.steps) ? (kept as KeptDraft) : null;
}

export function keep(session: Session, table: string, { decision, steps, chosen, advised }: Draft): void {
  if (!steps.length && !Object.keys(chosen).length) {
    session.removeItem(place(table));
    return;
  }
  const kept: KeptDraft = { seat: decision.seat, decision: decision.id, steps: steps.map(sent), chosen, ...(advised ? { advised } : {}) };
  put(session, place(table), kept);
}

/** What was drafted for this decision. A draft of this seat for another decision is over, and so is one of a seat that is not held here. */
export function recall(session: Session, table: string, viewer: number, own: readonly number[], decision: Decision | null): KeptDraft | null {
  const kept = read(session, table);
  if (!kept) return null;
  if (kept.seat === decision?.seat && kept.decision === decision.id && own.includes(kept.seat)) return kept;
  if (!own.includes(kept.seat) || viewer === kept.seat || decision) session.removeItem(place(table));
  return null;
}

/** Somebody else has the device from now on. */
export function handOver(session: Session, table: string, seat: number): void {
  if (read(session, table)?.seat !== seat) session.removeItem(place(table));
}
