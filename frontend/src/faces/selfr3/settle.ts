/** What the set-up still asks, answered by a plain rule. Pure. */

import type { LegalAction, View } from "../../net/shapes.ts";
import { legal, unlisted, type Draft } from "../../table/draft.ts";
import { evenly, together } from "../parts/autoSetup.ts";
import { all, question } from "../parts/steps.ts";
import { posts } from "./asking.ts";
import { facts, frame } from "./facts.ts";
import { CONTINENTS } from "./material.ts";

const BATCH = 3; // armies at a time (R2-08)
const LANDS = Object.fromEntries(Object.entries(CONTINENTS).map(([id, { regions }]) => [id, regions]));

/** The rest of the answer; null: this is no question of the set-up. */
export function rest(view: View, draft: Draft): readonly LegalAction[] | null {
  const known = facts(view);
  const { seat } = draft.decision;
  const armies = Object.entries(known.armies[seat] ?? {});
  const fullest = [...armies].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
  switch (question(draft)) {
    case "SetUp.claim": {
      const land = together(legal(draft).flatMap(({ fields }) => fields["region"] ?? []), armies.map(([region]) => region), LANDS);
      return land === undefined ? null : all(draft, "claim", { region: land });
    }
    case "SetUp.set": {
      const set = frame(known, "SetUp")?.["count"];
      const n = Math.min(BATCH - (typeof set === "number" ? set : 0), known.pools[seat] ?? 0);
      return evenly(armies, n).map((region) => unlisted(`place ${region}`));
    }
    case "SetUp.post": return [
      ...posts(draft).map((officer) => unlisted(`post ${officer} ${fullest}`)),
      ...(all(draft, "station").length ? [unlisted(`station ${fullest}`)] : []),
    ];
    default: return null;
  }
}
