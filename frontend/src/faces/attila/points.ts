/** How a people's points came about, in words; and the points as they grow while a scoring is told. */

import type { Forecast } from "../face.ts";
import { part, type Behind } from "../parts/standings.ts";
import type { Case, PeopleScored, Scoring } from "./story.ts";
import type { SceneWords } from "./words/scenes/index.ts";

/** Seats that got the same points for the same reason. */
export interface Line {
  readonly case: Case | "lapsed";
  readonly seats: readonly number[];
  /** For each of them. */
  readonly points: number;
  readonly sentence: string;
}

export function explained({ stones, provinces, awards }: PeopleScored, w: SceneWords): readonly Line[] {
  const cases = [...new Set(awards.map((award) => award.case))];
  return cases.map((how): Line => {
    const those = awards.filter((award) => award.case === how);
    const points = those[0]?.points ?? 0;
    const said: Readonly<Record<Case | "lapsed", () => string>> = {
      a: () => w.rules.a(stones),
      b: () => w.rules.b(provinces),
      c: () => w.rules.c(stones, provinces, those.length, points),
      d: () => w.rules.d(provinces, those.length, points),
      e: () => w.rules.e(stones, provinces),
      lapsed: () => w.rules.lapsed(points),
    };
    return { case: how, seats: those.map(({ seat }) => seat), points, sentence: said[how]() };
  });
}

/** Points after the peoples up to `upTo` (from 0), and what that last one brought. */
export function runningTotals(scoring: Scoring, upTo: number): { readonly totals: readonly number[]; readonly brought: readonly number[] } {
  const totals = [...scoring.before];
  const brought = totals.map(() => 0);
  scoring.peoples.slice(0, upTo + 1).forEach(({ awards }, i) => {
    for (const { seat, points, case: how } of awards) {
      if (how === "lapsed") continue;
      totals[seat] = (totals[seat] ?? 0) + points;
      if (i === upTo) brought[seat] = points;
    }
  });
  return { totals, brought };
}

/** How everybody stands behind a draft. Where it brings a scoring itself, that one is meant, and no further one after it. */
export function behind({ forecast, events }: Behind): Forecast | null {
  if (!forecast || !events.some(({ event }) => event === "scoring" || event === "final_scoring")) return forecast ?? null;
  const given = events.filter(({ event }) => event === "scored");
  const points = forecast.seats.map((_, seat) => part(forecast, seat, "standing", "on_table"));
  const seats = forecast.seats.map((standing, seat) => {
    const own = given.filter((told) => told["seat"] === seat).map((told) => ({ field: "people", id: String(told["people"]), amount: Number(told["points"]) }));
    const before = (points[seat] ?? 0) - own.reduce((sum, { amount }) => sum + amount, 0);
    return { ...standing, points: points[seat] ?? 0, place: 1 + points.filter((other) => other > (points[seat] ?? 0)).length, parts: [{ field: "standing", id: "on_table", amount: before }, ...own] };
  });
  return { ...forecast, seats };
}
