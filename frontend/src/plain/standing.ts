/** What the facts of any game say about the places of its board: who holds them, what stands there. Knows no game. */

import type { Json } from "../faces/face.ts";
import type { View } from "../net/shapes.ts";

export interface Part {
  readonly kind: string;
  readonly count: number;
}

/** Some pieces in a place, by one fact; of a seat where the fact is one of seats. */
export interface Counter {
  readonly fact: string;
  readonly seat: number | null;
  readonly count: number;
  /** What they are, where the fact says so; empty: a bare number. */
  readonly parts: readonly Part[];
}

export interface Standing {
  readonly counters: ReadonlyMap<string, readonly Counter[]>;
  /** Places that facts name one by one or in lists, with these facts; of seats where they are facts of seats. */
  readonly named: ReadonlyMap<string, readonly { readonly fact: string; readonly seat: number | null }[]>;
  /** The one seat that has something in a place; -1: several have. */
  readonly held: ReadonlyMap<string, number>;
}

type Dict = Readonly<Record<string, Json>>;

/** What surrounds the facts of a game. */
export const INNER: ReadonlySet<string> = new Set(["format", "game", "legal", "stack", "viewer", "players", "question", "asked", "chance", "options", "answering", "answers", "pass"]);

/** A list with one entry for each seat: only where the game says so, whatever else is as long. */
export function perSeat(view: View, fact: string, bySeat: readonly string[]): readonly Json[] | null {
  const value: unknown = view[fact];
  return bySeat.includes(fact) && Array.isArray(value) && value.length === view.players ? (value as Json[]) : null;
}

export function standing(view: View, places: ReadonlySet<string>, bySeat: readonly string[]): Standing {
  const counters = new Map<string, Counter[]>();
  const named = new Map<string, { fact: string; seat: number | null }[]>();
  const held = new Map<string, number>();
  const into = <T>(map: Map<string, T[]>, place: string, one: T): void => { map.set(place, [...(map.get(place) ?? []), one]); };
  const isPlace = (value: unknown): value is string => typeof value === "string" && places.has(value);

  const read = (fact: string, seat: number | null, value: Json | undefined): void => {
    const hold = (place: string): void => {
      if (seat !== null) held.set(place, (held.get(place) ?? seat) === seat ? seat : -1);
    };
    if (isPlace(value)) into(named, value, { fact, seat }); // a seat need not hold what it names
    else if (Array.isArray(value) && value.length && value.every(isPlace)) {
      for (const place of value) {
        hold(place);
        into(named, place, { fact, seat });
      }
    } else if (typeof value === "object" && value && Object.keys(value).length && Object.keys(value).every(isPlace)) {
      for (const [place, what] of Object.entries(value as Dict)) {
        const parts = partsOf(what);
        const count = parts.reduce((sum, part) => sum + part.count, Number(what) || 0);
        hold(place);
        if (count > 0) into(counters, place, { fact, seat, count, parts });
      }
    }
  };
  for (const [fact, value] of Object.entries(view) as [string, Json][]) {
    if (INNER.has(fact)) continue;
    const seats = perSeat(view, fact, bySeat);
    if (seats) seats.forEach((one, seat) => { read(fact, seat, one); });
    else read(fact, null, value);
  }
  return { counters, named, held };
}

/** `{tank: 2}`, `"tank"` and `{anna: {tank: 2}}` as kinds and how many. */
function partsOf(what: Json): readonly Part[] {
  const found = new Map<string, number>();
  const read = (value: Json, kind: string): void => {
    if (typeof value === "number") found.set(kind, (found.get(kind) ?? 0) + value);
    else if (typeof value === "string") read(1, value);
    else for (const [name, one] of Object.entries(value || {})) read(one as Json, name);
  };
  if (typeof what !== "number") read(what, "");
  return [...found].flatMap(([kind, count]) => (kind && count > 0 ? [{ kind, count }] : []));
}
