/** What a battle is about, as a question for the odds. Pure. */

import type { OddsQuestion } from "../face.ts";
import { flies, sides, size, plus, type Army, type Facts } from "./facts.ts";
import { isLand, KINDS, POWERS, UNITS, type Kind } from "./material.ts";
import { HOLD, LANDING } from "./plan.ts";

const ATTACKERS = 0; // a side of `Losses`
const MOST = 99; // units of a side that the server computes with

/** "3 infantry 1 armor", as the odds are asked for it; guns and what stands aside are no part of it. */
export const notation = (army: Army, damaged = 0): string =>
  [...KINDS.flatMap((kind) => {
    const n = kind === "aa_gun" ? 0 : (army[kind] ?? 0) - (kind === "battleship" ? damaged : 0);
    return n > 0 ? [`${String(n)} ${kind}`] : [];
  }), ...(damaged ? [`${String(damaged)} damaged`] : [])].join(" ");

const without = (army: Army, kind: Kind): Army => plus(army, { [kind]: army[kind] ?? 0 }, -1);

/**
 * The question for the battle that goes on, at a moment at which it can be said: when a round begins, and when the attacker
 * takes the last losses of one, of which those by default fall. "later": dice are still to fall in this round; null: it is decided.
 */
export function battleNow(known: Facts, question: string): OddsQuestion | "later" | null {
  const space = known.fighting;
  const { attack, defence } = sides(known, space);
  if (question === "LandBattle.order" || question === "SeaBattle.order") return attackOn(known, space, attack);
  if (question !== "Losses.choose" || Number(known.asks["side"] ?? ATTACKERS) !== ATTACKERS || attack.battleship) return "later";
  let [rest, hits] = [attack, Number(known.asks["left"] ?? 0)];
  for (const kind of [...KINDS].sort((a, b) => UNITS[a].cost - UNITS[b].cost)) {
    const n = Math.min(hits, kind === "aa_gun" ? 0 : (rest[kind] ?? 0));
    [rest, hits] = [plus(rest, { [kind]: n }, -1), hits - n];
  }
  const kept = isLand(space) ? spared(attack, rest, defence.reduce<Army>((sum, { power, army }) => plus(sum, plus(army, known.doomed[power], -1)), {})) : null;
  if (kept) rest = plus(plus(rest, { [kept[0]]: 1 }), { [kept[1]]: 1 }, -1);
  const there = Object.fromEntries(POWERS.map((power) => [power, plus(known.units[space]?.[power], known.doomed[power], -1)]));
  return attackOn({ ...known, units: { ...known.units, [space]: there } }, space, rest);
}

/** The question for an attack on a space by these units; null: nothing to compute. */
export function attackOn(known: Facts, space: string, attack: Army): OddsQuestion | null {
  const { defence } = sides(known, space);
  const all = defence.reduce<Army>((sum, { army }) => plus(sum, army), {});
  const hurt = known.hurt[space] ?? {};
  const [ours, theirs] = [without(attack, "aa_gun"), without(all, "aa_gun")];
  if (!size(ours) || !size(theirs) || size(ours) > MOST || size(theirs) > MOST) return null;
  const damaged = defence.reduce((sum, { power }) => sum + (hurt[power] ?? 0), 0);
  const guns = isLand(space) && known.fighting !== space && all.aa_gun ? 1 : 0; // one of them fires (AAE-42)
  const landing = isLand(space) && known.ships.some(({ power, target, ashore }) => power === known.power && target === space && ashore.length > 0);
  const keeps = isLand(space) && onFoot(ours) > 0 && KINDS.some((kind) => flies(kind) && ours[kind]); // as losses are taken by default (`spared`)
  return [["attacker", notation(ours, hurt[known.power] ?? 0)], ["defender", notation(theirs, damaged)], ...(guns ? ([["guns", guns]] as const) : []), ...(landing ? ([[LANDING, "true"]] as const) : []), ...(keeps ? ([[HOLD, "true"]] as const) : [])];
}

const TROOPS = ["infantry", "artillery", "armor"] as const; // who can take a land (AAE-54)
export const onFoot = (army: Army): number => TROOPS.reduce((sum, kind) => sum + (army[kind] ?? 0), 0);

/** Which of two would rather win: how many they are, and how hard they hit. */
const weight = (army: Army, side: "attack" | "defence"): number => {
  const fight = KINDS.filter((kind) => kind !== "aa_gun");
  return fight.reduce((sum, kind) => sum + (army[kind] ?? 0), 0) * fight.reduce((sum, kind) => sum + (army[kind] ?? 0) * UNITS[kind][side], 0);
};

/** Where a battle would be won and the land not taken: which land unit stays after all, the dearest, and which aircraft falls in its place. */
export function spared(before: Army, left: Army, enemy: Army): readonly [Kind, Kind] | null {
  const stays = TROOPS.findLast((kind) => (before[kind] ?? 0) > 0);
  const instead = (["fighter", "bomber"] as const).find((kind) => (left[kind] ?? 0) > 0);
  return stays && instead && !onFoot(left) && weight(left, "attack") >= weight(enemy, "defence") ? [stays, instead] : null;
}
