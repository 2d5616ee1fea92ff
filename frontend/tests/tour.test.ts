import { describe, expect, it } from "vitest";

import { overlap, place, within, type Box } from "../src/table/tour/place.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const CARD = { width: 320, height: 180 };
const placed = (target: Box, window: typeof DESK, must: readonly Box[] = [], rather: readonly Box[] = []): Box => ({ ...CARD, ...place(CARD, target, window, must, rather) });

describe("a mark", () => {
  it("lies beside what it speaks of, and inside of the window", () => {
    for (const window of [DESK, PHONE]) {
      for (const target of [box(0, 0, 40, 40), box(window.width - 40, window.height - 40, 40, 40), box(0, window.height / 2, window.width, window.height / 2), box(window.width - 60, 0, 60, 200)]) {
        const card = placed(target, window, [target]);
        expect(overlap(card, target)).toBe(0);
        expect(within(card, box(0, 0, window.width, window.height))).toEqual(card);
        const near = box(target.left - 20, target.top - 20, target.width + 40, target.height + 40);
        expect(overlap(card, near), JSON.stringify(card)).toBeGreaterThan(0);
      }
    }
  });

  it("covers nothing that must be clicked, even if it lies further away then", () => {
    const question = box(0, 430, 390, 330);
    const keys = [box(8, 52, 180, 40), box(240, 380, 150, 44), box(0, 760, 390, 84), box(0, 0, 390, 52)];
    const card = placed(question, PHONE, [question, ...keys]);
    for (const key of [question, ...keys]) expect(overlap(card, key)).toBe(0);
  });

  it("leaves what is lit on the map free where there is room, and covers as little as can be where there is none", () => {
    const map = box(0, 60, 900, 740);
    const lit = box(300, 300, 300, 300);
    expect(overlap(placed(map, DESK, [], [lit]), lit)).toBe(0);
    const everything = box(0, 0, 390, 844);
    const free = box(0, 0, 390, 190);
    expect(overlap(placed(everything, PHONE, [], [box(0, 190, 390, 654)]), free)).toBeGreaterThan(300 * 170);
  });

  it("never covers what it speaks of, even where it must cover something else", () => {
    const switched = box(254, 106, 132, 46);
    const others = [box(0, 0, 390, 100), box(14, 345, 260, 80), box(0, 325, 390, 40), box(14, 488, 362, 60), box(14, 557, 362, 64), box(14, 640, 362, 46), box(0, 784, 390, 60)];
    expect(overlap(placed(switched, PHONE, [...others, switched]), switched)).toBe(0);
  });

  it("lies in the corner of a window that is smaller than the card", () => {
    expect(place(CARD, box(10, 10, 20, 20), { width: 200, height: 100 }, [], [])).toEqual({ left: 8, top: 8 });
  });
});
