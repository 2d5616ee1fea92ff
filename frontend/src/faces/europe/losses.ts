/** Which units fall by default, and how many are asked for. Pure. */

import type { LegalAction } from "../../net/shapes.ts";
import { aloft, type Facts } from "./facts.ts";
import { isKind, isPower, UNITS, type Kind, type Power } from "./material.ts";

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
    .sort((a, b) => price(a) - price(b));
}
const price = ({ kind, free }: Victim): number => (free > 0 ? 0 : UNITS[kind].cost);

/** Only hits of surface ships and land units, which may strike anything: then any choice is allowed (AAE-R14). */
export const unbound = ({ hits }: Pick<Facts, "hits">): boolean => Object.entries(hits).every(([source, n]) => source === "others" || n === 0);

/**
 * The casualties that cost least, as steps of one answer. It ends where nobody is asked any more (one kind is left, or
 * everything falls), and behind a transport or an aircraft, which may bring a question of its own.
 */
export function cheapest(known: Facts, legal: readonly LegalAction[], left: number): readonly LegalAction[] {
  const pool = victims(known, legal).map((one) => ({ ...one }));
  const steps: LegalAction[] = [];
  for (let hits = left; hits > 0; hits--) {
    const some = pool.filter(({ n }) => n > 0);
    if (some.length < 2 || some.reduce((sum, { n }) => sum + n, 0) <= hits) break;
    const one = [...some].sort((a, b) => price(a) - price(b))[0];
    if (!one) break;
    steps.push(one.action);
    one.n -= 1;
    one.free = Math.max(0, one.free - 1);
    if (!unbound(known) || one.kind === "transport" || (one.power === known.power && UNITS[one.kind].steps > 2)) break;
  }
  return steps;
}
