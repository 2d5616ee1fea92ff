/** What may be planned in a land battle, as the odds are asked for it (docs/develop/odds.md). Pure. */

import type { Plannable } from "../parts/plans.tsx";

const WAY = /^(opening|infantry|sparing|best|(?=.*I)(?=.*T)(?=.*A)(?=.*P)[ITAP]{4})$/;

export const MAY_PLAN: Plannable = { attacker_policy: WAY, defender_policy: WAY };
