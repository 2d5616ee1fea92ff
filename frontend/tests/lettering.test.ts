import { describe, expect, it } from "vitest";

import { Arranger, tiles, type Name } from "../src/board/placement.ts";
import { Squares } from "../src/board/squares.ts";
import type { Box, Language, MapFile } from "../src/board/mapfile.ts";
import type { Stack } from "../src/board/stones.ts";
import { around, density, extent, heightOf, larger, outer } from "../src/board/plates.ts";
import { captions } from "../src/board/signs.ts";
import { growth, LEGIBLE, needs, toMap } from "../src/board/viewport.ts";
import { facts, fixtureNames, load, NAMES } from "./maps.ts";

const EARTH_SMALL = 0.2776; // where it begins at 960 pixels
const ZOOMS = [0.18, 0.28, 0.425, 0.5, 0.57, 0.62, 0.7, 0.95, 1.6];

/** The names of a map's regions, without what stands beside them. */
const namesOf = (map: MapFile, lang: Language): readonly Name[] =>
  Object.entries(map.regions).map(([id, { labels, water, cell, box, [lang]: name }]): Name => {
    const { x, y, a, s, w, t } = labels[lang];
    const own = cell ? { x: (box[0] + box[2]) / 2, y: box[3] + 10, angle: 0, size: 15, width: 8 * name.length } : { x, y, angle: a, size: s, width: w };
    return { id, kind: cell ? "cell" : water ? "water" : "land", ...own, lines: t.length, before: 0, after: 0, figure: 0 };
  });

describe("the figure of a plate", () => {
  it("counts who has no drawing beside it: nobody is counted twice", () => {
    const stack = (armies: number): Stack => ({ kind: "plate", colour: "#000", emblem: "star", count: armies + 2, parts: [{ symbol: "infantry", count: armies }, { symbol: "tank", count: 1, figure: true }, { symbol: "shield", count: 1, figure: true }] });
    const wide = (armies: number): number => extent(stack(armies), "total", 30).width;
    expect(wide(9)).toBeLessThan(wide(10)); // 9, not 11
    expect(wide(8)).toBe(wide(9)); // 8, not 10
  });
});

describe("the squares of a map", () => {
  it.each(fixtureNames())("know what lies where on %s", (name) => {
    const squares = new Squares(load(name));
    const { probes } = facts(name);
    const wrong = probes.filter(([x, y, id]) => squares.at(x, y) !== (id ?? ""));
    expect(wrong.length / probes.length, JSON.stringify(wrong.slice(0, 4))).toBeLessThan(0.12); // a square is one region's: borders run through some
  });
});

const ALL_KINDS: Stack = { kind: "plate", colour: "#000", emblem: "star", count: 12, parts: ["infantry", "tank", "artillery", "fighter"].map((symbol) => ({ symbol, count: 3 })) };
const ONE: Stack = { kind: "plate", colour: "#000", emblem: "star", count: 1 };

/** Where plates lie, one in every land. */
function plates(map: MapFile, zoom: number, stack: Stack): ReadonlyMap<string, Box> {
  const beside = around(map);
  return new Map(Object.entries(map.regions).flatMap(([id, region]) => {
    if (region.water) return [];
    const [how, one] = [density(region, [stack], zoom, "auto", beside.get(id)), heightOf(region, 1)];
    const { width, height } = outer([stack], how, one);
    const half = (growth(zoom) * larger([stack], how, one, zoom)) / 2;
    const [x, y] = region.pieces;
    return [[id, [x - width * half, y - height * half, x + width * half, y + height * half] as const]];
  }));
}

describe.each(NAMES)("names on %s", (id) => {
  const map = load(id);
  const arranger = new Arranger(map, id !== "attila");

  it.each(["de", "en"] as const)("are readable and apart at every zoom: %s", (lang) => {
    const names = namesOf(map, lang);
    for (const zoom of ZOOMS) {
      const places = arranger.arrange(names, zoom);
      const drawn = places.flatMap((place, i) => {
        const name = names[i];
        if (!place || !name) return [];
        const scale = zoom * growth(zoom) * place.boost;
        expect(name.size * scale, `${name.id} at ${String(zoom)}`).toBeGreaterThanOrEqual(LEGIBLE);
        return [{ id: name.id, placed: place.x !== name.x || place.y !== name.y || place.boost > 1, lies: tiles(name, [place.x * zoom, place.y * zoom], place.angle, scale) }];
      });
      for (const [i, one] of drawn.entries()) {
        for (const other of drawn.slice(0, i)) {
          if (!one.placed && !other.placed) continue; // as the map's author has set them
          const touch = one.lies.some((a) => other.lies.some((b) => a[0] < b[2] - 1.6 && a[2] > b[0] + 1.6 && a[1] < b[3] - 1.6 && a[3] > b[1] + 1.6));
          expect(touch, `${one.id} on ${other.id} at ${String(zoom)}`).toBe(false);
        }
      }
      for (const place of places) expect(place === null || (place.leads === null ? true : toMap({ zoom: 1, dx: 0, dy: 0 }, place.leads).every(Number.isFinite))).toBe(true);
    }
  });

  it("of lands are all there where a game begins on a desk", () => {
    // the smallest zoom at which a desk begins: 1280 pixels across
    const zoom = { earth: 0.425, attila: 0.553, europe: 0.609, attack: 0.572, attacke: 0.615, moon: 0.637 }[id];
    if (zoom === undefined) return;
    const gone = (lang: Language, solid: readonly Box[], near = zoom): readonly string[] => {
      const names = namesOf(map, lang);
      return arranger.arrange(names, near, solid).flatMap((place, i) => (place || names[i]?.kind === "water" ? [] : [names[i]?.id ?? ""]));
    };
    expect([gone("de", []), gone("en", [])]).toEqual([[], []]);
    if (id === "attila") return; // stones have places of their own
    const all = [...plates(map, zoom, ONE).values()];
    expect([gone("de", all), gone("en", all)], "with an army in every land").toEqual([[], []]);
    if (id !== "earth") return;
    for (const [land, { pieces: [x, y] }] of Object.entries(map.regions)) { // as when this land is a landing site
      const some = [...plates(map, EARTH_SMALL, ONE).values(), [x + 5, y - 35, x + 38, y - 2]] as const;
      expect([gone("de", some, EARTH_SMALL), gone("en", some, EARTH_SMALL)], `on a small one, with a badge in ${land}`).toEqual([[], []]);
    }
  });

  it.each(["de", "en"] as const)("lie on no plate, whatever stands there: %s", (lang) => {
    if (id === "attila") return; // stones have places of their own
    const names = namesOf(map, lang);
    for (const zoom of [0.5, 0.62, 0.7, 0.95, 1.6]) {
      const lie = plates(map, zoom, ALL_KINDS);
      const covered = (places: ReturnType<Arranger["arrange"]>): readonly string[] => places.flatMap((place, i) => {
        const name = names[i];
        if (!place || name?.kind !== "land") return [];
        const lies = tiles(name, [place.x * zoom, place.y * zoom], place.angle, zoom * growth(zoom) * place.boost);
        return [...lie].some(([, box]) => lies.some((tile) => tile[0] < box[2] * zoom - 2 && tile[2] > box[0] * zoom + 2 && tile[1] < box[3] * zoom - 2 && tile[3] > box[1] * zoom + 2)) ? [name.id] : [];
      });
      const places = arranger.arrange(names, zoom, [...lie.values()]);
      expect(covered(places), `at ${String(zoom)}`).toEqual([]);
      const gone = (some: typeof places): number => some.filter((place, i) => !place && names[i]?.kind === "land").length;
      if (zoom > 0.6) expect(gone(places), `left out at ${String(zoom)}`).toBeLessThanOrEqual(gone(arranger.arrange(names, zoom)));
    }
  });

  it.each(["de", "en"] as const)("of seas lie on no plate and on no name of a land, in their own place either: %s", (lang) => {
    if (id === "attila") return;
    const names = namesOf(map, lang);
    for (const zoom of [0.43, 0.47, 0.53, 0.57, 0.62, 0.95]) {
      const lie = [...plates(map, zoom, ALL_KINDS).values()];
      const drawn = arranger.arrange(names, zoom, lie).flatMap((place, i) => {
        const name = names[i];
        return place && name ? [{ name, lies: tiles(name, [place.x * zoom, place.y * zoom], place.angle, zoom * growth(zoom) * place.boost) }] : [];
      });
      const lands = drawn.filter(({ name }) => name.kind === "land").flatMap(({ lies }) => lies);
      const solid = [...lands, ...lie.map(([west, north, east, south]) => [west * zoom, north * zoom, east * zoom, south * zoom] as const)];
      const hit = drawn.filter(({ name, lies }) => name.kind === "water" && lies.some((a) => solid.some((b) => a[0] < b[2] - 2 && a[2] > b[0] + 2 && a[1] < b[3] - 2 && a[3] > b[1] + 2)));
      expect(hit.map(({ name }) => name.id), `at ${String(zoom)}`).toEqual([]);
    }
  });

  it("in small letters are higher than those in capitals: some letters reach below the line", () => {
    const high = (kind: Name["kind"]): number => { const [tile] = tiles({ kind, width: 50, before: 0, after: 0, size: 10, lines: 1 }, [0, 0], 0, 1); return tile ? tile[3] - tile[1] : 0; };
    expect(high("water")).toBeGreaterThan(high("land"));
  });

  it.each(["de", "en"] as const)("come before what says what a badge is: that waits where it would lie on one: %s", (lang) => {
    const names = namesOf(map, lang);
    const ruins = Object.entries(map.regions).filter(([, { cell, water }]) => !cell && !water).map(([, region]) => region);
    const shown = [EARTH_SMALL, 0.6, 1.6].map((zoom) => {
      const places = arranger.arrange(names, zoom);
      const lies = places.flatMap((place, i) => (place && names[i] ? tiles(names[i], [place.x * zoom, place.y * zoom], place.angle, zoom * growth(zoom) * place.boost) : []));
      const clear = ruins.flatMap((region) => captions(region, [{ region: "", symbol: "ruin", text: "Zerstörtes Land" }], zoom)).filter(({ box }) => arranger.clear(box, zoom));
      for (const { box: [west, north, east, south] } of clear) expect(lies.some((one) => one[0] < east * zoom - 2 && one[2] > west * zoom + 2 && one[1] < south * zoom - 2 && one[3] > north * zoom + 2), String(zoom)).toBe(false);
      return clear.length / ruins.length;
    });
    if (id !== "earth") return;
    expect(shown[0], "far away hardly any has room").toBeLessThan(0.6);
    expect(shown[2], "near most of them are there").toBeGreaterThan(0.8);
  });

  it("leave figures of arrows free places", () => {
    const names = namesOf(map, "en");
    const places = arranger.arrange(names, 0.95);
    const shown = places.flatMap((place, i) => (place && names[i]?.kind === "land" ? [place] : []));
    expect(shown.length).toBeGreaterThan(5);
    for (const { x, y } of shown) expect(arranger.free(x, y, 9, 0.95)).toBe(false);
    expect(arranger.free(-500, -500, 9, 0.95)).toBe(true);
  });

  it("that can be read stay in their own place, or move a little out of a plate's way", () => {
    const names = namesOf(map, "en");
    const readable = arranger.arrange(names, 1).flatMap((place, i) => {
      const name = names[i];
      return name && name.kind !== "cell" && needs(name.size, 0, 1) === 1 ? [[name, place] as const] : [];
    });
    expect(readable.filter(([name, place]) => place?.x !== name.x || place.y !== name.y).length).toBeLessThan(readable.length / 8);
    for (const [name, place] of readable) expect(place && Math.hypot(place.x - name.x, place.y - name.y), name.id).toBeLessThan(100);
  });
});
