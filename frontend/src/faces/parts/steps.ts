/** What is asked, which legal actions are meant, and the steps of a draft. Pure. */

import type { LegalAction } from "../../net/shapes.ts";
import { candidates, type Draft } from "../../table/draft.ts";

/** The question that is open after the steps; "" when nothing more can be drafted. */
export const question = (draft: Draft): string => (draft.ahead ? (draft.ahead.decision?.question ?? "") : draft.decision.question);

/** What is done: the block of an action. */
export const act = ({ fields }: LegalAction): string => fields["action"] ?? "";

/** The legal actions of a block with these fields. */
export const all = (draft: Draft, action: string, fields: Readonly<Record<string, string>> = {}): readonly LegalAction[] => candidates(draft, { action, ...fields });
export const find = (draft: Draft, action: string, fields: Readonly<Record<string, string>> = {}): LegalAction | undefined => all(draft, action, fields)[0];

/** So many of the same. */
export const times = (action: LegalAction, n: number): readonly LegalAction[] => Array.from({ length: n }, () => action);

/** Without the last step that is this action. */
export function without(steps: readonly LegalAction[], number: number): readonly LegalAction[] {
  const at = steps.findLastIndex((step) => step.number === number);
  return at < 0 ? steps : steps.filter((_, i) => i !== at);
}
