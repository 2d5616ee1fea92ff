/** What matters to whom, by one table for each game. */

import { expect, it } from "vitest";

import { weighed } from "../src/faces/parts/matters.ts";
import { eventsOf, lastPlaces, remembered } from "../src/faces/parts/story.ts";
import type { LogLine, Told } from "../src/net/shapes.ts";

const told = (event: string, more: Record<string, unknown> = {}): Told => ({ event, rule: "", sentence: "", ...more }) as unknown as Told;
const line = (seq: number, ...events: readonly Told[]): LogLine => ({ seq, at: 0, kind: "entry", head: null, events });

it("weighs an event by who has it: loss and gain before what it is about, and that before a move of others", () => {
  const weigh = weighed({ taken: ["won"], given: ["ceded"], lost: ["fell"], gained: ["found"], about: ["attacked"], moves: ["won", "attacked", "moved"] });
  const of = (event: string): readonly unknown[] => [weigh(told(event), true, false), weigh(told(event), false, true), weigh(told(event), false, false)];
  expect(of("won")).toEqual(["gained", "lost", "move"]);
  expect(of("ceded")).toEqual(["lost", "gained", null]);
  expect(of("fell")).toEqual(["lost", null, null]);
  expect(of("found")).toEqual(["gained", null, null]);
  expect(of("attacked")).toEqual(["mine", "mine", "move"]);
  expect(of("moved")).toEqual(["move", "move", "move"]);
  expect(of("said")).toEqual([null, null, null]);
});

it("reads a log event by event, and anew only where something has changed", () => {
  const log = [line(3, told("a", { from: "x" }), told("b")), { ...line(4), events: [] }, line(7, told("c", { from: "y", to: "z" }), told("d", { from: "y" }))];
  expect(eventsOf(log, [told("e")]).map(({ key, told: { event } }) => `${key} ${event}`)).toEqual(["3.0 a", "3.1 b", "7.0 c", "7.1 d", "draft.0 e"]);
  expect(lastPlaces(log, ["from", "to"])).toEqual(["y", "z"]);
  expect(lastPlaces([line(1, ...Array.from({ length: 9 }, (_, i) => told("a", { from: String(i) })))], ["from"]), "everywhere").toEqual([]);
  let read = 0;
  const story = remembered(({ log: of }: { readonly log: readonly LogLine[] }) => [of], () => ++read);
  expect([story({ log }), story({ log }), story({ log: [...log] })]).toEqual([1, 1, 2]);
});
