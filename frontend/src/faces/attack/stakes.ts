/** What a battle is about, put as a question for the odds. Pure. */

import type { OddsQuestion } from "../face.ts";
import { armyOf, OPENING, ownerOf, plus, size, UNITS, type Army, type Facts, type Side } from "./facts.ts";
import { GARRISONS, garrisons } from "./garrisons.ts";

export const LETTERS = ["I", "T", "A", "P"] as const; // of docs/develop/odds.md, in the order of UNITS
const MOST = 40; // units of a side that the server computes with

/** A battle as somebody states it: armies in notation (docs/develop/odds.md). */
export interface BattleWish {
  readonly attacker: string;
  /** Several: the enemy is one of these, by their weights. */
  readonly defenders: readonly { readonly army: string; readonly weight: number }[];
  readonly round?: number;
  readonly acting?: "attacker" | "defender";
}

export interface Stakes {
  readonly wish: BattleWish;
  readonly region: string;
  /** Whose battle it is; -1: neutral troops. */
  readonly attacker: number;
  readonly defender: number;
  /** The troops are drawn by a card, and nobody knows it yet. */
  readonly unknown: boolean;
  /** The opening is being chosen, so many are missing: the chance is that of the best one. */
  readonly opening?: number;
}

/** The battle as the odds are asked for it. */
export const asked = ({ attacker, defenders, round = 1, acting = "defender" }: BattleWish): OddsQuestion => [
  ["attacker", attacker], ["round", round], ["acting", acting],
  ...defenders.flatMap(({ army, weight }) => [["defender", army], ["weight", weight]] as const),
];

export const notation = (army: Army): string => UNITS.flatMap((unit, i) => ((army[unit] ?? 0) > 0 ? [`${String(army[unit])}${LETTERS[i] ?? ""}`] : [])).join(" ");
const force = ({ active, reserve }: Side): string => `${notation(active)} / ${notation(reserve)}`;
const fits = (army: Army): boolean => size(army) > 0 && size(army) <= MOST;

/** An attack that is still to come, with these units; null: nothing to compute. */
export function attackOn(known: Facts, region: string, units: Army): Stakes | null {
  const defender = ownerOf(known, region);
  if (defender === known.active || !fits(units)) return null;
  const army = armyOf(known, region);
  if (defender >= 0 && !fits(army)) return null;
  const drawn = GARRISONS[known.garrison]?.[1];
  const enemies = defender >= 0 ? [{ army, weight: 1 }] : drawn ? [{ army: drawn, weight: 1 }] : garrisons(known.hand);
  const defenders = enemies.map(({ army: one, weight }) => ({ army: notation(one), weight }));
  return { wish: { attacker: notation(units), defenders }, region, attacker: known.active, defender, unknown: defender < 0 && !drawn };
}

/** Everything that would attack a region: what has moved in, and what waits at sea. */
export function attackers(known: Facts, region: string): Army {
  return known.crossings.reduce((all, crossing) => (crossing.region === region && crossing.verdict !== "refused" ? plus(all, crossing.units) : all), known.attackers[region] ?? {});
}

/** The battle that is being fought, from here on; null while it cannot be said, or is too large. */
export function battleNow(known: Facts, question: string): Stakes | null {
  const { battle } = known;
  if (!battle || known.fighting === "") return null;
  const { attacker, defender } = battle;
  const [ours, theirs] = [plus(attacker.active, attacker.reserve), plus(defender.active, defender.reserve)];
  if (!fits(ours) || !fits(theirs)) return null;
  const sides = { region: known.fighting, attacker: known.active, defender: ownerOf(known, known.fighting), unknown: false };
  const acting = Number(known.asks["side"] ?? 0) === 0 ? "attacker" : "defender";
  if (question === "LandBattle.commit" && acting === "attacker") {
    return { ...sides, opening: size(attacker.active) && Math.min(OPENING - size(attacker.active), size(attacker.reserve)), wish: { attacker: notation(ours), defenders: [{ army: notation(theirs), weight: 1 }] } };
  }
  if (size((acting === "attacker" ? defender : attacker).active) === 0) return null;
  const round = question === "LandBattle.commit" ? 1 : Number(known.asks["round"] ?? 1);
  return { ...sides, wish: { attacker: force(attacker), defenders: [{ army: force(defender), weight: 1 }], round, acting } };
}
