/** The news that the rules of a running game were updated. Pure. */

import type { Line } from "./logLines.ts";

/** An update of the rules: its sentence, and the revisions before which a ruling held that can be asked for. */
export interface Update {
  readonly sentence: string;
  readonly rulings: readonly number[];
}

/** The last update of the rules, as long as none of these seats has answered since: then it is news to them. */
export function updateAmong(lines: readonly Line[], own: readonly number[]): Update | null {
  const line = lines.findLast(({ kind }) => kind === "rules_updated");
  if (!line || own.length === 0 || "options" in line) return null;
  if (lines.some(({ kind, seq, seat }) => seq > line.seq && (kind === "ruling_lapsed" || (kind === "entry" && seat !== undefined && own.includes(seat))))) return null;
  const changes = line["changes"] as readonly { readonly revision: number; readonly ruling: Readonly<Record<string, unknown>> }[];
  return { sentence: String(line["sentence"]), rulings: changes.filter(({ ruling }) => Object.keys(ruling).length > 0).map(({ revision }) => revision) };
}
