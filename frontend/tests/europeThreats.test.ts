import { beforeAll, describe, expect, it } from "vitest";

import type { Threat } from "../src/faces/europe/facts.ts";
import { meet } from "../src/faces/europe/map.ts";
import { told } from "../src/faces/europe/threats.ts";
import { THREATS } from "../src/faces/europe/words/threats.ts";
import type { Decision, LegalAction } from "../src/net/shapes.ts";
import { begin, type Draft } from "../src/table/draft.ts";
import { load } from "./maps.ts";

beforeAll(() => { meet(load("europe")); });

const threat = (space: string, guards: number): Threat => ({ space, foes: 5, guards });
const known = { threats: [threat("poland", 4), threat("finland", 0), threat("vyborg", 1)], held: ["poland", "finland"] };
const action = (notation: string, number: number): LegalAction => {
  const [name = "", ...words] = notation.split(" ");
  return { number, notation, sentence: notation, fields: { action: name, ...(words.length > 1 ? { kind: words[0] ?? "" } : {}), space: words.at(-1) ?? "" } };
};
const asks = (question: string, ...notations: string[]): Draft => begin({ id: "1", question, legal: notations.map(action) } as unknown as Decision);
const lands = (draft: Draft): readonly string[] => told(known, draft, "").map(({ space }) => space);

describe("lands that the enemy could take", () => {
  it("are all named while every unit may still go there", () => {
    expect(lands(asks("NonCombat.order", "finish"))).toEqual(["poland", "finland", "vyborg"]);
  });

  it("are in combat movement those that are taken, and those that are left empty for it", () => {
    const draft = asks("CombatMove.order", "finish");
    expect(lands(draft)).toEqual(["vyborg"]);
    expect(lands({ ...draft, steps: [action("pick finland", 1), action("send infantry vyborg", 2)] })).toEqual(["finland", "vyborg"]);
  });

  it("are at the placement those where something can be placed", () => {
    expect(lands(asks("Placement.place", "finish", "place infantry finland"))).toEqual(["finland"]);
  });

  it("say by how many, and of a single unit what it does", () => {
    expect(THREATS.en.one("Vyborg", 6, 1, true)).toBe("Vyborg: up to 6 enemy units could attack; 1 defends.");
    expect(THREATS.de.one("Wyborg", 1, 2, false)).toBe("Wyborg: Eine feindliche Einheit könnte zurückschlagen; höchstens 2 verteidigen.");
  });
});
