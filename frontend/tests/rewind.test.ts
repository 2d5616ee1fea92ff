import { describe, expect, it } from "vitest";

import type { LogLine, SeatSummary } from "../src/net/shapes.ts";
import { whoWaits } from "../src/table/whoWaits.ts";
import { anewSaid } from "../src/table/anew.ts";
import { backSaid, moveByHand, wouldGo } from "../src/table/rewind.ts";
import { settledSaid } from "../src/table/settledSaid.ts";
import { withLines } from "../src/table/logLines.ts";
import { MENU, speaker as menuSpeaker } from "../src/words/menu/index.ts";
import { LOG as WORDS, speaker } from "../src/words/log/index.ts";

await Promise.all([WORDS.learn("de"), WORDS.learn("en"), MENU.learn("en")]);
const say = speaker("en");
const seats: readonly SeatSummary[] = ["Vera", "Ben", "Carl"].map((name, seat) => ({ seat, kind: "person", name, bot: "", autopilot: "", offered: false, bank: null }));
const entry = (seq: number, seat: number | undefined, ...sentences: string[]): LogLine =>
  ({ seq, at: seq, kind: "entry", head: null, events: sentences.map((sentence) => ({ event: "e", rule: "X-1", sentence })), ...(seat === undefined ? {} : { seat }) });
const back = (seq: number, entries: number): LogLine => ({ seq, at: 0, head: null, kind: "taken_back", seat: 0, entries });

const LOG = [
  entry(1, 2, "Carl waits."), entry(2, 0, "Huns into Moesia."), entry(3, 0, "1 influence."), entry(4, 0),
  entry(5, undefined, "Vera draws a card."), entry(6, 1, "Franks into Gaul."), entry(7, 0, "Vera again."),
];

describe("going back, in words", () => {
  it("is about the whole move, and names who has answered since, but not what the seat did after that", () => {
    const found = wouldGo(withLines([], LOG), 2, 0);
    expect(found).toMatchObject({ told: ["Huns into Moesia.", "1 influence."], others: [1] });
    expect(backSaid(say, found, seats)).toBe("Huns into Moesia. 1 influence. All moves since go back as well (Ben).");
  });

  it("names what was done by hand, by one's own part of it, also after an answer that was given by itself", () => {
    const told = (seq: number, auto: string | null, ...events: readonly (readonly [number | null, string])[]): LogLine =>
      ({ seq, at: seq, kind: "entry", head: null, seat: 0, ...(auto ? { auto } : {}), events: events.map(([seat, sentence]) => ({ event: "e", rule: "X-1", sentence, ...(seat === null ? {} : { seat }) })) });
    const bid = told(1, null, [null, "All have answered."], [0, "Vera has bid 1."], [1, "Ben has bid 2."]);
    expect(wouldGo(withLines([], [bid]), 1, 0).told).toEqual(["Vera has bid 1."]);
    const opened = { ...told(1, null), events: [{ event: "answers_open", rule: "", sentence: "Everybody has answered; the answers are revealed." }] };
    expect(wouldGo(withLines([], [opened]), 1, 0).told, "nobody's deed").toEqual([]);
    const ends = { ...told(1, null, [1, "Ben gets 4 armies."]), events: [{ event: "turn", rule: "", sentence: "Turn 2: Ben." }, { event: "e", rule: "X-1", sentence: "Ben gets 4 armies.", seat: 1 }] };
    expect(wouldGo(withLines([], [ends]), 1, 0).told, "what others get by it is no deed of one's own").toEqual([]);
    const orders = [told(1, "order", [0, "Vera passes."]), told(2, null, [0, "Vera attacks."]), told(3, "order", [0, "Vera passes again."])];
    expect(wouldGo(withLines([], orders), 1, 0).told).toEqual(["Vera attacks."]);
    expect(wouldGo(withLines([], orders), 3, 0).told).toEqual(["Vera passes again."]);
  });

  it("begins with what a hand did: what was answered by itself since is no move", () => {
    const did = (seq: number, seat: number, auto = "", at = seq): LogLine => ({ seq, at, kind: "entry", head: null, seat, action: "a", ...(auto ? { auto } : {}) });
    const lines = withLines([], [did(1, 0), did(2, 0, "", 2), did(3, 0, "", 2), did(4, 1), did(5, 0, "order"), did(6, 1), did(7, 0, "order")]);
    expect(moveByHand(lines, 0, { seat: 0, line: 7 }), "declined offers").toEqual({ seat: 0, line: 2 });
    expect(moveByHand(lines, 0, { seat: 0, line: 2 })).toEqual({ seat: 0, line: 2 });
    expect(moveByHand(withLines([], [did(1, 0, "order"), did(2, 0)]), 0, { seat: 0, line: 1 }), "an order, and then by hand").toEqual({ seat: 0, line: 1 });
    expect(moveByHand(withLines([], [did(1, 0, "order")]), 0, { seat: 0, line: 1 })).toBeNull();
    expect(moveByHand(lines, -1, null), "who looks on").toBeNull();
  });

  it("counts what was done several times", () => {
    const lines = withLines([], [1, 2, 3, 4].map((seq) => entry(seq, 0, seq < 4 ? "Germany buys 1 tank." : "Germany buys 1 artillery.")));
    const goes = wouldGo(lines, 1, 0);
    expect(goes.told).toEqual(["Germany buys 1 tank ×3.", "Germany buys 1 artillery."]);
    expect(goes.events?.map(({ sentence }) => sentence), "each by itself, to be summed up").toEqual(["Germany buys 1 tank.", "Germany buys 1 tank.", "Germany buys 1 tank.", "Germany buys 1 artillery."]);
    expect(backSaid(say, goes, seats)).toBe("Germany buys 1 tank ×3. Germany buys 1 artillery.");
  });

  it("leaves out that another phase begins, where something was done before it", () => {
    const phase = { ...entry(2, 0, "Germany: combat move."), events: [{ event: "phase", rule: "", sentence: "Germany: combat move." }] };
    expect(wouldGo(withLines([], [entry(1, 0, "Germany buys 1 tank."), phase]), 1, 0).told).toEqual(["Germany buys 1 tank."]);
  });

  it("is never empty, and never longer than a few sentences", () => {
    expect(backSaid(say, wouldGo(withLines([], LOG), 4, 0), seats)).toContain("the last decision.");
    const many = { told: ["a.", "b.", "c.", "d.", "e."], others: [] };
    expect(backSaid(say, many, seats)).toBe("a. b. c. (and 2 more steps)");
    expect(backSaid(say, { ...many, told: many.told.slice(1) }, seats), "of what there is one more").toBe("b. c. d. (and one more step)");
    expect(backSaid(speaker("de"), { told: [], others: [] }, seats)).not.toBe("");
    expect(backSaid(say, { told: ["a."], others: [1, 2] }, seats)).toBe("a. All moves since go back as well (Ben and Carl).");
  });

  it("says that dice or cards go back, which fall anew", () => {
    const drawn = (seq: number): LogLine => ({ ...entry(seq, undefined, "Dice: 3."), chance: "roll" });
    const found = wouldGo(withLines([], [entry(1, 0, "Vera attacks."), drawn(2)]), 1, 0);
    expect(found.chances).toEqual(["roll"]);
    expect(wouldGo(withLines([], [drawn(1), entry(2, 0, "Vera moves.")]), 2, 0).chances, "what fell before stays").toEqual([]);
    const anew = (dice: readonly string[], ...chances: readonly string[]): string => anewSaid(menuSpeaker("en"), chances, { dice });
    expect(anew(["roll"], "roll")).toBe("Rolls are undone as well; then the dice are rolled anew.");
    expect(anew([], "draw"), "no dice in a game of cards").toBe("Drawn cards are undone as well; then cards are drawn anew.");
    expect(anew(["roll"], "roll", "draw")).toMatch(/^Rolls .+ Drawn cards /);
    expect(anew(["roll"])).toBe("");
  });

  it("does not name again what was taken back before", () => {
    const lines = withLines([], [...LOG, back(8, 1), entry(9, 0, "Goths into Asia.")]);
    expect(wouldGo(lines, 2, 0)).toMatchObject({ told: ["Goths into Asia."], others: [] });
  });

  it("says what a line has taken back, and how a request ended", () => {
    const line = withLines([], [...LOG, back(8, 1)]).at(-1);
    expect(line && settledSaid(say, line, seats)).toBe("Undone: Huns into Moesia. 1 influence. All moves since go back as well (Ben).");
    const lapsed = (why: string): string => settledSaid(say, { seq: 9, at: 0, kind: "undo_lapsed", head: null, seat: 0, why }, seats);
    expect(new Set(["refused", "withdrawn", "time", "away"].map(lapsed)).size).toBe(4);
    expect(settledSaid(say, { seq: 9, at: 0, kind: "chat", head: null }, seats)).toBe("");
  });
});

it("those who have not agreed yet are named; who reads it is “you”, unless several sit at one screen", () => {
  const at = (...own: readonly number[]) => ({ table: { seats }, own_seats: own });
  expect(whoWaits(at(0), [0, 1], "you")).toBe("you, Ben");
  expect(whoWaits(at(2), [0, 1], "you")).toBe("Vera, Ben");
  expect(whoWaits(at(0, 1), [0], "you")).toBe("Vera");
});
