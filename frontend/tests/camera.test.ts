import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Camera } from "../src/board/camera.ts";
import { Sight } from "../src/board/sight.ts";
import { fit } from "../src/board/viewport.ts";
import { acted, chosen as chosenPlace, fresh, hidden, named, turn, united } from "../src/table/mapFocus.ts";
import type { LogLine } from "../src/net/shapes.ts";

const taps = vi.hoisted(() => ({ presses: 0 }));
vi.mock("../src/board/calm.ts", () => ({ calmly: (act: () => void) => { act(); return () => undefined; }, get presses() { return taps.presses; } }));

const MAP = { width: 1600, height: 1080 };
const whole = (screen: { width: number; height: number }) => fit([0, 0, 1600, 1080], screen);

function camera(steady: boolean, screen: { width: number; height: number }): Camera {
  const sheet = { style: {}, classList: { add: () => undefined, remove: () => undefined } } as unknown as HTMLElement;
  const made = new Camera(sheet, MAP, { moved: () => undefined, rested: () => undefined, still: () => true }, steady);
  made.resize(screen);
  return made;
}

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("window", globalThis);
});
afterEach(() => { vi.unstubAllGlobals(); });

describe("what happens on a phone", () => {
  it("brings a place that was chosen at the edge into sight, and moves for no other", () => {
    const map = { id: "m", size: [1600, 1080], regions: { here: { box: [700, 500, 800, 600], pieces: [750, 550, 90, 90], labels: { en: { s: 20 } }, cell: false, water: false } } };
    const made = camera(true, { width: 390, height: 360 });
    const sight = new Sight(map as never, made, "en", 0);
    const after = (dx: number, dy: number) => {
      made.jump({ zoom: 1, dx, dy });
      const before = made.view;
      sight.keep("here");
      return [made.view.dx - before.dx, made.view.dy - before.dy].map(Math.round);
    };
    expect(after(-600, -350)).toEqual([0, 0]); // all of it in sight
    expect(after(-400, -350)).toEqual([-99, 0]); // cut off on the right: up to the edge and what lies over it
    expect(after(-600, -280)).toEqual([0, -49]); // under the tools
  });

  const picked = (chosen: Record<string, string>, steps: readonly Record<string, string>[], next: readonly Record<string, string>[]) =>
    chosenPlace({ chosen, steps: steps.map((fields) => ({ fields })), ahead: { decision: { legal: next.map((fields) => ({ fields })) } }, decision: { legal: [] } } as never, { gaul: 1, italy: 1 });
  it("looks at what was chosen last, but not where the finger taps again", () => {
    expect(picked({ region: "gaul" }, [], [{ region: "gaul" }])).toBe("gaul");
    expect(picked({}, [{ from: "gaul", to: "italy" }], [])).toBe("italy");
    expect(picked({}, [{ region: "gaul" }], [{ region: "gaul" }])).toBe("");
    expect(picked({ card: "x" }, [], [])).toBe("");
  });


  it("brings from where and where to into what a high sheet leaves free, and keeps them there until somebody looks elsewhere", () => {
    const region = (x: number, y: number) => ({ box: [x - 50, y - 50, x + 50, y + 50], pieces: [x, y, 90, 40], labels: { en: { s: 20 } }, cell: false, water: false });
    const map = { id: "m", size: [1600, 1080], regions: { from: region(700, 500), to: region(860, 590), far: region(100, 100) } };
    const made = camera(true, { width: 390, height: 300 });
    const sight = new Sight(map as never, made, "en", 0);
    const seen = (): boolean => ["from", "to"].every((id) => { const { at: [x, y] } = sight.where(id); return x > 30 && x < 360 && y > Math.min(52, 0.45 * made.screen.height) + 10 && y < made.screen.height - 10; });
    made.jump({ zoom: 1, dx: -300, dy: -200 });
    made.covered = 120;
    sight.together(["from", "to"]);
    expect(seen()).toBe(true);
    expect(made.view.zoom, "as large as before").toBe(1);
    const before = made.view;
    sight.together(["from", "to"]);
    expect(made.view, "they are there").toEqual(before);
    const lowest = Math.max(...["from", "to"].map((id) => sight.where(id).at[1]));
    expect(lowest, "above the sheet's round corners, behind which the map ends").toBeLessThanOrEqual(made.screen.height - 14 - 11);
    made.resize({ width: 390, height: 110 });
    expect(seen()).toBe(true);
    expect(made.view.zoom, "as large as both have room").toBeLessThan(0.8);
    made.resize({ width: 390, height: 300 });
    expect(made.view.zoom, "as before, as soon as they have room again").toBe(1);
    made.move({ zoom: 1, dx: -100, dy: -100 });
    const elsewhere = made.view;
    made.resize({ width: 390, height: 260 });
    expect(made.view).toEqual(elsewhere);
    sight.together(["from", "to"]);
    sight.release();
    made.resize({ width: 390, height: 120 });
    expect(made.view.zoom).toBeGreaterThan(0.3);
  });

  it("shows with a question what may be chosen for it above the sheet, as much as has room, and then stays under the hand", () => {
    const region = (x: number, y: number) => ({ box: [x - 50, y - 50, x + 50, y + 50], pieces: [x, y, 90, 40], labels: { en: { s: 20 } }, cell: false, water: false });
    const near = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`near${String(i)}`, region(700 + 30 * i, 500 + 20 * i)]));
    const far = Object.fromEntries(Array.from({ length: 4 }, (_, i) => [`far${String(i)}`, region(60 + 480 * i, i % 2 ? 1000 : 60)]));
    const made = camera(true, { width: 390, height: 300 });
    const sight = new Sight({ id: "m", size: [1600, 1080], regions: { ...near, ...far } } as never, made, "en", 0);
    const free = (ids: readonly string[]): number => ids.filter((id) => { const { at: [x, y] } = sight.where(id); return x > 30 && x < 360 && y > 52 && y < made.screen.height - 14; }).length;
    const [some, all] = [Object.keys(near), [...Object.keys(near), ...Object.keys(far)]];
    made.jump({ zoom: 1, dx: -100, dy: -700 });
    sight.offer(some);
    expect(free(some)).toBe(6);
    expect(made.view.zoom, "as large as it was").toBe(1);
    made.resize({ width: 390, height: 240 });
    expect(free(some), "a sheet that rises leaves them free").toBe(6);
    made.jump({ zoom: 1, dx: 0, dy: 0 });
    sight.offer(all);
    expect(free(all), "most of them are there").toBeGreaterThanOrEqual(6);
    const before = made.view;
    sight.offer(all);
    expect(made.view, "they are there").toEqual(before);
    made.move({ zoom: 1, dx: -10, dy: -10 });
    const byHand = made.view;
    made.resize({ width: 390, height: 300 });
    expect(made.view, "somebody has looked elsewhere").toEqual(byHand);
    made.resize({ width: 390, height: 420 });
    made.jump({ zoom: 0.25, dx: 0, dy: -200 });
    sight.offer(all);
    const shown = all.map((id) => sight.where(id).at);
    expect(shown.every(([x, y]) => x > 0 && x < 390 && y > 52 && y < 400), "all of them, where the whole map is looked at").toBe(true);
  });

  it("goes to the edge that leaves more room beside it", () => {
    const map = { id: "m", size: [1600, 1080], regions: Object.fromEntries([["north", 60], ["middle", 540], ["south", 1040]].map(([id, y]) => [id, { box: [780, Number(y) - 30, 820, Number(y) + 30], pieces: [800, y, 90, 90], labels: { en: { s: 20 } }, cell: false, water: false }])) };
    const screen = { width: 390, height: 360 };
    const made = camera(true, screen);
    const sight = new Sight(map as never, made, "en", 0);
    const at = (id: string) => {
      made.jump({ zoom: 0.8, dx: -445, dy: -252 });
      sight.aside(id, 84, 120);
      return Math.round(sight.where(id).at[1]);
    };
    expect([at("north"), at("middle")]).toEqual([48, 84]);
    expect(at("south")).toBe(360 - 32);
  });
});

describe("on a phone whose sheet grows and shrinks, the map", () => {
  const phone = (height: number) => {
    const made = camera(true, { width: 390, height });
    const sight = new Sight({ id: "m", size: [1600, 1080], regions: {} } as never, made, "en", 0);
    const lies = () => ({ top: Math.round(made.view.dy), high: Math.round(1080 * made.view.zoom), wide: Math.round(1600 * made.view.zoom) });
    return { made, sight, lies };
  };

  it("seen whole, is as large as a lower sheet lets it, and stands as before when that rises again", () => {
    const { made, sight, lies } = phone(230);
    sight.fit(false);
    const before = made.view;
    expect(lies().wide).toBeLessThan(300);
    made.resize({ width: 390, height: 600 });
    expect(lies()).toEqual({ top: 187, high: 263, wide: 390 });
    made.resize({ width: 390, height: 236 }); // a line more or less is asked
    expect(made.view).toEqual(before);
    made.move({ ...before, zoom: 0 }); // drawn together by two fingers as far as it goes
    made.resize({ width: 390, height: 600 });
    expect(lies().wide).toBe(390);
  });

  it("seen whole, is so beside a sheet that rises over a good part of it, unless it would be a stamp there", () => {
    const { made, sight, lies } = phone(600);
    sight.fit(false);
    made.resize({ width: 390, height: 120 });
    expect(lies().wide).toBe(390);
    made.resize({ width: 390, height: 600 });
    expect(lies().top).toBe(187);
    made.resize({ width: 390, height: 280 });
    expect(lies().top + lies().high).toBeLessThanOrEqual(280 - 13);
  });

  it("seen whole, stays where it is while the sheet is now a little higher and now a little lower", () => {
    const { made, sight } = phone(400);
    sight.fit(false);
    const before = made.view;
    for (const height of [360, 400, 340, 385, 440, 400]) {
      made.resize({ width: 390, height });
      expect(made.view, String(height)).toEqual(before);
    }
    made.covered = -150; // what happens is told in a lower sheet, and afterwards something is asked again
    made.resize({ width: 390, height: 550 });
    sight.together([]);
    expect(made.view).toEqual(before);
    made.jump(made.view);
    expect(made.view, "moved by nothing").toEqual(before);
  });

  it("seen whole, lies still from the first press on what is asked until something else is", () => {
    const { made, sight, lies } = phone(230);
    sight.fit(false);
    const before = lies();
    sight.asks(true);
    made.resize({ width: 390, height: 600 });
    expect(lies().wide, "nothing was pressed yet").toBe(390);
    made.resize({ width: 390, height: 236 });
    expect(lies()).toEqual(before);
    taps.presses++;
    made.resize({ width: 390, height: 600 });
    expect(lies(), "an answer has begun").toEqual(before);
    sight.asks(true);
    expect(lies().wide, "the next question").toBe(390);
    taps.presses++;
    sight.asks(false);
    made.resize({ width: 390, height: 236 });
    expect(lies(), "nothing is asked").toEqual(before);
  });

  it("seen in part, leaves no room empty that it could fill", () => {
    const { made, lies } = phone(300);
    made.jump({ zoom: 0.5, dx: -200, dy: -312 }); // its lower edge, above the keys
    made.resize({ width: 390, height: 600 });
    expect(lies()).toEqual({ top: 600 - 72 - 540, high: 540, wide: 800 });
    made.resize({ width: 390, height: 300 });
    expect(made.view).toEqual({ zoom: 0.5, dx: -200, dy: -312 });
    made.jump({ zoom: 0.3, dx: -45, dy: -60 });
    made.resize({ width: 390, height: 600 });
    expect(lies()).toEqual({ top: 52, high: 476, wide: Math.round(476 / 1080 * 1600) });
    made.resize({ width: 390, height: 300 });
    expect(made.view.zoom).toBe(0.3);
  });
});

describe("what a desk begins with", () => {
  const region = (x: number, y: number) => ({ box: [x - 50, y - 50, x + 50, y + 50], pieces: [x, y, 90, 90], labels: { en: { s: 20 } }, cell: false, water: false });

  it("is all regions, none cut off and none below the tools", () => {
    const map = { id: "m", size: [1600, 1080], regions: { west: region(60, 60), east: region(1540, 1020) } };
    for (const screen of [{ width: 900, height: 860 }, { width: 1096, height: 840 }, { width: 1500, height: 600 }]) {
      const made = camera(false, screen);
      const sight = new Sight(map as never, made, "en", 0);
      for (const show of [() => { sight.open(["east"], false); }, () => { sight.fit(false); }]) {
        show();
        expect(sight.sees(["west", "east"])).toBe(2);
        const [x, y] = sight.where("east").at;
        expect(x < screen.width - 74 || y < screen.height - 154).toBe(true);
      }
    }
  });

  it("fills its box where all of it would be too far away to be read", () => {
    const map = { id: "m", size: [1600, 1080], regions: { west: region(60, 60), east: region(1540, 1020) } };
    const made = camera(false, { width: 600, height: 600 });
    new Sight(map as never, made, "en", 0).open(["east"], false);
    expect(made.view.zoom).toBeGreaterThanOrEqual(600 / 1080);
    expect(made.view.dx + 1600 * made.view.zoom).toBeCloseTo(600);
  });

  it("can be drawn out from under the tools", () => {
    const made = camera(false, { width: 700, height: 700 });
    made.move({ zoom: 1, dx: -9999, dy: -9999 });
    expect([made.view.dx + 1600, made.view.dy + 1080]).toEqual([640, 550]);
  });
});

describe("a standing phone, whose map is wider than high", () => {
  it("stays where one has acted when the turn asks again, although most of what may be chosen is elsewhere", () => {
    const region = (x: number, y: number) => ({ box: [x - 50, y - 50, x + 50, y + 50], pieces: [x, y, 90, 40], labels: { en: { s: 20 } }, cell: false, water: false });
    const map = { id: "m", size: [1600, 1080], regions: { here: region(300, 900), there: region(400, 950), ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`far${String(i)}`, region(1200 + 40 * i, 150)])) } };
    const made = camera(false, { width: 390, height: 349 });
    const sight = new Sight(map as never, made, "en", 0);
    const about = ["here", ...Object.keys(map.regions).filter((id) => id.startsWith("far"))];
    const board = { map, sight, legal: new Set(about), stake: [] };
    const log: unknown[] = [];
    const lay = (draft: unknown): void => { turn(board as never, { theatre: () => about, beats: { attacked: "beat" } } as never, { draft, log: [...log], viewer: 0, compact: true } as never); };
    const ask = (id: string, question: string): void => { lay({ decision: { id, question, legal: [] }, steps: [], chosen: {} }); };
    ask("1", "Turn.act");
    made.move({ zoom: 1, dx: -150, dy: -750 });
    log.push({ seq: 1, at: 0, kind: "entry", head: null, seat: 0, events: [{ event: "attacked", source: "here", region: "there" }] });
    lay(null);
    ask("2", "Turn.act");
    expect(sight.sees(["here", "there"])).toBe(2);
    expect(sight.lies).toBe(false);
  });
});

describe("while others play, a desk", () => {
  const region = (x: number, y: number) => ({ box: [x - 50, y - 50, x + 50, y + 50], pieces: [x, y, 90, 40], labels: { en: { s: 20 } }, cell: false, water: false });
  const map = { id: "m", size: [1600, 1080], regions: { near: region(300, 300), edge: region(500, 400), own: region(1100, 900), far: region(1500, 1000) } };
  const face = { theatre: ({ draft }: { draft: unknown }) => (draft ? ["near"] : ["near", "own"]), beats: { battle: "beat" } };
  const HOME = { zoom: 1, dx: -100, dy: -100 };
  const desk = (viewer = 0) => {
    const made = camera(false, { width: 700, height: 700 });
    const sight = new Sight(map as never, made, "en", 0);
    const board = { map, sight, legal: new Set(), stake: [] };
    const log: unknown[] = [];
    const scene = (draft: unknown): void => { turn(board as never, face as never, { draft, log: [...log], viewer, compact: false } as never); };
    const told = (event: string, ...places: readonly string[]): void => {
      log.push({ seq: log.length + 1, at: 0, kind: "entry", head: null, events: [{ event, places }] });
      scene(null);
    };
    scene(null);
    made.move(HOME);
    return { made, sight, told, ask: (id: string) => { scene({ decision: { id, legal: [] }, steps: [], chosen: {} }); } };
  };

  it("stays where one looks when others move, although a part of that is out of sight, or all of it and nothing of one's own", () => {
    const { made, told } = desk();
    told("moved", "far", "edge");
    told("moved", "far");
    expect(made.view).toEqual(HOME);
  });

  it("turns to one's own places and to battles out of sight, and back before one is asked", () => {
    for (const [event, place] of [["moved", "own"], ["battle", "far"]] as const) {
      const { made, sight, told, ask } = desk();
      told(event, place);
      expect(sight.sees([place]), place).toBe(1);
      told("battle", "own");
      ask("next");
      expect(made.view, "as it was before all that").toEqual(HOME);
    }
  });

  it("stays where somebody has moved the map meanwhile, and follows everything for who looks on", () => {
    const { made, told, ask } = desk();
    told("battle", "far");
    made.move({ zoom: 1, dx: -200, dy: -150 });
    ask("next");
    expect(made.view).toEqual({ zoom: 1, dx: -200, dy: -150 });
    const other = desk(-1);
    other.told("moved", "far");
    expect(other.sight.sees(["far"])).toBe(1);
  });
});

describe("once a card was chosen, a phone", () => {
  const region = (x: number, y: number) => ({ box: [x - 50, y - 50, x + 50, y + 50], pieces: [x, y, 90, 40], labels: { en: { s: 20 } }, cell: false, water: false });
  const map = { id: "m", size: [1600, 1080], regions: { here: region(200, 300), near: region(300, 250), far: region(1200, 800), further: region(1260, 830) } };
  const phone = (may: readonly string[]) => {
    const made = camera(true, { width: 390, height: 400 });
    const sight = new Sight(map as never, made, "en", 0);
    const board = { map, sight, legal: new Set(["here", "near", "far", "further"]), stake: [] };
    const scene = (chosen: Record<string, string>): void => { turn(board as never, {} as never, { draft: { decision: { id: "1", legal: [] }, steps: [], chosen }, log: [], viewer: 0, compact: true } as never); };
    scene({});
    made.move({ zoom: 1, dx: -80, dy: -100 });
    board.legal = new Set(may);
    scene({ card: "goths" });
    return { made, sight };
  };

  it("brings what it permits into sight, and stays where most of that is in sight", () => {
    const { sight } = phone(["far", "further"]);
    expect(["far", "further"].map((id) => sight.where(id).at).filter(([x, y]) => x > 0 && x < 390 && y > 0 && y < 400)).toHaveLength(2);
    const stays = phone(["here", "near", "far"]).made.view;
    expect([stays.dx, stays.dy]).toEqual([-80, -100]);
  });
});

describe("the camera, when its screen changes", () => {
  it("shows the whole map again where it was whole, and afterwards all is as it was", () => {
    const made = camera(false, { width: 900, height: 600 });
    made.jump(whole(made.screen), whole);
    const before = made.view;
    made.resize({ width: 900, height: 480 });
    expect(made.view.zoom).toBeCloseTo(480 / 1080);
    made.resize({ width: 900, height: 600 });
    expect(made.view).toEqual(before);
  });

  it("keeps the middle of what somebody looks at, and comes back to it exactly", () => {
    const made = camera(false, { width: 900, height: 600 });
    made.jump({ zoom: 1.5, dx: -1500, dy: -1020 }); // at the lower edge, which a smaller screen cannot keep
    const before = made.view;
    made.resize({ width: 900, height: 420 });
    expect(made.view.zoom).toBe(1.5);
    made.resize({ width: 900, height: 600 });
    expect(made.view).toEqual(before);
  });

  it("comes back to where one stood before looking elsewhere, whatever the screen did meanwhile", () => {
    const made = camera(false, { width: 900, height: 600 });
    made.jump({ zoom: 1.5, dx: -700, dy: -500 });
    const stand = made.stand;
    made.jump(whole(made.screen), whole);
    made.resize({ width: 900, height: 500 });
    made.restore(stand);
    made.resize({ width: 900, height: 600 });
    expect(made.view).toEqual(stand.view);
  });

  it("that is steady, leaves the map where it is while a sheet grows and shrinks", () => {
    const made = camera(true, { width: 390, height: 500 });
    made.jump({ zoom: 0.7, dx: -400, dy: -200 }, ({ height }) => ({ zoom: height / 700, dx: -400, dy: -200 }));
    const before = made.view;
    for (const height of [430, 380, 140, 500, 560]) { // as low as beside a bid
      made.resize({ width: 390, height });
      expect(made.view).toEqual(before);
    }
    made.resize({ width: 844, height: 300 }); // turned
    expect(made.screen.width).toBe(844);
  });
});

describe("with a question, a phone", () => {
  const region = (x: number, y: number, ...groups: readonly string[]) => ({ box: [x - 50, y - 50, x + 50, y + 50], pieces: [x, y, 90, 40], labels: { en: { s: 20 } }, cell: false, water: false, groups });
  const south = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`south${String(i)}`, region(400 + 20 * i, 800 + 30 * i, "south")]));
  const map = { id: "m", size: [1600, 1080], regions: { from: region(700, 560), aim: region(760, 640), far: region(100, 100), ...south } };
  const asked = (about: readonly string[]) => {
    const made = camera(true, { width: 390, height: 360 });
    const sight = new Sight(map as never, made, "en", 0);
    const board = { map, sight, legal: null, stake: [] };
    let decision = 0;
    const ask = (): void => { turn(board as never, { theatre: () => about } as never, { draft: { decision: { id: String(decision++), legal: [] }, steps: [], chosen: {} }, log: [], viewer: 0, compact: true } as never); };
    ask();
    const free = (): number => about.filter((id) => { const { at: [x, y] } = sight.where(id); return x > 30 && x < 360 && y > 52 && y < 340; }).length;
    return { made, ask, free };
  };

  it("shows all lands of a continent that rises, although nothing on the map answers that", () => {
    const { made, ask, free } = asked(Object.keys(south));
    made.move({ zoom: 0.7, dx: -500, dy: -60 });
    expect(free()).toBe(0);
    ask();
    expect(free()).toBe(7);
  });

  it("asked for the next roll of the same battle, shows from where and where to, not one of both", () => {
    const { made, ask, free } = asked(["from", "aim"]);
    ask();
    made.move({ zoom: 0.8, dx: -220, dy: -260 });
    expect(free()).toBe(1);
    ask();
    expect(free()).toBe(2);
  });
});

describe("what the map turns to", () => {
  const regions = { gaul: 1, italy: 1, spain: 1 };
  const line = (seq: number, events: boolean): LogLine => ({ seq, at: 0, kind: "entry", head: null, ...(events ? { events: [{ event: "x", rule: "", sentence: "" }] } : {}) });

  it("is whatever the arguments of a sentence name", () => {
    expect(named({ event: "italy", rule: "gaul", sentence: "spain", from: "gaul", to: ["italy", "elsewhere"], more: { spain: 2, at: "italy" } }, regions)).toEqual(["gaul", "italy"]);
  });

  it("is no power that is called as its land is", () => {
    expect(named({ event: "land_battle", rule: "", sentence: "", power: "italy", owner: "spain", space: "gaul" }, regions)).toEqual(["gaul"]);
  });

  it("is only what is new", () => {
    expect(fresh([line(1, true), line(2, true), line(3, false)], 1)?.seq).toBe(2);
    expect(fresh([line(1, true), line(3, false)], 1)).toBeNull();
  });

  it("is what is asked about, if it is out of sight: of a few all, of many a part", () => {
    expect([hidden(0, 0), hidden(2, 2), hidden(2, 1), hidden(20, 5), hidden(20, 4)]).toEqual([false, false, true, false, true]);
  });
});

it("knows places that are one part of a map", () => {
  const regions = { chile: { groups: ["south"] }, peru: { groups: ["south", "pact"] }, japan: { groups: ["asia", "pact"] }, sea: { groups: [] } };
  expect(united(["chile", "peru"], regions)).toBe(true);
  expect(united(["peru", "japan"], regions)).toBe(true);
  expect(united(["chile", "peru", "japan"], regions), "no group has all of them").toBe(false);
  expect(united(["sea", "sea"], regions)).toBe(false);
  expect(united([], regions)).toBe(false);
});

describe("where one has acted", () => {
  const regions = { north: {}, south: {}, east: {} };
  const line = (seq: number, seat: number | undefined, events: readonly unknown[], more = {}): LogLine => ({ seq, at: 0, kind: "entry", head: null, ...(seat === undefined ? {} : { seat }), events, ...more }) as never;
  const began = line(1, undefined, [{ event: "turn", seat: 0 }]);
  it("is where the last answer led to in this turn, whatever others were asked since", () => {
    const log = [line(0, 0, [{ event: "attacked", to: "east" }]), began, line(2, 0, [{ event: "attacked", from: "north", to: "south" }]), line(3, 1, [{ event: "lost", region: "south" }])];
    expect(acted(log, 0, regions)).toEqual(["north", "south"]);
    expect(acted(log, 1, regions)).toEqual(["south"]);
  });
  it("is nowhere before that, and where the answer was the automatic one", () => {
    expect(acted([line(0, 0, [{ event: "attacked", to: "east" }]), began], 0, regions)).toEqual([]);
    expect(acted([began, line(2, 0, [{ event: "bought" }])], 0, regions)).toEqual([]);
    expect(acted([began, line(2, 0, [{ event: "moved", to: "east" }], { auto: "greedy" })], 0, regions)).toEqual([]);
  });
});
