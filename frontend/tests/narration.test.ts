import { describe, expect, it } from "vitest";

import type { Beats } from "../src/faces/face.ts";
import type { LogLine, Told } from "../src/net/shapes.ts";
import { withLines } from "../src/table/logLines.ts";
import { news, ownDice, portions, toldLines, written, type Step } from "../src/table/narration.ts";

const told = (event: string): Told => ({ event, rule: "X-1", sentence: `${event}!` });
const entry = (seq: number, seat: number | undefined, ...events: string[]): LogLine => ({ seq, at: seq, kind: "entry", head: null, events: events.map(told), ...(seat === undefined ? {} : { seat }) });
const seqs = (steps: readonly Step[]): readonly number[] => steps.map(({ seq }) => seq);
const BEATS: Beats = { dice: "beat", left: "cut", scoring: "stop" };

describe("what is told", () => {
  it("is what others did since, and autopilots", () => {
    const lines = withLines([], [entry(1, 0, "a"), entry(2, 1, "b"), entry(3, undefined, "draw"), entry(4, 1), { ...entry(5, 0, "c"), auto: "autopilot" }]);
    expect(seqs(news(lines, 0, 0, {}))).toEqual([2, 5]);
    expect(seqs(news(lines, 2, 0, {}))).toEqual([5]);
    expect(seqs(news(lines, 0, -1, {}))).toEqual([1, 2, 5]);
  });

  it("is what one's own action brought by chance: every round of a battle", () => {
    const lines = withLines([], [entry(1, 0, "blitz"), entry(2, undefined, "dice", "hits"), entry(3, undefined), entry(4, undefined, "dice", "won"), entry(5, undefined, "drew"), entry(6, 0, "left", "scoring")]);
    expect(seqs(news(lines, 0, 0, BEATS))).toEqual([2, 4, 6]);
    expect(seqs(news(lines, 0, 0)), "a game without beats: its own chance").toEqual([2, 4, 5]);
    expect(seqs(news(lines, 0, 1)), "others' is told with their action").toEqual([1, 6]);
  });

  it("is not what is only said with what comes of it", () => {
    const lines = withLines([], [entry(1, 0, "a"), entry(2, 1, "leads"), entry(3, undefined, "leads"), entry(4, 2, "leads", "b"), entry(5, undefined, "dice", "leads")]);
    const quiet: Beats = { ...BEATS, leads: "quiet" };
    expect(seqs(news(lines, 0, 0, quiet))).toEqual([4, 5]);
    expect(seqs(news(lines, 0, 0, BEATS)), "else it is").toEqual([2, 4, 5]);
  });

  it("joins what is done one by one, but never chance", () => {
    const lines = withLines([], [entry(1, 1, "sent"), entry(2, 1, "sent"), entry(3, 1, "sent"), entry(4, 1, "battle"), entry(5, undefined, "dice"), entry(6, undefined, "dice"), entry(7, 2, "sent"), entry(8, 1, "sent")]);
    const steps = news(lines, 0, 0, BEATS);
    expect(seqs(steps)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(steps[0]?.events).toHaveLength(3);
  });

  it("joins a whole purchase, however long, with what its last unit brings", () => {
    const unit = (seq: number, ...more: Told[]): LogLine => ({ ...entry(seq, 1), events: [{ event: "bought", rule: "AAE-24", kind: "infantry", sentence: "Germany buys 1 infantry." }, ...more] });
    const lines = withLines([], [...Array.from({ length: 11 }, (_, i) => unit(i + 1)), unit(12, told("phase")), unit(13), entry(14, 1, "phase")]);
    expect(news(lines, 0, 0, BEATS).map(({ seq, events }) => [seq, events.length])).toEqual([[12, 13], [13, 1], [14, 1]]);
    const stones = withLines([], Array.from({ length: 10 }, (_, i) => entry(i + 1, 1, "set")));
    expect(news(stones, 0, 0, BEATS).map(({ events }) => events.length), "sentences that nothing sums up").toEqual([8, 2]);
  });

  it("is not endless, and not what was taken back", () => {
    const many = Array.from({ length: 80 }, (_, i) => entry(i + 1, 1, i % 2 ? "x" : "y"));
    expect(seqs(news(withLines([], many), 0, 0))).toEqual(Array.from({ length: 24 }, (_, i) => i + 57));
    const struck = many.map((line) => (line.seq === 20 ? { ...line, events: [{ ...told("x"), seat: 1, other: 0 }] } : line));
    expect(seqs(news(withLines([], struck), 0, 0)).slice(0, 2), "what struck oneself is not passed over").toEqual([20, 57]);
    expect(seqs(news(withLines([], struck), 0, -1))[0]).toBe(57);
    expect(news(withLines([], [entry(1, 1, "x"), { seq: 2, at: 2, head: null, kind: "taken_back", seat: 1, entries: 0 }]), 0, 0)).toEqual([]);
  });
});

describe("what a draft has shown for certain", () => {
  it("is told to others, and to whoever drafted it only where dice have brought it", () => {
    const beats: Beats = { captured: "sure", dice: "shows" };
    const lines = withLines([], [entry(1, 0, "moved", "captured"), entry(2, 1, "moved", "captured"), entry(3, 0, "go"), entry(4, undefined, "dice", "captured")]);
    expect(news(lines, 0, 0, beats).map(({ seq }) => seq)).toEqual([2, 4]);
    expect(news(lines, 0, 1, beats).map(({ seq }) => seq)).toContain(1);
  });
});

describe("what was answered by itself", () => {
  const turn = (from: number, seat: number): readonly LogLine[] => Array.from({ length: 40 }, (_, i) => entry(from + i, seat, i % 2 ? "x" : "y"));
  const declined: LogLine = { ...entry(43, 0, "declined"), auto: "order" };

  it("cuts nothing short of what came since one's own last answer", () => {
    const lines = withLines([], [entry(1, 0, "ended"), ...turn(2, 1), entry(42, 2, "offered"), declined, ...turn(44, 2)]);
    expect(seqs(news(lines, 1, 0, BEATS))).toEqual(Array.from({ length: 82 }, (_, i) => i + 2));
    expect(seqs(news(lines, 1, -1, BEATS)), "who only looks on").toHaveLength(24);
  });

  it("is not endless where one is not asked any more", () => {
    const lines = withLines([], [entry(1, 0, "ended"), ...[0, 1, 2, 3, 4, 5].flatMap((i) => turn(2 + 40 * i, 1 + (i % 2)))]);
    expect(news(lines, 1, 0, BEATS)).toHaveLength(24);
  });
});

describe("dice of one's own", () => {
  it("stay longer: whose they are says the event, whoever has acted", () => {
    const step: Step = { seq: 3, seat: undefined, events: [{ ...told("defended"), seat: 1 }, { ...told("lost"), seat: 2 }], beat: true };
    const beats: Beats = { defended: "own", lost: "beat" };
    expect([0, 1, 2, -1].map((seat) => ownDice(step, seat, beats))).toEqual([false, true, false, false]);
    expect(ownDice(step, 1, BEATS)).toBe(false);
    expect(ownDice({ ...step, events: [{ ...told("defended"), seat: -1 }] }, -1, beats), "a spectator has none").toBe(false);
    expect(portions(step, beats).map(({ known, before }) => [known, before]), "and what they bring is told after them").toEqual([[1, true], [2, false]]);
  });
});

describe("a line of twenty sentences", () => {
  const step = (...events: string[]): Step => ({ seq: 1, seat: 1, events: events.map(told), beat: true });
  const parts = (...events: string[]): readonly unknown[] => portions(step(...events), BEATS).map(({ said, known, before, holds, stops }) => [said.map(({ event }) => event).join(" "), known, before, holds, stops]);

  it("is told as reveal, as what follows, as what counts", () => {
    expect(parts("shown", "strength", "left", "pacified", "scoring", "scored")).toEqual([
      ["shown strength", 2, true, true, false],
      ["left pacified", 4, false, true, false],
      ["scoring scored", 6, false, true, true],
    ]);
    expect(parts("pacified", "scoring", "scored")).toEqual([["pacified", 1, false, true, false], ["scoring scored", 3, false, true, true]]);
    expect(parts("scoring", "scored")).toEqual([["scoring scored", 2, false, true, true]]);
    expect(parts("shown", "left")).toEqual([["shown", 1, true, false, false], ["left", 2, false, false, false]]);
    expect(parts("a", "b")).toEqual([["a b", 2, false, false, false]]);
  });

  it("tells dice and cards before whatever comes of them", () => {
    const beats: Beats = { dice: "shows", turned: "shows", defended: "shows", conquered: "beat" };
    const cut = (...events: string[]): readonly unknown[] => portions(step(...events), beats).map(({ said, before }) => [said.map(({ event }) => event).join(" "), before]);
    expect(cut("dice", "hits", "lost", "conquered")).toEqual([["dice", true], ["hits lost conquered", false]]);
    expect(cut("laid", "defended", "turned", "won_fight", "taken")).toEqual([["laid defended turned", true], ["won_fight taken", false]]);
    expect(cut("laid", "dice")).toEqual([["laid dice", false]]);
    expect(cut("conquered", "moved")).toEqual([["conquered moved", false]]);
  });

  it("stands in the log as far as it was told", () => {
    const lines = withLines([], [entry(1, 0, "a"), entry(2, 1, "b", "c", "d"), entry(3, 1, "e")]);
    expect(toldLines(lines, 2, 2).map(({ events }) => events?.map(({ event }) => event))).toEqual([["a"], ["b", "c"]]);
    expect(toldLines(lines, 2, null).map(({ events }) => events?.length)).toEqual([1, 3]);
  });
});

it("the log has written no more of what everybody stops for than that it has come", () => {
  const said = ["scoring", "scored", "won"].map(told);
  const telling = { at: {} as never, said, seat: 0, known: 5, before: false, held: null };
  expect([written({ ...telling, stops: true }), written(telling), written({ ...telling, known: null }), written(null)]).toEqual([3, 5, null, null]);
});
