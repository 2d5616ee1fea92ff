import { describe, expect, it } from "vitest";

import { entire, hides, spare } from "../src/board/minimap.ts";
import { load } from "./maps.ts";

describe("the small map", () => {
  const moon = load("moon");
  const boxes = Object.values(moon.regions).map(({ box }) => box);
  const [west, north, east, south] = [0, 1, 2, 3].map((side) => Math[side < 2 ? "min" : "max"](...boxes.map((box) => box[side] ?? 0))) as [number, number, number, number];

  it("is not needed where all regions are in sight, whatever of the sky around them is not", () => {
    const screen = { width: east - west, height: south - north };
    expect(entire({ zoom: 1, dx: -west, dy: -north }, screen, moon)).toBe(true);
    expect(entire({ zoom: 1, dx: -west, dy: -north }, { ...screen, height: screen.height * 0.9 }, moon)).toBe(false);
    expect(entire({ zoom: 1, dx: -west - 100, dy: -north }, screen, moon)).toBe(false);
  });

  it("is away on a phone where most of the map is seen: it lay over a region and its continent's name", () => {
    const size = { width: moon.size[0], height: moon.size[1] };
    const zoom = 390 / (east - west);
    const view = { zoom, dx: -west * zoom, dy: -(south - (south - north) * 0.75) * zoom };
    expect(spare(view, { width: 390, height: 280 }, size)).toBe(true);
    expect(spare({ zoom: 3 * zoom, dx: -west * zoom * 3, dy: -north * zoom * 3 }, { width: 390, height: 280 }, size), "a part of it").toBeNull();
    const desk = 900 / (east - west);
    expect(spare({ zoom: desk, dx: -west * desk, dy: -north * desk }, { width: 900, height: 700 }, size), "on a desk it lies beside the moon").toBe(false);
  });

  it("hides what lies below it", () => {
    const [x, y] = moon.regions["byrgius"]?.pieces ?? [0, 0];
    expect(hides([x - 80, y - 80, x + 80, y + 80], moon, ["byrgius"])).toBe(true);
    expect(hides([x - 80, y - 80, x + 80, y + 80], moon, ["honigmeer"])).toBe(false);
  });
});
