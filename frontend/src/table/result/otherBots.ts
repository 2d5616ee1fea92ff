/** Which bots somebody may want next who was alone with them. Pure. */

import type { SeatSummary } from "../../net/shapes.ts";

const LADDER = ["easy", "normal", "hard", "master"];

/** Stronger ones after a win, else weaker; null: there are none, or others played, too. */
export function otherBots(seats: readonly Pick<SeatSummary, "kind" | "bot">[], own: readonly number[], winners: readonly number[]): "stronger" | "weaker" | null {
  const levels = seats.flatMap(({ kind, bot }, seat) => (own.includes(seat) ? [] : [kind === "bot" ? LADDER.indexOf(bot.split(":")[0] ?? "") : -1]));
  if (!own.length || !levels.length || levels.includes(-1)) return null;
  if (own.some((seat) => winners.includes(seat))) return Math.min(...levels) < LADDER.length - 1 ? "stronger" : null;
  return Math.max(...levels) > 0 ? "weaker" : null;
}
