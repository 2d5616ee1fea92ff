/** What has gone wrong, said as what it is: a refusal, a server out of reach, or a fault of the page itself. */

import { Refused, Unreachable } from "../net/api.ts";
import type { Say } from "../words/index.ts";

/** What browsers say when a part of the page, or of what it shows, does not arrive. */
const NOT_ARRIVED = /fetch|import|load/i;

/** Neither a refusal nor the network. */
export function isOwnFault(error: unknown): boolean {
  if (error instanceof Refused || error instanceof Unreachable) return false;
  return !(error instanceof TypeError && NOT_ARRIVED.test(error.message));
}

/** One sentence about an error. */
export function explained(error: unknown, say: Say): string {
  if (error instanceof Refused) return error.message;
  return isOwnFault(error) ? say("own_fault", { error: String(error) }) : say("unreachable");
}
