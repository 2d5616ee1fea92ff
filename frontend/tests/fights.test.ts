/** Fights in which one has no part are told as a whole, others die by die. */

import { expect, it } from "vitest";

import { fights as attack } from "../src/faces/attack/matters.ts";
import { fights as europe } from "../src/faces/europe/matters.ts";
import { fights as selfr3 } from "../src/faces/selfr3/matters.ts";
import type { Json, LogLine, Told } from "../src/net/shapes.ts";
import { wholes } from "../src/table/fights.ts";
import { withLines } from "../src/table/logLines.ts";
import { pending, portions, type Step } from "../src/table/narration.ts";

type Made = readonly [event: string, fields?: Readonly<Record<string, Json>>];
const line = (seq: number, seat: number | undefined, ...events: readonly Made[]): LogLine => ({ seq, at: seq, kind: "entry", head: null, events: events.map(([event, fields = {}]): Told => ({ event, rule: "X-1", sentence: event, ...fields })), ...(seat === undefined ? {} : { seat }) });
const beats = Object.fromEntries(["dice", "neutrals_beaten", "conquered", "fired", "land_battle", "repelled", "captured", "rolled", "defended", "kept_card"].map((event) => [event, event === "dice" || event === "fired" ? "shows" as const : "beat" as const]));
const told = (lines: readonly LogLine[], seat: number, fights: typeof attack, from = 0): readonly Step[] => {
  const all = withLines([], lines);
  return wholes(pending(all, from, seat, beats), all, seat, 2, fights);
};
const said = (steps: readonly Step[]): readonly string[] => steps.map(({ seq, events }) => `${String(seq)} ${events.map(({ event }) => event).join(" ")}`);

const dice = (seq: number): LogLine => line(seq, undefined, ["dice", { seat: 1 }], ["hits"], ["neutrals_lost"]);
const NEUTRAL = [
  line(1, 1, ["sent", { seat: 1 }]), line(2, 1, ["invaded", { seat: 1, region: "chile" }]), line(3, 1, ["committed", { seat: 1, region: "chile" }]), dice(4), dice(5),
  line(6, undefined, ["dice"], ["neutrals_beaten", { seat: 1, region: "chile" }], ["kept_card", { seat: 1 }], ["invaded", { seat: 1, region: "panama" }]), dice(7), dice(8),
  line(9, undefined, ["dice"], ["neutrals_held", { region: "panama" }], ["turn", { seat: 2 }]), line(10, 2, ["sent", { seat: 2 }]),
];

it("of a fight of others one hears that it begins, and what came of it", () => {
  expect(said(told(NEUTRAL, 0, attack))).toEqual(["1 sent", "2 invaded", "6 neutrals_beaten kept_card", "9 neutrals_held", "10 sent"]);
  const whole = told(NEUTRAL, 0, attack)[2];
  expect([whole?.whole, whole?.first, whole?.seat, whole && portions(whole, beats).length]).toEqual([2, 3, 1, 1]);
});

it("while it goes on nothing but its beginning is said, and no die", () => {
  const steps = told(NEUTRAL.slice(0, 5), 0, attack, 2);
  expect(said(steps)).toEqual(["5 invaded"]);
  expect(steps[0]?.open).toBe(true);
});

it("who fights in it, or leads the neutral troops, sees all of it; who looks on, too", () => {
  const led = NEUTRAL.map((one) => (one.seq === 3 ? line(3, undefined, ["commands", { seat: 0, region: "chile" }]) : one));
  expect(said(told(led, 0, attack)).filter((one) => one.includes("dice"))).toHaveLength(3);
  expect(said(told(NEUTRAL, 1, attack)).filter((one) => one.includes("dice"))).toHaveLength(6);
  expect(said(told(NEUTRAL, -1, attack)).filter((one) => one.includes("dice"))).toHaveLength(6);
});

it("who is attacked is known by powers, too", () => {
  const battle = (owner: string): readonly LogLine[] => [line(1, 1, ["land_battle", { power: "ussr", owner, space: "poland" }]), line(2, undefined, ["fired", { power: "ussr", space: "poland" }]), line(3, undefined, ["fired", { power: owner, space: "poland" }]), line(4, undefined, ["captured", { power: "ussr", owner, space: "poland" }])];
  expect(said(told(battle("germany"), 0, europe))).toHaveLength(4);
  expect(said(wholes(pending(withLines([], battle("germany")), 0, 1, beats), withLines([], battle("germany")), 1, 3, europe))).toHaveLength(4);
  expect(said(wholes(pending(withLines([], battle("germany")), 0, 2, beats), withLines([], battle("germany")), 2, 3, europe))).toEqual(["1 land_battle", "4 captured"]);
});

it("an attack that rolls anew is one, with those who move in; one that is left ends with what is done next", () => {
  const roll = (seq: number): LogLine => line(seq, undefined, ["rolled"]);
  const at = (region: string): Made => ["attacked", { seat: 1, other: 2, source: "east", region }];
  const lines = [line(1, 1, at("west")), roll(2), line(3, undefined, ["defended"], at("west")), roll(4), line(5, undefined, ["conquered", { seat: 1, other: 2, region: "west" }]), line(6, 1, ["moved_in", { seat: 1 }]), line(7, 1, at("south")), roll(8), line(9, undefined, ["defended"]), line(10, undefined, ["turn", { seat: 2 }])];
  expect(said(told(lines, 0, selfr3)).slice(0, 3)).toEqual(["1 attacked", "6 conquered", "7 attacked"]);
  expect(told(lines, 0, selfr3)[3]).toMatchObject({ seq: 9, whole: 7, open: false });
});
