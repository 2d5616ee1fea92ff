/** How a game's story is read from its log: event by event, each with a key of its own, anew only where something has changed. Pure. */

import type { LogLine, Told } from "../../net/shapes.ts";

export const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const count = (value: unknown, none = 0): number => (typeof value === "number" ? value : none);
export const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : typeof value === "number" ? [value] : []);
/** The seat that an event is about; -1: none. */
export const seatIn = (told: Told): number => count(told["seat"], -1);

/** What is still being read. */
export type Open<T> = { -readonly [Name in keyof T]: T[Name] };

export interface Keyed {
  /** The line, and the event's place in it: "17.2". */
  readonly key: string;
  readonly told: Told;
}

/** All events, oldest first; `more`: of steps that were not sent yet. */
export function eventsOf(log: readonly LogLine[], more: readonly Told[] = []): readonly Keyed[] {
  const keyed = (of: string, events: readonly Told[]): readonly Keyed[] => events.map((told, i) => ({ key: `${of}.${String(i)}`, told }));
  return [...log.flatMap(({ seq, events = [] }) => keyed(String(seq), events)), ...keyed("draft", more)];
}

const MANY = 8; // places: what is everywhere is nowhere

/** Where the last thing happened: what its events have under these names. */
export function lastPlaces(log: readonly LogLine[], names: readonly string[]): readonly string[] {
  const { events = [] } = log.findLast((line) => line.events?.length) ?? {};
  const places = events.flatMap((told) => names.map((name) => text(told[name])).filter(Boolean));
  return places.length <= MANY ? [...new Set(places)] : [];
}

/** `read`, but of the same parts the same answer once more: many ask for it while one scene is drawn. */
export function remembered<Of, Story>(parts: (of: Of) => readonly unknown[], read: (of: Of) => Story): (of: Of) => Story {
  let known: { readonly parts: readonly unknown[]; readonly story: Story } | null = null;
  return (of) => {
    const now = parts(of);
    if (!known?.parts.every((part, i) => part === now[i])) known = { parts: now, story: read(of) };
    return known.story;
  };
}
