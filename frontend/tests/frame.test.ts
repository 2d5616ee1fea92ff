/** What surrounds the map: who is called how, what is unread, how high the sheet stands, which lines are shown at first. */

import { describe, expect, it } from "vitest";

import { narrate, spoken } from "../src/app/toasts.ts";
import { letters } from "../src/look/seats.ts";
import type { LogLine } from "../src/net/shapes.ts";
import { groups, newest } from "../src/table/logGroups.ts";
import { nearest } from "../src/table/Sheet.tsx";
import { withLines } from "../src/table/logLines.ts";
import { speakers, chatLines, unread } from "../src/table/unreadChat.ts";

const all = (...names: string[]): readonly string[] => names.map((_, seat) => letters(names, seat));

describe("the letters of seats", () => {
  it("are one where that is enough, and never the same two", () => {
    expect(all("Anna", "Bot 2", "Bot 3")).toEqual(["A", "B2", "B3"]);
    expect(all("Anna", "Ben")).toEqual(["A", "B"]);
    expect(all("Gast", "Alarich", "Galla")).toEqual(["Ga", "A", "Gl"]);
    expect(all("Anna", "Anna", "Anna")).toEqual(["An", "Aa", "A3"]);
    expect(all("Jo", "J", "Jo")).toEqual(["Jo", "J2", "J3"]);
    expect(new Set(all("Ängel", "Änne", "Än", "Ä")).size).toBe(4);
  });
});

const line = (seq: number, kind: string, more: Partial<LogLine> = {}): LogLine => ({ seq, at: 0, kind, head: null, ...more });

describe("what was said", () => {
  const said = chatLines(withLines([], [line(1, "opened"), line(2, "chat", { seats: [0] }), line(3, "chat", { seats: [1, 3] }), line(4, "entry", { seat: 1 }), line(5, "chat", { seats: [2] }), line(6, "chat", { seats: [] })]));

  it("is unread as far as others have said it since", () => {
    expect(said.map(({ seq }) => seq)).toEqual([2, 3, 5, 6]);
    expect(unread(said, 0, [0]).map(({ seq }) => seq)).toEqual([3, 5, 6]);
    expect(unread(said, 3, [0]).map(({ seq }) => seq)).toEqual([5, 6]);
    expect(unread(said, 0, [0, 1, 2]).map(({ seq }) => seq), "who looks on is nobody's seat").toEqual([6]);
    expect(unread(said, 6, [])).toEqual([]);
    expect(said.map(speakers)).toEqual([[0], [1, 3], [2], []]);
  });
});

describe("the newest lines", () => {
  const turn = (seq: number, n: number): LogLine => line(seq, "entry", { seat: 0, events: [{ event: "turn", rule: "R-1", sentence: `turn ${String(n)}`, turn: n }, { event: "x", rule: "R-1", sentence: `x ${String(seq)}` }] });
  const found = groups([line(1, "opened"), turn(2, 1), turn(3, 2), turn(4, 3)]);
  const shape = (some: typeof found) => some.map(({ turn: n, entries }) => [n, entries.length]);

  it("stand below the heading of their own turn", () => {
    expect(shape(found)).toEqual([[null, 1], [1, 2], [2, 2], [3, 2]]);
    expect(shape(newest(found, 3))).toEqual([[2, 1], [3, 2]]);
    expect(newest(found, 3)[0]?.entries[0]?.told?.sentence).toBe("x 3");
    expect(shape(newest(found, 4))).toEqual([[2, 2], [3, 2]]);
  });

  it("are all of them where there are no more", () => {
    expect(newest(found, 7)).toBe(found);
    expect(newest(found, 100)).toBe(found);
  });
});

describe("the sheet", () => {
  it("takes the height that is the nearest", () => {
    const heights = { peek: 74, half: 300, full: 700 };
    expect([40, 180, 200, 499, 501, 900].map((height) => nearest(height, heights))).toEqual(["peek", "peek", "half", "half", "full", "full"]);
  });
});

describe("what is read out", () => {
  it("is never the same twice in a row", () => {
    spoken.value = [];
    narrate("A lays a card.", "A lays a card.", "", "B passes.");
    narrate("B passes.", "A lays a card.");
    expect(spoken.value).toEqual(["A lays a card.", "B passes.", "A lays a card."]);
  });
});
