/** Whether a seat has a turn left, as far as that is known by what was told. Pure. */

import type { Told } from "../net/shapes.ts";
import { liveEntries, type Line } from "./logLines.ts";

interface Now {
  /** The last line that was told: what comes behind it must not be guessed from a button. */
  readonly told: number;
  /** The last round has begun. */
  readonly last: boolean;
  /** Its number; 0: the game counts none. */
  readonly round: number;
  /** Whose turn an event `turn` begins. */
  turnOf(told: Told): number | undefined;
}

/** Not for who is out of the game; nor in the last round behind one's own turn, or of several as many as in the round before. */
export function hasTurnLeft(lines: readonly Line[], seat: number, { told: upTo, last, round, turnOf }: Now): boolean {
  const told = liveEntries(lines, upTo).flatMap(({ events }) => events ?? []);
  if (told.some((one) => one.event === "eliminated" && one["seat"] === seat)) return false;
  if (!last) return true;
  const own = (some: readonly Told[]): number => some.filter((one) => one.event === "turn" && turnOf(one) === seat).length;
  const begun = told.findLastIndex(({ event }) => event === "round");
  if (begun < 0) return !round || own(told) < round;
  const before = told.slice(0, begun).findLastIndex(({ event }) => event === "round");
  const each = own(told.slice(Math.max(before, 0), begun));
  return each === 0 || own(told.slice(begun)) < each; // without a whole round it is not known how many there are
}
