/** Questions that leave nothing to decide. Pure. */

import type { Draft } from "./draft.ts";

/** Why there is nothing to decide, as only who is asked reads it; "": there is a choice. What cannot be met is no question. */
export function unable({ decision: { declines = null, legal }, steps }: Draft, why: () => string): string {
  return declines !== null && legal.length === 1 && !steps.length ? why() : "";
}
