/** What a battle is about, as a question for the odds. Pure. */

import type { OddsQuestion } from "../face.ts";
import { flies, sides, size, plus, type Army, type Facts } from "./facts.ts";
import { isKind, isLand, KINDS, POWERS, UNITS, type Kind } from "./material.ts";
import { HOLD, LANDING, PRICED } from "./plan.ts";

const [ATTACKERS, DEFENDERS] = [0, 1]; // sides of `Losses`
const MOST = 99; // units of a side that the server computes with

/** "3 infantry 1 armor", as the odds are asked for it; guns and what stands aside are no part of it. */
export const notation = (army: Army, damaged = 0): string =>
  [...KINDS.flatMap((kind) => {
    const n = kind === "aa_gun" ? 0 : (army[kind] ?? 0) - (kind === "battleship" ? damaged : 0);
    return n > 0 ? [`${String(n)} ${kind}`] : [];
  }), ...(damaged ? [`${String(damaged)} damaged`] : [])].join(" ");

const without = (army: Army, kind: Kind): Army => plus(army, { [kind]: army[kind] ?? 0 }, -1);

/**
 * The question for the battle that goes on, at a moment at which it can be said: when a round begins, and when a side takes
 * its losses of one, of which those by default fall; on land a defender fires back after that (AAE-44). "later": other dice
 * are still to fall in this round; null: it is decided.
 */
export function battleNow(known: Facts, question: string): OddsQuestion | "later" | null {
  const space = known.fighting;
  const { attack, defence } = sides(known, space);
  if (question === "LandBattle.order" || question === "SeaBattle.order") return attackOn(known, space, attack);
  if (question !== "Losses.choose") return "later";
  const left = Number(known.asks["left"] ?? 0);
  const side = Number(known.asks["side"] ?? ATTACKERS);
  if (side === DEFENDERS && isLand(space) && !comesAshore(known, space)) { // before the landing the shots of ships: the others throw later
    const hit = defence.reduce<Army>((sum, { power }) => plus(sum, known.doomed[power]), {});
    return attackOn(known, space, attack, plus(hit, fallen(defence.reduce<Army>((sum, { power, army }) => plus(sum, plus(army, known.doomed[power], -1)), {}), left, PRICED.defender)));
  }
  if (side !== ATTACKERS || attack.battleship) return "later";
  let rest = plus(attack, fallen(attack, left, [...KINDS].sort((a, b) => UNITS[a].cost - UNITS[b].cost)), -1);
  const kept = isLand(space) ? spared(attack, rest, defence.reduce<Army>((sum, { power, army }) => plus(sum, plus(army, known.doomed[power], -1)), {})) : null;
  if (kept) rest = plus(plus(rest, { [kept[0]]: 1 }), { [kept[1]]: 1 }, -1);
  const there = Object.fromEntries(POWERS.map((power) => [power, plus(known.units[space]?.[power], known.doomed[power], -1)]));
  return attackOn({ ...known, units: { ...known.units, [space]: there } }, space, rest);
}

/** Of so many hits, who falls in this order; guns never do. */
function fallen(army: Army, hits: number, order: readonly string[]): Army {
  let [gone, left]: [Army, number] = [{}, hits];
  for (const kind of order) {
    const n = isKind(kind) && kind !== "aa_gun" ? Math.min(left, army[kind] ?? 0) : 0;
    [gone, left] = [plus(gone, { [kind]: n }), left - n];
  }
  return gone;
}

const comesAshore = (known: Facts, space: string): boolean => known.ships.some(({ power, target, ashore }) => power === known.power && target === space && ashore.length > 0);

/** The question for an attack on a space by these units; `doomed` of the defence are hit and still fire; null: nothing to compute. */
export function attackOn(known: Facts, space: string, attack: Army, doomed: Army = {}): OddsQuestion | null {
  const { defence } = sides(known, space);
  const all = plus(defence.reduce<Army>((sum, { army }) => plus(sum, army), {}), doomed, -1);
  const hurt = known.hurt[space] ?? {};
  const [ours, theirs] = [without(attack, "aa_gun"), without(all, "aa_gun")];
  if (!size(ours) || !(size(theirs) + size(doomed)) || size(ours) > MOST || size(theirs) > MOST) return null;
  const damaged = defence.reduce((sum, { power }) => sum + (hurt[power] ?? 0), 0);
  const guns = isLand(space) && known.fighting !== space && all.aa_gun ? 1 : 0; // one of them fires (AAE-42)
  const landing = isLand(space) && comesAshore(known, space);
  const fire = landing && known.fighting !== space ? shots(known, space) : "";
  const keeps = isLand(space) && onFoot(ours) > 0 && KINDS.some((kind) => flies(kind) && ours[kind]); // as losses are taken by default (`spared`)
  return [["attacker", notation(ours, hurt[known.power] ?? 0)], ["defender", notation(theirs, damaged)], ...(size(doomed) ? ([["doomed", notation(doomed)]] as const) : []), ...(guns ? ([["guns", guns]] as const) : []), ...(landing ? ([[LANDING, "true"]] as const) : []), ...(fire ? ([["shots", fire]] as const) : []), ...(keeps ? ([[HOLD, "true"]] as const) : [])];
}

/** The ships that fire at a landing there, from zones where they have no battle of their own before (AAE-96). */
function shots(known: Facts, space: string): string {
  const zones = new Set(known.ships.filter(({ power, target, ashore }) => power === known.power && target === space && ashore.length > 0).map(({ zone }) => zone));
  const free = [...zones].filter((zone) => !sides(known, zone).defence.length);
  const fire = free.reduce<Army>((sum, zone) => { const { destroyer = 0, battleship = 0 } = known.units[zone]?.[known.power] ?? {}; return plus(sum, { destroyer, battleship }); }, {});
  return notation(fire, free.reduce((sum, zone) => sum + (known.hurt[zone]?.[known.power] ?? 0), 0));
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
