/** What an attack decides beyond its region, if it is won: a capital, a player, the game. Of what lies open alone. Pure. */

import { ownerOf, regionsOf, size, type Facts } from "./facts.ts";

export interface IfWon {
  /** Whose capital falls; -1: none, or the attacker's own. */
  readonly capital: number;
  /** Who has no units left then; -1: nobody. */
  readonly out: number;
  readonly over: boolean;
  /** Who has won then; -1: nobody knows before the battle, since units decide or more battles may be fought. */
  readonly winner: number;
  /** How many regions the winner has. */
  readonly regions: number;
}

/** If the seat on turn wins this region (ATK-123, ATK-125, ATK-126). */
export function ifWon(known: Facts, region: string, lastSurvivor: boolean): IfWon {
  const seat = known.active;
  const owner = ownerOf(known, region);
  const capital = known.capitals.findIndex((at, of) => at === region && of !== seat);
  const elsewhere = Object.entries(known.armies[owner] ?? {}).reduce((sum, [at, army]) => sum + (at === region ? 0 : size(army)), 0);
  const out = owner >= 0 && owner !== seat && elsewhere === 0 ? owner : -1;
  const others = known.armies.map((_, one) => one).filter((one) => one !== seat && one !== out && !known.eliminated.includes(one));
  const over = out >= 0 && (!lastSurvivor || others.length === 0);
  if (!over) return { capital, out, over, winner: -1, regions: 0 };
  const mine = regionsOf(known, seat) + 1;
  const most = Math.max(0, ...others.map((one) => regionsOf(known, one)));
  const first = others.filter((one) => regionsOf(known, one) === most);
  const winner = mine > most ? seat : mine < most && first.length === 1 && Object.keys(known.attackers).length < 2 ? (first[0] ?? -1) : -1;
  return { capital, out, over, winner, regions: Math.max(mine, most) };
}
