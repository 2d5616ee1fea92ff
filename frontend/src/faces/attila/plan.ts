/** The influence plan: who stands where on the tracks of the peoples. */

import { PEOPLES, TRACK, type Facts, type People } from "./facts.ts";

export interface Counter {
  readonly seat: number;
  readonly field: number;
  /** Its place among the counters on the same or touching fields: 0 in the middle, then right, left, further right. */
  readonly lane: number;
}

export interface Column {
  readonly people: People;
  readonly counters: readonly Counter[];
  /** Seats beside the track, without any influence. */
  readonly none: readonly number[];
}

/** `reach`: counters nearer than so many fields would cover each other. */
export function columns(known: Facts, reach = 2): Column[] {
  return PEOPLES.map((people) => {
    const fields = known.influence.map((row, seat) => ({ seat, field: row[people] ?? 0 }));
    const standing = fields.filter(({ field }) => field > 0).sort((a, b) => b.field - a.field || a.seat - b.seat);
    const counters: Counter[] = [];
    for (const { seat, field } of standing) {
      const taken = counters.filter((other) => other.field - field < reach).map(({ lane }) => lane);
      let lane = 0;
      while (taken.includes(lane)) lane++;
      counters.push({ seat, field, lane });
    }
    return { people, counters, none: fields.filter(({ field }) => field === 0).map(({ seat }) => seat) };
  });
}

/** How far up a field is, as a part of the track. */
export const height = (field: number): number => Math.min(field, TRACK) / TRACK;
