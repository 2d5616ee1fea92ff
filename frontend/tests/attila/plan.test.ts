import { describe, expect, it } from "vitest";

import type { Scene } from "../../src/faces/face.ts";
import { facts } from "../../src/faces/attila/facts.ts";
import { buttons } from "../../src/faces/attila/buttons.ts";
import { columns, rivalry, top } from "../../src/faces/attila/plan.ts";
import { brought, nextTold, runningTotals } from "../../src/faces/attila/points.ts";
import { behind } from "../../src/faces/attila/behind.ts";
import { warnings } from "../../src/faces/attila/warnings.ts";
import * as standings from "../../src/faces/parts/standings.ts";
import { at, EMPTY } from "./recorded.ts";

describe("the influence plan", () => {
  it("has everybody with influence on a track, those on one field in one sign", () => {
    const known = facts(at("five", "over").view);
    for (const { groups, people } of columns(known, 0.1)) {
      for (const { seats, field } of groups) for (const seat of seats) expect(field).toBe(known.influence[seat]?.[people]);
      expect(groups.flatMap(({ seats }) => seats)).toHaveLength(known.influence.filter((row) => row[people]).length);
    }
  });

  it("grows with the counters, and no sign covers another", () => {
    expect(top({ ...EMPTY, influence: [{ franks: 2 }, {}] })).toBe(10);
    expect(top({ ...EMPTY, influence: [{ franks: 12 }, {}] })).toBe(15);
    expect(top({ ...EMPTY, influence: [{ franks: 21 }, {}] })).toBe(22);
    const [franks] = columns({ ...EMPTY, influence: [{ franks: 22 }, { franks: 22 }, { franks: 21 }, { franks: 20 }, { franks: 1 }] }, 0.125);
    expect(franks?.groups.map(({ field, seats }) => [field, ...seats])).toEqual([[1, 4], [20, 3], [21, 2], [22, 0, 1]]);
    const ats = franks?.groups.map(({ at: up }) => up) ?? [];
    for (const [i, up] of ats.entries()) expect(up - (ats[i - 1] ?? -1)).toBeGreaterThanOrEqual(0.125 - 1e-9);
    expect(Math.max(...ats)).toBeLessThanOrEqual(1);
  });

  it("tells the best of the others", () => {
    const known = { ...EMPTY, influence: [{ huns: 4 }, { huns: 6 }, { huns: 6, goths: 1 }] };
    expect(rivalry(known, 0, "huns")).toEqual({ own: 4, best: 6, rivals: [1, 2] });
    expect(rivalry(known, 2, "goths")).toEqual({ own: 1, best: 0, rivals: [] });
  });
});

describe("what a press brings", () => {
  const four = { franks: 2, goths: 2 };
  const play = at("four", "play");
  const known = (provinces: Record<string, object>, more: object = {}): Scene => ({ ...play, view: { ...play.view, provinces, closed: [], pacified: [], ...more } });
  const ids = (scene: Scene, what: Parameters<typeof warnings>[2] = {}): readonly string[] => warnings(scene, "huns", what).map(({ id }) => id);

  it("warns of the fifth stone, that is put or is to come", () => {
    expect(ids(known({ moesia: four }, { pacified: ["africa"] }))).toEqual([]);
    expect(ids(known({ moesia: { ...four, huns: 1 } }, { pacified: ["africa"], closed: ["moesia"] }))).toEqual(["conflict"]);
    expect(ids(known({ moesia: four }, { pacified: ["africa"] }), { second: "moesia" })).toEqual(["conflict"]);
    expect(ids(known({ moesia: { franks: 3 } }, { pacified: ["africa"] }), { second: "moesia" })).toEqual([]);
  });

  it("tells which century is scored, and that the last one ends the game", () => {
    expect(ids(known({ moesia: four }), { second: "moesia" })).toEqual(["conflict", "scoring"]); // the 4th has one tile
    const both = known({ moesia: four, raetia: { ...four, huns: 1 } }, { pacified: ["africa"], closed: ["raetia"] });
    expect(ids(both, { second: "moesia" })).toEqual(["conflict", "scoring"]); // two conflicts, two tiles
    const nine = ["africa", "aquitania", "baetica", "belgica", "britannia", "dalmatia", "graecia", "italia", "lusitania"];
    expect(ids(known({ moesia: four }, { pacified: nine }), { second: "moesia" })).toEqual(["conflict", "scoring", "end"]);
  });

  it("tells of the last stone and of the top field", () => {
    expect(ids(known({ africa: { huns: 20 } }, { pacified: ["africa"] }))).toEqual(["end"]);
    const seat = play.draft?.decision.seat ?? 0;
    const influence = play.seats.map((_, other) => (other === seat ? { huns: 20 } : {}));
    expect([ids(known({}, { influence }), { influence: 1 }), ids(known({}, { influence }), { influence: 2 })]).toEqual([[], ["end"]]);
  });
});

describe("how everybody stands behind a draft", () => {
  const on = (points: number, table: number) => ({ points, place: 1, parts: [{ field: "standing", id: "on_table", amount: table }, { field: "people", id: "goths", amount: points - table }], ties: [], more: [] });
  const forecast = { by: "points", seats: [on(22, 11), on(14, 7)] };
  const told = (event: string, more: object = {}) => ({ event, rule: "", sentence: "", ...more });

  it("counts the scoring that it brings, and no further one", () => {
    const events = [told("scoring", { century: "4" }), told("scored", { seat: 0, people: "goths", points: 8 }), told("scored", { seat: 1, people: "huns", points: 7 }), told("scored", { seat: 0, people: "huns", points: 2 })];
    const then = behind({ forecast, events });
    expect(then?.seats.map(({ points, place }) => [points, place])).toEqual([[11, 1], [7, 2]]);
    expect(["goths", "huns"].map((people) => standings.part(then, 0, "people", people))).toEqual([8, 2]);
  });

  it("is what the next scoring would give, where it brings none", () => {
    expect(behind({ forecast, events: [told("placed")] })).toBe(forecast);
    expect(behind({ forecast: null, events: [] })).toBeNull();
  });
});

describe("a scoring as it is told", () => {
  const award = (seat: number, points: number, how: "a" | "b" | "lapsed") => ({ seat, points, case: how });
  const people = (id: "franks" | "huns" | "goths", stones: number, ...awards: ReturnType<typeof award>[]) => ({ people: id, stones, provinces: stones && 1, order: [], awards });
  const scoring = { key: "1.0", century: "4", peoples: [people("franks", 0), people("huns", 3, award(1, 3, "a"), award(0, 1, "b")), people("goths", 2, award(0, 2, "a"), award(1, 1, "lapsed"))], before: [5, 5], after: [8, 8], takenBack: [0, 0] };

  it("passes over peoples that are not on the map", () => {
    expect([-1, 0, 1, 2].map((at) => nextTold(scoring, at))).toEqual([1, 1, 2, null]);
  });

  it("brings by people what was told by then, and no more", () => {
    expect(brought(scoring, 1, 0)).toEqual({ franks: 0, huns: 1 });
    expect([0, 1].map((seat) => brought(scoring, 2, seat))).toEqual([{ franks: 0, huns: 1, goths: 2 }, { franks: 0, huns: 3, goths: 0 }]);
    expect(runningTotals(scoring, 1).totals).toEqual([6, 8]);
  });
});

describe("standings", () => {
  const part = (id: string, amount: number) => ({ field: "people", id, amount });
  const seat = (points: number, place: number, ...parts: ReturnType<typeof part>[]) => ({ points, place, parts, ties: [], more: [] });
  const now = { by: "points", seats: [seat(5, 2, part("goths", 5)), seat(7, 1)] };
  const then = { by: "points", seats: [seat(8, 1, part("goths", 8)), seat(5, 2)] };

  it("tell what a draft would change", () => {
    expect(standings.changes(now, null).map(({ points, by, place }) => [points, by, place])).toEqual([[5, 0, 2], [7, 0, 1]]);
    expect(standings.changes(now, then).map(({ points, by, place }) => [points, by, place])).toEqual([[8, 3, 1], [5, -2, 2]]);
    expect([standings.part(then, 0, "people", "goths"), standings.part(then, 1, "people", "goths"), standings.part(null, 0, "people", "goths")]).toEqual([8, 0, 0]);
    expect([3, 0, -2].map(standings.signed)).toEqual(["+3", "", "−2"]);
  });
});

describe("what is said above the hand", () => {
  const told = (event: string, sentence: string, more: object = {}) => ({ event, rule: "", sentence, ...more });
  const play = at("four", "play");
  const events = [
    told("pacified", "Die Provinz Belgica ist befriedet; das Plättchen kommt vom Feld „4. Jahrhundert“.", { province: "belgica", century: "4" }),
    told("scoring", "Das Feld „4. Jahrhundert“ ist leer: Alle Völker werden gewertet.", { century: "4" }),
  ];
  const draft = play.draft && { ...play.draft, ahead: { view: play.view, events, decision: null, ends: "chance" as const } };

  it("is whole on a desk, and leaves a phone the room for what sends", () => {
    const long = buttons({ ...play, draft, compact: false })?.hint ?? "";
    const people = play.seats.map((seat) => ({ ...seat, kind: "person" as const, autopilot: "" }));
    const short = buttons({ ...play, seats: people, draft, compact: true })?.hint ?? "";
    expect(long).toContain("Alle Völker werden gewertet.");
    expect(short).toBe("Wertung IV. Danach wird nachgezogen: Zurücknehmen geht dann nicht mehr.");
    expect(short.length).toBeLessThan(85);
    const bots = people.map((seat, i) => (i === play.viewer ? seat : { ...seat, kind: "bot" as const }));
    expect(buttons({ ...play, seats: bots, draft, compact: true })?.hint, "beside bots it can be taken back all the same").toBe("Wertung IV.");
  });
});
