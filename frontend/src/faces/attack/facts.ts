/** What lies on the table of Attack!, read from a view (`position.py` writes it). */

import type { View } from "../../net/shapes.ts";
import { count, text } from "../parts/story.ts";

export const UNITS = ["infantry", "tank", "artillery", "aircraft"] as const;
export type Unit = (typeof UNITS)[number];
export const SHIPS = ["destroyer", "submarine", "battleship", "aircraft_carrier"] as const;
export type Ship = (typeof SHIPS)[number];
/** The first belongs to no set (ATK-105). */
export const SUITS = ["population", "oil", "minerals", "factories", "rail_transport"] as const;
export type Suit = (typeof SUITS)[number];
export const VALUES = [1, 2, 3, 4] as const;
export const ACTIONS = ["move", "blitz", "strategic", "sea", "diplomacy", "produce", "trade"] as const;
export type Action = (typeof ACTIONS)[number];
export const isAction = (word: string): word is Action => ACTIONS.some((action) => action === word);

/** In production points (ATK-118, ATK-119). */
export const COST: Readonly<Record<Unit | Ship, number>> = {
  infantry: 5, tank: 10, artillery: 8, aircraft: 15, destroyer: 5, submarine: 5, battleship: 10, aircraft_carrier: 20,
};
/** Which ship is strong against which: it counts two more (ATK-81 to ATK-83). */
export const BEATS: Readonly<Partial<Record<Ship, Ship>>> = { destroyer: "submarine", submarine: "battleship", battleship: "destroyer" };
export const BEATS_POINTS = 2;
export const CARRIER_POINTS = 1; // against anything but a carrier, and for each one beside a ship (ATK-84 to ATK-86)
export const CAPITAL_POINTS = 10; // ATK-109
export const CLAIMS = 4; // regions that everybody claims before the game, ATK-15
export const CHEAPEST = Math.min(...Object.values(COST));
export const TURN_ACTIONS = 3; // ATK-19
export const LONGEST = 40; // rounds of a game without any limit (ATK-R24)
export const OPENING = 4; // units that open a battle (ATK-50)
export const ROW = 8; // ships in a naval row (ATK-69)

export type Army = Readonly<Partial<Record<Unit, number>>>;
export type Fleet = Readonly<Partial<Record<Ship, number>>>;
export type Cards = Readonly<Record<string, number>>;

export interface Crossing {
  readonly origin: string;
  readonly region: string;
  readonly units: Army;
  readonly verdict: "open" | "allowed" | "refused";
}

export interface Side {
  readonly reserve: Army;
  readonly active: Army;
}

export interface Facts {
  readonly players: number;
  readonly active: number;
  readonly round: number;
  readonly used: readonly string[];
  readonly taken: number;
  readonly eliminated: readonly number[];
  readonly armies: readonly Readonly<Record<string, Army>>[];
  readonly moved: Readonly<Record<string, Army>>;
  readonly attackers: Readonly<Record<string, Army>>;
  readonly crossings: readonly Crossing[];
  /** By seat: where its capital was set; "" before that. */
  readonly capitals: readonly string[];
  readonly fleets: readonly Fleet[];
  readonly pools: readonly Army[];
  /** Who has sea power; -1: nobody. */
  readonly holder: number;
  readonly commander: number;
  readonly fighting: string;
  readonly garrison: string;
  readonly battle: { readonly attacker: Side; readonly defender: Side } | null;
  readonly challenger: number;
  readonly rows: readonly (readonly string[])[];
  readonly rowSizes: readonly number[];
  readonly offerer: number;
  readonly offeree: number;
  readonly offers: number;
  readonly gives: Cards;
  readonly wants: Cards;
  readonly givesSize: number;
  readonly wantsSize: number;
  /** The viewer's own; empty for a spectator. */
  readonly hand: Cards;
  readonly handSizes: readonly number[];
  readonly pile: number;
  readonly ending: readonly string[];
  /** What the procedure that asks remembers: points left, units left to set, the region picked ... */
  readonly asks: Readonly<Record<string, number | string>>;
}

const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const table = <T>(value: unknown): T => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}) as T;

function side(value: unknown): Side {
  const { reserve, active } = table<Partial<Side>>(value);
  return { reserve: reserve ?? {}, active: active ?? {} };
}

export function facts(view: View): Facts {
  const battle = table<{ attacker?: unknown; defender?: unknown }>(view["battle"]);
  return {
    players: view.players,
    active: view.active ?? -1,
    round: count(view["round"]),
    used: list(view["used"]),
    taken: count(view["taken"]),
    eliminated: list(view["eliminated"]),
    armies: list(view["armies"]),
    moved: table(view["moved"]),
    attackers: table(view["attackers"]),
    crossings: list(view["crossings"]),
    capitals: list(view["capitals"]),
    fleets: list(view["fleets"]),
    pools: list(view["pools"]),
    holder: count(view["holder"], -1),
    commander: count(view["commander"], -1),
    fighting: text(view["fighting"]),
    garrison: text(view["garrison"]),
    battle: battle.attacker || battle.defender ? { attacker: side(battle.attacker), defender: side(battle.defender) } : null,
    challenger: count(view["challenger"], -1),
    rows: list(view["rows"]),
    rowSizes: list(view["row_sizes"]),
    offerer: count(view["offerer"], -1),
    offeree: count(view["offeree"], -1),
    offers: count(view["offers"]),
    gives: table(view["gives"]),
    wants: table(view["wants"]),
    givesSize: count(view["gives_size"]),
    wantsSize: count(view["wants_size"]),
    hand: table(view["hand"]),
    handSizes: list(view["hand_sizes"]),
    pile: count(view["pile"]),
    ending: list(view["ending"]),
    asks: table(list<unknown>(view["stack"]).at(-1)),
  };
}

export const isUnit = (id: unknown): id is Unit => UNITS.some((unit) => unit === id);
export const isShip = (id: unknown): id is Ship => SHIPS.some((ship) => ship === id);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
export const size = (army: Army | undefined): number => sum(UNITS.map((unit) => army?.[unit] ?? 0));
export const ships = (fleet: Fleet | undefined): number => sum(SHIPS.map((ship) => fleet?.[ship] ?? 0));
export const cards = (some: Cards): number => sum(Object.values(some));

/** Damaged battleships that take no further part in the sea battle (ATK-78). */
export function setAside(known: Facts, seat: number): number {
  return known.challenger < 0 ? 0 : count(known.asks[seat === known.challenger ? "aside" : "aside_holder"]);
}

export function plus(a: Army | undefined, b: Army | undefined, sign: 1 | -1 = 1): Army {
  return Object.fromEntries(UNITS.flatMap((unit) => {
    const n = (a?.[unit] ?? 0) + sign * (b?.[unit] ?? 0);
    return n ? [[unit, n]] : [];
  }));
}

/** Whose region it is; -1: neutral. */
export function ownerOf(known: Facts, region: string): number {
  return known.armies.findIndex((armies) => region in armies);
}

export const armyOf = (known: Facts, region: string): Army => known.armies[ownerOf(known, region)]?.[region] ?? {};
export const regionsOf = (known: Facts, seat: number): number => Object.keys(known.armies[seat] ?? {}).length;

export function unitsOf(known: Facts, seat: number): number {
  const onBoard = sum(Object.values(known.armies[seat] ?? {}).map(size));
  if (seat !== known.active) return onBoard + (known.battle && ownerOf(known, known.fighting) === seat ? force(known.battle.defender) : 0);
  const away = [...Object.values(known.attackers), ...known.crossings.map(({ units }) => units)];
  return onBoard + sum(away.map(size)) + (known.battle ? force(known.battle.attacker) : 0);
}
const force = ({ reserve, active }: Side): number => size(reserve) + size(active);

/** Capitals that stand in the seat's regions, its own and others'. */
export const capitalsOf = (known: Facts, seat: number): number =>
  known.capitals.filter((region) => region !== "" && region in (known.armies[seat] ?? {})).length;

export interface Economy {
  /** Cards by suit, best first; `twice`: in a set. */
  readonly suits: readonly { readonly suit: Suit; readonly cards: readonly { readonly value: number; readonly twice: boolean }[] }[];
  readonly sets: number;
  readonly points: number;
}

/** What a hand brings, without capitals: all values, and those of sets once more (ATK-105, ATK-116, ATK-R13). */
export function economy(hand: Cards): Economy {
  const held = SUITS.map((suit) => ({
    suit,
    values: [...VALUES].reverse().flatMap((value) => Array.from({ length: hand[`${suit}_${String(value)}`] ?? 0 }, () => value as number)),
  }));
  const sets = Math.min(...held.filter(({ suit }) => suit !== "population").map(({ values }) => values.length));
  const suits = held.map(({ suit, values }) => ({ suit, cards: values.map((value, i) => ({ value, twice: suit !== "population" && i < sets })) }));
  return { suits, sets, points: sum(suits.flatMap((one) => one.cards.map(({ value, twice }) => value * (twice ? 2 : 1)))) };
}

export function splitCard(card: string): { readonly suit: Suit; readonly value: number } {
  const at = card.lastIndexOf("_");
  return { suit: (SUITS.find((suit) => suit === card.slice(0, at)) ?? "population"), value: Number(card.slice(at + 1)) };
}
