/** What lies on the table of Attila, read from a view (`position.py` writes it). */

import type { View } from "../../net/shapes.ts";
import { count } from "../parts/story.ts";

/** In the order in which they are scored (ATT-46). */
export const PEOPLES = ["franks", "huns", "goths", "saxons", "teutons", "vandals"] as const;
export type People = (typeof PEOPLES)[number];

export const TILES = ["double", "swap", "two"] as const;
export type Tile = (typeof TILES)[number];

/** The centuries with their tiles of pacification and what a stone brings there (ATT-06, ATT-26). */
export const CENTURIES = [
  { id: "4", roman: "IV", tiles: 1, influence: 1 },
  { id: "5", roman: "V", tiles: 2, influence: 2 },
  { id: "6", roman: "VI", tiles: 3, influence: 3 },
  { id: "7", roman: "VII", tiles: 4, influence: 4 },
] as const;

export const TRACK = 22; // fields of influence (ATT-11)
export const STONES = 20; // of a people (ATT-03)
export const ROOM = 4; // stones in a province; one more is a conflict (ATT-24)
export const PLACES = 4;

export type Cards = Readonly<Partial<Record<People, number>>>;

export interface Facts {
  readonly players: number;
  readonly active: number;
  /** Cards that may still be played in this turn. */
  readonly plays: number;
  readonly provinces: Readonly<Record<string, Cards>>;
  readonly pacified: readonly string[];
  /** Closed without a tile: a conflict is pending, or all tiles are laid. */
  readonly closed: readonly string[];
  readonly influence: readonly Cards[];
  readonly scores: readonly number[];
  readonly tiles: readonly (readonly Tile[])[];
  readonly tileUsed: boolean;
  readonly gained: readonly number[];
  readonly discards: Cards;
  readonly deck: number;
  readonly handSizes: readonly number[];
  readonly laidSizes: readonly number[];
  /** The viewer's own; empty for a spectator. */
  readonly hand: Cards;
  readonly laid: Cards;
  readonly aside: Cards;
  readonly asideSize: number;
  readonly ending: readonly string[];
}

const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const table = <T>(value: unknown): T => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}) as T;

export function facts(view: View): Facts {
  return {
    players: view.players,
    active: view.active ?? -1,
    plays: count(view["plays"]),
    provinces: table(view["provinces"]),
    pacified: list(view["pacified"]),
    closed: list(view["closed"]),
    influence: list(view["influence"]),
    scores: list(view["scores"]),
    tiles: list(view["tiles"]),
    tileUsed: count(view["tile_used"]) > 0,
    gained: list(view["gained"]),
    discards: table(view["discards"]),
    deck: count(view["deck"]),
    handSizes: list(view["hand_sizes"]),
    laidSizes: list(view["laid_sizes"]),
    hand: table(view["hand"]),
    laid: table(view["laid"]),
    aside: table(view["aside"]),
    asideSize: count(view["aside_size"]),
    ending: list(view["ending"]),
  };
}

export const isPeople = (id: unknown): id is People => PEOPLES.some((people) => people === id);

/** Peoples with their numbers, in order, without those that have none. */
export function counted(cards: Cards | undefined): readonly (readonly [People, number])[] {
  return PEOPLES.flatMap((people) => {
    const number = cards?.[people] ?? 0;
    return number > 0 ? [[people, number] as const] : [];
  });
}

export const total = (cards: Cards | undefined): number => counted(cards).reduce((sum, [, number]) => sum + number, 0);

/** Stones of a people on the whole map, and in how many provinces. */
export function spread(provinces: Facts["provinces"], people: People): { readonly stones: number; readonly provinces: number } {
  const numbers = Object.values(provinces).map((stones) => stones[people] ?? 0);
  return { stones: numbers.reduce((sum, number) => sum + number, 0), provinces: numbers.filter((number) => number > 0).length };
}

/** How many tiles lie on each century; the first with any is the current one (ATT-25, ATT-43). */
export function tilesLeft(pacified: number): readonly number[] {
  let laid = pacified;
  return CENTURIES.map(({ tiles }) => {
    const gone = Math.min(laid, tiles);
    laid -= gone;
    return tiles - gone;
  });
}

/** The current century; after the last tile still the 7th (ATT-R17). */
export function century(pacified: number): (typeof CENTURIES)[number] {
  const at = tilesLeft(pacified).findIndex((left) => left > 0);
  return CENTURIES[at < 0 ? CENTURIES.length - 1 : at] ?? CENTURIES[0];
}

/** Provinces with a fifth stone, whose conflict is under way or waits. */
export const contested = (known: Facts): readonly string[] =>
  known.closed.filter((province) => !known.pacified.includes(province) && total(known.provinces[province]) > ROOM);
