/** Battles at sea as the log tells them, and sea power that changes hands. Pure. */

import { count, seatIn, type Keyed, type Open } from "../parts/story.ts";
import { BEATS, BEATS_POINTS, CARRIER_POINTS, isShip, type Facts, type Ship } from "./facts.ts";

export interface Shot {
  readonly seat: number;
  readonly ship: Ship;
  readonly roll: number;
  readonly modifier: number;
  readonly total: number;
}

export interface Pairing {
  readonly shots: readonly Shot[];
  /** Who is hit; -1: nobody. */
  readonly hit: number;
  readonly ship: Ship | "";
  readonly how: "" | "tie" | "damaged" | "sunk" | "carrier_sunk";
}

export interface SeaRound {
  /** Challenger's and holder's. */
  readonly rows: readonly [readonly Ship[], readonly Ship[]];
  readonly pairs: readonly Pairing[];
  readonly aside: readonly { readonly seat: number; readonly ships: number }[];
}

export interface SeaBattle {
  readonly key: string;
  readonly challenger: number;
  readonly holder: number;
  readonly rounds: readonly SeaRound[];
  readonly retreated: number;
  readonly winner: number;
}

/** Sea power that changes hands without a battle. */
export interface SeaChange {
  readonly key: string;
  readonly seat: number;
  /** Who withdraws; -1: nobody was there. */
  readonly from: number;
}

/** All of them, oldest first. */
export function seasOf(events: readonly Keyed[]): readonly SeaBattle[] {
  const seas: Open<SeaBattle>[] = [];
  let sea: Open<SeaBattle> | null = null;
  let pair = null as Open<Pairing> | null; // changed inside `settle`, too
  const lastRound = (change: (round: SeaRound) => SeaRound): void => {
    const round = sea?.rounds.at(-1);
    if (sea && round) sea.rounds = [...sea.rounds.slice(0, -1), change(round)];
  };
  const settle = (hit: number, ship: unknown, how: Pairing["how"]): void => {
    if (!pair) return;
    const done: Pairing = { ...pair, hit, ship: isShip(ship) ? ship : "", how };
    lastRound((round) => ({ ...round, pairs: [...round.pairs, done] }));
    pair = null;
  };

  for (const { key, told } of events) {
    const seat = seatIn(told);
    switch (told.event) {
      case "sea_fight":
        sea = { key, challenger: count(told["other"], -1), holder: seat, rounds: [], retreated: -1, winner: -1 };
        seas.push(sea);
        break;
      case "row": {
        const ship = told["ship"];
        if (!sea || !isShip(ship)) break;
        const open = sea.rounds.at(-1);
        const side = seat === sea.challenger ? 0 : 1;
        if (!open || (count(told["place"], -1) === 1 && side === 0)) sea.rounds = [...sea.rounds, { rows: [[], []], pairs: [], aside: [] }];
        lastRound((round) => ({ ...round, rows: [side === 0 ? [...round.rows[0], ship] : round.rows[0], side === 1 ? [...round.rows[1], ship] : round.rows[1]] }));
        break;
      }
      case "matched": {
        const ship = told["ship"];
        if (!isShip(ship)) break;
        const shot: Shot = { seat, ship, roll: count(told["roll"], -1), modifier: count(told["modifier"], -1), total: count(told["total"], -1) };
        pair = { shots: [...(pair?.shots ?? []), shot], hit: -1, ship: "", how: "" };
        break;
      }
      case "sea_tie":
        settle(-1, "", "tie");
        break;
      case "damaged": case "sunk": case "carrier_sunk":
        settle(seat, told["ship"], told.event);
        break;
      case "set_aside":
        lastRound((round) => ({ ...round, aside: [...round.aside, { seat, ships: count(told["ships"], -1) }] }));
        break;
      case "retreated":
        if (sea) sea.retreated = seat;
        break;
      case "sea_won":
        if (sea) sea.winner = seat;
        break;
    }
  }
  return seas;
}

export function changesOf(events: readonly Keyed[]): readonly SeaChange[] {
  return events.flatMap(({ key, told }) => {
    if (told.event === "sea_taken") return [{ key, seat: seatIn(told), from: -1 }];
    return told.event === "yielded" ? [{ key, seat: count(told["other"], -1), from: seatIn(told) }] : [];
  });
}

/** Whether rows of a new round lie there, which nobody has revealed. */
export function laying({ challenger, rows, rowSizes }: Pick<Facts, "challenger" | "rows" | "rowSizes">, { rounds, winner }: SeaBattle): boolean {
  if (challenger < 0 || winner >= 0 || !rowSizes.some((n) => n > 0)) return false;
  const round = rounds.at(-1);
  const under = round !== undefined && round.pairs.length < Math.max(...round.rows.map((row) => row.length));
  return !under && !(round && rows.length === 2 && rows.every((row) => row.some(isShip))); // nobody sees a hidden row of the other
}

/** What a ship adds to its dice, in words' keys: by what lies opposite, and for carriers beside it (ATK-81..86). */
export function modifiers(rows: SeaRound["rows"], side: 0 | 1, place: number, total: number): readonly { readonly why: "matchup" | "carrier" | "beside"; readonly points: number }[] {
  const ship = rows[side][place];
  const opposite = rows[side === 0 ? 1 : 0][place];
  const found: { why: "matchup" | "carrier" | "beside"; points: number }[] = [];
  if (ship && opposite && BEATS[ship] === opposite) found.push({ why: "matchup", points: BEATS_POINTS });
  else if (ship === "aircraft_carrier" && opposite !== "aircraft_carrier") found.push({ why: "carrier", points: CARRIER_POINTS });
  const rest = total - found.reduce((all, { points }) => all + points, 0);
  // how many carriers were still afloat beside it is what is left of the told sum
  if (rest > 0) found.push({ why: "beside", points: rest });
  return found;
}
