/** Shares of money put together. Pure. */

import type { LegalAction } from "../../net/shapes.ts";

/** The split that is nearest to equal, of those that may be proposed: nobody pays more than they have (AAE-R10). */
export function evenly(splits: readonly LegalAction[], amount: number): { readonly ussr: number; readonly uk: number; readonly usa: number } {
  const found = splits.map(({ fields }) => {
    const [ussr, uk] = [Number(fields["ussr"]), Number(fields["uk"])];
    return { ussr, uk, usa: amount - ussr - uk };
  });
  const spread = (one: { readonly ussr: number; readonly uk: number; readonly usa: number }): number => Math.max(one.ussr, one.uk, one.usa) - Math.min(one.ussr, one.uk, one.usa);
  return found.reduce((best, one) => (spread(one) < spread(best) ? one : best), found[0] ?? { ussr: 0, uk: 0, usa: amount });
}
