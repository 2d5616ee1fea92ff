import { expect, it } from "vitest";

import type { Scene } from "../src/faces/face.ts";
import type { Ahead } from "../src/table/draft.ts";
import { endsText, turned } from "../src/table/ends.ts";
import { speaker } from "../src/words/table/index.ts";

const scene = { settled: { turn: 4 }, viewer: 0, seats: [{ seat: 0, name: "Anna" }, { seat: 1, name: "Ben" }] } as unknown as Scene;
const ahead = (turn: number, ends: Ahead["ends"], decision: unknown = null): Ahead => ({ view: { turn }, events: [], decision, ends }) as unknown as Ahead;

it("says that a draft ends the turn, whoever or whatever is next", () => {
  const say = speaker("de");
  expect([turned(scene, ahead(5, "other")), turned(scene, ahead(5, "chance")), turned(scene, ahead(4, "chance")), turned(scene, ahead(5, null, {})), turned(scene, ahead(5, "over")), turned(scene, null)]).toEqual([true, true, false, false, false, false]);
  expect(endsText(say, scene, ahead(5, "other"))).toBe("Damit endet dein Zug.");
  expect(endsText(say, scene, ahead(4, "other"))).toContain("Ben");
  expect(endsText(say, scene, ahead(4, null, {}))).toBe("");
});
