/** The influence plan: who stands where on the tracks of the peoples. */

import { PEOPLES, TRACK, type Facts, type People } from "./facts.ts";

export interface Counter {
  readonly seat: number;
  readonly field: number;
  /** Which of so many lanes, from the left, so that counters on near fields stand beside each other. */
  readonly lane: number;
  readonly lanes: number;
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
    const heaps: { seat: number; field: number; lane: number }[][] = [];
    for (const { seat, field } of standing) {
      const near = heaps.at(-1);
      const heap = near && (near.at(-1)?.field ?? 0) - field < reach ? near : [];
      const taken = heap.filter((other) => other.field - field < reach).map(({ lane }) => lane);
      let lane = 0;
      while (taken.includes(lane)) lane++;
      if (heap !== near) heaps.push(heap);
      heap.push({ seat, field, lane });
    }
    const counters = heaps.flatMap((heap) => {
      const lanes = Math.max(...heap.map(({ lane }) => lane)) + 1;
      return heap.map((counter): Counter => ({ ...counter, lanes }));
    });
    return { people, counters, none: fields.filter(({ field }) => field === 0).map(({ seat }) => seat) };
  });
}

/** How far up a field is, as a part of the track. */
export const height = (field: number): number => Math.min(field, TRACK) / TRACK;
