/** What lies on the table of Europe 1941, read from a view (`position.py` writes it). Nothing is hidden. */

import type { View } from "../../net/shapes.ts";
import { AIRCRAFT, isPower, KINDS, POWERS, SPACES, UNITS, type Kind, type Owner, type Power } from "./material.ts";
import { count, text } from "../parts/story.ts";

export type Army = Readonly<Partial<Record<Kind, number>>>;

/** Aircraft in the air, of the power whose turn it is. */
export interface Flight {
  readonly kind: Kind;
  readonly count: number;
  readonly at: string;
  readonly from: string;
  /** Steps that it can still fly. */
  readonly left: number;
  readonly role: "strike" | "raid" | "spent";
  /** Lands whose AA guns it flies over on its way. */
  readonly over?: readonly string[];
}

/** Aircraft under way and where they will come down: a way that there is now, found anew after every order. */
export interface Landing {
  readonly kind: Kind;
  readonly count: number;
  readonly at: string;
  readonly left: number;
  /** A land, or the zone of a carrier. */
  readonly space: string;
  /** How many enemies beside it are more than its defenders. */
  readonly exposed?: number;
}

/** A land that the power has or takes in this turn: how many enemies could attack it in theirs, and how many stand there. */
export interface Threat {
  readonly space: string;
  readonly foes: number;
  readonly guards: number;
}

/** One transport and what it carries. */
export interface Ship {
  readonly zone: string;
  readonly power: Power;
  readonly cargo: readonly { readonly power: Power; readonly kind: Kind }[];
  /** Zones that it can still sail. */
  readonly left: number;
  /** The land where it puts ashore; "" for none. */
  readonly target: string;
  /** Of its cargo, what goes ashore there. */
  readonly ashore: readonly Kind[];
}

interface Afloat extends Partial<Ship> {
  readonly flags?: readonly string[];
}

export interface Facts {
  readonly players: number;
  readonly power: Power;
  readonly round: number;
  readonly phase: string;
  readonly owners: Readonly<Record<string, Owner>>;
  readonly units: Readonly<Record<string, Readonly<Partial<Record<Power, Army>>>>>;
  /** Of the power whose turn it is: what moves no more. */
  readonly spent: Readonly<Record<string, Army>>;
  readonly cash: Readonly<Record<Power, number>>;
  readonly bought: Army;
  readonly flights: readonly Flight[];
  readonly landings: readonly Landing[];
  /** Lands of its side since its turn began. */
  readonly held: readonly string[];
  /** The most valuable first. */
  readonly threats: readonly Threat[];
  readonly ships: readonly Ship[];
  readonly dived: Readonly<Record<string, Readonly<Partial<Record<Power, number>>>>>;
  readonly hurt: Readonly<Record<string, Readonly<Partial<Record<Power, number>>>>>;
  readonly busy: Readonly<Record<string, Readonly<Partial<Record<Power, number>>>>>;
  readonly fighting: string;
  /** By who scored them: submarines, aircraft, others. */
  readonly hits: Readonly<Record<string, number>>;
  /** Hit, but they still fire. */
  readonly doomed: Readonly<Partial<Record<Power, Army>>>;
  readonly came: Readonly<Record<string, readonly string[]>>;
  readonly winner: string;
  /** What the procedure that asks remembers. */
  readonly asks: Readonly<Record<string, unknown>>;
}

const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
const table = <T>(value: unknown): T => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}) as T;

function afloat({ zone = "", power = "germany", cargo = [], left = 0, target = "", flags = [] }: Afloat): Ship {
  const aboard = cargo.map((one) => ({ kind: one.kind, power: (one.power as Power | undefined) ?? power }));
  return { zone, power, cargo: aboard, left, target, ashore: aboard.flatMap(({ kind }, i) => (flags.includes(i ? "ashore_b" : "ashore_a") ? [kind] : [])) };
}

export function facts(view: View): Facts {
  const cash = table<Record<string, number>>(view["cash"]);
  return {
    players: view.players,
    power: isPower(view["power"]) ? view["power"] : "germany",
    round: count(view["round"]),
    phase: text(view["phase"]) || "advance",
    owners: table(view["owners"]),
    units: table(view["units"]),
    spent: table(view["spent"]),
    cash: { germany: cash["germany"] ?? 0, ussr: cash["ussr"] ?? 0, uk: cash["uk"] ?? 0, usa: cash["usa"] ?? 0 },
    bought: table(view["bought"]),
    flights: list<Flight>(view["flights"]).map((flight) => ({ ...flight, role: (flight.role as string | undefined) === undefined ? "strike" : flight.role })),
    landings: list(view["landings"]),
    held: list(view["held"]),
    threats: list(view["threats"]),
    ships: list<Afloat>(view["ships"]).map(afloat),
    dived: table(view["dived"]),
    hurt: table(view["hurt"]),
    busy: table(view["busy"]),
    fighting: text(view["fighting"]),
    hits: table(view["hits"]),
    doomed: table(view["doomed"]),
    came: table(view["came"]),
    winner: text(view["winner"]),
    asks: table(list<unknown>(view["stack"]).at(-1)),
  };
}

/** A space that the procedure remembers by its number; "" for none. */
export function asked(known: Facts, name: string): string {
  const at = known.asks[name];
  return typeof at === "number" ? (SPACES[at] ?? "") : "";
}

/** Who plays which power: seats and powers are two things (AAE-02). */
export const seatOf = (power: Power, players: number): number => Math.min(POWERS.indexOf(power), players - 1);
export const powersOf = (seat: number, players: number): readonly Power[] => POWERS.filter((power) => seatOf(power, players) === seat);
export const isAxis = (power: string): boolean => power === "germany";

export const size = (army: Army | undefined): number => KINDS.reduce((all, kind) => all + (army?.[kind] ?? 0), 0);
/** What all of it has cost. */
export const worth = (army: Army | undefined): number => KINDS.reduce((all, kind) => all + (army?.[kind] ?? 0) * UNITS[kind].cost, 0);

export function plus(a: Army | undefined, b: Army | undefined, sign: 1 | -1 = 1): Army {
  return Object.fromEntries(KINDS.flatMap((kind) => {
    const n = (a?.[kind] ?? 0) + sign * (b?.[kind] ?? 0);
    return n ? [[kind, n]] : [];
  }));
}

/** Aircraft of the power whose turn it is over a space. */
export function aloft(known: Facts, space: string, role?: Flight["role"]): Army {
  return known.flights.filter((one) => one.at === space && (role === undefined || one.role === role)).reduce<Army>((all, { kind, count: n }) => plus(all, { [kind]: n }), {});
}

/** Aircraft that will come down in the same space from the same one, together. */
export function landings(known: Facts): readonly { readonly at: string; readonly space: string; readonly army: Army }[] {
  const found = new Map<string, { at: string; space: string; army: Army }>();
  for (const { at, space, kind, count: n } of known.landings) {
    const key = `${at} ${space}`;
    found.set(key, { at, space, army: plus(found.get(key)?.army, { [kind]: n }) });
  }
  return [...found.values()];
}

/** Everything of a power in a space, in the air too. */
export const standing = (known: Facts, space: string, power: Power): Army =>
  plus(known.units[space]?.[power], power === known.power ? aloft(known, space) : undefined);

/** What of a power is aboard of transports in a space, whosever they are. */
export const aboard = (known: Facts, space: string, power: Power): Army =>
  known.ships.filter(({ zone }) => zone === space).flatMap(({ cargo }) => cargo).reduce<Army>((all, one) => (one.power === power ? plus(all, { [one.kind]: 1 }) : all), {});

/** What all that a power has has cost, in the air, aboard of ships and bought to be placed, too. */
export const force = (known: Facts, power: Power): number =>
  (power === known.power ? worth(known.bought) : 0) +
  [...new Set([...Object.keys(known.units), ...known.ships.map(({ zone }) => zone), ...known.flights.map(({ at }) => at)])].reduce((all, space) => all + worth(standing(known, space, power)) + worth(aboard(known, space, power)), 0);

/** What of the power whose turn it is can still get orders there; in the air only what has to land. */
export function ready(known: Facts, space: string): Army {
  const resting = plus(known.units[space]?.[known.power], known.spent[space], -1);
  return known.phase === "noncombat" ? plus(resting, aloft(known, space)) : resting;
}

/** Units of both sides there; those of the power whose turn it is attack. */
export function sides(known: Facts, space: string): { readonly attack: Army; readonly defence: readonly { readonly power: Power; readonly army: Army }[] } {
  const enemies = POWERS.filter((power) => isAxis(power) !== isAxis(known.power));
  return {
    attack: attackers(known, space),
    defence: enemies.flatMap((power) => { const army = known.units[space]?.[power]; return army && size(army) ? [{ power, army }] : []; }),
  };
}

/** All that attacks a space: what stands there, what strikes from the air, and what is to go ashore; who bombs its factory fights no battle, and is there only while that is fought out. */
export function attackers(known: Facts, space: string): Army {
  const bombs = known.fighting === space ? aloft(known, space, "raid") : {};
  const here = plus(known.units[space]?.[known.power], plus(aloft(known, space, "strike"), bombs));
  return known.ships.filter(({ target }) => target === space).flatMap(({ ashore }) => ashore).reduce((sum, kind) => plus(sum, { [kind]: 1 }), here);
}

/** How many of those are still aboard: the plate of the space does not count them. */
export const bySea = (known: Facts, space: string): number => known.ships.filter(({ target }) => target === space).reduce((sum, { ashore }) => sum + ashore.length, 0);

/** How many infantry of an attack on a land an artillery each lifts to hit with (AAE-56). */
export const lifted = ({ infantry = 0, artillery = 0 }: Army): number => Math.min(infantry, artillery);

export const flies = (kind: Kind): boolean => AIRCRAFT.includes(kind);
