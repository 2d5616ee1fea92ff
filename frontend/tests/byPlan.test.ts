import { expect, it } from "vitest";

import type { Scene } from "../src/faces/face.ts";
import { answers, byPlan, fought, plans } from "../src/faces/parts/planned.ts";
import { paced } from "../src/table/narrator.ts";

const scene = { view: { turn: 4 } } as unknown as Scene;

it("what a plan answers is likely to be answered by it next, until that says otherwise", () => {
  plans(scene, "ukraine");
  expect(byPlan(4), "nothing was answered by it yet").toBe(false);
  answers("9:1", true);
  expect(byPlan(4)).toBe(true);
  expect(byPlan(5), "another turn is asked about").toBe(false);
  answers("9:2", false); // only people can decide that
  expect(byPlan(4)).toBe(false);
  answers("9:3", true);
  plans(scene, null); // it was stopped
  expect(byPlan(4)).toBe(false);
});

it("a battle that is fought to its end is told a step quicker, in its turn", () => {
  plans(scene, "ukraine");
  expect([fought(4), fought(14), fought(5), fought(undefined)]).toEqual([true, false, false, false]);
  expect((["off", "slow", "middle", "fast"] as const).map((speed) => paced(speed, 4))).toEqual(["off", "middle", "fast", "fast"]);
  expect(paced("slow", 5)).toBe("slow");
  plans(scene, null);
  expect(paced("middle", 4)).toBe("middle");
});
