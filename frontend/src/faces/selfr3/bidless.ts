/** Who was not asked for a bid. Pure. */

import type { LogLine } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";

/** Whoever had no coins was not asked for a bid in the last bidding. */
export function bidless({ log }: Pick<Scene, "log">, seat: number): boolean {
  const has = (event: string) => ({ events = [] }: LogLine): boolean => events.some((one) => one.event === event);
  const [round, open] = [log.findLastIndex(has("round")), log.findLastIndex(has("bid"))];
  return round >= 0 && open >= round && !log.slice(round + 1, open + 1).some((line) => line.seat === seat);
}
