/** What the set-up still asks, answered by a plain rule. Pure. */

import type { LegalAction, View } from "../../net/shapes.ts";
import { legal, unlisted, type Draft } from "../../table/draft.ts";
import type { Groups } from "../parts/groups.ts";
import { evenly, together } from "../parts/autoSetup.ts";
import { all, question } from "../parts/steps.ts";
import { facts, size, UNITS } from "./facts.ts";

/** The rest of the answer; null: this is no question of the set-up. */
export function rest(view: View, draft: Draft, groups: Groups): readonly LegalAction[] | null {
  const known = facts(view);
  const { seat } = draft.decision;
  const standing = Object.entries(known.armies[seat] ?? {}).map(([region, army]) => [region, size(army)] as const);
  const offered = legal(draft).flatMap(({ fields }) => fields["region"] ?? []);
  switch (question(draft)) {
    case "SetUp.claimed": {
      const region = together(offered, standing.map(([one]) => one), groups);
      return region === undefined ? null : all(draft, "claim", { region });
    }
    case "Deploy.set": {
      if (known.round > 0) return null; // what was bought goes where it is wanted
      const pool = known.pools[seat] ?? {};
      const units = UNITS.flatMap((unit) => Array.from({ length: pool[unit] ?? 0 }, () => unit)).slice(0, Number(known.asks["left"] ?? 0));
      return evenly(standing, units.length).map((region, i) => unlisted(`deploy ${units[i] ?? ""} ${region}`));
    }
    default: return null; // where the capital lies is everybody's own choice
  }
}
