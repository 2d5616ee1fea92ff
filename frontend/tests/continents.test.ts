import { describe, expect, it } from "vitest";

import { aside, forms, landGroups, shareOf } from "../src/board/continents.ts";
import { Arranger } from "../src/board/placement.ts";
import { load } from "./maps.ts";

describe("the edge of a continent", () => {
  it("runs beside its border, on one side", () => {
    expect(aside([[0, 0], [10, 0], [20, 0]], 3)).toEqual([[0, 3], [10, 3], [20, 3]]);
    expect(aside([[0, 0], [0, 10]], 2)).toEqual([[-2, 0], [-2, 10]]);
    for (const value of aside([[5, 5], [5, 5]], 2).flat()) expect(Number.isFinite(value)).toBe(true);
  });
});

describe("what is written of a continent", () => {
  it("says who has all or nearly all of it, and else nobody", () => {
    const shares = (owners: Record<string, number>) => [["a", "b", "c", "d", "e"], ["x", "y", "z"]].map((regions) => shareOf(regions, (region) => owners[region] ?? -1)?.text);
    expect(shares({})).toEqual([undefined, undefined]);
    expect(shares({ a: 1, b: 1, c: 1, d: 0, x: 0 })).toEqual(["3/5", undefined]);
    expect(shares({ a: 1, b: 1, d: 0, x: 2, y: 2, z: 2 })).toEqual([undefined, "3/3"]);
    expect(shareOf(["a", "b", "c"], (region) => (region === "c" ? null : 1))?.text, "what is out of the game is not missed").toBe("2/2");
  });

  it("tells in short what it brings before it leaves that out", () => {
    expect(forms(["Europe", "+1 card", "+1"])).toEqual([["Europe +1 card", false], ["Europe +1", false], ["Europe +1", true], ["Europe", false], ["Europe", true]]);
    expect(forms(["Europe", "+5"]).map(([text]) => text)).toEqual(["Europe +5", "Europe", "Europe"]);
  });

  it.each([["earth", 0.24], ["attacke", 0.235], ["moon", 0.3]] as const)("is nearest to its own lands on %s on a phone, and on them rather than nowhere", (id, zoom) => {
    const map = load(id);
    const arranger = new Arranger(map, true);
    arranger.arrange([], zoom);
    const groups = [...landGroups(map)];
    for (const [group, regions] of groups) {
      const at = arranger.beside(regions, 140 / zoom, 16 / zoom, zoom) ?? arranger.beside(regions, 90 / zoom, 16 / zoom, zoom) ?? arranger.beside(regions, 30 / zoom, 16 / zoom, zoom, true);
      expect(at, group).not.toBeNull();
      const to = (ids: readonly string[]): number => Math.min(...ids.map((one) => { const [x = 0, y = 0] = map.regions[one]?.pieces ?? []; return Math.hypot(x - (at?.[0] ?? 0), y - (at?.[1] ?? 0)); }));
      for (const [other, lands] of groups) if (other !== group) expect(to(regions), `${group} before ${other}`).toBeLessThanOrEqual(to(lands));
    }
  });

  it.each([["earth", 0.45], ["earth", 0.62], ["attacke", 0.615], ["moon", 0.6]] as const)("finds a free place on %s at %d, on no land and no name", (id, zoom) => {
    const map = load(id);
    const arranger = new Arranger(map, true);
    arranger.arrange([], zoom);
    const groups = [...landGroups(map)];
    expect(groups.length).toBeGreaterThan(2);
    for (const [group, regions] of groups) {
      const [wide, high] = [110 / zoom, 16 / zoom];
      const at = arranger.beside(regions, wide, high, zoom);
      expect(at, group).not.toBeNull();
      if (!at) continue;
      expect(arranger.free(at[0], at[1], high / 3, zoom), "it is taken from then on").toBe(false);
      for (const [x, y] of [[-0.4, 0], [0, 0], [0.4, 0]] as const) {
        const there = arranger.at(at[0] + x * wide, at[1] + y * high);
        expect(there === "" || map.regions[there]?.water, `${group} on ${there}`).toBe(true);
      }
    }
  });
});
