/** How everybody stands behind a draft. Where it brings a scoring itself, that one is meant, and no further one after it. */

import type { Forecast } from "../face.ts";
import { part, type Behind } from "../parts/standings.ts";

export function behind({ forecast, events }: Behind): Forecast | null {
  if (!forecast || !events.some(({ event }) => /^(final_)?scoring$/.test(event))) return forecast ?? null;
  const points = forecast.seats.map((_, seat) => part(forecast, seat, "standing", "on_table"));
  return { ...forecast, seats: forecast.seats.map((standing, seat) => {
    const now = points[seat] ?? 0;
    const parts = events.flatMap(({ event, ...told }) => (event === "scored" && told["seat"] === seat ? [{ field: "people", id: String(told["people"]), amount: Number(told["points"]) }] : []));
    return { ...standing, points: now, place: 1 + points.filter((other) => other > now).length, parts };
  }) };
}
