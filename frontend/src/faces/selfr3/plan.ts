/** What may be planned in a battle, as the odds are asked for it (docs/develop/odds.md). Pure. */

import type { Plannable } from "../parts/plans.tsx";

export const MAY_PLAN: Plannable = { keep: /^([2-9]|[1-9]\d)$/, chance: /^0\.\d+$/, attack: /^(best|one|two)$/, policy: /^(one|two)$/, attacker_losses: /^officers$/, defender_losses: /^officers$/ };
