/** The influence plan: who stands where on the tracks of the peoples. */

import { PEOPLES, TRACK, type Facts, type People } from "./facts.ts";

/** Counters on the same field, drawn as one sign with its number. */
export interface Group {
  readonly field: number;
  readonly seats: readonly number[];
  /** How far up it is drawn, as a part of the track: near its field, and never over another sign. */
  readonly at: number;
}

export interface Column {
  readonly people: People;
  /** From below. */
  readonly groups: readonly Group[];
}

const LEAST = 10; // fields are shown in any case
const AIR = 3; // and so many above the highest counter

/** The highest field that is drawn: the tracks grow with the counters, so that few fields are not a crowd at the bottom. */
export function top(known: Facts): number {
  const highest = Math.max(0, ...known.influence.flatMap((row) => Object.values(row)));
  return Math.min(TRACK, Math.max(LEAST, highest + AIR));
}

/** How far up a field is, as a part of the track. */
export const height = (field: number, highest: number): number => Math.min(field, highest) / highest;

/** `room`: what a sign takes of the track, so that two never cover each other. */
export function columns(known: Facts, room: number): readonly Column[] {
  const highest = top(known);
  return PEOPLES.map((people) => {
    const fields = known.influence.map((row) => row[people] ?? 0);
    const taken = [...new Set(fields)].filter((field) => field > 0).sort((a, b) => a - b);
    const ats: number[] = [];
    for (const field of taken) ats.push(Math.max(height(field, highest), (ats.at(-1) ?? -room) + room));
    const last = taken.length - 1;
    const groups = taken.map((field, i): Group => ({ field, seats: fields.flatMap((other, seat) => (other === field ? [seat] : [])), at: Math.min(ats[i] ?? 0, 1 - (last - i) * room) }));
    return { people, groups };
  });
}

/** What a seat has with a people, and what the best of the others has. */
export function rivalry(known: Facts, seat: number, people: People): { readonly own: number; readonly best: number; readonly rivals: readonly number[] } {
  const fields = known.influence.map((row) => row[people] ?? 0);
  const best = Math.max(0, ...fields.filter((_, other) => other !== seat));
  return { own: fields[seat] ?? 0, best, rivals: best ? fields.flatMap((field, other) => (other !== seat && field === best ? [other] : [])) : [] };
}
