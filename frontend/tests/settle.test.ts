import { describe, expect, it } from "vitest";

import { groupsOf } from "../src/faces/parts/groups.ts";
import { evenly, together } from "../src/faces/parts/autoSetup.ts";
import { ahead, left, missing } from "../src/table/lesson/pointing.ts";
import type { Draft } from "../src/table/draft.ts";

describe("a set-up by a plain rule", () => {
  it("puts each where there are fewest, among equal places into the first", () => {
    expect(evenly([["a", 3], ["b", 1], ["c", 1]], 5)).toEqual(["b", "c", "b", "c", "a"]);
    expect(evenly([], 3)).toEqual([]);
  });

  it("claims where most is one's own, then in the smallest group", () => {
    const groups = { big: ["a", "b", "c"], small: ["x", "y"] };
    expect(together(["a", "y"], [], groups)).toBe("y");
    expect(together(["a", "y"], ["b"], groups)).toBe("a");
    expect(together([], [], groups)).toBeUndefined();
  });

  it("knows the groups of a map", () => {
    expect(groupsOf({ regions: { a: { groups: ["one"] }, b: { groups: ["one", "two"] } } } as never)).toEqual({ one: ["a", "b"], two: ["b"] });
  });
});

describe("the way through a lesson", () => {
  const step = (number: number, fields: Record<string, string> = {}) => ({ number, fields: { action: "buy", ...fields }, notation: String(number), sentence: "" });
  const draft = (steps: readonly number[], legal: readonly number[]): Draft => ({ decision: { legal: legal.map((n) => step(n)) }, steps: steps.map((n) => step(n)), ahead: null, chosen: { action: "buy" } }) as unknown as Draft;

  it("leaves out what is drafted already, in whatever order", () => {
    expect(left([step(1), step(2), step(1)], draft([1, 5], [])).map(({ number }) => number)).toEqual([2, 1]);
  });

  it("goes on with what is legal now", () => {
    expect(ahead([step(1), step(2), step(2)], draft([1], [2, 3])).map(({ number }) => number)).toEqual([2]);
  });

  it("asks for what was not chosen yet", () => {
    expect(missing(step(1, { unit: "tank" }), draft([], []))).toEqual([["unit", "tank"]]);
  });
});
