/** What of a whole move can be changed. Pure. */

import type { LegalAction } from "../../net/shapes.ts";

/** Steps without a last one that names nothing and so only says that this is all. */
export const unclosed = (steps: readonly LegalAction[]): readonly LegalAction[] => (Object.keys(steps.at(-1)?.fields ?? {}).some((field) => field !== "action") ? steps : steps.slice(0, -1));
