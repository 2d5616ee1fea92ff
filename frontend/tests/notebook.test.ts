import { describe, expect, it } from "vitest";

import { marksOf } from "../src/table/notebook/drawing.ts";
import { APART, arrow, RADIUS, rank, ring, sign } from "../src/table/notebook/geometry.ts";
import { changed, joined, NOTHING, type NotebookEntry, type Mark, type Notebook, type Plan } from "../src/table/notebook/notebook.ts";
import { touched, type Pencil } from "../src/table/notebook/pencil.ts";

const mark = (place: string, to: string | null, line?: number): Mark => ({ kind: to === null ? "circle" : "arrow", place, to, colour: "red", ...(line === undefined ? {} : { line }) });
const plan = (name: string, marks: readonly Mark[], revision = 1): Plan => ({ kind: "plan", name, revision, seat: 0, mine: true, shared: false, line: 1, at: 0, title: name, marks });
const numbers = (path: string): readonly number[] => [...path.matchAll(/-?[\d.]+/g)].map(Number);
/** Of a line, its first point and its last one. */
const ends = (path: string): readonly (readonly [number, number])[] => {
  const all = numbers(path);
  return [[all[0] ?? NaN, all[1] ?? NaN], [all.at(-2) ?? NaN, all.at(-1) ?? NaN]];
};

describe("the drawing of marks", () => {
  it("begins and ends between its places, and its head points at the second", () => {
    const { line, head } = arrow([0, 0], [300, 0], 1);
    const [[x, y] = [NaN, NaN], [u] = [NaN]] = ends(line);
    expect(x).toBeGreaterThan(0);
    expect(u).toBeLessThan(300);
    expect(u).toBeGreaterThan(x);
    expect(Math.abs(y)).toBeLessThan(30);
    const [tip = NaN] = numbers(head);
    expect(tip).toBeGreaterThan(u);
    expect(tip).toBeLessThan(300);
  });

  it("lays arrows of the same way beside each other, on both sides in turn", () => {
    const [own, other, third] = [0, 1, 2].map((nth) => ends(arrow([0, 0], [0, 300], 2, nth).line)[0]?.[0] ?? NaN);
    expect((own ?? NaN) - (other ?? NaN)).toBeCloseTo(-APART * 2);
    expect((third ?? NaN) - (own ?? NaN)).toBeCloseTo(-APART * 2);
    const marks = [mark("a", "b"), mark("b", "a"), mark("a", "b"), mark("a", null), mark("a", null)];
    expect(marks.map((_, i) => rank(marks, i))).toEqual([0, 0, 1, 0, 1]);
  });

  it("stays drawable where two places lie in one point", () => {
    for (const part of Object.values(arrow([5, 5], [5, 5], 1, 1))) expect(numbers(part).every(Number.isFinite) && !part.includes("NaN")).toBe(true);
  });

  it("keeps the size of circles and signs on the screen", () => {
    expect(ring([10, 20], 0.5)).toEqual({ cx: "10", cy: "20", r: String(RADIUS / 2) });
    expect(Number(ring([0, 0], 1, 2).r)).toBeGreaterThan(Number(ring([0, 0], 1, 1).r));
    const [first, second] = [sign([100, 100], 2), sign([100, 100], 2, 1)];
    expect(first[1]).toBeLessThan(100);
    expect(second[0] - first[0]).toBe(48);
  });

  it("shows a moment of the past without what was drawn later, and no plan that is switched off", () => {
    const items: readonly NotebookEntry[] = [plan("one", [mark("a", "b", 3), mark("b", "c", 8)]), plan("two", [mark("c", null, 1)])];
    const places = (line: number, hidden: readonly string[] = []): readonly string[] => marksOf({ items, hidden, line }).map(([{ place }]) => place);
    expect(places(Infinity)).toEqual(["a", "b", "c"]);
    expect(places(7)).toEqual(["a", "c"]);
    expect(places(7, ["one"])).toEqual(["c"]);
  });
});

describe("the pencil", () => {
  const begun: Pencil = { book: null as unknown as Notebook, plan: "one", kind: "arrow", colour: "blue", from: null };

  it("makes an arrow of two places, and none of the same one twice", () => {
    const [from, none] = touched(begun, "a");
    expect([from.from, none]).toEqual(["a", null]);
    expect(touched(from, "b")).toEqual([begun, { kind: "arrow", place: "a", to: "b", colour: "blue" }]);
    expect(touched(from, "a")).toEqual([begun, null]);
  });

  it("makes a circle of one", () => {
    expect(touched({ ...begun, kind: "circle" }, "a")[1]).toEqual({ kind: "circle", place: "a", to: null, colour: "blue" });
  });
});

describe("the notebook", () => {
  it("takes what is newer, and forgets what is gone", () => {
    const first = joined(NOTHING, { own: 2, side: 0, allies: [1], kept: ["one", "two"], items: [plan("one", []), plan("two", [], 2)] });
    const then = joined(first, { own: 4, side: 0, allies: [1], kept: ["one"], items: [plan("one", [mark("a", "b")], 3)] });
    expect(then.items.map(({ name, revision }) => [name, revision])).toEqual([["one", 3]]);
    expect(then.own).toBe(4);
  });

  it("asks for a plan with one change, and with nothing that the server knows itself", () => {
    expect(changed(plan("one", [mark("a", "b")]), { shared: true })).toEqual({ kind: "plan", title: "one", marks: [mark("a", "b")], shared: true });
  });
});
