/** The small pure parts: keys, arrows, places of stones. */

import { describe, expect, it } from "vitest";

import { command } from "../src/board/keys.ts";
import { areaPath, placed } from "../src/board/lines.ts";
import type { Region } from "../src/board/mapfile.ts";
import { curve, ways } from "../src/board/marks.ts";
import { WIDE, hides, seen } from "../src/board/minimap.ts";
import { slide } from "../src/board/motion.ts";
import { joined } from "../src/board/pieces.ts";
import { density, extent, heightOf, kinds, larger, middles } from "../src/board/plates.ts";
import { PLACES, places, type Stack } from "../src/board/stones.ts";
import { fit, growth } from "../src/board/viewport.ts";
import { patterns, symbols } from "../src/look/theme.ts";
import { aimed, placesIn, placesOf, pressedFirst } from "../src/table/lesson/places.ts";
import { chapters, includes, isPlain, passes, passing, withChoice } from "../src/table/orders.ts";
import type { OrderQuestion, RuleParagraph, StandingOrder } from "../src/net/shapes.ts";
import { NAMES, load } from "./maps.ts";

const key = (name: string, more = {}): ReturnType<typeof command> =>
  command({ key: name, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more });

describe("keys", () => {
  it("walk, pick, zoom, fit, cancel, jump", () => {
    expect(key("ArrowUp")).toEqual({ kind: "walk", direction: "up" });
    expect(key("Enter")).toEqual(key(" "));
    expect(key("0")).toEqual({ kind: "fit" });
    expect(key("Escape")).toEqual({ kind: "cancel" });
    expect(key(".")).toEqual({ kind: "next", step: 1 });
    expect(key(",")).toEqual({ kind: "next", step: -1 });
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

describe("the small map", () => {
  it("goes out of the way of what could hardly be met below it", () => {
    const map = load("attack");
    const patagonia = map.regions["patagonia"];
    if (!patagonia) throw new Error("no Patagonia");
    const [[west, north, east, south], [x, y]] = [patagonia.box, patagonia.pieces];
    expect(hides([west - 50, north, east + 5, south + 5], map, ["alaska", "patagonia"])).toBe(true);
    expect(hides([west - 50, north, east + 5, south + 5], map, ["alaska"]), "what may not be chosen").toBe(false);
    expect(hides([x - 1, y - 1, x + 1, y + 1], map, ["patagonia"]), "its plate").toBe(true);
    expect(hides([west - 50, south - (south - north) / 20, east, south + 5], map, ["patagonia"]), "its tip").toBe(false);
    expect(hides([0, 0, 1, 1], map, Object.keys(map.regions))).toBe(false);
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

  it("covers no plate, where there is room", () => {
    const { line, head } = curve([0, 0], [300, 0], 1, [[50, 20], [40, 20]]);
    const [x = 0, y = 0] = numbers(line);
    const [u = 0, v = 0] = numbers(head);
    expect(Math.abs(x) > 50 || Math.abs(y) > 20).toBe(true);
    expect(Math.abs(u - 300) > 40 || Math.abs(v) > 20).toBe(true);
    const [near = 0] = numbers(curve([0, 0], [60, 0], 1, [[50, 20], [40, 20]]).line);
    expect(near).toBeLessThan(30);
  });

  it("parts from the one back", () => {
    const [there, back] = [curve([0, 0], [300, 0]), curve([300, 0], [0, 0])];
    expect(there.line).not.toBe(back.line);
    expect(there.at(0.5)[1]).toBeLessThan(-10);
  });

  it("is no nonsense between neighbours that almost touch", () => {
    for (const value of numbers(curve([5, 5], [5, 5]).line)) expect(Number.isFinite(value)).toBe(true);
    const [x = 0] = numbers(curve([0, 0], [40, 0]).line);
    expect(x).toBeLessThan(20);
  });
});

describe("the way of an arrow", () => {
  const earth = load("earth");
  it("leaves the map where two border on each other across its edge, and comes in again", () => {
    const pieces = (id: string) => earth.regions[id]?.pieces.slice(0, 2);
    const [out, back] = ways(earth, "alaska", "kamtschatka");
    expect(out?.[0]).toEqual(pieces("alaska"));
    expect(out?.[1][0], "out on the left").toBeLessThan(20);
    expect(back?.[0][0], "in from the right").toBeGreaterThan(earth.size[0] - 20);
    expect(back?.[1]).toEqual(pieces("kamtschatka"));
    expect(ways(earth, "kamtschatka", "alaska")[0]?.[1][0]).toBeGreaterThan(earth.size[0] - 20);
  });
  it("is one line elsewhere", () => {
    expect(ways(earth, "alaska", "alberta")).toHaveLength(1);
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

describe("a drawing put somewhere", () => {
  it("is shifted and scaled, whatever its commands", () => {
    expect(placed("M1 2L3 4h5v-6H7V8c1 2 3 4 5 6z", 10, 20, 2)).toBe("M12 24L16 28h10v-12H24V36c2 4 6 8 10 12z");
    expect(placed("M0 0a1.5 1.5 0 017.4 0A1 2 30 1 0 5 5Z", 1, 1, 2)).toBe("M1 1a3 3 0 0 1 14.8 0A2 4 30 1 0 11 11Z");
    expect(placed("M-1-2l.5.5 1-1", 0, 0, 10)).toBe("M-10 -20l5 5 10 -10");
  });

  it("loses nothing of any drawing there is", () => {
    const all = [...Object.values(symbols).flatMap((kind: Readonly<Record<string, string>>) => Object.values(kind)), ...Object.values(patterns).map(({ d }) => d)];
    expect(all.length).toBeGreaterThan(40);
    const letters = (d: string): string => d.replace(/[^a-z]/gi, "");
    for (const d of all) {
      const there = placed(d, 0, 0, 1);
      expect(letters(there), d).toBe(letters(d));
      expect(placed(there, 0, 0, 1), d).toBe(there);
      expect(placed(placed(d, 3, -5, 4), -0.75, 1.25, 0.25), d).toBe(there);
    }
  });
});

describe("plates", () => {
  const parts = (...names: string[]): { symbol: string; count: number }[] => names.map((symbol, i) => ({ symbol, count: i + 1 }));
  const stack = (...names: string[]): Stack => ({ kind: "plate", colour: "#123456", emblem: "", count: 9, parts: parts(...names) });
  const ground = (width: number, height: number): Region => ({ pieces: [0, 0, width, height], radius: 0 }) as unknown as Region;
  const army = stack("infantry", "tank", "artillery", "fighter");

  it("show their kinds in order: ships, land, air, then what is not known", () => {
    const found = kinds({ ...stack("balloon", "bomber", "infantry", "carrier"), parts: [...parts("balloon", "bomber", "infantry", "carrier"), { symbol: "tank", count: 0 }] });
    expect(found.map(({ symbol }) => symbol)).toEqual(["carrier", "infantry", "bomber", "balloon"]);
    const sails = kinds({ ...stack(), parts: [{ symbol: "fighter", count: 1 }, { symbol: "tank", count: 1, aboard: true }, { symbol: "infantry", count: 1, aboard: true }, { symbol: "transport", count: 2 }, { symbol: "submarine", count: 1 }] });
    expect(sails.map(({ symbol }) => symbol), "what is aboard stands beside its ship").toEqual(["submarine", "transport", "infantry", "tank", "fighter"]);
  });

  it("show sums far away, what finds room in the middle, and all kinds near", () => {
    expect(density(ground(400, 60), [army], 0.3, "auto")).toBe("total");
    expect(density(ground(400, 60), [army], 0.6, "auto")).toBe("row");
    expect(density(ground(80, 44), [army], 0.8, "auto")).toBe("grid");
    expect(density(ground(40, 26), [army, army], 0.6, "auto")).toBe("total");
    expect(density(ground(40, 26), [army], 1.7, "auto")).toBe("grid");
    expect(density(ground(40, 26), [army, army, army], 1.7, "auto")).not.toBe("total");
  });

  it("obey the reader's wish", () => {
    for (const zoom of [0.2, 0.6, 1, 2]) {
      expect(density(ground(400, 60), [army], zoom, "compact")).toBe("total");
      expect(density(ground(40, 26), [army], zoom, "full")).not.toBe("total");
    }
    expect(density(ground(40, 26), [{ kind: "plate", colour: "#123456", emblem: "", count: 3 }], 2, "full")).toBe("total"); // nothing else is known
  });

  it("never lose a kind by coming nearer", () => {
    const rank = { mark: -1, sum: 0, total: 0, grid: 1, row: 1 };
    for (const [wide, high] of [[40, 26], [78, 30], [104, 34], [200, 40]] as const) {
      const found = [0.15, 0.3, 0.5, 0.7, 0.9, 1.2, 1.7, 2.5, 4].map((zoom) => rank[density(ground(wide, high), [army], zoom, "auto")]);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
  });

  it("never have figures below ten pixels: where a sum has no room, only its owner is shown", () => {
    const zooms = Array.from({ length: 40 }, (_, i) => 0.12 * 1.09 ** i);
    const wrong: string[] = []; // one expectation for each would take seconds
    for (const name of NAMES) {
      for (const region of Object.values(load(name).regions)) {
        for (const stacks of [[army], [army, army, army], [stack("infantry")]]) {
          for (const zoom of zooms) {
            const how = density(region, stacks, zoom, "auto");
            const height = heightOf(region, stacks.length);
            const line = how === "grid" && stacks[0] === army ? 0.7 * height : height;
            if (how === "mark" ? zoom >= 0.45 : 0.7 * line * growth(zoom) * zoom * larger(stacks, how, height, zoom) < 10) wrong.push(`${name} ${how} ${String(zoom)}`);
          }
        }
      }
    }
    expect(density(ground(40, 26), [army, army, army], 0.18, "auto")).toBe("mark");
    expect(wrong).toEqual([]);
  });

  it.each(NAMES)("say on %s how strong everybody is also where a phone shows the whole map", (name) => {
    for (const [id, region] of Object.entries(load(name).regions)) for (const zoom of [0.18, 0.24, 0.3, 0.44]) {
      for (const count of [army.count, 9, 10, 28]) expect(density(region, [{ ...army, count }], zoom, "auto"), `${id}, ${String(count)} at ${String(zoom)}`).toMatch(/sum|total/);
    }
  });

  it("are narrower in two lines than in one, from three kinds on", () => {
    for (const names of [["infantry", "tank", "artillery"], ["infantry", "tank", "artillery", "fighter", "bomber"]]) {
      expect(extent(stack(...names), "grid", 24).width).toBeLessThan(extent(stack(...names), "row", 24).width);
    }
  });

  it.each(NAMES)("of several owners lie one below the other on %s", (name) => {
    for (const region of Object.values(load(name).regions)) {
      for (const count of [1, 2, 3, 4]) {
        const height = heightOf(region, count);
        const at = middles(Array.from({ length: count }, () => height));
        expect(height).toBeGreaterThanOrEqual(18);
        expect(at.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
        for (const [i, one] of at.slice(1).entries()) expect(one - (at[i] ?? NaN)).toBeGreaterThanOrEqual(height);
      }
    }
  });
});

describe("pieces that come and go", () => {
  const stone = (emblem: string, count: number, more: Partial<Stack> = {}): Stack => ({ kind: "disc", colour: "#123456", emblem, count, ...more });

  it("join those of their owner", () => {
    expect(joined([], stone("axe", 2), 1)).toEqual([stone("axe", 2)]);
    expect(joined([stone("axe", 2), stone("bow", 1)], stone("axe", 1), 1)).toEqual([stone("axe", 3), stone("bow", 1)]);
    expect(joined([stone("axe", 2)], stone("axe", 1, { colour: "#000000" }), 1).length).toBe(2);
  });

  it("leave nothing where all have left, and no less than nothing", () => {
    expect(joined([stone("axe", 2), stone("bow", 1)], stone("axe", 2), -1)).toEqual([stone("bow", 1)]);
    expect(joined([stone("bow", 1)], stone("axe", 2), -1)).toEqual([stone("bow", 1)]);
    expect(joined([stone("bow", 1)], stone("bow", 5), -1)).toEqual([]);
  });

  it("keep what is aboard apart from what stands there", () => {
    const parts = [{ symbol: "transport", count: 1 }, { symbol: "infantry", count: 1, aboard: true }];
    const zone = joined([{ kind: "plate", colour: "#123456", emblem: "x", count: 2, parts }], { kind: "plate", colour: "#123456", emblem: "x", count: 1, parts: [{ symbol: "infantry", count: 1 }] }, 1);
    expect(zone[0]?.parts).toEqual([...parts, { symbol: "infantry", count: 1 }]);
  });

  it("take their parts along", () => {
    const plate = (count: number, ...parts: [string, number][]): Stack =>
      stone("star", count, { kind: "plate", parts: parts.map(([symbol, some]) => ({ symbol, count: some })) });
    expect(joined([plate(3, ["tank", 1], ["infantry", 2])], plate(2, ["tank", 1], ["bomber", 1]), 1)).toEqual([plate(5, ["tank", 2], ["infantry", 2], ["bomber", 1])]);
    expect(joined([plate(3, ["tank", 1], ["infantry", 2])], plate(1, ["tank", 1]), -1)).toEqual([plate(2, ["infantry", 2])]);
  });

  it("slide from place to place, aside of the straight line, from size to size", () => {
    const place = (x: number, size: number): Parameters<typeof slide>[0] => ({ at: [x, 0], size, growth: 0.5, transform: "" });
    const frames = slide(place(0, 10), place(300, 20)).map(({ transform }) => (String(transform).match(/-?[\d.]+/g) ?? []).map(Number));
    expect(frames[0]).toEqual([0, 0, 0.5]);
    expect(frames.at(-1)).toEqual([300, 0, 1]);
    expect(frames[6]?.[1]).toBeLessThan(-10);
  });
});

describe("the small map", () => {
  it.each(NAMES)("shows %s with fewer points, and nothing of it is lost", (name) => {
    const map = load(name);
    const scale = map.size[0] / WIDE;
    let [full, small] = [0, 0];
    for (const region of Object.values(map.regions)) {
      full += areaPath(map, region.rings).length;
      const d = areaPath(map, region.rings, scale);
      if (!region.cell) expect(d, region.en).not.toBe("");
      small += d.length;
    }
    expect(small).toBeLessThanOrEqual(full);
    expect(small, "bytes of all paths").toBeLessThan(60_000);
  });

  it("has a window on what is seen", () => {
    const [map, screen] = [{ width: 1960, height: 980 }, { width: 800, height: 600 }];
    expect(seen(fit([0, 0, 1960, 980], screen), screen, map)).toEqual([0, 0, WIDE, 98]);
    expect(seen({ zoom: 1, dx: -100, dy: -200 }, screen, map)).toEqual([10, 20, 80, 60]);
  });
});

describe("questions for standing orders", () => {
  const asked = (question: string, ...actions: string[]): OrderQuestion => ({ question, sentence: question, when: [], actions, passes: true });
  const detail = {
    orders: [asked("A.late", "yes", "no"), asked("B.early", "lay"), asked("C.late", "yes"), asked("D.unknown", "yes", "no")],
    questions: Object.fromEntries([["A.late", "R-9"], ["B.early", "R-1"], ["C.late", "R-9"], ["D.unknown", "R-77"]].map(([name = "", rule = ""]) => [name, { sentence: "", rules: [rule], waits: null }])),
    actions: { yes: { fields: [], name: "", sentence: "" }, no: { fields: [], name: "", sentence: "" }, lay: { fields: ["card"], name: "", sentence: "" } },
  };
  const paragraph = (level: number | null, text: string, ...ids: string[]): RuleParagraph => ({ ids, level, text });
  const book = { game: "g", lang: "en", paragraphs: [paragraph(1, "The rules"), paragraph(2, "First"), paragraph(null, "x", "R-1"), paragraph(2, "Last"), paragraph(null, "y", "R-9", "R-1")] };

  it("stand in the chapters of the rulebook, in its order, none lost", () => {
    expect(chapters(detail, book).map(({ title, asked: list }) => [title, list.map(({ question }) => question)])).toEqual([
      ["", ["D.unknown"]], ["First", ["B.early"]], ["Last", ["A.late", "C.late"]],
    ]);
    expect(chapters(detail, null).map(({ title, asked: list }) => [title, list.length])).toEqual([["", 4]]);
  });

  it("are passed unless an exception stands before", () => {
    const order = (question: string, more: Partial<StandingOrder> = {}): StandingOrder => ({ question, when: {}, answer: [], times: 0, otherwise: "pass", ...more });
    const [one, two, every] = [order("A.late", { otherwise: "ask" }), order("B.early", { when: { size: [">=3"] }, answer: ["yes"] }), order("*")];
    expect([[], [one], [every], [one, every], [order("*", { answer: ["yes"] })], [order("*", { otherwise: "ask" })], [order("*", { when: { active: ["1"] } })]].map(passes)).toEqual([false, false, true, true, false, false, false]);
    expect(passing([one, two], true)).toEqual([one, two, every]);
    expect(passing([one, every, two], true)).toEqual([one, two, every]); // what is added later is an exception, too
    expect(passing([one, every], false)).toEqual([one]);
    expect(passing([], false)).toEqual([]);
  });

  it("are chosen whole by a plain name: in the place of others about the question, and gone whole", () => {
    const order = (question: string, second: number): StandingOrder => ({ question, when: { second: [`<=${String(second)}`] }, answer: ["yes"], times: 0, otherwise: "ask" });
    const well = { label: "well", orders: [order("A.late", 3), order("A.late", 6)] };
    const [own, other] = [order("A.late", 1), order("B.early", 1)];
    const kept = withChoice([own, other], "A.late", well, true);
    expect(kept).toEqual([...well.orders, other]);
    expect([includes(kept, well), includes(kept.slice(1), well), includes(structuredClone(kept), well)], "half of it is something else").toEqual([true, false, true]);
    expect(withChoice(kept, "A.late", well, false)).toEqual([other]);
  });

  it("are plain where a few words answer them", () => {
    expect(detail.orders.map((one) => isPlain(one, detail))).toEqual([true, false, false, true]);
  });
});

it("places of a lesson are asked about as the map knows them", () => {
  const maps = [{ regions: { moesia: { groups: ["east"] }, graecia: { groups: ["east"] }, africa: { groups: ["south"] } } }] as unknown as Parameters<typeof placesIn>[1];
  const text = "The [Goths](people goths) go to [Graecia](province graecia), not to [Moesia](province moesia) or [Graecia](province graecia).";
  expect(placesIn(text, maps)).toEqual(["graecia", "moesia"]);
  expect(aimed(text, maps)).toContain("[Goths](people goths) go to [Graecia](region graecia)");
  expect([placesOf("east", maps), placesIn("All of the [East](continent east).", maps), placesOf("goths", maps)]).toEqual([["moesia", "graecia"], ["moesia", "graecia"], []]);
  const task = "Attack [Africa](region africa) from [Moesia](region moesia).";
  expect(pressedFirst(task, [{ fields: { action: "attack", region: "moesia" } }, { fields: { region: "africa" } }], maps), "the map is where one presses first, not where the target is").toEqual(["moesia", "africa"]);
  expect([pressedFirst(task, [], maps), pressedFirst(task, [{ fields: { region: "graecia" } }], maps)], "in the order of the text where that says nothing of it").toEqual([["africa", "moesia"], ["africa", "moesia"]]);
});
