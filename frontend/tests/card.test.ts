/** Where the small card stands. */

import { describe, expect, it } from "vitest";

import { EDGE, inside } from "../src/board/popup.ts";
import { around, corner, freest, linked } from "../src/table/card.ts";
import { place as beside } from "../src/table/tour/place.ts";
import { load } from "./maps.ts";

const SOURCES = import.meta.glob<string>("../src/table/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const window = { width: 1280, height: 800 };
const card = { width: 300, height: 200 };
const place = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("the corner of a card", () => {
  it("of several is the first where it covers the fewest places that can be chosen", () => {
    const [near, low] = [{ left: 100, top: 100 }, { left: 100, top: 500 }];
    expect(freest([near, low], card, [{ x: 150, y: 150 }, { x: 900, y: 20 }])).toBe(low);
    expect(freest([near, low], card, [{ x: 150, y: 150 }, { x: 150, y: 600 }]), "as many under both: beside its place").toBe(near);
    expect(freest([near, low], card, [])).toBe(near);
  });

  it("lies below its place for a mouse, above it for a finger, and never outside", () => {
    expect(corner(place(600, 300, 640, 340), card, window, false)).toEqual({ left: 470, top: 352 });
    expect(corner(place(600, 300, 640, 340), card, window, true)).toEqual({ left: 470, top: 76 });
    expect(corner(place(0, 700, 40, 740), card, window, false)).toEqual({ left: 8, top: 488 });
  });

  it("lies beside a panel, where one is about to press the next thing", () => {
    expect(corner(place(936, 480, 1280, 520), card, window, false, true)).toEqual({ left: 624, top: 400 });
  });

  it("lies above or below even so, where there is no room beside it", () => {
    expect(corner(place(0, 480, 820, 520), card, { width: 820, height: 1180 }, false, true).top).toBe(532);
  });
});

describe("whatever opens over the table", () => {
  const sizes = [{ width: 390, height: 844 }, { width: 1280, height: 800 }, { width: 320, height: 420 }];
  const cards = [{ width: 120, height: 60 }, { width: 304, height: 200 }, { width: 304, height: 404 }];
  const whole = ({ left, top }: { readonly left: number; readonly top: number }, card: typeof cards[number], room: typeof sizes[number]): boolean => left >= EDGE && top >= EDGE && left + card.width <= room.width - EDGE && top + card.height <= room.height - EDGE;

  it("lies wholly in its window, wherever it was asked for, by whatever means", () => {
    for (const room of sizes) for (const one of cards) for (let left = -20; left < room.width; left += 37) for (let top = -20; top < room.height; top += 41) {
      const at = place(left, top, left + 60, top + 40);
      for (const finger of [false, true]) for (const aside of [false, true]) expect(whole(corner(at, one, room, finger, aside), one, room), JSON.stringify({ room, one, at, finger, aside })).toBe(true);
    }
    for (const room of sizes) for (const one of cards) for (const at of [-50, 0, 200, 5000]) expect(whole({ left: inside(at, one.width, room.width), top: inside(at, one.height, room.height) }, one, room)).toBe(true);
    for (const room of sizes) for (const one of cards) for (const [left, top] of [[0, 0], [room.width - 5, room.height - 5], [100, 300]] as const) expect(whole(beside(one, { left, top, width: 5, height: 5 }, room, [], []), one, room)).toBe(true);
  });

  it("is laid by one module alone", () => { // its room, its edge, and what happens when it grows
    const laid = /style[.]left *= /;
    const found = Object.entries(SOURCES).filter(([, text]) => laid.test(text)).map(([name]) => name);
    const other = found.filter((name) => !/board[/]popup[.]ts/.test(SOURCES[name] ?? "") && !/board[/]popup[.]ts$/.test(name));
    expect(other.map((name) => name.replace("../src/", ""))).toEqual(["table/FloatingSheet.tsx"]); // no small box: it fills what room there is (`sheetPlacement.ts`)
  });
});

describe("what a place is linked with", () => {
  const rows = (map: string, region: string) => linked(region, { lang: "en", name: (_: string, id: string) => id } as unknown as Parameters<typeof linked>[1], load(map)).map(({ name, text }) => `${name}: ${String(text)}`);

  it("names a sea's ports, and the port of a land; two seas are not linked by land", () => {
    expect(rows("earth", "keltische_see")).toEqual(["By sea: sargassosee", "Ports: britannien"]);
    expect(rows("earth", "britannien")).toEqual(["By sea: island, mitteleuropa, skandinavien, westeuropa", "Port to: keltische_see"]);
    expect(rows("earth", "westeuropa").some((row) => row.startsWith("Port"))).toBe(false);
    expect(rows("moon", "tycho")[0]).toMatch(/^By land: /);
  });
});

it("finds places beside a region that lie not over it, where there is room", () => {
  const region = { left: 400, right: 500, top: 300, bottom: 380 };
  for (const { left, top } of around(region, { width: 240, height: 200 }, { width: 1440, height: 900 })) {
    expect(left >= region.right || left + 240 <= region.left || top >= region.bottom || top + 200 <= region.top).toBe(true);
  }
});
