/** Going back, in words: which sentences of the log it is about.
 *
 * The sentences are those that this reader was told, so nothing secret can stand among them.
 */

import { settings } from "../app/settings.ts";
import type { GameWords } from "../faces/face.ts";
import type { SeatSummary, Snapshot } from "../net/shapes.ts";
import type { Say } from "../words/table/index.ts";
import { backOf, counted, liveEntries, type Back, type Line } from "./logLines.ts";
import { summed } from "./summed.ts";

const MOST = 3; // sentences

/** Where the last move begins that the seat made by hand; null: it made none. What was answered by itself would be answered so again. */
export function moveByHand(lines: readonly Line[], seat: number, known: Snapshot["last_move"]): { readonly seat: number; readonly line: number } | null {
  const own = liveEntries(lines).filter((line) => line.seat === (known?.seat ?? seat) && "action" in line);
  if (known && (!own.some(({ seq }) => seq >= known.line) || own.some(({ seq, auto }) => seq >= known.line && !auto))) return known;
  const last = own.findLast(({ auto }) => !auto);
  const first = own.find(({ at, auto }) => at === last?.at && !auto); // what is sent together has one time
  return first?.seat === undefined ? null : { seat: first.seat, line: first.seq };
}

/** What going back to before this line would take back; with a game's words, units that were told one by one as a sum. */
export function wouldGo(lines: readonly Line[], from: number, seat: number, words?: GameWords): Back {
  const back = backOf(lines.filter((line) => line.kind === "entry" && !line.undone && line.seq >= from), seat);
  return words && back.events ? { ...back, told: counted(summed(back.events, words).map(({ sentence }) => sentence)) } : back;
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
