import { describe, expect, it } from "vitest";

import { century, contested, facts, tilesLeft, type Facts } from "../../src/faces/attila/facts.ts";
import { explained, runningTotals } from "../../src/faces/attila/points.ts";
import { fought, harvest, tell } from "../../src/faces/attila/story.ts";
import { sceneWords } from "../../src/faces/attila/words/scenes/index.ts";
import { moment } from "../../src/gallery/moments.ts";
import { GAMES, line, EMPTY } from "./recorded.ts";

describe("facts", () => {
  it("counts the centuries' tiles from the provinces that are pacified (ATT-43)", () => {
    expect([0, 1, 2, 3, 6, 9, 10].map((n) => tilesLeft(n).join(""))).toEqual(["1234", "0234", "0134", "0034", "0004", "0001", "0000"]);
    expect([0, 1, 3, 6, 10].map((n) => century(n).influence)).toEqual([1, 2, 3, 4, 4]);
  });

  it("reads any view without falling over", () => {
    const none = facts({ game: "attila", players: 3, turn: 0, viewer: -1, legal: [] });
    expect(none.hand).toEqual({});
    expect(none.tiles).toEqual([]);
  });

  it("knows a conflict that is pending from a province that is closed for good", () => {
    const closed = { ...EMPTY, provinces: { moesia: { goths: 3, huns: 2 }, raetia: { huns: 2 } }, closed: ["moesia", "raetia"] };
    expect(contested(closed)).toEqual(["moesia"]);
  });
});

describe("the story of recorded games", () => {
  for (const [name, game] of Object.entries(GAMES)) {
    const over = moment(game, "over", "de");
    const known = facts(over.view);
    const told = tell(known, over.log);
    const events = over.log.flatMap((one) => one.events ?? []);

    it(`${name}: every conflict of the log, each with an end`, () => {
      expect(told.conflicts.map(({ province }) => province)).toEqual(events.filter(({ event }) => event === "conflict").map(({ province }) => province));
      expect(told.conflicts.filter(({ pacified }) => pacified === "")).toEqual([]);
      expect(told.conflicts.filter(({ pacified }) => pacified !== "none").length).toBe(known.pacified.length);
      for (const { strengths, laid, shown } of told.conflicts) {
        const weakest = Math.min(...strengths.map(({ stones, cards }) => stones + cards));
        for (const one of strengths) expect(one.leaves).toBe(one.stones + one.cards === weakest);
        expect(laid.every(({ done }) => done)).toBe(true);
        expect(shown.reduce((sum, { cards }) => sum + cards, 0)).toBe(laid.reduce((sum, { cards }) => sum + cards, 0));
      }
    });

    it(`${name}: points walk from nothing to the end, and each scoring adds what its peoples bring`, () => {
      expect(told.scorings[0]?.before).toEqual(known.scores.map(() => 0));
      expect(told.scorings.at(-1)?.after).toEqual(over.scores);
      for (const scoring of told.scorings) expect(runningTotals(scoring, 5).totals).toEqual(scoring.after);
      const sums = known.scores.map((_, seat) => [...harvest(told, known.players).values()].reduce((sum, row) => sum + (row[seat] ?? 0), 0));
      expect(sums).toEqual(over.scores);
    });

    it(`${name}: stones, provinces and influence of the moment explain every award`, () => {
      for (const { peoples } of told.scorings) {
        for (const { stones, provinces: spreadOver, awards, order } of peoples) {
          const [first] = order;
          for (const { seat, points, case: how } of awards) {
            const among = awards.filter((award) => award.case === how).length;
            const due = { a: stones, b: spreadOver, c: Math.ceil((stones + spreadOver) / among), d: Math.ceil(spreadOver / among), e: stones + spreadOver, lapsed: spreadOver };
            expect(points).toBe(due[how]);
            const own = order.find((row) => row.seat === seat)?.influence ?? 0;
            expect(own === first?.influence).toBe(["a", "c", "e"].includes(how));
          }
          expect(awards.length > 0).toBe(order.length > 0);
        }
      }
    });

    it(`${name}: influence walks back to what the log says of the time`, () => {
      const last = told.scorings[0];
      const upTo = over.log.findIndex(({ seq }) => seq === Number(last?.key.split(".")[0]));
      const tracks = new Map<string, number>();
      for (const one of over.log.slice(0, upTo + 1).flatMap((row) => row.events ?? [])) {
        if (one.event === "influence" || one.event === "raised") tracks.set(`${String(one["people"])} ${String(one["seat"])}`, Number(one["track"]));
      }
      for (const { people, order } of last?.peoples ?? []) for (const row of order) expect(row.influence).toBe(tracks.get(`${people} ${String(row.seat)}`));
    });
  }

  it("the same wherever the log begins: a later start changes nothing of what it still tells", () => {
    const over = moment(GAMES.four, "over", "de");
    const known = facts(over.view);
    const { scorings } = tell(known, over.log);
    const [full, third] = [scorings.at(-1), Number(scorings[2]?.key.split(".")[0])];
    const from = over.log.findIndex(({ seq }) => seq === third) + 1;
    expect(tell(known, over.log.slice(from)).scorings.at(-1)).toEqual(full);
  });

  it("the last stones are those of the last card, with a second one", () => {
    const told = tell(EMPTY, [line(1, { event: "placed", seat: 0, people: "goths", province: "moesia" }), line(2, { event: "second", seat: 0, people: "goths", province: "raetia" })]);
    expect(told.last).toEqual(["moesia", "raetia"]);
  });

  it("points that lapse go to nobody, points that are given back are told (ATT-68, ATT-R06)", () => {
    const log = [
      line(1, { event: "influence", seat: 0, people: "huns", fields: 4, track: 4 }, { event: "influence", seat: 1, people: "huns", fields: 1, track: 1 }, { event: "placed", seat: 0, people: "huns", province: "moesia" }),
      line(2, { event: "scoring", century: "6" }, { event: "scored", seat: 0, people: "huns", points: 1, case: "a" }, { event: "lapsed", seat: 1, people: "huns", points: 1 }),
      line(3, { event: "taken_back", seat: 0, points: 1 }, { event: "final_scoring" }, { event: "scored", seat: 0, people: "huns", points: 1, case: "a" }, { event: "lapsed", seat: 1, people: "huns", points: 1 }),
    ];
    const now: Facts = { ...EMPTY, provinces: { moesia: { huns: 1 } }, influence: [{ huns: 4 }, { huns: 1 }], scores: [1, 0] };
    const { scorings } = tell(now, log);
    expect(scorings.map(({ century: which, before, after, takenBack }) => [which, before, after, takenBack])).toEqual([["6", [0, 0], [1, 0], [0, 0]], ["final", [0, 0], [1, 0], [1, 0]]]);
    const huns = scorings[0]?.peoples[1];
    expect(huns && explained(huns, sceneWords("en")).map(({ sentence: said }) => said)).toEqual(["Most influence: 1 point per stone = 1", "Too far behind: 1 point is lost"]);
  });

  it("a conflict under way says who has laid and who is next", () => {
    const now = moment(GAMES.five, "watch", "de");
    const conflict = fought(tell(facts(now.view), now.log));
    expect(conflict?.pacified).toBe("");
    expect(conflict?.laid).toHaveLength(5);
    expect(conflict?.laid.filter(({ done }) => done).length).toBeGreaterThan(0);
    expect(conflict?.laid.map(({ cards }) => cards).reduce((a, b) => a + b)).toBe(facts(now.view).laidSizes.reduce((a, b) => a + b));
  });
});
