/** Which units fall by default, and how many are asked for. Pure. */

import type { LegalAction } from "../../net/shapes.ts";
import { aloft, attackers, plus, sides, size, type Army, type Facts } from "./facts.ts";
import { isKind, isLand, isPower, UNITS, type Kind, type Power } from "./material.ts";
import { PRICED } from "./plan.ts";
import { onFoot, spared } from "./stakes.ts";

/** A kind of unit of one power that may be hit. */
export interface Victim {
  readonly action: LegalAction;
  readonly power: Power;
  readonly kind: Kind;
  /** How many hits these can take. */
  readonly n: number;
  /** Hits that cost nothing: the first ones of battleships (AAE-73). */
  readonly free: number;
}

/** Who may be hit, those that cost least first. */
export function victims(known: Facts, legal: readonly LegalAction[]): readonly Victim[] {
  return legal
    .flatMap((action): readonly Victim[] => {
      const { power, kind } = action.fields;
      if (action.fields["action"] !== "lose" || !isPower(power) || !isKind(kind)) return [];
      const flying = power === known.power ? (aloft(known, known.fighting, "strike")[kind] ?? 0) + (aloft(known, known.fighting, "raid")[kind] ?? 0) : 0;
      const there = (known.units[known.fighting]?.[power]?.[kind] ?? 0) + flying - (known.doomed[power]?.[kind] ?? 0);
      const free = kind === "battleship" ? Math.max(0, (known.units[known.fighting]?.[power]?.[kind] ?? 0) - (known.hurt[known.fighting]?.[power] ?? 0)) : 0;
      return [{ action, power, kind, n: Math.max(1, there + free), free }];
    })
    .sort((a, b) => rank(known, a) - rank(known, b));
}
/** Which falls first, as the odds have it: what costs least, but of aircraft that defend the bomber, which hits least. */
const rank = (known: Facts, { kind, free }: Victim): number => PRICED[defends(known) ? "defender" : "attacker"].indexOf(free > 0 ? "damaged" : kind);

/** Only hits of surface ships and land units, which may strike anything: then any choice is allowed (AAE-R14). */
export const unbound = ({ hits }: Pick<Facts, "hits">): boolean => Object.entries(hits).every(([source, n]) => source === "others" || n === 0);

/** By number of the action: how many fall of it. */
export type Picks = Readonly<Record<number, number>>;

/** How many are chosen at once: where a hit may strike only some, they are taken one by one. */
export const atOnce = (known: Facts, left: number): number => (unbound(known) ? left : Math.min(left, 1));

const ATTACKERS = 0; // sides of `Losses`; 2: bombers that raid, and their escorts
const DEFENDERS: ReadonlySet<number> = new Set([1, 3]); // and fighters that rise against a raid
const defends = (known: Facts): boolean => DEFENDERS.has(Number(known.asks["side"] ?? ATTACKERS));
const attacks = (known: Facts): boolean => Number(known.asks["side"] ?? ATTACKERS) === ATTACKERS;

/** What the attacker of a land has left when these have fallen; null: nobody attacks a land here. */
function leaves(known: Facts, may: readonly Victim[], picks: Picks): Army | null {
  if (!attacks(known) || !isLand(known.fighting)) return null;
  return may.reduce<Army>((army, { action, kind }) => plus(army, { [kind]: picks[action.number] ?? 0 }, -1), attackers(known, known.fighting));
}

/** Of aircraft that defend the bomber falls first, which costs more: that is said. */
export const bomberFirst = (known: Facts, may: readonly Victim[]): boolean => defends(known) && (["bomber", "fighter"] as const).every((one) => may.some(({ kind }) => kind === one));

/** With these gone, aircraft would fight on that take no land: who sees it may choose otherwise. */
export function untaken(known: Facts, may: readonly Victim[], picks: Picks): boolean {
  const left = leaves(known, may, picks);
  return left !== null && onFoot(left) === 0 && size(left) > 0;
}

function keepsOne(known: Facts, may: readonly Victim[], picks: Picks): Picks {
  const left = leaves(known, may, picks);
  const enemy = sides(known, known.fighting).defence.reduce<Army>((sum, { power, army }) => plus(sum, plus(army, known.doomed[power], -1)), {});
  const kept = left && spared(attackers(known, known.fighting), left, enemy);
  if (!kept) return picks;
  const [stays, instead] = kept.map((kind) => may.find((one) => one.kind === kind)?.action.number ?? NaN);
  return stays !== undefined && instead !== undefined && (picks[stays] ?? 0) > 0 ? { ...picks, [stays]: (picks[stays] ?? 0) - 1, [instead]: (picks[instead] ?? 0) + 1 } : picks;
}

/** What falls first, but for the last that could take a land. */
export const byDefault = (known: Facts, may: readonly Victim[], left: number): Picks => keepsOne(known, may, pricedLeast(known, may, left));

function pricedLeast(known: Facts, may: readonly Victim[], left: number): Picks {
  const pool = may.map((one) => ({ ...one }));
  const picks: Record<number, number> = {};
  for (let hits = atOnce(known, left); hits > 0; hits--) {
    const one = pool.filter(({ n }) => n > 0).sort((a, b) => rank(known, a) - rank(known, b))[0];
    if (!one) break;
    picks[one.action.number] = (picks[one.action.number] ?? 0) + 1;
    one.n -= 1;
    one.free = Math.max(0, one.free - 1);
  }
  return picks;
}

/** One more of a kind falls; when all hits are taken, one less of the cheapest other kind. */
export function pick(picks: Picks, may: readonly Victim[], number: number, most: number): Picks {
  const taken = Object.values(picks).reduce((sum, n) => sum + n, 0);
  const instead = taken < most ? undefined : may.find(({ action }) => action.number !== number && (picks[action.number] ?? 0) > 0);
  if (taken >= most && !instead) return picks;
  const kept = instead ? { ...picks, [instead.action.number]: (picks[instead.action.number] ?? 0) - 1 } : picks;
  return { ...kept, [number]: (picks[number] ?? 0) + 1 };
}

/** A transport or an aircraft of the attacker may bring a question of its own: which of several. */
const asksOn = (known: Facts, { kind, power }: Victim): boolean => kind === "transport" || (power === known.power && UNITS[kind].steps > 2);

/**
 * The picks as steps of one answer. It ends where nobody is asked any more (one kind is left, or everything falls), and
 * behind what may bring a question of its own.
 */
export function answer(known: Facts, may: readonly Victim[], picks: Picks, left: number): readonly LegalAction[] {
  const pool = may.map((one) => ({ ...one }));
  const steps: LegalAction[] = [];
  let hits = left;
  for (const one of [...pool].sort((a, b) => Number(asksOn(known, a)) - Number(asksOn(known, b)))) {
    for (let n = picks[one.action.number] ?? 0; n > 0; n--) {
      const some = pool.filter((other) => other.n > 0);
      if (some.length < 2 || some.reduce((sum, other) => sum + other.n, 0) <= hits) return steps;
      steps.push(one.action);
      one.n -= 1;
      hits -= 1;
      if (!unbound(known) || asksOn(known, one)) return steps;
    }
  }
  return steps;
}

/** The casualties by default, as steps of one answer. */
export function cheapest(known: Facts, legal: readonly LegalAction[], left: number): readonly LegalAction[] {
  const may = victims(known, legal);
  return answer(known, may, byDefault(known, may, left), left);
}
