import { describe, expect, it } from "vitest";

import type { LogLine, Review, ReviewedChance, ReviewedDecision } from "../src/net/shapes.ts";
import type { Scene } from "../src/faces/face.ts";
import { csvOf, svgOf } from "../src/table/review/files.ts";
import { chanceSaid, chancesAt, change, concerns, course, decidedIn, flawless, games, hopeless, mistakeFrom, mostLucky, nameOrYou, placeOf, rowAt, rowsOf, seqOf, shownMark, tally, whoseTurn, type Row } from "../src/table/review/rows.ts";
import { roundsAt, roundsOf } from "../src/table/rounds.ts";
import { RESULT } from "../src/words/result/index.ts";
import { REVIEW } from "../src/words/review/index.ts";

const decision = (seq: number, seat: number, mark: ReviewedDecision["mark"], loss = 0): ReviewedDecision => ({
  seq, before: seq - 1, turn: 1, seat, question: "Turn.play", auto: "", legal: 4, sentence: `move ${String(seq)}`, value: 0.4, loss, mark,
  ...(mark === "good" ? {} : { better: [{ sentence: 'say "go", now', value: 0.4 + loss }], why: "You lead." }),
});
const chance = (seq: number, before: number, luck: readonly number[]): ReviewedChance => ({ seq, before, turn: 1, seat: 0, count: 1, expected: [0.5, 0.5], actual: luck.map((one) => 0.5 + one), luck, sentence: "six" });

const REVIEWED: Review = {
  complete: true,
  budget: { simulations: 60, turns: 2 },
  left_out: { decisions: 0, chances: 0 },
  seats: [],
  questions: {},
  decisions: [decision(4, 0, "good"), decision(6, 1, "inaccuracy", 0.03), decision(9, 0, "blunder", 0.2), decision(15, 1, "mistake", 0.06)],
  chances: [chance(5, 4, [0.01, -0.01]), chance(12, 9, [-0.1, 0.1])],
  curve: [{ seq: 2, turn: 0, values: [0.5, 0.5] }, { seq: 10, turn: 1, values: [0.3, 0.7] }, { seq: 20, turn: 2, values: [0, 1] }],
  turning: [],
};

describe("what is shown of a review", () => {
  it("is a kind of rows, for one seat or for all", () => {
    const seqs = (kind: "mistakes" | "decisions" | "luck", seat: number | null): readonly number[] => rowsOf(REVIEWED, kind, seat).map(seqOf);
    expect(seqs("mistakes", null)).toEqual([6, 9, 15]);
    expect(seqs("mistakes", 0)).toEqual([9]);
    expect(seqs("decisions", 0)).toEqual([4, 9]);
    expect(seqs("luck", null)).toEqual([12]);
  });

  it("names the round first, where a game counts rounds", () => {
    const log = [[1, "dealt"], [2, "round"], [3, "turn"], [7, "round"]].map(([seq, event], i) => ({ seq, events: [{ event, round: i < 2 ? 1 : 2 }] })) as unknown as readonly LogLine[];
    expect(roundsAt(log, [1, 2, 6, 9])).toEqual([0, 1, 1, 2]);
    expect(roundsOf(log, [2, 6, 9, 12]), "the turn that ended with the second round's first line was of the first").toEqual([0, 1, 1, 2]);
    const untold = [[1, "turn", 0], [3, "turn", 0], [5, "round", 2]].map(([seq, event, round]) => ({ seq, events: [{ event, round }] })) as unknown as readonly LogLine[];
    expect(roundsAt(untold, [0, 1, 4, 6]), "a game that tells of no first round has one").toEqual([0, 1, 1, 2]);
    expect(roundsOf(untold, [0, 3, 5, 9]), "its first turn is of it").toEqual([0, 1, 1, 2]);
    const turns = [[2, 1, 1], [4, 2, 2], [6, 0, 3], [8, 2, 4], [9, 0, 5]].map(([seq, seat, turn]) => ({ seq, events: [{ event: "turn", seat, turn }] })) as unknown as readonly LogLine[];
    expect(roundsAt(turns, [1, 2, 6, 7, 8, 9, 20], true), "who began is out after the first round").toEqual([0, 1, 1, 1, 2, 2, 2]);
    expect([roundsAt(turns, [9]), roundsAt(turns.slice(1), [9], true)], "none are counted; it began in the middle").toEqual([[0], [0]]);
    const line = (seq: number, seat: number, undone = false) => ({ seq, undone, events: [{ event: "turn", seat, turn: seq }] });
    const undone = [line(1, 0), line(2, 1), line(3, 0, true), line(4, 1, true), line(5, 0, true), { seq: 6, kind: "taken_back" }, line(7, 0, true), { seq: 8, kind: "taken_back" }, line(9, 0), line(10, 1)] as unknown as readonly LogLine[];
    expect(roundsAt(undone, [1, 2, 3, 4, 5, 7, 9, 10], true), "what was taken back counts for itself alone").toEqual([1, 1, 2, 2, 3, 2, 2, 2]);
    const said = [[1, 1, false], [2, 2, true], [3, 3, true], [5, 2, false]].map(([seq, round, back]) => ({ seq, undone: back, events: [{ event: "round", round }] }));
    expect(roundsAt([...said.slice(0, 3), { seq: 4, kind: "taken_back" }, ...said.slice(3)] as unknown as readonly LogLine[], [3, 4, 5]), "nor where the game tells of its rounds").toEqual([3, 1, 2]);
    const { when } = RESULT.in("en");
    expect([when(2, 4, "Ben", false), when(2, 4, "You", true), when(2, 4, "", false), when(0, 4, "Ben", false), when(0, 0, "", false)]).toEqual(["Round 2, Ben’s turn", "Round 2, your turn", "Round 2", "Turn 4: Ben", "Set-up"]);
    expect(RESULT.in("de").when(2, 4, "Ben", false)).toBe("Runde 2, Zug von Ben");
  });

  it("says of a seat without a mistake what luck brought it, and which decision gave most away", () => {
    const good = [decision(4, 0, "good", 0.004), decision(8, 0, "good", 0.015), decision(9, 1, "good", 0.019)];
    const review = { ...REVIEWED, decisions: good, seats: [{ seat: 0, luck: -0.123 }, { seat: 1, luck: 0.123 }] as unknown as Review["seats"] };
    const { luck, closest } = flawless(review, 0);
    expect([luck, closest?.seq]).toEqual([-12, 8]);
    expect(flawless({ ...review, decisions: [decision(4, 0, "good")] }, 0).closest, "nothing was given away").toBeNull();
    expect(REVIEW.in("en").byLuck("", luck, false)).toBe("Bad luck cost you 12 of 100 games.");
    expect(REVIEW.in("en").byLuck("Ben", 12, false)).toBe("It was not for lack of luck: luck brought Ben 12 of 100 games.");
    expect(REVIEW.in("en").byLuck("", 0, true)).toBe("Luck made no difference in the end.");
  });

  it("says of a seat how its chance came from the beginning to the end, in parts that add up as they are read", () => {
    const seat = { seat: 0, begins: 0.306, luck: -0.255, loss: 0.174, ends: 0 };
    const review = { ...REVIEWED, seats: [seat, { seat: 1, luck: 0.1, loss: 0 }] as unknown as Review["seats"] };
    const found = course(review, 0);
    expect(found).toEqual({ begins: 31, luck: -26, given: 17, others: 12, ends: 0 });
    if (found) {
      expect(change(-0.255, "en"), "as the table says").toBe("−26");
      expect(found.begins + found.luck - found.given + found.others).toBe(found.ends);
      expect(REVIEW.in("en").course("", found)).toBe("You began with a chance of 31 in 100. Luck was against you. Your own mistakes cost a little. The others gave away a little.");
      expect(REVIEW.in("de").course("Ben", { ...found, luck: 40, given: 50, others: 60 })).toBe("Ben begann mit einer Gewinnchance von 31 in 100. Das Glück war mit Ben. Fehler von Ben haben viel gekostet. Die anderen haben noch mehr verschenkt.");
      const unseen = { ...review, decisions: [{ ...decision(9, 0, "blunder", 0.17), unseen: true }] };
      expect(course(unseen, 0), "what nobody saw is no mistake of one's own").toEqual({ begins: 31, luck: -26, given: 0, others: -5, ends: 0 });
    }
    expect(course(review, 1), "kept from before").toBeNull();
  });

  it("calls unclear what may be luck of the simulations, and counts it as no mistake", () => {
    const rows = [{ ...decision(5, 0, "mistake", 0.06), unsure: true }, decision(6, 0, "mistake", 0.06)];
    expect(rows.map(shownMark)).toEqual(["unsure", "mistake"]);
    expect(rowsOf({ ...REVIEWED, decisions: rows }, "mistakes", 0).map(seqOf)).toEqual([6]);
    expect(rowsOf({ ...REVIEWED, decisions: rows }, "hard", 0).map(seqOf)).toEqual([5]);
  });

  it("names the turn that decided: the greatest fall of a seat, or its greatest rise where it has won", () => {
    const curve = [[0.4, 0.6], [0.31, 0.69], [0.04, 0.96], [0, 1]].map((values, n) => ({ seq: n + 1, turn: n, values }));
    expect(decidedIn({ curve }, 0, false)).toEqual({ at: 2, from: 31, to: 4 });
    expect(decidedIn({ curve }, 1, true)).toEqual({ at: 2, from: 69, to: 96 });
    expect(decidedIn({ curve: curve.slice(2) }, 0, false), "next to nothing is no turn").toBeNull();
  });

  it("calls no mistake what even the bot found hard to see, and counts it among none", () => {
    const rows = [decision(4, 0, "good"), { ...decision(5, 0, "blunder", 0.44), unseen: true }, decision(6, 0, "blunder", 0.2), { ...decision(7, 0, "mistake", 0.06), auto: "order" }];
    expect(rows.map(shownMark)).toEqual(["good", "hard", "blunder", "mistake"]);
    const review = { decisions: rows };
    expect((["good", "hard", "blunder", "mistake"] as const).map((mark) => tally(review, 0, mark))).toEqual([1, 1, 1, 0]);
    const all = { ...REVIEWED, decisions: [...rows, { ...decision(99, 0, "blunder", 0.3), auto: "greedy" }] };
    const counted = (["inaccuracy", "mistake", "blunder"] as const).reduce((sum, mark) => sum + tally(all, 0, mark), 0);
    expect(rowsOf(all, "mistakes", 0), "the list has as many as the table counts").toHaveLength(counted);
    expect(rowsOf(all, "hard", 0), "what counts as none stands apart").toHaveLength(1);
  });

  it("says no chance for certain that rests on simulations", () => {
    const w = REVIEW.in("en");
    expect([0, 0.024, 0.026, 0.5, 0.974, 0.98, 1].map((share) => chanceSaid(share, w))).toEqual(["under 3", "under 3", "3", "50", "97", "over 97", "over 97"]);
    expect([0, 1].map((share) => chanceSaid(share, w, true)), "the game is over").toEqual(["0", "100"]);
  });

  it("praises no move where nothing could be won any more", () => {
    const lost = { ...decision(4, 0, "good"), value: 0.004 };
    expect([lost, { ...lost, value: 0.02 }, { ...decision(4, 0, "mistake", 0.06), value: 0 }].map(hopeless)).toEqual([true, false, false]);
  });

  it("calls whoever reads 'you' while they look back, too", () => {
    const scene = { viewer: -1, seats: [{ name: "Guest" }, { name: "Ben" }], called: (seat: number) => ["You", "Ben"][seat] ?? "" } as unknown as Scene;
    expect([0, 1].map((seat) => nameOrYou(scene, seat))).toEqual(["", "Ben"]);
  });

  it("finds what belongs to a line, and the mistakes around it", () => {
    expect(rowAt(REVIEWED, 9)?.decision?.mark).toBe("blunder");
    const long = { ...REVIEWED, decisions: [{ ...decision(9, 0, "blunder", 0.3), before: 5 }] }; // a whole move has several lines
    expect([5, 6, 9, 10].map((seq) => rowAt(long, seq)?.decision?.seq)).toEqual([undefined, 9, 9, undefined]);
    expect([10, 11, 12].map((seq) => rowAt(REVIEWED, seq)?.chance?.seq)).toEqual([12, 12, 12]);
    expect([3, 7, 13].map((seq) => rowAt(REVIEWED, seq))).toEqual([null, null, null]);
    const steps = (seq: number, by: 1 | -1, whose: number | null): readonly (number | null)[] => {
      const next = mistakeFrom(REVIEWED, seq, by, whose);
      return next === null ? [] : [next, ...steps(next, by, whose)];
    };
    for (const whose of [null, 0, 1]) expect(steps(0, 1, whose), "exactly those that are listed").toEqual(rowsOf(REVIEWED, "mistakes", whose).map(seqOf));
    expect(steps(99, -1, null)).toEqual(rowsOf(REVIEWED, "mistakes", null).map(seqOf).toReversed());
    expect(steps(0, 1, 2), "of a seat without any: those of everybody").toEqual(steps(0, 1, null));
  });

  it("knows how everybody stands, and where a line lies on the curve", () => {
    expect([1, 2, 9, 10, 99].map((seq) => chancesAt(REVIEWED, seq)[0])).toEqual([0.5, 0.5, 0.5, 0.3, 0]);
    expect([1, 2, 6, 10, 15, 20, 21].map((seq) => placeOf(REVIEWED.curve, seq))).toEqual([0, 0, 0.5, 1, 1.5, 2, null]);
    expect(mostLucky(chance(1, 0, [0.1, -0.3, 0.2]))).toBe(1);
    const dice = { chance: chance(1, 0, [0.1, -0.3, 0.2]) } as unknown as Row;
    expect([concerns(dice, null, 2), concerns(dice, null, 0), concerns(dice, 0, 2)], "the sign is of whom the line speaks, whose turn it was or not").toEqual([2, 1, 0]);
    expect([0, 1, 2].map((reader) => mostLucky(chance(1, 0, [0.1, -0.3, 0.2]), reader))).toEqual([1, 1, 2]);
  });

  it("knows whose turn it was", () => {
    expect([1, 2].map((turn) => whoseTurn({ chances: [{ ...chance(5, 4, [0]), seat: 1 }], decisions: REVIEWED.decisions }, turn))).toEqual([1, -1]);
    expect(whoseTurn({ chances: [], decisions: REVIEWED.decisions }, 1)).toBe(0);
  });

  it("says shares as games of 100", () => {
    expect([0, 0.074, 0.5, 1].map(games)).toEqual(["0", "7", "50", "100"]);
    expect([change(-0.074, "de", 1), change(0.12, "en"), change(0.001, "en")]).toEqual(["−7,4", "+12", "0"]);
  });
});

describe("what can be taken home", () => {
  it("is a table that other programs read, without formulas in anybody's name", () => {
    const lines = csvOf(REVIEWED, ["=1+1", "Ben"]).trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 4 + 2 * 2 + 3 * 2);
    expect(lines[0]?.split(",")).toHaveLength(13);
    expect(lines[1]).toBe("decision,4,1,'=1+1,move 4,0.4,0.4,0,good,,,,");
    expect(lines[3]).toBe("decision,9,1,'=1+1,move 9,0.4,0.6000000000000001,0.2,blunder,\"say \"\"go\"\", now\",,,");
    expect(lines[8]).toBe("chance,12,1,Ben,six,,,,,,0.5,0.6,0.1");
  });

  it("is a drawing that stands alone", () => {
    const looks = { letter: "B", colour: "#123456", ink: "#fff" };
    const svg = svgOf(REVIEWED, [{ name: "<Anna>", ...looks }, { name: "Ben & Co", ...looks }], "Attila", "of 100");
    expect(svg.match(/<path[^>]*stroke="#123456"[^>]*\/>/g)).toHaveLength(2);
    for (const text of ["&lt;Anna&gt;", "Ben &amp; Co", "Attila", "100", "of 100"]) expect(svg).toContain(`>${text}</text>`);
    expect(svg).not.toContain("<Anna>");
    const open = [...svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)].reduce((depth, [, end, , empty]) => depth + (empty ? 0 : end ? -1 : 1), 0);
    expect(open).toBe(0);
  });
});

it("every sentence is there in both languages", () => {
  const [de, en] = [REVIEW.in("de"), REVIEW.in("en")];
  const said = (words: typeof de): readonly string[] => [words.reviewing(5), words.toGo(12), words.toGo(70), words.toGo(200), words.cost("7"), words.method("60", 1), words.method("60", 3), words.leftOut(1, 9), words.waits(0), words.waits(1), words.waits(4), words.lucky("Ben", "+3")];
  said(de).forEach((text, i) => { expect(text).not.toBe(said(en)[i]); expect(text).toMatch(/\S/); });
  expect(en.leftOut(300, 400)).toContain("100 of 400");
});
