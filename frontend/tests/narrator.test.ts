/** News wait for the scene in which they happen, and whoever is told of is who is lit. */

import { expect, it, vi } from "vitest";

import { Observable } from "../src/app/observable.ts";
import type { LogLine, Snapshot, View } from "../src/net/shapes.ts";
import { EMPTY, type TableState } from "../src/table/state.ts";
import { Narrator, PAUSE } from "../src/table/narrator.ts";

const motion = vi.hoisted(() => ({ lain: async (): Promise<void> => Promise.resolve() }));
vi.mock("../src/table/sceneMotion.ts", () => ({ lain: async () => motion.lain() }));

const line = (seq: number, seat?: number): LogLine => ({ seq, at: seq, kind: "entry", head: null, events: [{ event: "rolled", rule: "X-1", sentence: `line ${String(seq)}` }], ...(seat === undefined ? {} : { seat }) });
const snapshot = (seq: number, active: number): Snapshot => ({ viewer: 0, own_seats: [0], decision: null, table: { seq, seats: [] }, view: { active } as unknown as View }) as unknown as Snapshot;
const next = async (): Promise<void> => new Promise((done) => { setTimeout(done); });

function made(part: Partial<TableState>): { readonly state: Observable<TableState>; readonly narrator: Narrator } {
  const state = new Observable<TableState>({ ...EMPTY, seat: 0, ...part });
  return { state, narrator: new Narrator(state, (more) => { state.value = { ...state.value, ...more }; }, async () => Promise.resolve(null)) };
}

it("what is news waits until everything was told, and no longer", async () => {
  const { state, narrator } = made({ snapshot: snapshot(2, 0), lines: [line(1, 1), line(2)], told: 0 });
  let came = false;
  void narrator.told().then(() => { came = true; });
  await next();
  expect(came).toBe(false);
  state.value = { ...state.value, told: 1 };
  await next();
  expect(came, "the dice are still to come").toBe(false);
  narrator.skip();
  await next();
  expect(came).toBe(true);
  await narrator.told(); // nothing is being told: at once
});

it("whoever skips in the own turn hears what others do behind it, and what has ended over the map goes", async () => {
  const { state, narrator } = made({ snapshot: snapshot(4, 1), lines: [line(1, 0), line(2, 1), line(3, 1), line(4, 1)].map((one, i) => ({ ...one, events: [{ event: i === 2 ? "turn" : String(i), rule: "X-1", sentence: "" }] })), told: 1 });
  let put = 0;
  void narrator.tell(false);
  await next();
  expect([state.value.told, state.value.telling !== null]).toEqual([2, true]);
  narrator.reads("end", () => { put++; narrator.reads("", () => undefined); });
  narrator.skip(true);
  expect(state.value.telling, "the table as it is by then, not as it is now").not.toBeNull();
  await next();
  expect([state.value.told, state.value.skipped, state.value.missed, state.value.hurried, put]).toEqual([4, 3, 3, "", 1]);
  narrator.stop();
});

it("whoever skips the turns of others, or what their own has not passed on, is at its end, however more there is", async () => {
  for (const [own, hurried] of [[false, "asked"], [true, "turn"]] as const) {
    const { state, narrator } = made({ snapshot: snapshot(3, 1), lines: [line(1, 0), line(2, 1), line(3)], told: 1 });
    void narrator.tell(false);
    await next();
    narrator.skip(own);
    expect([state.value.told, state.value.telling, state.value.hurried]).toEqual([3, null, hurried]);
    narrator.stop();
  }
});

it("when nothing shall be told any more, nothing is, at once; what stood over the map stays", async () => {
  const { state, narrator } = made({ snapshot: snapshot(3, 1), lines: [line(1, 0), line(2, 1), line(3, 2)], told: 1 });
  void narrator.tell(false);
  await next();
  expect(state.value.telling).not.toBeNull();
  narrator.hush();
  await next();
  expect([state.value.told, state.value.telling, state.value.skipped, state.value.missed]).toEqual([3, null, 0, 3]);
});

it("chance is told of whoever's turn it was before it", async () => {
  const before = snapshot(0, 1);
  const { state, narrator } = made({ snapshot: snapshot(2, 2), lines: [line(1), line(2, 2)], told: 0, telling: { at: before, said: [], seat: 1, known: null, before: false, held: before } });
  narrator.beats = { rolled: "beat" };
  void narrator.tell(false);
  await next();
  expect([state.value.told, state.value.telling?.seat]).toEqual([1, 1]);
  narrator.stop();
});

it("what everybody stops for is told in the turn in which it came, whoever brought it about", async () => {
  const scored: LogLine = { ...line(1, 2), events: [{ event: "laid", rule: "X-1", sentence: "" }, { event: "scoring", rule: "X-1", sentence: "" }] };
  const { state, narrator } = made({ snapshot: snapshot(1, 2), lines: [scored, line(2, 2)], told: 0, telling: { at: snapshot(0, 1), said: [], seat: 1, known: null, before: false, held: null } });
  narrator.beats = { scoring: "stop" };
  const seen: unknown[] = [];
  state.subscribe(() => { const { telling } = state.value; if (telling) seen.push([telling.seat, telling.stops]); });
  void narrator.tell(false);
  await vi.waitFor(() => { expect(seen.slice(0, 2)).toEqual([[2, false], [1, true]]); }, 3000);
  narrator.stop();
});

it("dice are told of whose they are, whoever's turn it is", async () => {
  for (const [seat, lit] of [[2, 2], [-1, 1], [undefined, 1]] as const) {
    const thrown: LogLine = { ...line(1), events: [{ event: "hits", rule: "X-1", sentence: "", ...(seat === undefined ? {} : { seat }) }] };
    const { state, narrator } = made({ snapshot: snapshot(1, 1), lines: [thrown], told: 0 });
    narrator.beats = { hits: "shows" };
    void narrator.tell(false);
    await next();
    expect([state.value.told, state.value.telling?.seat]).toEqual([1, lit]);
    narrator.stop();
  }
});

it("no words are before dice that still roll", async () => {
  let falls: () => void = () => undefined;
  motion.lain = async () => new Promise((done) => { falls = done; });
  const { state, narrator } = made({ snapshot: snapshot(1, 1), lines: [{ ...line(1), events: [{ event: "hits", rule: "X-1", sentence: "two hits" }] }], told: 0 });
  narrator.beats = { hits: "shows" };
  void narrator.tell(false);
  await next();
  expect([state.value.told, state.value.telling?.falls]).toEqual([1, true]);
  falls();
  await next();
  expect(state.value.telling?.falls).toBe(false);
  motion.lain = async () => Promise.resolve();
  narrator.stop();
});

it("behind what was passed over, chance is told of whose turn it is, and sheets of what was passed over stay away", async () => {
  const lines = [...Array.from({ length: 30 }, (_, i) => ({ ...line(i + 1, 1), events: [{ event: i % 2 ? "a" : "b", rule: "X-1", sentence: "" }] })), ...Array.from({ length: 24 }, (_, i) => line(i + 31))];
  const { state, narrator } = made({ snapshot: snapshot(54, 2), lines, told: 0, telling: { at: snapshot(0, 1), said: [], seat: 1, known: null, before: false, held: null } });
  narrator.beats = { rolled: "beat" };
  void narrator.tell(false);
  await next();
  expect([state.value.told, state.value.telling?.seat, state.value.skipped, state.value.missed]).toEqual([31, 2, 30, 30]);
  narrator.stop();
});

it("the last thing that is told has the points of its own moment, not those of what follows untold", async () => {
  const own = line(3, 0); // nobody has to be told what they did themselves
  const asked: number[] = [];
  const state = new Observable<TableState>({ ...EMPTY, seat: 0, snapshot: snapshot(3, 2), lines: [line(1, 1), line(2, 1), own], told: 0 });
  const narrator = new Narrator(state, (more) => { state.value = { ...state.value, ...more }; }, async (seq) => {
    asked.push(seq);
    return Promise.resolve({ seq, viewer: 0, view: snapshot(seq, 1).view, scores: null, winners: null, ranking: null });
  });
  narrator.beats = { rolled: "beat" };
  state.value = { ...state.value, told: 1 };
  void narrator.tell(false);
  await next();
  expect([state.value.told, state.value.telling?.at.view?.["active"]]).toEqual([2, 1]);
  expect(asked).toContain(2);
  narrator.stop();
});

it("nothing is told beside what has ended and lies over the map unread", async () => {
  const { state, narrator } = made({ snapshot: snapshot(2, 1), lines: [line(1, 0), line(2, 1)], told: 1 });
  narrator.reads("end", () => undefined);
  void narrator.tell(false);
  await next();
  expect(state.value.told, "the window is of a turn before").toBe(1);
  narrator.reads("", () => undefined);
  await next();
  expect(state.value.told).toBe(2);
  narrator.stop();
});

it("what bots do among themselves is told the quicker the more waits behind it; what is about one's own seat is not", async () => {
  vi.useFakeTimers();
  const took = async (lines: readonly LogLine[]): Promise<number> => {
    const { state, narrator } = made({ snapshot: snapshot(lines.length, 1), lines, told: 0 });
    void narrator.tell(false);
    await vi.advanceTimersByTimeAsync(0);
    let ms = 0;
    for (; state.value.told < 2 && ms < 5000; ms += 50) await vi.advanceTimersByTimeAsync(50);
    narrator.stop();
    return ms;
  };
  const different = (n: number, other?: number): readonly LogLine[] => Array.from({ length: n }, (_, i) => ({ ...line(i + 1, 1 + (i % 2)), events: [{ event: String(i), rule: "X-1", sentence: "", ...(other === undefined ? {} : { other }) }] }));
  const [few, many, mine] = [await took(different(2)), await took(different(6)), await took(different(6, 0))];
  vi.useRealTimers();
  expect(few).toBe(PAUSE.middle);
  expect(many).toBe(0.6 * PAUSE.middle);
  expect(mine).toBe(PAUSE.middle);
});
