/** A battle as it is shown large: who hits with what, what stood when a round began, what it cost. Pure. */

import { aloft, isAxis, lifted, plus, sides, size, type Army, type Facts } from "./facts.ts";
import { isLand, KINDS, POWERS, SUPPORTED, UNITS, type Kind, type Power } from "./material.ts";
import type { Round } from "./rounds.ts";
import type { Battle, Salvo } from "./story.ts";

/** What one power has in it. */
export interface Force {
  readonly power: Power;
  readonly army: Army;
}

/** Units of one kind and power. */
export interface Rank {
  readonly power: Power;
  readonly kind: Kind;
  readonly n: number;
}

/** Units that hit with the same number. */
export interface Column {
  readonly column: number;
  readonly ranks: readonly Rank[];
}

/** What the units of one side hit with: by number, the kinds; infantry beside artillery is lifted (AAE-57). */
export function columns(side: readonly Force[], attacks: boolean, land: boolean): readonly Column[] {
  const found = new Map<number, Rank[]>();
  const add = (column: number, rank: Rank): void => {
    if (rank.n > 0 && column > 0) found.set(column, [...(found.get(column) ?? []), rank]);
  };
  for (const { power, army } of side) {
    const up = attacks && land ? lifted(army) : 0;
    for (const kind of KINDS) {
      if (kind === "aa_gun") continue; // it fires once, at aircraft
      add(attacks ? UNITS[kind].attack : UNITS[kind].defence, { power, kind, n: (army[kind] ?? 0) - (kind === "infantry" ? up : 0) });
      if (kind === "infantry") add(SUPPORTED, { power, kind, n: up });
    }
  }
  return [...found].sort(([x], [y]) => x - y).map(([column, ranks]) => ({ column, ranks }));
}

/** A raid: escorts hit with 1, interceptors with 2, bombers not at all; what stands on the ground stays out of it (AAE-112, AAE-113). */
export function raiders(known: Facts, space: string, attacks: boolean): readonly Column[] {
  if (!attacks) {
    const risen = POWERS.flatMap((power): Rank[] => { const n = known.busy[space]?.[power] ?? 0; return n ? [{ power, kind: "fighter", n }] : []; });
    return risen.length ? [{ column: INTERCEPTS, ranks: risen }] : [];
  }
  const { fighter = 0, bomber = 0 } = aloft(known, space, "raid");
  const { power } = known;
  return [...(bomber ? [{ column: BOMBS, ranks: [{ power, kind: "bomber" as const, n: bomber }] }] : []), ...(fighter ? [{ column: ESCORTS, ranks: [{ power, kind: "fighter" as const, n: fighter }] }] : [])];
}
const [ESCORTS, INTERCEPTS] = [1, 2];
/** The row of bombers, whose dice are damage. */
export const BOMBS = 0;

/** What a side has lost in these salvos. */
export const lostIn = (salvos: readonly Salvo[], axis: boolean): Army =>
  salvos.flatMap(({ lost }) => lost).filter(({ power }) => isAxis(power) === axis).reduce<Army>((sum, { army }) => plus(sum, army), {});
/** How many battleships of a side had their first hit in them, and float on. */
export const hurtIn = (salvos: readonly Salvo[], axis: boolean): number =>
  salvos.flatMap(({ lost }) => lost).filter(({ power }) => isAxis(power) === axis).reduce((sum, { hurt }) => sum + hurt, 0);

/** Both sides as they stood when the round began: what stands, and what the round has cost, but for what is hit and still fires. */
export function forces(known: Facts, battle: Battle, round: Round | undefined): { readonly attack: readonly Force[]; readonly defence: readonly Force[] } {
  const now = sides(known, battle.space);
  const axis = isAxis(battle.power);
  const fell = (power: Power): Army => (round?.salvos ?? []).flatMap(({ lost }) => lost).filter((one) => one.power === power).reduce<Army>((sum, { army }) => plus(sum, army), {});
  const stood = (army: Army, power: Power): Force => { const lost = fell(power); const doomed = known.doomed[power] ?? {}; return { power, army: isAxis(power) === axis ? plus(army, lost) : plus(plus(army, doomed, -1), size(lost) ? lost : doomed) }; };
  const there = (power: Power): Army => now.defence.find((one) => one.power === power)?.army ?? {};
  return { attack: [stood(now.attack, battle.power)], defence: POWERS.filter((power) => isAxis(power) !== axis).map((power) => stood(there(power), power)).filter(({ army }) => size(army) > 0) };
}

/** Who threw a round's dice, when other rounds or the end have come since: what stands there now, and all that has fallen since. Only numbers that agree with the dice are told: units move on. */
export function threw(known: Facts, battle: Battle, since: readonly Round[], attacks: boolean): readonly Column[] {
  const axis = isAxis(battle.power) === attacks;
  const [round, ...later] = since;
  const main = (round?.salvos ?? []).filter(({ what, power }) => what === "fired" && isAxis(power) === axis);
  const dice = new Map<number, number>();
  for (const { column, dice: { length } } of main.flatMap((salvo) => salvo.columns)) dice.set(column, (dice.get(column) ?? 0) + length);
  if (battle.what === "raid") {
    const power = main[0]?.power ?? battle.power;
    const flew = [...dice].map(([column, n]): Column => ({ column, ranks: [{ power, kind: "fighter", n }] }));
    return attacks && battle.pips.length ? [{ column: BOMBS, ranks: [{ power, kind: "bomber", n: battle.pips.length }] }, ...flew] : flew;
  }
  const fell = [...(round?.salvos ?? []).filter(({ what }) => what === "fired" || what === "shelled"), ...later.flatMap(({ salvos }) => salvos)].flatMap(({ lost }) => lost);
  const stood = (power: Power): Force => {
    const here = plus(known.units[battle.space]?.[power], attacks ? (power === known.power ? aloft(known, battle.space) : undefined) : known.doomed[power], attacks ? 1 : -1);
    return { power, army: fell.filter((one) => one.power === power).reduce<Army>((sum, { army }) => plus(sum, army), here) };
  };
  const powers = attacks ? [battle.power] : POWERS.filter((power) => isAxis(power) === axis);
  return columns(powers.map(stood), attacks, isLand(battle.space)).filter(({ column, ranks }) => ranks.reduce((sum, { n }) => sum + n, 0) === dice.get(column));
}
