import { beforeAll, describe, expect, it } from "vitest";

import { meet } from "../src/faces/europe/map.ts";
import { SPACES } from "../src/faces/europe/material.ts";
import { reach, steps } from "../src/faces/europe/reach.ts";
import type { Scene } from "../src/faces/face.ts";
import type { Decision, LegalAction } from "../src/net/shapes.ts";
import { begin } from "../src/table/draft.ts";
import { reached } from "../src/table/route/routing.ts";
import { load } from "./maps.ts";

beforeAll(() => { meet(load("europe")); });

const action = (notation: string, number: number): LegalAction => {
  const [name = "", ...words] = notation.split(" ");
  return { number, notation, sentence: notation, fields: { action: name, ...(words.length > 1 ? { kind: words[0] ?? "" } : {}), space: words.at(-1) ?? "" } };
};
const scene = (question: string, more: object): Scene => {
  const legal = ["pick hungary", "send armor east_poland", "send armor baltic_states"].map(action);
  const draft = begin({ id: "1", question, legal } as unknown as Decision);
  const view = { power: "germany", phase: question === "NonCombat.order" ? "noncombat" : "combat_move", units: { poland: { germany: { armor: 2 } } }, stack: [{ step: question, picked: SPACES.indexOf("poland") }], ...more };
  return { draft, view, settled: view, kept: new Map() } as unknown as Scene;
};

describe("how far a kind gets", () => {
  it("counts the places that the map marks: neither where it stands, nor in combat a land of one's own, which is picked by a press", () => {
    const shown = scene("CombatMove.order", {});
    const { draft } = shown;
    if (!draft) throw new Error("nothing is asked");
    reached.set(draft.steps, { armor: ["hungary", "baltic_states", "east_poland", "poland", "bessarabia"] });
    expect(reach(shown, draft, "poland", "armor")).toBe(3);
  });

  it("is of aircraft that have flown what is left to them", () => {
    const flights = [{ kind: "bomber", count: 1, at: "poland", from: "germany", left: 4, role: "spent" }];
    expect(steps(scene("NonCombat.order", { flights }), "poland", "bomber")).toBe(4);
    expect(steps(scene("NonCombat.order", {}), "poland", "armor")).toBe(2);
  });
});
