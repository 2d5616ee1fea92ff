/** A battle as it is shown large: who hits with what, what stood when a round began, what it cost. Pure. */

import { aloft, attackers, isAxis, lifted, plus, type Army, type Facts } from "./facts.ts";
import { isLand, KINDS, POWERS, SUPPORTED, UNITS, type Kind, type Power } from "./material.ts";
import type { Round } from "./rounds.ts";
import type { Battle, Lost, Salvo } from "./story.ts";

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

/** What stands on a side, by power. */
type Line = readonly Force[];
const without = (line: Line, lost: readonly Lost[], sign: 1 | -1 = -1): Line =>
  line.map(({ power, army }) => ({ power, army: lost.filter((one) => one.power === power).reduce<Army>((sum, one) => plus(sum, one.army, sign), army) }));

/** Who throws a round's dice, as they stood when these were thrown: what began the battle, but for what has fallen before. What is lost later changes nothing. */
export function lineup(known: Facts, battle: Battle, all: readonly Round[], at: number, attacks: boolean): Line {
  return stood(began(known, battle, all, attacks), battle, all, at, attacks);
}

function stood(line: Line, battle: Battle, all: readonly Round[], at: number, attacks: boolean): Line {
  const early = (all[at]?.salvos ?? []).filter(({ what }) => what === "flak" || what === "struck_first"); // what they hit fires no more
  const left = without(line, [...all.slice(0, at).flatMap(({ salvos }) => salvos), ...early].flatMap(({ lost }) => lost));
  const struck = early.some(({ what, power }) => what === "struck_first" && ours(battle, attacks)(power));
  return left.map(({ power, army }) => ({ power, army: struck ? plus(army, { submarine: army.submarine ?? 0 }, -1) : army })).filter(({ army }) => KINDS.some((kind) => (army[kind] ?? 0) > 0));
}

const ours = (battle: Battle, attacks: boolean) => (power: Power): boolean => isAxis(power) === (isAxis(battle.power) === attacks);

/** How many dice a side has thrown in a round, by column. */
function dice(battle: Battle, round: Round | undefined, attacks: boolean): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { what, power, columns: some } of round?.salvos ?? []) {
    if (what !== "fired" || !ours(battle, attacks)(power)) continue;
    for (const { column, dice: { length } } of some) found.set(column, (found.get(column) ?? 0) + length);
  }
  return found;
}

const inColumn = (some: readonly Column[], column: number): number => some.find((one) => one.column === column)?.ranks.reduce((sum, { n }) => sum + n, 0) ?? 0;

/**
 * A side when the battle began. The table may show another moment than the log has told, and units move on when it is over; so of
 * all that it may have been, the first that agrees best with all dice: what stands there and so many of those that have fallen, those
 * that were sent there, those that have fallen alone.
 */
function began(known: Facts, battle: Battle, all: readonly Round[], attacks: boolean): Line {
  const lost = battle.salvos.flatMap((salvo) => salvo.lost).filter(({ power }) => ours(battle, attacks)(power));
  const powers = attacks ? [battle.power] : POWERS.filter((power) => ours(battle, false)(power));
  const here: Line = powers.map((power) => ({ power, army: attacks ? (power === known.power ? attackers(known, battle.space) : (known.units[battle.space]?.[power] ?? {})) : plus(known.units[battle.space]?.[power], known.doomed[power], -1) }));
  const units = lost.flatMap(({ power, army }) => KINDS.flatMap((kind) => Array.from({ length: army[kind] ?? 0 }, (): Lost => ({ power, army: { [kind]: 1 }, hurt: 0 }))));
  const may = [
    ...units.map((_, i) => without(here, units.slice(0, units.length - i), 1)), here,
    ...(attacks ? [[{ power: battle.power, army: battle.sent }]] : []), without(powers.map((power) => ({ power, army: {} })), units, 1),
  ];
  const thrown = all.map((round) => [...dice(battle, round, attacks)]);
  const agrees = (line: Line): number => thrown.reduce((sum, some, at) => {
    const said = columns(stood(line, battle, all, at, attacks), attacks, isLand(battle.space));
    return sum + some.filter(([column, n]) => inColumn(said, column) === n).length;
  }, 0);
  const rated = may.map(agrees);
  return may[rated.indexOf(Math.max(...rated))] ?? here;
}

/** Who throws a round's dice, by what they hit with; of dice that have fallen, only where the numbers agree. Before the first ones there is no round yet: everybody. */
export function throwing(known: Facts, battle: Battle, all: readonly Round[], at: number, attacks: boolean): readonly Column[] {
  const thrown = dice(battle, all[at], attacks);
  if (battle.what === "raid") {
    const power = POWERS.find((one) => ours(battle, attacks)(one) && all[at]?.salvos.some((salvo) => salvo.power === one)) ?? battle.power;
    const flew = [...thrown].map(([column, n]): Column => ({ column, ranks: [{ power, kind: "fighter", n }] }));
    return attacks && battle.pips.length ? [{ column: BOMBS, ranks: [{ power, kind: "bomber", n: battle.pips.length }] }, ...flew] : flew;
  }
  return columns(lineup(known, battle, all, at, attacks), attacks, isLand(battle.space)).filter(({ column, ranks }) => ranks.reduce((sum, { n }) => sum + n, 0) === (thrown.get(column) ?? NaN) || (!thrown.has(column) && !battle.end && at >= all.length - 1));
}
