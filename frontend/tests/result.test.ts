import { describe, expect, it } from "vitest";

import { speaker } from "../src/words/table/index.ts";
import { RESULT } from "../src/words/result/index.ts";
import type { Scene } from "../src/faces/face.ts";
import { apart, chartOf, pathOf, ticksOf, twoSided } from "../src/table/result/chart.ts";
import { decided, deciding, headline, isShared, level, luckLevel, nameless, ranked } from "../src/table/result/ranking.ts";
import { differs, parts } from "../src/table/review/differs.ts";
import { levelOfBots, minutesOf } from "../src/table/result/Summary.tsx";
import { lastPlace, realm } from "../src/table/result/triumph.ts";
import { counted } from "../src/table/result/victories.ts";
import { numberOf, signsAt } from "../src/table/result/turning.ts";

const FRAME = { width: 500, height: 220, left: 40, right: 60, top: 10, bottom: 30 };

it("asks whoever has no name for one in a picture that goes to others, and nobody else", () => {
  const seats = [{ name: "Gast" }, { name: "Bot 2" }];
  expect(nameless(speaker("de"), seats, [0])).toBe(0);
  expect(nameless(speaker("de"), seats, [1]), "somebody else without a name").toBe(-1);
  expect(nameless(speaker("de"), seats, [0, 1]), "several at one screen").toBe(-1);
  expect(nameless(speaker("de"), [{ name: "Anna" }, { name: "Ben" }], [0])).toBe(-1);
});

describe("a chart", () => {
  it("has few round ticks around all values", () => {
    expect(ticksOf(0, 20)).toEqual([0, 5, 10, 15, 20]);
    expect(ticksOf(0, 1)).toEqual([0, 1]);
    expect(ticksOf(0, 0)).toEqual([0]);
    for (const greatest of [2, 3, 7, 11, 44, 59, 60, 99, 101, 137, 1000, 12_345]) {
      const ticks = ticksOf(0, greatest);
      expect(ticks.length, String(greatest)).toBeGreaterThanOrEqual(3);
      expect(ticks.length, String(greatest)).toBeLessThanOrEqual(7);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect(new Set(ticks).size).toBe(ticks.length);
    }
    const below = ticksOf(-12, 30);
    expect(below[0]).toBeLessThanOrEqual(-12);
    expect(below).toContain(0);
  });

  it("lays values into its frame, and knows the moment under a pointer", () => {
    const chart = chartOf(5, 3, 18, FRAME);
    expect([chart.x(0), chart.x(4)]).toEqual([40, 440]);
    expect([chart.y(0), chart.y(20)]).toEqual([190, 10]);
    for (let n = 0; n < 5; n++) expect(chart.at(chart.x(n))).toBe(n);
    expect([chart.at(-99), chart.at(999), chart.at(chart.x(1) + 40), chart.at(chart.x(1) + 60)]).toEqual([0, 4, 1, 2]);
    expect(pathOf(chart, [0, 20])).toBe("M40.0 190.0L140.0 10.0");
  });

  it("of two sides of which one is always at 0 is one line, above and below 0", () => {
    expect(twoSided([[0, 2, 0], [0, 0, 5]])).toEqual([0, 2, -5]);
    expect(twoSided([[0, 2, 1], [0, 0, 5]]), "both have something").toBeNull();
    expect([twoSided([[0], [0]]), twoSided([[1], [0], [0]])], "nothing at all; more than two").toEqual([null, null]);
  });

  it("stands with a single moment and without any value", () => {
    const chart = chartOf(1, 0, 0, FRAME);
    expect([chart.x(0), chart.at(300), chart.y(0)]).toEqual([40, 0, 190]);
  });

  it("keeps labels apart, inside, and in the order of their lines", () => {
    const placed = apart([100, 101, 99, 20], 22, 11, 209);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(22);
    expect(placed[3]).toBe(20);
    expect((placed[2] ?? 0) < (placed[0] ?? 0) && (placed[0] ?? 0) < (placed[1] ?? 0)).toBe(true);
    const low = apart([205, 207, 209], 22, 11, 209);
    expect(Math.max(...low)).toBe(209);
    expect(Math.min(...low)).toBe(165);
  });
});

describe("the ranking", () => {
  const ranking = { places: [2, 1, 4, 2], merits: ["regions", "units"], worth: [[11, 30], [13, 5], [9, 1], [11, 30]] };

  it("has one number that decides, which alone is called so: the first that sets the winners apart", () => {
    const late = { places: [1, 2], merits: ["capitals", "gain"], worth: [[0, 4], [0, -4]] };
    expect(deciding(late, [0])).toBe(1);
    expect(deciding(ranking, [1])).toBe(0);
    expect(deciding({ ...late, worth: [[0, 0], [0, 0]] }, [0, 1]), "a draw").toBe(0);
    for (const lang of ["de", "en"] as const) {
      const w = RESULT.in(lang);
      const word = lang === "de" ? /entscheide/i : /decide/i;
      expect(w.decided("A", "B 1")).toMatch(word);
      expect(w.mattersFirst("A", ["B"]), "in which order they count").not.toMatch(word);
    }
  });

  it("is the server's: no sum of points is compared here", () => {
    expect(ranked(ranking, 4)).toEqual([1, 0, 3, 2]);
    expect(ranked(null, 3)).toEqual([0, 1, 2]);
    expect([0, 1, 2, 3].map((seat) => isShared(ranking, seat))).toEqual([true, false, false, true]);
  });

  it("says which number decided, and how far it was", () => {
    expect(decided(ranking, [1])).toEqual({ merit: "regions", seats: [[1, 13], [0, 11], [3, 11]] });
    const tied = { places: [1, 2, 3], merits: ["regions", "units"], worth: [[11, 30], [11, 20], [3, 99]] };
    expect(decided(tied, [0])).toEqual({ merit: "units", seats: [[0, 30], [1, 20]] });
    expect(decided({ ...tied, worth: [[9, 0], [11, 20], [3, 9]] }, [0]), "a sudden end").toBeNull();
    expect(decided({ ...tied, worth: [[5, 0], [5, 0], [-5, 0]] }, [0, 1])).toEqual({ merit: "regions", seats: [[0, 5], [1, 5], [2, -5]] });
    expect(decided({ ...tied, worth: [[5, 0], [5, 0], [5, 0]] }, [0, 1, 2])).toBeNull();
  });

  it("says why it is a draw: in what everybody is level", () => {
    const even = { places: [1, 1], merits: ["capitals", "gain"], worth: [[0, -2], [0, -2]] };
    expect(level(even, [0, 1])).toEqual([["capitals", 0], ["gain", -2]]);
    expect(level({ ...even, worth: [[0, 3], [0, -3]] }, [0]), "somebody has won").toBeNull();
    expect(level({ ...even, worth: [...even.worth, [-1, 0]] }, [0, 1]), "two share the win").toBeNull();
    expect(RESULT.in("en").level("Gain in IPC 0")).toBe("Why a draw: all are level – Gain in IPC 0.");
  });

  it("calls a winner you, and several people at one screen by their names", () => {
    const names = ["Anna", "Ben", "Cleo"];
    const said = (lang: "de" | "en", winners: readonly number[], own: readonly number[]): string => headline(speaker(lang), RESULT.in(lang), names, winners, own);
    expect(said("en", [0], [0])).toBe("You win");
    expect(said("de", [0], [0])).toBe("Du gewinnst");
    expect(said("de", [1], [0])).toBe("Ben gewinnt");
    expect(said("en", [0], [0, 1])).toBe("Anna wins");
    expect(said("en", [0, 2], [2])).toBe("Shared win: you and Anna");
    expect(said("de", [0, 1], [])).toBe("Geteilter Sieg: Anna und Ben");
  });

  it("calls it a draw where nobody is behind", () => {
    const said = (lang: "de" | "en", own: readonly number[]): string => headline(speaker(lang), RESULT.in(lang), ["Anna", "Ben", "Cleo"], [0, 1, 2], own);
    expect(said("de", [])).toBe("Unentschieden: Anna, Ben und Cleo");
    expect(said("en", [1])).toBe("A draw: you, Anna and Cleo");
  });
});

it("luck is as rare as it is far from what was expected", () => {
  expect([10, 11, 12, 14, 15, 9, 8, 6, 5].map((got) => luckLevel(got, 10, 2))).toEqual([0, 0, 1, 2, 2, 0, -1, -2, -2]);
  expect(luckLevel(1, 1, 0)).toBe(0);
});

describe("turning points on the curve", () => {
  it("have numbers, for letters are players’, and none lies on another", () => {
    expect([0, 1, 7].map(numberOf)).toEqual(["1", "2", "8"]);
    const signs = signsAt([100, 104, 109, 116, 140, 144, 400, 400.5, 700]);
    expect(signs.map(({ text }) => text)).toEqual(["1–4", "5 6", "7 8", "9"]);
    const places = Array.from({ length: 12 }, (_, n) => 40 + n * n * 3);
    const many = signsAt(places);
    for (let n = 1; n < many.length; n++) expect((many[n]?.x ?? 0) - (many[n - 1]?.x ?? 0)).toBeGreaterThanOrEqual(((many[n]?.wide ?? 0) + (many[n - 1]?.wide ?? 0)) / 2);
  });
});

describe("the moment of the end", () => {
  const places = new Set(["france", "spain", "italy"]);

  it("knows the realm of who has won by what the view says of their seat", () => {
    const view = { players: 2, armies: [{ france: { infantry: 2 }, spain: { tank: 1 } }, { italy: 1 }], lands: [["italy"], ["france"]], points: [3, 4] };
    const words = { bySeat: ["armies"] } as unknown as Scene["words"];
    expect([...realm({ view, words } as unknown as Scene, [0], places)]).toEqual(["france", "spain"]);
    expect([...realm({ view, words: { bySeat: ["lands"] } } as unknown as Scene, [1], places)]).toEqual(["france"]);
    expect([...realm({ view, words: { bySeat: ["points"] } } as unknown as Scene, [0, 1], places)], "nobody's by themselves").toEqual([]);
  });

  it("begins where the last deed was", () => {
    const log = [{ events: [{ event: "taken", region: "spain" }] }, { events: [{ event: "taken", region: "italy" }, { event: "over", seat: 1 }] }, { seq: 3 }];
    expect(lastPlace({ log } as unknown as Scene, places)).toBe("italy");
    expect(lastPlace({ log: [] }, places)).toBeNull();
  });
});

describe("what stands under the head of the result", () => {
  it("counts the time in which something was done, not the nights between", () => {
    const minute = 60_000;
    expect(minutesOf([0, 1, 4, 9, 900, 901].map((n) => ({ at: n * minute })))).toBe(15);
    expect(minutesOf([])).toBe(0);
  });

  it("names a level of bots that all of them have", () => {
    const [me, easy, hard] = [{ kind: "person", bot: "" }, { kind: "bot", bot: "easy" }, { kind: "bot", bot: "hard:bold" }];
    expect([[me, easy, easy], [me, easy, hard], [me, hard], [me]].map(levelOfBots)).toEqual(["easy", "", "hard", ""]);
  });

  it("says which win it was, unless there were tables before wins were counted", () => {
    const none = { since: 100, won: {} };
    const tables = [{ id: "a", game: "attila", seen: 200 }, { id: "x", game: "attack", seen: 50 }];
    const [after, first] = counted(none, "a", "attila", tables);
    expect(first).toBe(1);
    expect(counted(after, "a", "attila", tables)[1], "looked at again").toBe(1);
    expect(counted(after, "b", "attila", tables)[1]).toBe(2);
    expect(counted(none, "y", "attack", tables)[1], "of a table from before nobody knows").toBe(0);
  });
});

describe("a mistake and what was better", () => {
  it("says only what differs, and once what is in both", () => {
    expect(differs("Verstärke Polen mit 2 Panzern. Ende des Zuges.", "Verstärke Ungarn mit 3 Panzern. Ende des Zuges.")).toEqual({ played: ["Verstärke Polen mit 2 Panzern."], better: ["Verstärke Ungarn mit 3 Panzern."], both: ["Ende des Zuges."] });
    expect(differs("Nimm A. Nimm B.", "Nimm B. Nimm A."), "only the order differs").toEqual({ played: ["Nimm A.", "Nimm B."], better: ["Nimm B.", "Nimm A."], both: [] });
    expect(parts("Leg das 3. Plättchen. Zieh dann.")).toEqual(["Leg das 3. Plättchen.", "Zieh dann."]);
  });
});
