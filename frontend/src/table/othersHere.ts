/** Who goes on playing while we are away. Pure. */

import type { Snapshot } from "../net/shapes.ts";

/** The names of those who go on without us; with nobody there the table waits. */
export const othersHere = ({ table, own_seats: own }: Pick<Snapshot, "table" | "own_seats">): readonly string[] => table.seats.filter(({ seat, kind, autopilot }) => kind === "person" && !autopilot && !own.includes(seat)).map(({ name }) => name);
