/** The page's maps have lighter lines: what was left out is nowhere to be seen, and everything lies where it lay. */

import { describe, expect, it } from "vitest";

import { lighter, simplified, TOLERANCE } from "../simplify.ts";
import { inside, linesPath, loopsPath, outlines } from "../src/board/lines.ts";
import { parse } from "../src/board/mapfile.ts";
import { facts, FILES, text } from "./maps.ts";

it("keeps ends and corners, and drops what lies on the way", () => {
  expect(simplified([0, 0, 2, 0, 2, 0, 2, 0, 0, 4, 0, 4], 0.8)).toEqual([0, 0, 6, 0, 0, 8]);
  expect(simplified([0, 0, 3, 1, 3, -1, 0, 9], 0.8)).toEqual([0, 0, 3, 1, 3, -1, 0, 9]);
  expect(simplified([5, 5, 1, 0, -1, 1, 0, -1], 0.8)).toEqual([5, 5, 1, 0, -1, 1, 0, -1]); // a tiny island stays
});

describe.each([...FILES.keys()])("the map %s", (name) => {
  const [whole, light] = [parse(text(name)), parse(JSON.stringify(lighter(JSON.parse(text(name)) as never)))];

  it("is drawn with far fewer points, none of them another one", () => {
    const points = ({ arcs }: typeof whole): number => arcs.reduce((sum, { d }) => sum + d.length / 2, 0);
    if (points(whole) > 2000) expect(points(light) / points(whole)).toBeLessThan(0.65);
    for (const [i, { d }] of whole.arcs.entries()) {
      const at = (steps: readonly number[]): readonly string[] => {
        let [x, y] = [0, 0];
        return Array.from({ length: steps.length / 2 }, (_, k) => [(x += steps[2 * k] ?? 0), (y += steps[2 * k + 1] ?? 0)].join());
      };
      const [all, kept] = [at(d), at(light.arcs[i]?.d ?? [])];
      expect([kept[0], kept.at(-1)]).toEqual([all[0], all.at(-1)]);
      const known = new Set(all);
      expect(kept.every((one) => known.has(one))).toBe(true);
    }
    for (const lake of light.lakes) expect(loopsPath(light, lake)).toMatch(/^M.*z$/);
    for (const line of [...light.rivers, ...light.waterlines.flat()]) expect(linesPath(light, [line])).toMatch(/^M.*l/);
    expect(TOLERANCE, "less than it was rounded to").toBeLessThan(whole.grid);
  });

  it("has every region where it was", () => {
    for (const [id, { pieces: [x, y] }] of Object.entries(whole.regions)) expect(inside([x, y], outlines(light, id)), id).toBe(inside([x, y], outlines(whole, id)));
    const probes = facts(name).probes.filter(([x, y, id]) => id !== null && inside([x, y], outlines(light, id)));
    expect(probes.length / facts(name).probes.filter(([, , id]) => id !== null).length, "but for some at the very edge").toBeGreaterThan(0.97);
  });
});
