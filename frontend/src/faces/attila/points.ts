/** How a people's points came about, in words; and the points as they grow while a scoring is told. */

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

/** The people after `at` that stands on the map; null: there is none. */
export function nextTold({ peoples }: Scoring, at: number): number | null {
  const next = peoples.findIndex(({ stones }, i) => i > at && stones > 0);
  return next < 0 ? null : next;
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

/** What each people has brought a seat, as far as it is told. */
export function brought({ peoples }: Scoring, upTo: number, seat: number): Readonly<Partial<Record<string, number>>> {
  return Object.fromEntries(peoples.slice(0, upTo + 1).map(({ people, awards }) => [people, awards.reduce((sum, award) => (award.seat === seat && award.case !== "lapsed" ? sum + award.points : sum), 0)]));
}
