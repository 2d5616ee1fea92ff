/** Going back, in words: which sentences of the log it is about. Pure.
 *
 * The sentences are those that this reader was told, so nothing secret can stand among them.
 */

import { settings } from "../app/settings.ts";
import type { SeatSummary, Snapshot } from "../net/shapes.ts";
import type { Say } from "../words/table/index.ts";
import { backOf, liveEntries, type Back, type Line } from "./logLines.ts";

const MOST = 3; // sentences

/** Where the last move begins that the seat made by hand; null: it made none. What was answered by itself would be answered so again. */
export function moveByHand(lines: readonly Line[], seat: number, known: Snapshot["last_move"]): { readonly seat: number; readonly line: number } | null {
  const own = liveEntries(lines).filter((line) => line.seat === (known?.seat ?? seat) && "action" in line);
  if (known && (!own.some(({ seq }) => seq >= known.line) || own.some(({ seq, auto }) => seq >= known.line && !auto))) return known;
  const last = own.findLast(({ auto }) => !auto);
  const first = own.find(({ at, auto }) => at === last?.at && !auto); // what is sent together has one time
  return first?.seat === undefined ? null : { seat: first.seat, line: first.seq };
}

/** What going back to before this line would take back. */
export function wouldGo(lines: readonly Line[], from: number, seat: number): Back {
  return backOf(lines.filter((line) => line.kind === "entry" && !line.undone && line.seq >= from), seat);
}

/** So many steps beside those that are named. */
export const moreSaid = (say: Say, n: number): string => (n === 1 ? say("undo_more_one") : say("undo_more", { n }));

/** As a sentence or two, never empty. */
export function backSaid(say: Say, { told, others }: Back, seats: readonly SeatSummary[]): string {
  const more = told.length - MOST;
  const what = told.length ? `${told.slice(0, MOST).join(" ")}${more > 0 ? ` ${moreSaid(say, more)}` : ""}` : say("undo_untold");
  const names = new Intl.ListFormat(settings.value.lang, { type: "conjunction" }).format(others.flatMap((seat) => seats[seat]?.name || []));
  return names ? `${what} ${say("undo_others", { names })}` : what;
}

/** What everybody hears at once when a request is settled, or something was taken back; "" for other lines. */
export function settledSaid(say: Say, line: Line, seats: readonly SeatSummary[]): string {
  const name = (seat: unknown): string => (typeof seat === "number" ? (seats[seat]?.name ?? "") : "");
  if (line.kind === "taken_back") return [say("log_taken_back", { what: line.back ? backSaid(say, line.back, seats) : `${name(line.seat)}, ${say("undo_untold")}` }), word(say, line, seats)].filter(Boolean).join(" ");
  if (line.kind === "undo_answered") return say(line["yes"] ? "log_undo_yes" : "log_undo_no", { name: name(line.seat) });
  if (line.kind === "called_off") return say("log_called_off");
  if (line.kind !== "undo_lapsed") return "";
  switch (line["why"]) {
    case "refused": return say("undo_refused");
    case "withdrawn": return say("undo_withdrawn");
    case "time": return say("undo_late");
    default: return say("log_undo_lapsed");
  }
}

/** With whose word it was taken back; "" where nobody else was concerned. */
function word(say: Say, line: Line, seats: readonly SeatSummary[]): string {
  const listed = (value: unknown): string => (Array.isArray(value) ? value : []).map((seat) => seats[seat as number]?.name).filter(Boolean).join(", ");
  const agreed = listed(line["agreed"]);
  if (agreed) return say("undo_agreed", { names: agreed });
  return listed(line["away"]) ? say("undo_alone") : "";
}
