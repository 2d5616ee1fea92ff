import { describe, expect, it } from "vitest";

import { neighbours } from "../src/board/links.ts";
import { nearest } from "../src/board/nearest.ts";
import { Walk, type Direction } from "../src/board/walk.ts";
import { NAMES, load } from "./maps.ts";

const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];

describe.each(NAMES)("%s", (name) => {
  const map = load(name);
  const walk = new Walk(map);
  const ids = Object.keys(map.regions);

  it("can be walked from every region to every other one by the four arrow keys", () => {
    for (const start of ids) {
      const seen = new Set([start]);
      for (const id of seen) {
        for (const direction of DIRECTIONS) {
          const next = walk.to(id, direction);
          if (next !== null) seen.add(next);
        }
      }
      expect(ids.filter((id) => !seen.has(id)), `from ${start}`).toEqual([]);
    }
  });

  it("leads to neighbours only", () => {
    const linked = neighbours(map);
    for (const id of ids) {
      const list = linked.get(id) ?? [];
      for (const direction of DIRECTIONS) {
        const next = walk.to(id, direction);
        if (next !== null && list.length) expect(list, id).toContain(next);
      }
    }
  });

  it("goes through what may be picked by name, there and back", () => {
    const among = new Set(ids.filter((_, i) => i % 3 === 0));
    const round = (step: 1 | -1): string[] => {
      const found: string[] = [];
      let at: string | null = null;
      for (const _ of among) found.push((at = walk.next(at, among, step, "de") ?? ""));
      return found;
    };
    expect(new Set(round(1))).toEqual(among);
    expect(round(-1)).toEqual(round(1).reverse());
    expect(walk.next(ids[1] ?? null, new Set(), 1, "de")).toBe(null);
    expect(walk.next(ids[1] ?? null, new Set(ids.slice(1, 2)), 1, "de")).toBe(null);
    expect(among).toContain(walk.next(ids[1] ?? null, among, 1, "de"));
  });

  it("finds every region at its own pieces and by the letters of its name", () => {
    for (const id of ids) {
      const region = map.regions[id];
      if (!region) throw new Error(id);
      expect(nearest(map, [region.pieces[0], region.pieces[1]])).toBe(id);
      const same = new Set<string>();
      let at: string | null = null;
      for (const _ of ids) {
        at = walk.byLetter(at, region.de.slice(0, 1), "de");
        if (at !== null) same.add(at);
      }
      expect(same).toContain(id);
    }
  });
});

describe("Attila", () => {
  const walk = new Walk(load("attila"));

  it("goes where one looks", () => {
    expect(walk.to("lusitania", "right")).toBe("carthaginiensis");
    expect(walk.to("italia_suburbicaria", "up")).toBe("italia_annonaria");
    expect(walk.to("macedonia", "down")).toBe("graecia");
    expect(walk.to("lusitania", "left")).toBe(null);
  });

  it("jumps by letter and wraps round", () => {
    expect(walk.byLetter(null, "B", "en")).toBe("baetica");
    expect(walk.byLetter("baetica", "b", "en")).toBe("belgica");
    expect(walk.byLetter("belgica", "b", "en")).toBe("britannia");
    expect(walk.byLetter("britannia", "b", "en")).toBe("baetica");
    expect(walk.byLetter(null, "x", "en")).toBe(null);
  });
});

describe("a link over the map's edge", () => {
  it("is walked over that edge", () => {
    const walk = new Walk(load("attacke"));
    expect(walk.to("alaska", "left")).toBe("sibirien");
    expect(walk.to("neuseeland", "right")).toBe("polynesien");
  });
});
