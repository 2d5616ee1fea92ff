/** What a battle is about, as a question for the odds. Pure. */

import type { OddsQuestion } from "../face.ts";
import { sides, size, plus, type Army, type Facts } from "./facts.ts";
import { isLand, KINDS, type Kind } from "./material.ts";
import { LANDING } from "./plan.ts";

const MOST = 99; // units of a side that the server reckons with

/** "3 infantry 1 armor", as the odds are asked for it; guns and what stands aside are no part of it. */
export const notation = (army: Army, damaged = 0): string =>
  [...KINDS.flatMap((kind) => {
    const n = kind === "aa_gun" ? 0 : (army[kind] ?? 0) - (kind === "battleship" ? damaged : 0);
    return n > 0 ? [`${String(n)} ${kind}`] : [];
  }), ...(damaged ? [`${String(damaged)} damaged`] : [])].join(" ");

const without = (army: Army, kind: Kind): Army => plus(army, { [kind]: army[kind] ?? 0 }, -1);

/** The question for an attack on a space by these units; null: nothing to reckon. */
export function attackOn(known: Facts, space: string, attack: Army): OddsQuestion | null {
  const { defence } = sides(known, space);
  const all = defence.reduce<Army>((sum, { army }) => plus(sum, army), {});
  const hurt = known.hurt[space] ?? {};
  const [ours, theirs] = [without(attack, "aa_gun"), without(all, "aa_gun")];
  if (!size(ours) || !size(theirs) || size(ours) > MOST || size(theirs) > MOST) return null;
  const damaged = defence.reduce((sum, { power }) => sum + (hurt[power] ?? 0), 0);
  const guns = isLand(space) && known.fighting !== space && all.aa_gun ? 1 : 0; // one of them fires (AAE-42)
  const landing = isLand(space) && known.ships.some(({ power, target, ashore }) => power === known.power && target === space && ashore.length > 0);
  return [["attacker", notation(ours, hurt[known.power] ?? 0)], ["defender", notation(theirs, damaged)], ...(guns ? ([["guns", guns]] as const) : []), ...(landing ? ([[LANDING, "true"]] as const) : [])];
}
