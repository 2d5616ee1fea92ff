/** What lies on the table of Attacke, read from a view (`position.py` writes it). */

import type { View } from "../../net/shapes.ts";
import { count } from "../parts/story.ts";

export const ARMS = ["artillerie", "infanterie", "kavallerie"] as const;
/** Of which arms no card is in the hand: what a set needs, or a joker for it. */
export const missingArms = (hand: Readonly<Record<string, number>>): readonly (typeof ARMS)[number][] => ARMS.filter((arm) => !Object.entries(hand).some(([card, n]) => n > 0 && card.startsWith(`${arm}_`)));
export type Arm = (typeof ARMS)[number];
export const SPECIALS = ["joker", "revolution", "verrat", "gegenrevolution", "ueberlaeufer"] as const;
export type Kind = Arm | (typeof SPECIALS)[number];
export const KINDS: readonly Kind[] = [...ARMS, ...SPECIALS];

export const SET = 3; // cards of a set (SCH-13)
const DRAW = 2; // after one's own turn (SCH-38)
const MOST_DRAWN = 5; // SCH-40

/** How many cards a seat draws that has kept so many continents for a round. */
export const draws = (kept: readonly string[] = []): number => Math.min(MOST_DRAWN, DRAW + kept.length);
const JOKER_COUNTS = 4; // SCH-R02

export type Cards = Readonly<Record<string, number>>;

/** Cards among which nobody can tell: all of them, how many lie in which hand, and those that the viewer knows there. */
export interface Pool {
  readonly cards: Cards;
  readonly hands: readonly number[];
  readonly seen: readonly Cards[];
}

/** Cards that lie in the pile together, in an order that nobody knows. */
export interface Batch {
  readonly pool: number;
  readonly size: number;
  /** Who knows all of them; nobody listed: see `known`. */
  readonly by: readonly number[];
  /** Known to everybody, or to the viewer, to be among them. */
  readonly known: Cards;
  readonly seen: Cards;
}

export interface Facts {
  readonly players: number;
  readonly active: number;
  readonly round: number;
  readonly first: number;
  readonly out: readonly number[];
  /** Who defends or pays now. */
  readonly victim: number;
  /** By seat: its lands, and the continents that it has kept since its last turn. */
  readonly lands: readonly (readonly string[])[];
  readonly kept: readonly (readonly string[])[];
  readonly used: readonly string[];
  readonly handSizes: readonly number[];
  /** The viewer's own; empty for a spectator. */
  readonly hand: Cards;
  readonly laid: readonly string[];
  readonly laidSize: number;
  readonly defence: readonly string[];
  readonly defenceSize: number;
  readonly paid: readonly string[];
  readonly pile: number;
  readonly known: readonly Cards[];
  readonly told: readonly Cards[];
  readonly pools: readonly Pool[];
  readonly batches: readonly Batch[];
  /** What the question is about: the land of a fight, what is still demanded. */
  readonly asks: Readonly<Record<string, number>>;
}

const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const table = <T>(value: unknown): T => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}) as T;

export function facts(view: View): Facts {
  const laid = list<string>(view["laid"]);
  const defence = list<string>(view["defence"]);
  return {
    players: view.players,
    active: view.active ?? -1,
    round: count(view["round"]),
    first: count(view["first"]),
    out: list(view["out"]),
    victim: count(view["victim"]),
    lands: list(view["lands"]),
    kept: list(view["kept"]),
    used: list(view["used"]),
    handSizes: list(view["hand_sizes"]),
    hand: table(view["hand"]),
    laid,
    laidSize: count(view["laid_size"]) || laid.length,
    defence,
    defenceSize: count(view["defence_size"]) || defence.length,
    paid: list(view["paid"]),
    pile: count(view["pile"]),
    known: list(view["known"]),
    told: list(view["told"]),
    pools: list(view["pools"]),
    batches: list(view["batches"]),
    asks: table(list<unknown>(view["stack"]).at(-1)),
  };
}

// ------------------------------------------------------------------ lands
export const ownerOf = (known: Facts, land: string): number => known.lands.findIndex((lands) => lands.includes(land));
export const landsOf = (known: Facts, seat: number): readonly string[] => known.lands[seat] ?? [];

/** The lands of each continent, from the map. */
export type Continents = Readonly<Record<string, readonly string[]>>;

export const wholeOf = (known: Facts, continents: Continents, seat: number): readonly string[] =>
  Object.entries(continents).flatMap(([continent, lands]) => (lands.every((land) => known.lands[seat]?.includes(land)) ? [continent] : []));

/** Others on a continent, or on one land, and how many lands each has there. */
export function holders(known: Facts, lands: readonly string[], but: number): readonly { readonly seat: number; readonly lands: number }[] {
  return known.lands.flatMap((own, seat) => {
    const there = own.filter((land) => lands.includes(land)).length;
    return seat !== but && there ? [{ seat, lands: there }] : [];
  });
}

// ------------------------------------------------------------------ cards
/** The kind of a card and its number; 0 for none. */
export function cardOf(id: string): { readonly kind: Kind; readonly value: number } {
  const [kind = "", value] = id.split("_");
  return { kind: KINDS.find((one) => one === kind) ?? "joker", value: Number(value ?? 0) };
}

export const isArmy = (id: string): boolean => ARMS.some((arm) => id.startsWith(`${arm}_`));
export const canFight = (id: string): boolean => isArmy(id) || id === "joker";

const order = (id: string): number => KINDS.indexOf(cardOf(id).kind) * 100 - cardOf(id).value;
export const sorted = (ids: readonly string[]): readonly string[] => [...ids].sort((a, b) => order(a) - order(b));

/** Every card by itself, arms first, strong ones first. */
export const laidOut = (cards: Cards): readonly string[] => sorted(Object.entries(cards).flatMap(([id, n]) => Array.from({ length: n }, () => id)));
export const size = (cards: Cards | undefined): number => Object.values(cards ?? {}).reduce((sum, n) => sum + n, 0);

export function counted(ids: readonly string[]): Cards {
  const found: Record<string, number> = {};
  for (const id of ids) found[id] = (found[id] ?? 0) + 1;
  return found;
}

export function plus(...all: readonly (Cards | undefined)[]): Cards {
  const sum: Record<string, number> = {};
  for (const cards of all) for (const [id, n] of Object.entries(cards ?? {})) sum[id] = (sum[id] ?? 0) + n;
  return sum;
}

/** Of the viewer's hand: what all know, and what somebody knows besides; one card may be known to several. */
export function exposed(known: Facts, viewer: number): Cards {
  const told: Record<string, number> = {};
  for (const cards of known.told) for (const [id, n] of Object.entries(cards)) told[id] = Math.max(told[id] ?? 0, n);
  return plus(known.known[viewer], told);
}

export const minus = (from: Cards, less: Cards): Cards =>
  Object.fromEntries(Object.entries(from).flatMap(([id, n]) => (n > (less[id] ?? 0) ? [[id, n - (less[id] ?? 0)]] : [])));

/** What a joker counts at this table. */
export function jokerCounts(options: Readonly<Record<string, unknown>>): number {
  const value = options["joker_value"];
  return typeof value === "number" ? value : JOKER_COUNTS;
}

export const armies = (id: string, joker: number): number => (id === "joker" ? joker : cardOf(id).value);
export const sum = (ids: readonly string[], joker: number): number => ids.reduce((all, id) => all + armies(id, joker), 0);

/** The cards as a set lies, artillery, infantry, cavalry, each joker in a place that is free; null: they are no set. */
export function asSet(ids: readonly string[]): readonly string[] | null {
  if (ids.length !== SET || !ids.every(canFight)) return null;
  const jokers = ids.filter((id) => id === "joker");
  const placed = ARMS.map((arm) => ids.filter((id) => id.startsWith(`${arm}_`)));
  if (placed.some(({ length }) => length > 1)) return null;
  return placed.map(([card]) => card ?? jokers.pop() ?? "joker");
}

/** Whether some more cards can make a set of these. */
export function fitsSet(ids: readonly string[], id: string): boolean {
  if (!canFight(id) || ids.length >= SET) return false;
  return id === "joker" || !ids.some((one) => cardOf(one).kind === cardOf(id).kind);
}

/** The strongest set of a hand; null: there is none. */
export function bestSet(cards: Cards, joker: number): readonly string[] | null {
  const all = laidOut(cards);
  const jokers = all.filter((id) => id === "joker");
  const best = ARMS.map((arm) => all.find((id) => id.startsWith(`${arm}_`)) ?? "");
  const worth = (card: string): number => (card === "" ? 0 : cardOf(card).value);
  for (const card of [...best].sort((a, b) => worth(a) - worth(b))) {
    if (jokers.length && worth(card) < joker) best[best.indexOf(card)] = jokers.pop() ?? "";
  }
  return best.every(Boolean) ? best : null;
}

/** The weakest set of a hand, jokers only for what is missing; null: there is none. */
export function weakSet(cards: Cards): readonly string[] | null {
  const all = laidOut(cards);
  const jokers = all.filter((id) => id === "joker");
  const weakest = ARMS.map((arm) => all.findLast((id) => id.startsWith(`${arm}_`)) ?? jokers.pop() ?? "");
  return weakest.every(Boolean) ? weakest : null;
}

/** A payment by the rules: it reaches the demand, and no card of it could be left out (SCH-R09). */
export function pays(ids: readonly string[], demand: number): "short" | "fits" | "more" {
  const all = sum(ids, 0);
  if (all < demand) return "short";
  return all - Math.min(...ids.map((id) => cardOf(id).value)) >= demand ? "more" : "fits";
}

// ------------------------------------------------------------------ what can be known of a hand
/** A hand as the odds take it: what is known, and from which cards the others come. */
export interface Guess {
  readonly known: Cards;
  readonly heaps: readonly { readonly cards: Cards; readonly drawn: number }[];
}

/** Of a pool what may lie in hands unseen: all but what is known to lie elsewhere. */
function unseen(known: Facts, number: number): Cards {
  const pool = known.pools[number];
  const elsewhere = known.batches.filter((batch) => batch.pool === number).map((batch) => plus(batch.known, batch.seen));
  return minus(pool?.cards ?? {}, plus(...(pool?.seen ?? []), ...elsewhere));
}

/** What the viewer may know of the hand of a seat, fairly: from all that was shown, and from what it knows itself. */
export function guess(known: Facts, seat: number): Guess {
  const heaps = known.pools.flatMap(({ hands, seen }, number) => {
    const drawn = (hands[seat] ?? 0) - size(seen[seat]);
    return drawn > 0 ? [{ cards: unseen(known, number), drawn }] : [];
  });
  return { known: surely(known, seat), heaps };
}

const surely = (known: Facts, seat: number): Cards => plus(known.known[seat], ...known.pools.map(({ seen }) => seen[seat]));
/** That, as it is told: while a set is laid its first cards have left the hand, and are still counted to it; then nothing. */
export function sureOf(known: Facts, seat: number): Cards {
  const sure = surely(known, seat);
  return size(sure) > (known.handSizes[seat] ?? 0) ? {} : sure;
}

/** How likely it is that none of these seats holds a card of a kind; exact, for their hands together are so many cards of each pool. */
export function noneHolds(known: Facts, seats: readonly number[], kind: Kind): number {
  const ofKind = (cards: Cards): number => size(Object.fromEntries(Object.entries(cards).filter(([id]) => cardOf(id).kind === kind)));
  if (seats.some((seat) => ofKind(surely(known, seat)) > 0)) return 0;
  return known.pools.reduce((all, { hands, seen }, number) => {
    const heap = unseen(known, number);
    const [every, bad] = [size(heap), ofKind(heap)];
    const drawn = seats.reduce((n, seat) => n + Math.max(0, (hands[seat] ?? 0) - size(seen[seat])), 0);
    return Array.from({ length: drawn }, (_, i) => Math.max(0, every - bad - i) / Math.max(1, every - i)).reduce((a, b) => a * b, all);
  }, 1);
}
