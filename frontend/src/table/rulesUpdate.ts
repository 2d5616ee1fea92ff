/** The news that the rules of a running game were updated. Pure. */

import type { Line } from "./logLines.ts";

/** What is different from a revision of the rules on. */
export interface Change {
  readonly revision: number;
  readonly rules: readonly string[];
  /** How it was ruled before; empty if that cannot be asked for. */
  readonly ruling: Readonly<Record<string, unknown>>;
  readonly de: string;
  readonly en: string;
}

/** An update of the rules: its line, the revisions, what changes for the game. */
export interface Update {
  readonly seq: number;
  readonly from: number;
  readonly to: number;
  readonly changes: readonly Change[];
}

/** The last update of the rules, as long as none of these seats has answered since: then it is news to them. */
export function updateAmong(lines: readonly Line[], own: readonly number[]): Update | null {
  const line = lines.findLast(({ kind }) => kind === "rules_updated");
  if (!line || own.length === 0 || "options" in line) return null;
  if (lines.some(({ kind, seq, seat }) => seq > line.seq && (kind === "ruling_lapsed" || (kind === "entry" && seat !== undefined && own.includes(seat))))) return null;
  const changes = line["changes"] as readonly Change[];
  return { seq: line.seq, from: Number(line["from"]), to: Number(line["to"]), changes: changes.filter(({ rules }) => rules.length > 0) };
}
