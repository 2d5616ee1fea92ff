/** The small pure parts: keys, arrows, places of stones. */

import { describe, expect, it } from "vitest";

import { command } from "../src/board/keys.ts";
import { curve } from "../src/board/marks.ts";
import { PLACES, places } from "../src/board/stones.ts";
import { load } from "./maps.ts";

const key = (name: string, more = {}): ReturnType<typeof command> =>
  command({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe("keys", () => {
  it("walk, pick, zoom, fit, cancel, jump", () => {
    expect(key("ArrowUp")).toEqual({ kind: "walk", direction: "up" });
    expect(key("Enter")).toEqual(key(" "));
    expect(key("0")).toEqual({ kind: "fit" });
    expect(key("Escape")).toEqual({ kind: "cancel" });
    expect(key("ö")).toEqual({ kind: "letter", letter: "ö" });
    const [near, far] = [key("+"), key("-")];
    if (near?.kind !== "zoom" || far?.kind !== "zoom") throw new Error("no zoom");
    expect(near.factor * far.factor).toBeCloseTo(1);
  });

  it("leave the browser its own", () => {
    expect(key("Tab")).toBe(null);
    expect(key("F5")).toBe(null);
    expect(key("5")).toBe(null);
    for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(key("f", { [held]: true })).toBe(null);
  });
});

describe("an arrow", () => {
  const numbers = (d: string): number[] => (d.match(/-?[\d.]+/g) ?? []).map(Number);

  it("begins beside its start and ends before its target", () => {
    const { line, head } = curve([0, 0], [300, 0]);
    const [x = 0, y = 0] = numbers(line);
    const [u = 0, v = 0] = numbers(head);
    expect(Math.hypot(x, y)).toBeCloseTo(24, 1);
    expect(Math.hypot(u - 300, v)).toBeCloseTo(24, 1);
  });

  it("parts from the one back", () => {
    const [there, back] = [curve([0, 0], [300, 0]), curve([300, 0], [0, 0])];
    expect(there.line).not.toBe(back.line);
    expect(there.middle[1]).toBeLessThan(-10);
  });

  it("is no nonsense between neighbours that almost touch", () => {
    for (const value of numbers(curve([5, 5], [5, 5]).line)) expect(Number.isFinite(value)).toBe(true);
    const [x = 0] = numbers(curve([0, 0], [40, 0]).line);
    expect(x).toBeLessThan(20);
  });
});

describe("the four places", () => {
  it("lie on the ground of every province and do not overlap", () => {
    const regions = Object.entries(load("attila").regions);
    expect(regions.length).toBe(25);
    for (const [id, region] of regions) {
      const { radius, spots } = places(region);
      const [, , width, height] = region.pieces;
      expect(spots.length).toBe(PLACES);
      for (const [i, [x, y]] of spots.entries()) {
        expect(Math.abs(x) + radius, id).toBeLessThanOrEqual(width / 2 + radius * 0.05 + 0.01);
        expect(Math.abs(y), id).toBeLessThanOrEqual(height / 2);
        for (const [u, v] of spots.slice(i + 1)) expect(Math.hypot(x - u, y - v), id).toBeGreaterThan(2 * radius);
      }
    }
  });
});
