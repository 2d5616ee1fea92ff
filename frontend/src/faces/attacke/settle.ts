/** What the set-up still asks, answered by a plain rule. Pure. */

import type { LegalAction, View } from "../../net/shapes.ts";
import { values, type Draft } from "../../table/draft.ts";
import type { Groups } from "../parts/groups.ts";
import { together } from "../parts/autoSetup.ts";
import { all, question } from "../parts/steps.ts";
import { facts, landsOf } from "./facts.ts";

/** The rest of the answer; null: this is no question of the set-up. */
export function rest(view: View, draft: Draft, groups: Groups): readonly LegalAction[] | null {
  if (question(draft) !== "SetUp.claim") return null;
  const land = together(values(draft, "land", {}), landsOf(facts(view), draft.decision.seat), groups);
  return land === undefined ? null : all(draft, "claim", { land });
}
