/** Who has not said yet what they think of what somebody asks for. Pure. */

import type { Snapshot } from "../net/shapes.ts";

/** By name; who reads it is `you`, unless several sit at one screen. */
export function whoWaits({ table: { seats }, own_seats: own }: Pick<Snapshot, "own_seats"> & { readonly table: Pick<Snapshot["table"], "seats"> }, waiting: readonly number[], you: string): string {
  return waiting.map((seat) => (own.length === 1 && own[0] === seat ? you : seats[seat]?.name ?? "")).join(", ");
}
