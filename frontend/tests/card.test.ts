/** Where the small card stands. */

import { describe, expect, it } from "vitest";

import { corner, linked } from "../src/table/card.ts";
import { load } from "./maps.ts";

const window = { width: 1280, height: 800 };
const card = { width: 300, height: 200 };
const place = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("the corner of a card", () => {
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

describe("what a place is linked with", () => {
  const rows = (map: string, region: string) => linked(region, { lang: "en", name: (_: string, id: string) => id } as unknown as Parameters<typeof linked>[1], load(map)).map(({ name, text }) => `${name}: ${String(text)}`);

  it("names a sea's ports, and the port of a land; two seas are not linked by land", () => {
    expect(rows("earth", "keltische_see")).toEqual(["By sea: sargassosee", "Ports: britannien"]);
    expect(rows("earth", "britannien")).toEqual(["By sea: island, mitteleuropa, skandinavien, westeuropa", "Port to: keltische_see"]);
    expect(rows("earth", "westeuropa").some((row) => row.startsWith("Port"))).toBe(false);
    expect(rows("moon", "tycho")[0]).toMatch(/^By land: /);
  });
});
