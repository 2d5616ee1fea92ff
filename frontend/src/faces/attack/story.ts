/** What the log tells: marches, battles on land and at sea, diplomacy. Pure. */

import type { LogLine, Told } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { eventsOf, remembered, text } from "../parts/story.ts";
import { BEATS, BEATS_POINTS, CARRIER_POINTS, isShip, isUnit, plus, size, UNITS, type Army, type Facts, type Ship, type Unit } from "./facts.ts";

export interface March {
  readonly origin: string;
  readonly region: string;
  readonly seat: number;
  readonly units: Army;
  readonly count: number;
  readonly way: "land" | "sea";
  readonly verdict: "" | "allowed" | "refused";
}

/** One side's half of a round: who fought, what the dice showed, what it cost the other. */
export interface Half {
  readonly seat: number;
  readonly side: "attacker" | "defender";
  readonly round: number;
  readonly active: Army;
  readonly dice: Army;
  readonly thrown: number;
  readonly hits: number;
  readonly lost: Army;
  readonly wasted: number;
}

export interface Battle {
  readonly key: string;
  readonly region: string;
  readonly attacker: number;
  /** -1: neutral troops without a leader yet. */
  readonly defender: number;
  readonly neutral: boolean;
  readonly garrison: string;
  readonly halves: readonly Half[];
  /** "": it goes on. */
  readonly end: "" | "won" | "held";
}

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

export interface Diplomacy {
  readonly key: string;
  readonly seat: number;
  readonly region: string;
  readonly needed: number;
  readonly rolls: readonly { readonly seat: number; readonly total: number }[];
  readonly to: number;
  readonly over: boolean;
}

/** Sea power that changes hands without a battle. */
export interface SeaChange {
  readonly key: string;
  readonly seat: number;
  /** Who withdraws; -1: nobody was there. */
  readonly from: number;
}

/** An economy card that somebody gets beside the turn's course. */
export interface Prize {
  readonly key: string;
  readonly how: "kept" | "captured" | "drew";
  readonly seat: number;
  /** Who loses it; -1: nobody. */
  readonly from: number;
  /** "": the viewer does not know it. */
  readonly card: string;
}

export interface Story {
  readonly marches: readonly March[];
  /** All that the log tells, oldest first. */
  readonly battles: readonly Battle[];
  readonly seas: readonly SeaBattle[];
  readonly diplomacy: readonly Diplomacy[];
  readonly changes: readonly SeaChange[];
  readonly prizes: readonly Prize[];
  /** The last ones. */
  readonly battle: Battle | null;
  readonly sea: SeaBattle | null;
  /** What came of the last action so far, as sentences: battles, sea power, diplomacy. */
  readonly results: readonly string[];
  /** How the last offer of this turn ended, as a sentence; "" before that. */
  readonly deal: string;
  /** What was promised with the offer that lies on the table. */
  readonly promise: string;
  /** Regions of what happened last. */
  readonly last: readonly string[];
}

type Open<T> = { -readonly [Name in keyof T]: T[Name] };
const num = (told: Told, name: string): number => Number(told[name] ?? -1);
const str = (told: Told, name: string): string => text(told[name]);

const crosses = (one: March, told: Told): boolean => one.way === "sea" && one.origin === told["origin"] && one.region === told["region"];

const RESULTS: ReadonlySet<string> = new Set(["conquered", "repelled", "neutrals_beaten", "neutrals_held", "undefended", "sea_taken", "yielded", "sea_won", "joined", "rival_joined", "stayed_neutral"]);

export function tell(log: readonly LogLine[], more: readonly Told[] = []): Story {
  let marches: March[] = [];
  const battles: Open<Battle>[] = [];
  const seas: Open<SeaBattle>[] = [];
  const diplomacy: Open<Diplomacy>[] = [];
  const changes: SeaChange[] = [];
  const prizes: Prize[] = [];
  let battle: Open<Battle> | null = null;
  let forces = { attacker: {} as Army, defender: {} as Army };
  let sea: Open<SeaBattle> | null = null;
  let attempt: Open<Diplomacy> | null = null;
  let last: string[] = [];
  let deal = "";
  let results: string[] = [];
  let promise = "";
  let pair = null as Open<Pairing> | null; // changed inside `settle`, too

  const march = (told: Told, way: "land" | "sea"): void => {
    const [origin, region, unit] = [str(told, "origin"), str(told, "region"), told["unit"]];
    if (!isUnit(unit)) return;
    const at = marches.findIndex((one) => one.origin === origin && one.region === region && one.way === way);
    const old = marches[at];
    const next: March = { origin, region, seat: num(told, "seat"), way, verdict: "", units: plus(old?.units, { [unit]: 1 }), count: (old?.count ?? 0) + 1 };
    if (old) marches[at] = next;
    else marches.push(next);
  };
  const rule = (told: Told, verdict: "allowed" | "refused"): void => {
    marches = marches.map((one) => (crosses(one, told) ? { ...one, verdict } : one));
  };
  const update = (change: (half: Half) => Half): void => {
    const half = battle?.halves.at(-1);
    if (battle && half) battle.halves = [...battle.halves.slice(0, -1), change(half)];
  };
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

  const events = eventsOf(log, more);
  for (const { key, told } of events) {
    const seat = num(told, "seat");
    if (RESULTS.has(told.event)) results.push(told.sentence);
    switch (told.event) {
      case "turn":
        last = [];
        results = [];
        deal = "";
        break;
      case "offered":
        deal = promise = "";
        break;
      case "promised":
        promise = str(told, "text");
        break;
      case "declined": case "withdrew": case "deal_refused": case "deal":
        deal = told.sentence;
        break;
      case "action":
        deal = "";
        marches = [];
        results = [];
        break;
      case "sent": case "blitzed": case "moved_far":
        march(told, "land");
        last = [str(told, "region")];
        break;
      case "waits":
        march(told, "sea");
        break;
      case "crossing_allowed":
        rule(told, "allowed");
        break;
      case "crossing_refused":
        rule(told, "refused");
        break;
      case "flew": // planes of a group that was refused
        marches = marches.map((one) => (crosses(one, told) ? { ...one, verdict: "", units: { aircraft: one.verdict === "refused" ? 1 : (one.units.aircraft ?? 0) + 1 }, count: one.verdict === "refused" ? 1 : one.count + 1 } : one));
        break;
      case "turned_back":
        marches = marches.filter((one) => !(crosses(one, told) && one.verdict === "refused"));
        break;
      case "claimed": case "capital": case "joined": case "rival_joined": case "deployed": case "placed":
        last = [...(["deployed", "placed"].includes(told.event) ? last : []), str(told, "region")].slice(-5);
        if (attempt && !attempt.over && told.event.endsWith("joined")) { attempt.to = seat; attempt.over = true; }
        break;
      case "attacked": case "invaded":
        marches = marches.filter(({ verdict }) => verdict !== "refused");
        battle = { key, region: str(told, "region"), attacker: seat, defender: told.event === "attacked" ? num(told, "other") : -1, neutral: told.event === "invaded", garrison: "", halves: [], end: "" };
        battles.push(battle);
        forces = { attacker: {}, defender: {} };
        last = [battle.region];
        break;
      case "garrison": case "weakest":
        if (battle) battle.garrison = str(told, "card");
        break;
      case "commands": case "appointed":
        if (battle) battle.defender = seat;
        break;
      case "committed": case "reinforced": {
        const unit = told["unit"];
        if (!battle || !isUnit(unit)) break;
        const side = seat === battle.attacker ? "attacker" : "defender";
        forces = { ...forces, [side]: plus(forces[side], { [unit]: 1 }) };
        break;
      }
      case "dice": {
        if (!battle) break;
        const side = seat === battle.attacker ? "attacker" : "defender";
        const dice = Object.fromEntries(UNITS.map((unit) => [unit, num(told, unit)])) as Army;
        battle.halves = [...battle.halves, { seat, side, round: 1 + battle.halves.filter((half) => half.side === side).length, active: forces[side], dice, thrown: 0, hits: 0, lost: {}, wasted: 0 }];
        break;
      }
      case "hits":
        update((half) => ({ ...half, hits: num(told, "hits"), thrown: num(told, "dice"), round: num(told, "round") }));
        break;
      case "lost": case "neutrals_lost": {
        const unit = told["unit"];
        if (!battle || !isUnit(unit)) break;
        const side = seat === battle.attacker ? "attacker" : "defender";
        forces = { ...forces, [side]: plus(forces[side], { [unit]: num(told, "units") }, -1) };
        update((half) => ({ ...half, lost: plus(half.lost, { [unit]: num(told, "units") }) }));
        break;
      }
      case "wasted":
        update((half) => ({ ...half, wasted: num(told, "hits") }));
        break;
      case "conquered": case "neutrals_beaten": case "undefended":
        if (battle) battle.end = "won";
        break;
      case "repelled": case "neutrals_held":
        if (battle) battle.end = "held";
        break;
      case "sea_fight":
        sea = { key, challenger: num(told, "other"), holder: seat, rounds: [], retreated: -1, winner: -1 };
        seas.push(sea);
        break;
      case "sea_taken":
        changes.push({ key, seat, from: -1 });
        break;
      case "yielded":
        changes.push({ key, seat: num(told, "other"), from: seat });
        break;
      case "kept_card": case "captured":
        prizes.push({ key, how: told.event === "captured" ? "captured" : "kept", seat, from: num(told, "other"), card: str(told, "card") });
        break;
      case "gave_up": {
        const at = prizes.findLastIndex(({ from, card }) => from === seat && card === "");
        const prize = prizes[at];
        if (prize) prizes[at] = { ...prize, card: str(told, "card") };
        break;
      }
      case "drew":
        if (attempt?.over && attempt.to === seat) prizes.push({ key, how: "drew", seat, from: -1, card: str(told, "card") });
        break;
      case "row": {
        const ship = told["ship"];
        if (!sea || !isShip(ship)) break;
        const open = sea.rounds.at(-1);
        const side = seat === sea.challenger ? 0 : 1;
        if (!open || (num(told, "place") === 1 && side === 0)) sea.rounds = [...sea.rounds, { rows: [[], []], pairs: [], aside: [] }];
        lastRound((round) => ({ ...round, rows: [side === 0 ? [...round.rows[0], ship] : round.rows[0], side === 1 ? [...round.rows[1], ship] : round.rows[1]] }));
        break;
      }
      case "matched": {
        const ship = told["ship"];
        if (!isShip(ship)) break;
        const shot: Shot = { seat, ship, roll: num(told, "roll"), modifier: num(told, "modifier"), total: num(told, "total") };
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
        lastRound((round) => ({ ...round, aside: [...round.aside, { seat, ships: num(told, "ships") }] }));
        break;
      case "retreated":
        if (sea) sea.retreated = seat;
        break;
      case "sea_won":
        if (sea) sea.winner = seat;
        break;
      case "diplomacy":
        attempt = { key, seat, region: str(told, "region"), needed: num(told, "needed"), rolls: [], to: -1, over: false };
        diplomacy.push(attempt);
        last = [attempt.region];
        break;
      case "diplomacy_roll": case "rival_roll": case "rival_tie":
        if (attempt) attempt.rolls = [...attempt.rolls, { seat, total: num(told, "total") }];
        break;
      case "stayed_neutral":
        if (attempt) attempt.over = true;
        break;
    }
  }
  return { marches, battles, seas, diplomacy, changes, prizes, battle, sea, results, deal, promise, last };
}

/** Whether rows of a new round lie there, which nobody has revealed. */
export function laying({ challenger, rows, rowSizes }: Pick<Facts, "challenger" | "rows" | "rowSizes">, { rounds, winner }: SeaBattle): boolean {
  if (challenger < 0 || winner >= 0 || !rowSizes.some((n) => n > 0)) return false;
  const round = rounds.at(-1);
  const under = round !== undefined && round.pairs.length < Math.max(...round.rows.map((row) => row.length));
  return !under && !(round && rows.length === 2 && rows.every((row) => row.some(isShip))); // nobody sees a hidden row of the other
}

/** With the steps of the draft. */
export const story = remembered(({ log, draft }: Scene) => [log, draft?.ahead], ({ log, draft }) => tell(log, draft?.ahead?.events));

/** Dice of a half, each with the unit that it made hit: one hit at most for each unit of the kind it shows (ATK-56). */
export function matched(half: Half): readonly { readonly face: Unit | "blank"; readonly hit: boolean }[] {
  const shown = UNITS.flatMap((unit) => Array.from({ length: half.dice[unit] ?? 0 }, (_, i) => ({ face: unit, hit: i < (half.active[unit] ?? 0) })));
  return [...shown, ...Array.from({ length: Math.max(0, half.thrown - shown.length) }, () => ({ face: "blank" as const, hit: false }))];
}

/** What a side has lost by the other one's last dice. */
export const hurt = ({ halves }: Pick<Battle, "halves">, side: Half["side"]): Army => halves.findLast((half) => half.side !== side)?.lost ?? {};

/** Whether the viewer, or of those who only look on anybody, is asked nothing more in the battle: nobody may retreat (ATK-60), and what stood behind is in it. */
export function unasked(now: NonNullable<Facts["battle"]>, { attacker, defender }: Pick<Battle, "attacker" | "defender">, viewer: number): boolean {
  const own = viewer === attacker ? [now.attacker] : viewer === defender ? [now.defender] : [now.attacker, now.defender];
  return own.every(({ active, reserve }) => size(active) > 0 && !size(reserve));
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
