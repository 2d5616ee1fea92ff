/** Sheets over the map of a phone: whatever place they are about, it is seen beside them, and no key of the map lies below them. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Camera } from "../src/board/camera.ts";
import { Sight } from "../src/board/sight.ts";
import { groupsOf } from "../src/faces/parts/groups.ts";
import { beside, bounds, core, CORE_SMALL, ground, grown, heights, lain, makesRoom, PIECE, placed } from "../src/table/sheetPlacement.ts";
import { NAMES, load } from "./maps.ts";

const STAGES: Readonly<Record<string, readonly [number, number]>> = { "390×844": [390, 350], "390×844 in a lesson": [390, 318], "360×740": [360, 246], "844×390": [460, 302], "740×360": [370, 272] };
const SWITCH = 51; // CSS pixels of the maps that lie behind each other
const SHEET = { width: 460, height: 330 };
const HEAD = 56; // CSS pixels of its head, which says how it has ended
const READ = 96; // CSS pixels of a sheet: its head and a line

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("window", globalThis);
});
afterEach(() => { vi.unstubAllGlobals(); });

describe.each(NAMES)("a sheet about any place of %s", (name) => {
  const map = load(name);
  it.each(Object.keys(STAGES))("at %s", (screen) => {
    const [width = 0, height = 0] = STAGES[screen] ?? [];
    const top = ["earth", "moon"].includes(name) ? SWITCH : 0;
    const element = { style: {}, classList: { add: () => undefined, remove: () => undefined } } as unknown as HTMLElement;
    const camera = new Camera(element, { width: map.size[0], height: map.size[1] }, { moved: () => undefined, rested: () => undefined, still: () => true }, true);
    camera.resize({ width, height });
    const sight = new Sight(map, camera, "de", 0);
    const bad: string[] = [];
    for (const id of Object.keys(map.regions)) {
      sight.open([id], true);
      const way = makesRoom({ width, height, top }, CORE_SMALL);
      if (way) sight.aside(id, ...way);
      const where = sight.where(id);
      const place = bounds([core(where, CORE_SMALL)]);
      const room = placed({ width, height, top }, SHEET, place);
      const [x, y] = where.at;
      if (x < 0 || x > width || y < 0 || y > height) bad.push(`${id} out of sight`);
      else if (x > room.left && x < room.left + room.width && y > room.top && y < room.top + room.height) bad.push(`${id} below the sheet`);
      if (room.height < READ) bad.push(`${id}: ${String(Math.round(room.height))} px`);
      if (room.top < top || room.top + room.height > height) bad.push(`${id}: over the keys`);
    }
    expect(bad).toEqual([]);
  });
});

describe("a sheet about a whole continent of Attacke", () => {
  const map = load("attacke");
  const SMALL = { width: 420, height: 160 };
  it.each(["390×844", "390×844 in a lesson", "360×740"])("lies beside it on a phone, at %s", (screen) => {
    const [width = 0, height = 0] = STAGES[screen] ?? [];
    const element = { style: {}, classList: { add: () => undefined, remove: () => undefined } } as unknown as HTMLElement;
    const camera = new Camera(element, { width: map.size[0], height: map.size[1] }, { moved: () => undefined, rested: () => undefined, still: () => true }, true);
    camera.resize({ width, height });
    const sight = new Sight(map, camera, "de", 0);
    const bad: string[] = [];
    for (const [continent, lands] of Object.entries(groupsOf(map))) {
      sight.open(lands, true);
      sight.lain = lain(SMALL.height + 34, lands, map);
      sight.together(lands);
      const room = placed({ width, height }, SMALL, ground({ width, height }, SMALL, lands.map((land) => sight.where(land)), PIECE));
      for (const land of lands) {
        const [x, y] = sight.where(land).at;
        const [right, bottom] = [room.left + room.width, room.top + Math.min(room.height, SMALL.height)];
        if (x > room.left && x < right && y > room.top && y < bottom) bad.push(`${continent}: ${land} below the sheet`);
        if (x < 0 || x > width || y < 0 || y > height) bad.push(`${continent}: ${land} out of sight`);
      }
      if (room.height < HEAD) bad.push(`${continent}: ${String(Math.round(room.height))} px`);
      sight.lain = [0, 0];
    }
    expect(bad).toEqual([]);
  });
});

describe("a sheet about several places on a desk", () => {
  const place = (left: number, top: number, right: number, bottom: number) => ({ at: [(left + right) / 2, (top + bottom) / 2], box: [left, top, right, bottom] }) as const;
  it("lies beside all of their ground where it has room there", () => {
    expect(ground({ width: 1200, height: 700 }, { width: 420, height: 260 }, [place(100, 100, 400, 300), place(400, 100, 700, 500)], 60)).toEqual({ left: 100, top: 100, right: 700, bottom: 500 });
  });
  it("lies beside their pieces where it has not", () => {
    expect(ground({ width: 800, height: 600 }, { width: 420, height: 260 }, [place(100, 50, 400, 300), place(400, 100, 780, 560)], 60)).toEqual({ left: 190, top: 115, right: 650, bottom: 390 });
  });
});

describe("a sheet that lies clear", () => {
  const high = { left: 10, top: 120, width: 370, height: 186 };
  it("takes the room that the question leaves free since", () => { expect(grown(high, { width: 390, height: 440 }, { left: 100, top: 60, right: 180, bottom: 110 })).toEqual({ ...high, height: 310 }); });
  it("ends above the place that it is about", () => { expect(grown(high, { width: 390, height: 440 }, { left: 100, top: 380, right: 180, bottom: 430 })).toEqual({ ...high, height: 246 }); });
  it("never shrinks", () => { expect(grown(high, { width: 390, height: 200 }, null)).toBe(high); });
});

describe("a sheet that stays beside what is asked", () => {
  const stage = { width: 1096, height: 845 };
  const at = (x: number, y: number) => ({ at: [x, y] as const, box: [x - 60, y - 60, x + 60, y + 60] as const });
  const covers = (room: { left: number; top: number; width: number; height: number }, high: number, [x, y]: readonly [number, number]): boolean =>
    x > room.left && x < room.left + room.width && y > room.top && y < room.top + Math.min(room.height, high);

  it("lies where nothing that is asked lies, whole where it has room", () => {
    const sheet = { width: 520, height: 420 };
    for (const asked of [[at(300, 200), at(500, 300)], [at(900, 150), at(700, 500)], [at(300, 200), at(900, 500)], [at(300, 600), at(900, 300), at(560, 700)]]) {
      const room = beside(stage, sheet, asked);
      expect(asked.filter((one) => covers(room, sheet.height, one.at))).toEqual([]);
      expect(room.height).toBeGreaterThanOrEqual(200);
    }
    expect(beside(stage, sheet, [at(300, 200)]).height, "the other edge is free").toBeGreaterThanOrEqual(sheet.height);
  });

  it("is rather taken in than cut off", () => {
    const sheet = { width: 520, height: 420 };
    const room = beside({ width: 1056, height: 845 }, sheet, [at(548, 285), at(536, 642), at(260, 600), at(300, 150)]);
    expect(room.height).toBeGreaterThanOrEqual(sheet.height);
    expect(room.width).toBeGreaterThanOrEqual(390);
    expect(beside({ width: 1200, height: 845 }, sheet, [at(300, 285)]).width, "not without need").toBe(520);
  });
});

describe("the height of a sheet on a desk", () => {
  const room = { left: 10, top: 10, width: 600, height: 700 };
  it("that has one of its own is the same from beginning to end, and no higher than there is room", () => {
    for (const [highest, over] of [[120, false], [480, false], [640, false]] as const) expect(heights(room, 500, highest, over)).toEqual([500, 500]);
    expect(heights(room, 500, 480, true), "how it ended stands in no empty box").toEqual([0, 500]);
    expect(heights({ ...room, height: 320 }, 500, 480, false)).toEqual([320, 320]);
  });
  it("else is never less than it was while it goes on", () => {
    expect(heights(room, undefined, 420, false)).toEqual([420, 700]);
    expect(heights(room, undefined, 900, false)).toEqual([700, 700]);
    expect(heights(room, undefined, 420, true)).toEqual([0, 700]);
  });
});
