import { describe, expect, it } from "vitest";

import { REACH, Targets } from "../src/board/hit.ts";
import { neighbours } from "../src/board/links.ts";
import { fit } from "../src/board/viewport.ts";
import { NAMES, facts, load } from "./maps.ts";

describe.each(NAMES)("%s", (name) => {
  const map = load(name);
  const targets = new Targets(map);

  it("finds the region under a place as the Python reader does", () => {
    for (const [x, y, id] of facts(name).probes) {
      const found = targets.at([x, y]);
      if (found !== id) expect(map.regions[found ?? ""]?.cell, `${String(x)}, ${String(y)}`).toBe(true);
    }
  });

  it("takes a finger on a region's pieces for that region, if nothing else is legal", () => {
    for (const [id, region] of Object.entries(map.regions)) {
      const [x, y] = region.pieces;
      for (const zoom of [0.2, 0.7, 2]) {
        expect(targets.hit([x, y], { zoom, legal: new Set([id]) })).toEqual({ kind: "one", id });
      }
    }
  });

  it("offers two at most, both legal, the nearer one first", () => {
    const legal = new Set(Object.keys(map.regions));
    let twos = 0;
    for (const [x, y] of facts(name).probes) {
      const hit = targets.hit([x, y], { zoom: 0.16, legal });
      if (hit.kind !== "two") continue;
      twos += 1;
      const away = hit.ids.map((id) => {
        const region = map.regions[id];
        if (targets.at([x, y]) === id || !region) return 0;
        return Math.hypot(region.pieces[0] - x, region.pieces[1] - y) * 0.16;
      });
      expect(away[0]).toBeLessThanOrEqual(away[1] ?? -1);
      expect(away[1]).toBeLessThanOrEqual(REACH);
    }
    expect(twos).toBeGreaterThan(5);
  });
});

/** The part of a phone's screen that a map has at least. */
const PHONE = { width: 390, height: 480 };
const PLACES_TRIED = 16;

describe.each(NAMES)("a finger on %s", (name) => {
  const map = load(name);
  const targets = new Targets(map);
  const linked = neighbours(map);

  /** What 44 pixels about a region's pieces mean: the region itself, or a question in which it is. */
  const missed = (id: string, zoom: number, legal: ReadonlySet<string>): number => {
    const [x = NaN, y = NaN] = map.regions[id]?.pieces ?? [];
    const around = Array.from({ length: PLACES_TRIED }, (_, i) => (i / PLACES_TRIED) * 2 * Math.PI);
    return around.filter((turn) => {
      const away = (REACH * 0.99) / zoom;
      const hit = targets.hit([x + Math.cos(turn) * away, y + Math.sin(turn) * away], { zoom, legal });
      return !(hit.kind === "one" ? hit.id === id : hit.kind === "two" && hit.ids.includes(id));
    }).length;
  };

  it("has 44 pixels for every region that alone is legal, even where the whole map is seen", () => {
    const whole = fit([0, 0, ...map.size], PHONE).zoom;
    for (const id of linked.keys()) expect(missed(id, whole, new Set([id])), id).toBe(0);
  });

  it("meets every region among its legal neighbours, where a phone shows these", () => {
    for (const [id, others] of linked) {
      const region = map.regions[id];
      if (!region) continue;
      // what `show` does, and a double tap where that is too far away
      const { zoom } = fit(region.box, PHONE, 24, 1.3);
      const legal = new Set([id, ...others]);
      const [x, y] = region.pieces;
      const hit = targets.hit([x, y], { zoom, legal });
      expect(hit.kind === "one" ? [hit.id] : hit.kind === "two" ? hit.ids : [], id).toContain(id);
      expect(missed(id, zoom, legal), id).toBeLessThanOrEqual(PLACES_TRIED / 4);
    }
  });
});

describe("snapping", () => {
  const map = load("attila");
  const targets = new Targets(map);
  const [x, y] = map.regions["sicilia"]?.pieces ?? [NaN, NaN];
  // on the water north of Sicily
  const beside = (pixels: number, zoom: number): [number, number] => [x, y - pixels / zoom];

  it("takes a legal region within reach of its pieces", () => {
    const legal = new Set(["sicilia"]);
    expect(targets.hit(beside(REACH - 1, 0.25), { zoom: 0.25, legal })).toEqual({ kind: "one", id: "sicilia" });
    expect(targets.at(beside(REACH - 1, 0.25))).toBe(null);
    expect(targets.hit(beside(REACH + 1, 0.25), { zoom: 0.25, legal })).toEqual({ kind: "none" });
  });

  it("does not take one that is not legal", () => {
    const legal = new Set(["italia_annonaria"]);
    expect(targets.hit(beside(REACH - 1, 0.25), { zoom: 0.25, legal })).toEqual({ kind: "none" });
    expect(targets.hit(beside(REACH - 1, 0.25), { zoom: 0.25, legal: null })).toEqual({ kind: "none" });
  });

  it("does not leave the region under the finger for one that is not closer than reach", () => {
    const [u, v] = map.regions["italia_suburbicaria"]?.pieces ?? [NaN, NaN];
    expect(targets.hit([u, v], { zoom: 2, legal: new Set(["italia_annonaria"]) })).toEqual({ kind: "one", id: "italia_suburbicaria" });
  });

  it("asks a finger, but not a mouse, when two are meant", () => {
    const [a, b] = [map.regions["thracia"], map.regions["macedonia"]];
    if (!a || !b) throw new Error("no Thrace");
    const between: [number, number] = [a.pieces[0], a.pieces[1]];
    const apart = Math.hypot(a.pieces[0] - b.pieces[0], a.pieces[1] - b.pieces[1]);
    const zoom = (REACH - 1) / apart;
    const legal = new Set(["thracia", "macedonia"]);
    expect(targets.hit(between, { zoom, legal })).toEqual({ kind: "two", ids: ["thracia", "macedonia"] });
    expect(targets.hit(between, { zoom, legal, exact: true })).toEqual({ kind: "one", id: "thracia" });
    expect(targets.hit(between, { zoom: zoom * 1.2, legal })).toEqual({ kind: "one", id: "thracia" });
  });
});

describe("plates", () => {
  const map = load("earth");
  const [[x, y], [u, v]] = ["alberta", "oststaaten"].map((id) => map.regions[id]?.pieces ?? [0, 0]) as unknown as [[number, number], [number, number]];
  const targets = new Targets(map, (id) => (id === "alberta" ? [40, 30] : id === "oststaaten" ? [30, 30] : null));
  const legal = new Set(["alberta", "oststaaten"]);

  it("mean their region, however close another one may be chosen", () => {
    expect(new Targets(map).hit([x, y], { zoom: 0.16, legal }).kind).toBe("two");
    expect(targets.hit([x, y], { zoom: 0.16, legal })).toEqual({ kind: "one", id: "alberta" });
    expect(targets.hit([x + 38, y + 28], { zoom: 0.16, legal })).toEqual({ kind: "one", id: "alberta" });
  });

  it("mean it also over others' ground, and where it cannot be chosen say so", () => {
    expect(targets.at([u + 29, v])).toBe("oststaaten");
    expect(targets.hit([x, y], { zoom: 1, legal: null })).toEqual({ kind: "one", id: "alberta" });
    expect(targets.hit([x, y], { zoom: 2, legal: new Set(["china"]) })).toEqual({ kind: "one", id: "alberta" });
  });

  it("ask where two lie one over the other, but not a mouse", () => {
    const wide = new Targets(map, () => [150, 150]);
    expect(wide.hit([x + 1, y], { zoom: 0.16, legal })).toEqual({ kind: "two", ids: ["alberta", "oststaaten"] });
    expect(wide.hit([x + 1, y], { zoom: 0.16, legal, exact: true })).toEqual({ kind: "one", id: "alberta" });
  });
});
