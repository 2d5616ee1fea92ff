import { describe, expect, it, test } from "vitest";

import { areaPath, inside, length, linesPath, loopsPath, outlines, pathOf, points, ring } from "../src/board/lines.ts";
import { borders, frontier, links, neighbours, tints } from "../src/board/links.ts";
import { FORMAT, MapError, parse, type Point } from "../src/board/mapfile.ts";
import { FILES, NAMES, facts, fixtureNames, load, text } from "./maps.ts";

function area(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    if (a && b) sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

function raw(): Record<string, unknown> {
  return JSON.parse(text("moon")) as Record<string, unknown>;
}

function refusal(source: unknown): MapError {
  try {
    parse(source, "some.map.json");
  } catch (error) {
    if (error instanceof MapError) return error;
    throw error;
  }
  throw new Error("not refused");
}

test("there are the maps of five games, and facts of each", () => {
  expect(NAMES).toEqual(["attack", "attacke", "attila", "earth", "europe", "moon"]);
  expect(fixtureNames()).toEqual(NAMES);
  expect(FILES.size).toBe(6);
});

describe.each(NAMES)("%s, as the Python reader reads it", (name) => {
  const map = load(name);
  const known = facts(name);

  it("has the same links", () => {
    expect(links(map)).toEqual(known.links);
  });

  it("has borders of the same lengths", () => {
    const found = borders(map);
    expect([...found.keys()].sort()).toEqual(known.borders.map(([a, b]) => `${a} ${b}`));
    for (const [a, b, long] of known.borders) expect(found.get(`${a} ${b}`)).toBeCloseTo(long, 2);
  });

  it("has the same outlines", () => {
    expect(Object.keys(map.regions).sort()).toEqual(Object.keys(known.regions));
    for (const [id, fact] of Object.entries(known.regions)) {
      const rings = outlines(map, id);
      expect(rings.map((line) => line.length)).toEqual(fact.points);
      rings.forEach((line, i) => expect(area(line)).toBeCloseTo(fact.area[i] ?? NaN, 2));
      expect(rings.reduce((sum, line) => sum + length(line), 0)).toBeCloseTo(fact.length, 2);
    }
  });

  it("has the same regions at the same places", () => {
    const rings = Object.keys(map.regions).map((id) => [id, outlines(map, id)] as const);
    for (const [x, y, id] of known.probes) {
      const under = rings.filter(([, lines]) => inside([x, y], lines)).map(([found]) => found);
      expect(under[0] ?? null, `${String(x)}, ${String(y)}`).toBe(id);
    }
    expect(known.probes.filter(([, , id]) => id !== null).length).toBeGreaterThan(20);
  });

  it("has rings that close", () => {
    for (const id of Object.keys(map.regions)) {
      for (const line of outlines(map, id)) expect(line[0]).toEqual(line.at(-1));
    }
  });

  it("has neighbours in both directions", () => {
    const found = neighbours(map);
    expect([...found.values()].reduce((sum, list) => sum + list.length, 0)).toBe(2 * known.links.length);
    for (const [id, list] of found) for (const other of list) expect(found.get(other)).toContain(id);
  });

  it("gives tints that differ across borders", () => {
    const count = 6;
    const found = tints(map, count);
    expect(new Set(found.keys())).toEqual(new Set(Object.keys(map.regions)));
    expect(Math.max(...found.values())).toBeLessThan(count);
    for (const { l, r } of map.arcs) {
      if (l !== null && r !== null && l !== r && found.has(l) && found.has(r)) {
        expect(found.get(l), `${l} and ${r}`).not.toBe(found.get(r));
      }
    }
  });
});

describe("lines", () => {
  const map = load("moon");

  it("are a point and steps", () => {
    expect(points(map, [4, 6, 1, 0, 0, -2])).toEqual([
      [2, 3],
      [2.5, 3],
      [2.5, 2],
    ]);
  });

  it("walk arcs in both directions", () => {
    const refs = map.regions["tycho"]?.rings[0] ?? [];
    const backwards = [...refs].reverse().map((ref) => ~ref);
    expect(refs.length).toBeGreaterThan(2);
    expect(ring(map, backwards)).toEqual(ring(map, refs).reverse());
  });

  it("become paths, closed or open", () => {
    const line: Point[] = [[1, 2], [3, 2], [3, 4.25], [1, 2]];
    expect(pathOf(line)).toBe("M1 2l2 0 0 2.25 -2 -2.25");
    expect(pathOf(line, true)).toBe("M1 2l2 0 0 2.25z");
    expect(pathOf([])).toBe("");
    const rings = map.regions["tycho"]?.rings ?? [];
    expect(areaPath(map, rings)).toMatch(/^(M[-\d.]+ [-\d.]+l[-\d. ]+z)+$/);
  });

  it.each(["moon", "attila", "attack"])("become the same paths from arcs as from their points: %s", (name) => {
    const map = load(name);
    for (const { rings } of [...Object.values(map.regions), { rings: map.outland }]) {
      const lines = rings.map((refs) => ring(map, refs)).filter((line) => line.length > 3);
      expect(areaPath(map, rings)).toBe(lines.map((line) => pathOf(line, true)).join(""));
    }
    expect(linesPath(map, map.rivers)).toBe(map.rivers.map((line) => pathOf(points(map, line))).join(""));
    const loop = [1, 2, 3, 0, 0, 3, -3, -3];
    expect(loopsPath(map, [loop, []])).toBe(pathOf(points(map, loop), true));
    expect(areaPath(map, [[]])).toBe("");
  });

  it("refuse what is not there", () => {
    expect(() => ring(map, [9999])).toThrow(/no arc 9999/);
    expect(() => outlines(map, "mars")).toThrow(/no region mars/);
  });
});

describe("a file that leaves out what may be left out", () => {
  const whole = JSON.parse(JSON.stringify(load("attila"))) as Record<string, unknown> & { regions: Record<string, Record<string, unknown>>; routes: Record<string, unknown>[]; marks: Record<string, unknown>[] };
  for (const region of Object.values(whole.regions)) for (const field of ["groups", "values", "beside", "cell"]) Reflect.deleteProperty(region, field);
  for (const route of whole.routes) Reflect.deleteProperty(route, "exit");
  for (const mark of whole.marks) for (const field of ["angle", "size"]) Reflect.deleteProperty(mark, field);
  Reflect.deleteProperty(whole, "rose");

  it("is read with what the other reader puts there", () => {
    const read = parse(whole);
    expect(read.rose).toBeNull();
    expect(read.regions["moesia"]).toMatchObject({ groups: [], values: {}, beside: "", cell: false, kind: "province" });
    expect(read.routes.every(({ exit }) => exit === "")).toBe(true);
    expect(read.marks.every(({ angle, size, side }) => angle === 0 && size === 0 && side !== "")).toBe(true);
    expect(links(read)).toEqual(links(load("attila")));
  });
});

describe("a front line", () => {
  const map = load("attila");

  it("runs where the owners differ, and only there", () => {
    const owner = (id: string): string | null => (id === "italia_annonaria" ? "romans" : id === "sicilia" ? null : "others");
    const found = frontier(map, owner);
    const around = new Set(found.flatMap(({ l, r }) => [l, r]));
    const beside = new Set(
      map.arcs.filter(({ c, l, r }) => c === "land" && (l === "italia_annonaria" || r === "italia_annonaria")).flatMap(({ l, r }) => [l, r]),
    );
    expect(found.length).toBeGreaterThan(2);
    expect(around).toEqual(beside);
  });

  it("is nowhere if all have one owner or none", () => {
    expect(frontier(map, () => "one")).toEqual([]);
    expect(frontier(map, () => null)).toEqual([]);
  });
});

describe("what is no map is refused", () => {
  it("another format, with both numbers and what to do", () => {
    const error = refusal(JSON.stringify({ ...raw(), format: FORMAT + 1 }));
    expect(error.code).toBe("map_format");
    expect(error.message).toContain("some.map.json");
    expect(error.message).toMatch(/format 2\b.*knows 1\b.*build the map again/);
  });

  it.each(["", "[]", "{}", "null", '{"format": "one"}', "no json"])("%j", (source) => {
    expect(refusal(source).code).toBe("bad_map");
  });

  it("a missing or wrong field, by its name", () => {
    const { arcs: _, ...rest } = raw();
    expect(refusal(rest).message).toContain("arcs");
    expect(refusal({ ...raw(), regions: [] }).message).toContain("regions");
    expect(refusal({ ...raw(), rose: 3 }).message).toContain("rose");
  });

  it("a ring of arcs that there are not", () => {
    const data = raw();
    const regions = data["regions"] as Record<string, { rings: number[][] }>;
    regions["tycho"]?.rings[0]?.push(~5000);
    expect(refusal(data).message).toContain("tycho");
  });

  it("an owner, a route and a port of unknown regions", () => {
    const data = raw();
    const arcs = data["arcs"] as { l: string | null }[];
    if (arcs[0]) arcs[0].l = "mars";
    expect(refusal(data).message).toContain("unknown region");
    expect(refusal({ ...raw(), routes: [{ a: "tycho", b: "mars", d: [0, 0, 1, 1], exit: "" }] }).message).toContain("mars");
    expect(refusal({ ...raw(), anchors: [{ zone: "mars", region: "tycho", x: 0, y: 0, shore: [0, 0] }] }).message).toContain(
      "mars",
    );
  });
});
