/** What people have settled among themselves, in words; with the log, or when something was settled. Pure. */

import type { SeatSummary } from "../net/shapes.ts";
import type { Say } from "../words/log/index.ts";
import type { Line } from "./logLines.ts";
import { backSaid } from "./rewind.ts";

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
