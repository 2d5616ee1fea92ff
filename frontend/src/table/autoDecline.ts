/** Offers that cannot be met decline themselves, where that tells nobody what is in the hand; so does what the rulebook advises. Pure; fetched with the first such question. */

import type { Snapshot } from "../net/shapes.ts";

/**
 * The answer to give, or null.
 *
 * Among bots only there is nobody to tell anything to. With other people at the table the pause hides it: until it is over
 * the server keeps the answer, as it keeps that of any quick hand. Without a pause, and at a screen that is shared, the
 * person answers. What is asked openly has nothing to hide.
 */
export function autoDecline({ decision, own_seats: own, held, table }: Pick<Snapshot, "decision" | "own_seats" | "held" | "table">): number | null {
  if (decision?.declines === undefined || decision.declines === null || held || own.length !== 1 || table.seats[decision.seat]?.autopilot) return null;
  const others = table.seats.some(({ seat, kind }) => kind === "person" && seat !== decision.seat);
  const open = table.asked.some(({ decision: id, open: hidesNothing }) => id === decision.id && hidesNothing);
  return others && !open && table.reaction_pause === 0 ? null : decision.declines;
}
