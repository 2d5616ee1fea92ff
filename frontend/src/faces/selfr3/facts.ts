/** What lies on the table of SelfR3, read from a view (`position.py` writes it). */

import type { View } from "../../net/shapes.ts";
import { CONTINENTS, OFFICERS, REGIONS, type Ground, type Officer } from "./material.ts";
import { count, text } from "../parts/story.ts";

export const OFFICER_COST = 3; // R2-39
export const STATION_COST = 5; // R2-48
export const CARD_COST = 1; // R2-33
export const STATIONS = 4; // R2-48
export const CARDS_A_TURN = 4; // R2-35
export const ROUNDS = 5; // R2-01
export const VICTORY_POINTS = 3; // R2-92
export const ATTACKING = 3; // units (R2-56)
/** Names of the dice that a defender may choose, and how many and which they are. */
export const DICE: Readonly<Record<string, readonly (6 | 8)[]>> = { d6: [6], d8: [8], d6_d6: [6, 6], d6_d8: [6, 8], d8_d8: [8, 8] };
/** The marked sites on the moon (R2-49). */
export const LANDING_SITES: readonly string[] = ["bucht_des_taus", "meer_der_gefahren", "tycho"];

/** Lands with a way to a sea. */
export const PORTS: readonly string[] = ["weststaaten", "oststaaten", "venezuela", "amazonien", "britannien", "sahara", "madagaskar", "japan", "china", "indien", "indonesien", "westaustralien"];

type Counts = Readonly<Record<string, number>>;

export interface Facts {
  readonly players: number;
  readonly active: number;
  readonly round: number;
  readonly phase: string;
  readonly eliminated: readonly number[];
  readonly ruins: readonly string[];
  /** Lands that the moon may attack in this turn (R2-114). */
  readonly landings: readonly string[];
  readonly wealth: readonly string[];
  readonly truce: readonly number[];
  readonly blackout: readonly number[];
  readonly moves: number;
  readonly source: string;
  readonly aim: string;
  /** By seat: turn marker from 1; 0: none. */
  readonly markers: readonly number[];
  readonly money: readonly number[];
  readonly pools: readonly number[];
  readonly victory: readonly number[];
  readonly armies: readonly Counts[];
  readonly officers: readonly Readonly<Partial<Record<Officer, string>>>[];
  readonly stations: readonly (readonly string[])[];
  readonly used: Counts;
  readonly bought: Counts;
  readonly hand: Counts;
  readonly backs: readonly Counts[];
  readonly waitingFor: readonly string[];
  readonly waiting: readonly number[];
  /** The procedures that are under way, the one that asks last. */
  readonly frames: readonly Frame[];
}

/** A procedure that is under way, and what it remembers. */
export interface Frame {
  readonly step: string;
  readonly [fact: string]: unknown;
}

const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const table = <T>(value: unknown): T => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}) as T;

export function facts(view: View): Facts {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const bySeat = <T>(name: string, none: T): readonly T[] => seats.map((seat) => list<T>(view[name])[seat] ?? none);
  return {
    players: view.players,
    active: view.active ?? -1,
    round: count(view["round"]),
    phase: text(view["phase"]),
    eliminated: list(view["eliminated"]),
    ruins: list(view["ruins"]),
    landings: list(view["landings"]),
    wealth: list(view["wealth"]),
    truce: list(view["truce"]),
    blackout: list(view["blackout"]),
    moves: count(view["moves"]),
    source: text(view["source"]),
    aim: text(view["aim"]),
    markers: bySeat("markers", 0),
    money: bySeat("money", 0),
    pools: bySeat("pools", 0),
    victory: bySeat("victory", 0),
    armies: bySeat<Counts>("armies", {}),
    officers: bySeat<Facts["officers"][number]>("officers", {}),
    stations: bySeat<readonly string[]>("stations", []),
    used: table(view["used"]),
    bought: table(view["bought"]),
    hand: table(view["hand"]),
    backs: bySeat<Counts>("backs", {}),
    waitingFor: list(view["waiting_for"]),
    waiting: bySeat("waiting", 0),
    frames: list(view["stack"]),
  };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const GROUNDS = new Map(Object.values(CONTINENTS).flatMap(({ ground, regions }) => regions.map((region) => [region, ground] as const)));
/** The territory that a procedure remembers by its number; "": none. */
export const regionAt = (n: unknown): string => (typeof n === "number" ? (REGIONS[n] ?? "") : "");
export const groundOf = (region: string): Ground => GROUNDS.get(region) ?? "land";
export const continentOf = (region: string): string => Object.entries(CONTINENTS).find(([, { regions }]) => regions.includes(region))?.[0] ?? "";

/** Whose territory it is; -1: nobody's. */
export function ownerOf(known: Facts, region: string): number {
  return known.armies.findIndex((armies, seat) => region in armies || Object.values(known.officers[seat] ?? {}).includes(region) || (known.stations[seat]?.includes(region) ?? false));
}

export const armiesIn = (known: Facts, region: string): number => known.armies[ownerOf(known, region)]?.[region] ?? 0;
export const officersIn = (known: Facts, region: string): readonly Officer[] => {
  const theirs = known.officers[ownerOf(known, region)] ?? {};
  return OFFICERS.filter((officer) => theirs[officer] === region);
};
export const unitsIn = (known: Facts, region: string): number => armiesIn(known, region) + officersIn(known, region).length;
export const hasStation = (known: Facts, region: string): boolean => known.stations.some((stations) => stations.includes(region));

/** All territories of a seat. */
export const regionsOf = (known: Facts, seat: number): readonly string[] => [...new Set([
  ...Object.keys(known.armies[seat] ?? {}), ...Object.values(known.officers[seat] ?? {}), ...(known.stations[seat] ?? []),
])];

/** Continents that the seat holds whole; a destroyed land is not missed, and where only a station stands it breaks the continent (R2-R01). */
export function continentsOf(known: Facts, seat: number, stationHolds = false): readonly string[] {
  const own = new Set(stationHolds ? regionsOf(known, seat) : regionsOf(known, seat).filter((region) => unitsIn(known, region) > 0));
  return Object.entries(CONTINENTS).flatMap(([id, { regions }]) => {
    const standing = regions.filter((region) => !known.ruins.includes(region));
    return standing.length > 0 && standing.every((region) => own.has(region)) ? [id] : [];
  });
}

/** Whether an officer attacks with a d8 (R2-42, R2-43). */
export const strong = (officer: Officer, source: string, aim: string): boolean =>
  officer === "abc" || (officer !== "taktik" && (groundOf(source) === officer || groundOf(aim) === officer));

/** Who goes along unless somebody says otherwise: all officers with a d8, as the bots have it too; one of all the units stays behind. */
export const leads = (known: Facts, source: string, aim: string): readonly Officer[] =>
  officersIn(known, source).filter((officer) => strong(officer, source, aim)).slice(0, Math.min(ATTACKING, unitsIn(known, source) - 1));

export const cards = (some: Counts): number => sum(Object.values(some));
export const isOfficer = (id: unknown): id is Officer => OFFICERS.some((officer) => officer === id);
/** The procedure of this kind that is under way. */
export const frame = (known: Facts, kind: string): Frame | undefined => known.frames.findLast(({ step }) => step.startsWith(`${kind}.`));
