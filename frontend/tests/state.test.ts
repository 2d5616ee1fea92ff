import { describe, expect, it } from "vitest";

import { EVERYTHING, exchanges, groups, passes, regionsIn } from "../src/table/logGroups.ts";
import { handing } from "../src/table/handOver.ts";
import { moments, turnFrom } from "../src/table/moments.ts";
import { answers, lastSeq, liveEntries, withLines, type Line } from "../src/table/logLines.ts";
import { arrived, draftFor, EMPTY, upToDate } from "../src/table/state.ts";
import type { Decision, Json, LogLine, Snapshot, TableSummary } from "../src/net/shapes.ts";

const told = (event: string, more: Readonly<Record<string, Json>> = {}) => ({ event, rule: "X-1", sentence: `${event}!`, ...more });
const entry = (seq: number, seat: number | undefined, ...events: ReturnType<typeof told>[]): LogLine =>
  ({ seq, at: seq, kind: "entry", head: null, events, ...(seat === undefined ? {} : { seat }) });
const decision = (id: string): Decision => ({ id, seat: 0, question: "Q.q", sentence: "?", rules: [], due: null, legal: [] });
const table = (part: Partial<TableSummary>): TableSummary => ({
  id: "t", game: "g", options: {}, status: "playing", seq: 0, created: 0, touched: 0, turn: null, spectators: true, spectator_minutes: 0, spectator_moves: 0, chat: "free", turn_seconds: 0, reaction_seconds: 0, bank_seconds: 0, increment_seconds: 0, vacation_days: 0, weekends: false, may_substitute: false,
  reaction_pause: 0, patience_seconds: 60, nudge_seconds: 60, limit_minutes: 0, pace: "normal", hints: false, open_data: false, rated: false, language: "", ends: null, left: null, on_timeout: "pass", witness: "off", paused: false, halt: null, start: null, imported: false, rematch: null, branch: null, seats: [], asked: [], undo_asked: null, kick_asked: null, pause: null, pause_asked: null, ruling_asked: null, vacations: [], substitutes: [], leader: 0, lead_asked: null, dice: null, watching: 0, ...part,
});
const snapshot = (seq: number, part: Partial<Snapshot> = {}): Snapshot => ({
  table: table({ seq }), head: null, viewer: 0, own_seats: [0], may_hint: false, invite: null, view: { game: "g", players: 2, turn: seq, viewer: 0, legal: [] },
  decision: null, scores: null, winners: null, ranking: null, waits: null, can_undo: false, last_move: null, orders: null, held: null, leads: true, may_lead_from: null, seat_changes: {}, reports: null, stands_for: null, may_step_in: [], substitute_invite: null, seat_invites: {}, ...part,
});

describe("the log", () => {
  it("takes each line once, in order", () => {
    const lines = withLines([], [entry(1, 0), entry(2, 1)]);
    expect(withLines(lines, [entry(2, 1), entry(3, 0)]).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(lastSeq(lines)).toBe(2);
  });

  it("marks what was taken back, also twice", () => {
    const back = (seq: number, entries: number): LogLine => ({ seq, at: 0, head: null, kind: "taken_back", seat: 0, entries });
    const lines = withLines([], [entry(1, 0), entry(2, 0), entry(3, 0), back(4, 1), entry(5, 0), entry(6, 0), back(7, 2)]);
    expect(liveEntries(lines).map(({ seq }) => seq)).toEqual([1, 5]);
    expect(liveEntries(lines, 4).map(({ seq }) => seq)).toEqual([1]);
  });
});

describe("a snapshot", () => {
  it("is shown at once when it is the first, and told when others played", () => {
    const first = arrived(EMPTY, snapshot(2), [entry(1, 1, told("a")), entry(2, 1, told("b"))], true);
    expect(upToDate(first)).toBe(true);
    const later = arrived(first, snapshot(3), [entry(3, 1, told("c"))], true);
    expect([later.told, upToDate(later), later.telling?.at.view?.turn, later.telling?.held?.view?.turn]).toEqual([2, false, 2, 2]);
    expect(upToDate(arrived(first, snapshot(3), [entry(3, 1, told("c"))], false))).toBe(true);
    expect(upToDate(arrived(first, snapshot(3), [entry(3, 0, told("c"))], true)), "one's own").toBe(true);
  });

  it("whoever has skipped is told nothing of what comes until they are asked, or their turn has passed on", () => {
    const first = arrived(EMPTY, snapshot(1), [entry(1, 1, told("a"))], true);
    const more = [entry(2, 1, told("b"), told("turn")), entry(3, 2, told("c"))];
    const rushed = arrived({ ...first, hurried: "asked" }, snapshot(3), more, true);
    expect([upToDate(rushed), rushed.skipped, rushed.missed, rushed.hurried]).toEqual([true, 3, 3, "asked"]);
    const passed = arrived({ ...first, hurried: "turn" }, snapshot(3), more, true);
    expect([upToDate(passed), passed.told, passed.skipped, passed.hurried]).toEqual([false, 2, 2, ""]);
    expect(arrived({ ...first, hurried: "turn" }, snapshot(2), [entry(2, 1, told("b"))], true).hurried, "it goes on").toBe("turn");
  });

  it("keeps the draft while its decision is open", () => {
    const draft = draftFor(null, decision("1-0"));
    const chosen = draft && { ...draft, chosen: { a: "b" } };
    expect(draftFor(chosen, decision("1-0"))?.chosen).toEqual({ a: "b" });
    expect(draftFor(chosen, decision("2-0"))?.chosen).toEqual({});
    expect(draftFor(chosen, null)).toBeNull();
  });
});

describe("handing the device over", () => {
  const asked = (...seats: number[]): TableSummary => table({ asked: seats.map((seat) => ({ seat, decision: "d", since: 0, due: null, stands: null, nudge_from: null, open: false })) });
  const openly = (...seats: number[]): TableSummary => table({ asked: seats.map((seat) => ({ seat, decision: "d", since: 0, due: null, stands: null, nudge_from: null, open: true })) });

  it("needs no curtain for one seat or none", () => {
    expect(handing(asked(1), [1], -1)).toEqual({ seat: 1, next: null });
    expect(handing(asked(1), [], -1)).toEqual({ seat: -1, next: null });
  });

  it("asks for whoever is asked, and shows nobody's hand until then", () => {
    expect(handing(asked(0), [0, 2], -1)).toEqual({ seat: -1, next: 0 });
    expect(handing(asked(0), [0, 2], 0)).toEqual({ seat: 0, next: null });
    expect(handing(asked(2), [0, 2], 0)).toEqual({ seat: -1, next: 2 });
    expect(handing(asked(0, 2), [0, 2], 2)).toEqual({ seat: 2, next: null });
  });

  it("needs no word of anybody where nothing is hidden, and hides the hand of whoever held the device", () => {
    expect(handing(openly(0), [0, 2], -1)).toEqual({ seat: -1, next: null });
    expect(handing(openly(2), [0, 2], 0)).toEqual({ seat: -1, next: null });
    expect(handing(openly(0), [0, 2], 0)).toEqual({ seat: 0, next: null });
    const both = table({ asked: [{ seat: 0, decision: "d", since: 0, due: null, stands: null, nudge_from: null, open: false }, { seat: 2, decision: "e", since: 0, due: null, stands: null, nudge_from: null, open: true }] });
    expect(handing(both, [0, 2], -1)).toEqual({ seat: -1, next: null });
    expect(handing(both, [0, 2], 2, 0)).toEqual({ seat: -1, next: 0 });
  });

  it("goes to whom it is wished to go, as long as that seat is asked", () => {
    expect(handing(asked(0, 2), [0, 2], 0, 2)).toEqual({ seat: -1, next: 2 });
    expect(handing(asked(0, 2), [0, 2], 2, 0)).toEqual({ seat: -1, next: 0 });
    expect(handing(asked(0, 2), [0, 2], 0, 0)).toEqual({ seat: 0, next: null });
    expect(handing(asked(0), [0, 2], 0, 2)).toEqual({ seat: 0, next: null });
  });

  it("lets the holder look on while others play, and nobody before and after the game", () => {
    expect(handing(asked(1), [0, 2], 0)).toEqual({ seat: 0, next: null });
    expect(handing(asked(1), [0, 2], -1)).toEqual({ seat: -1, next: null });
    expect(handing({ ...asked(0), status: "over" }, [0, 2], 0)).toEqual({ seat: -1, next: null });
  });
});

describe("the log", () => {
  const lines: readonly Line[] = [
    { seq: 1, at: 0, head: null, kind: "opened" },
    entry(2, undefined, told("dealt", { seat: 0 }), told("turn", { turn: 1, seat: 0 })),
    entry(3, 0, told("placed", { seat: 0, province: "moesia" })),
    { seq: 4, at: 0, head: null, kind: "chat", seats: [1], text: "hi" },
    entry(5, undefined, told("turn", { turn: 2, seat: 1 })),
  ];

  it("is grouped by turn", () => {
    expect(groups(lines).map(({ turn, entries }) => [turn, entries.length])).toEqual([[null, 2], [1, 3], [2, 1]]);
  });

  it("counts how often a turn passed from one person to another", () => {
    const log: readonly Line[] = [
      entry(1, undefined, told("turn", { turn: 1, seat: 0 })), entry(2, 0), entry(3, 1), { ...entry(4, 2), auto: "order" }, entry(5, 3), entry(6, 0),
      entry(7, undefined, told("turn", { turn: 2, seat: 1 })), entry(8, 1), entry(9, 3),
    ];
    expect([...exchanges(log, (seat) => seat !== 3)]).toEqual([[1, 2]]); // 3 is a bot
  });

  it("has no line for an answer that tells nothing: of a window in which all pass there is one", () => {
    const log: readonly Line[] = [
      entry(1, undefined, told("turn", { turn: 1, seat: 0 })),
      entry(2, 1), { ...entry(3, 2), auto: "order" },
      entry(4, 3, { ...told("nobody_reacted", {}), sentence: "Nobody reacts." }),
    ];
    expect(groups(log).map(({ entries }) => entries.map(({ key }) => key))).toEqual([["1.0", "4.0"]]);
  });

  it("tells once, with how often, what is told several times in a row", () => {
    const dealt = (seat: number, sentence = `${String(seat)} gets a card.`): ReturnType<typeof told> => ({ ...told("dealt", { seat }), sentence });
    const opened = { nonce: "", value: { events: { 1: { card: "gaul" } } } };
    const log: readonly Line[] = [
      entry(1, undefined, dealt(0), dealt(0), dealt(1)),
      entry(2, undefined, dealt(1), dealt(1)),
      { ...entry(3, undefined, dealt(1)), undone: true },
      { ...entry(4, undefined, dealt(1), dealt(1)), opening: opened },
      entry(5, undefined, told("turn", { turn: 1, seat: 1 }), { ...dealt(1), event: "drawn" }, dealt(1)),
      { seq: 6, at: 0, head: null, kind: "chat", seats: [1], text: "hi" },
      { seq: 7, at: 0, head: null, kind: "chat", seats: [1], text: "hi" },
      entry(8, undefined, dealt(1)),
    ];
    const read = groups(log).map(({ entries }) => entries.map(({ key, seq, times }) => [key, seq, times]));
    expect(read).toEqual([
      [["1.0", 1, 2], ["1.2", 2, 3], ["3.0", 3, 1], ["4.0", 4, 1], ["4.1", 4, 1]],
      [["5.0", 5, 1], ["5.1", 5, 1], ["5.2", 5, 1], ["6", 6, 1], ["7", 7, 1], ["8.0", 8, 1]],
    ]);
  });

  it("can be filtered", () => {
    const all = groups(lines).flatMap(({ entries }) => entries);
    const left = (filter: Partial<typeof EVERYTHING>): readonly string[] => all.filter((one) => passes(one, { ...EVERYTHING, ...filter }, one.told?.sentence ?? "line")).map(({ key }) => key);
    expect(left({ region: "moesia" })).toEqual(["3.0"]);
    expect(left({ seat: 1 })).toEqual(["4", "5.0"]);
    expect(left({ kind: "chat" })).toEqual(["4"]);
    expect(left({ kind: "table" })).toEqual(["1"]);
    expect(left({ text: "PLACED" })).toEqual(["3.0"]);
    expect(regionsIn(lines, new Set(["moesia", "roma"]))).toEqual(["moesia"]);
  });

  it("can be looked back on, step by step and turn by turn", () => {
    const list = moments(lines);
    expect(list.map(({ seq }) => seq)).toEqual([2, 3, 5]);
    expect([turnFrom(list, 1, 1), turnFrom(list, 1, -1)]).toEqual([2, 0]);
  });

  it("are one where much is dealt before the first turn, and each its own where people choose", () => {
    const dealt = (from: number, n: number, event: string, seat?: number) => Array.from({ length: n }, (_, i) => entry(from + i, seat, told(event)));
    const lines = withLines([], [entry(1, undefined, told("first_player")), ...dealt(2, 42, "dealt_land"), ...dealt(44, 4, "claimed", 1), ...dealt(48, 6, "dealt"), entry(54, undefined, told("dealt"), told("turn")), ...dealt(55, 5, "dice")]);
    const list = moments(lines);
    expect(list.map(({ seq }) => seq)).toEqual([1, 43, 44, 45, 46, 47, 53, 54, 55, 56, 57, 58, 59]);
    expect(list[1]?.events).toHaveLength(42);
    expect(moments(withLines([], dealt(1, 6, "dealt"))), "while it is dealt").toHaveLength(6);
  });
});

describe("a line of the log", () => {
  it("was answered by itself where it is the answer, not where it tells what came of that", () => {
    expect([answers({ seat: 0 }, told("suffered", { seat: 0 })), answers({ seat: 0 }, told("taken", { seat: 1 })), answers({ seat: 0 }, told("held")), answers({ seat: 0 }, null)]).toEqual([true, false, true, true]);
  });
});
