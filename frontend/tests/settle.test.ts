import { describe, expect, it } from "vitest";

import { groupsOf } from "../src/faces/parts/groups.ts";
import { evenly, together } from "../src/faces/parts/autoSetup.ts";
import { meet, worthOf } from "../src/faces/europe/map.ts";
import { LANDS, SPACES } from "../src/faces/europe/material.ts";
import { rest } from "../src/faces/europe/settle.ts";
import { ahead, left, missing } from "../src/table/lesson/pointing.ts";
import type { View } from "../src/net/shapes.ts";
import type { Draft } from "../src/table/draft.ts";
import { load } from "./maps.ts";

describe("a set-up by a plain rule", () => {
  it("puts each where there are fewest, among equal places into the first", () => {
    expect(evenly([["a", 3], ["b", 1], ["c", 1]], 5)).toEqual(["b", "c", "b", "c", "a"]);
    expect(evenly([], 3)).toEqual([]);
  });

  it("claims where most is one's own, then in the smallest group", () => {
    const groups = { big: ["a", "b", "c"], small: ["x", "y"] };
    expect(together(["a", "y"], [], groups)).toBe("y");
    expect(together(["a", "y"], ["b"], groups)).toBe("a");
    expect(together([], [], groups)).toBeUndefined();
  });

  it("knows the groups of a map", () => {
    expect(groupsOf({ regions: { a: { groups: ["one"] }, b: { groups: ["one", "two"] } } } as never)).toEqual({ one: ["a", "b"], two: ["b"] });
  });
});

describe("new units of Europe by a plain rule", () => {
  const map = load("europe");
  meet(map);
  const FACTORIES = { germany: ["germany", "northern_italy"], ussr: ["moscow", "leningrad", "stalingrad", "archangel"] } as const;
  const laid = (power: keyof typeof FACTORIES, bought: Record<string, number>, units: Record<string, unknown>, more: Record<string, unknown> = {}, places: readonly string[] = FACTORIES[power]): readonly string[] => {
    const legal = Object.keys(bought).flatMap((kind) => places.map((space, number) => ({ number, notation: `place ${kind} ${space}`, fields: { action: "place", kind, space }, sentence: "" })));
    const draft = { decision: { question: "Placement.place", legal }, steps: [], ahead: null, chosen: {} } as unknown as Draft;
    return (rest({ players: 2, power, bought, units, ...more } as unknown as View, draft, map) ?? []).map(({ notation }) => notation);
  };
  const times = (n: number, what: string): readonly string[] => Array.from({ length: n }, () => what);

  it("stand near the enemy where nothing is in danger", () => {
    expect(laid("germany", { armor: 3, infantry: 1 }, { germany: { germany: { infantry: 4 } } })).toEqual(["place infantry germany", ...times(3, "place armor germany")]);
  });

  it("stand where most of the enemy is near, not where fewest of one's own are", () => {
    const front = { germany: { germany: { infantry: 6 } }, belorussia: { ussr: { infantry: 6 } }, moscow: { ussr: { infantry: 4, armor: 2 } }, ukraine: { ussr: { infantry: 2 } } };
    for (const taken of [["east_poland", "baltic_states"], ["east_poland", "baltic_states", "belorussia", "ukraine"]]) {
      const owners = Object.fromEntries(taken.map((land) => [land, "germany"]));
      expect(laid("germany", { armor: 3 }, taken.length > 2 ? { ...front, belorussia: { germany: { infantry: 9 } }, ukraine: { germany: { armor: 3 } } } : front, { owners })).toEqual(times(3, "place armor germany"));
    }
  });

  it("hold first what they can still hold, the capital before all, and no lost place", () => {
    const guarded = { moscow: { ussr: { infantry: 2 } }, leningrad: { ussr: { infantry: 4 } } };
    expect(laid("ussr", { infantry: 2 }, { ...guarded, russia: { germany: { armor: 2 } } })).toEqual(times(2, "place infantry moscow"));
    expect(laid("ussr", { infantry: 2 }, { ...guarded, russia: { germany: { armor: 9 } } }), "nothing helps").not.toContain("place infantry moscow");
    expect(laid("ussr", { infantry: 2 }, { ...guarded, vyborg: { germany: { armor: 3 } } })).toEqual(times(2, "place infantry leningrad"));
    expect(laid("ussr", { infantry: 1 }, { vyborg: { germany: { armor: 9 } } }, { owners: { leningrad: "ussr" } }, ["moscow", "stalingrad"]), "only where the rules offer it").not.toContain("place infantry leningrad");
  });

  it("are no more than a captured factory builds", () => {
    const built = SPACES.slice(0, LANDS).map((space) => (space === "leningrad" ? 1 : 0));
    const more = { owners: { leningrad: "germany" }, stack: [{ built }] };
    const all = laid("germany", { infantry: 5 }, { baltic_states: { germany: { infantry: 1 } } }, more, ["germany", "leningrad"]);
    expect(all).toHaveLength(5);
    expect(all.filter((one) => one.endsWith("leningrad")).length, "its land is worth as much, and one stands already").toBeLessThan(worthOf("leningrad"));
  });

  it("are ships beside those of one's own side, away from the enemy's", () => {
    expect(laid("germany", { submarine: 2 }, { baltic_sea: { germany: { destroyer: 1 } }, danish_sea: { uk: { battleship: 1 } } }, {}, ["baltic_sea", "danish_sea"])).toEqual(times(2, "place submarine baltic_sea"));
  });

  it("are asked for in no other question", () => {
    expect(rest({ players: 2, power: "germany" } as unknown as View, { decision: { question: "Advance.place", legal: [] }, steps: [], ahead: null, chosen: {} } as unknown as Draft, map)).toBeNull();
  });
});

describe("the way through a lesson", () => {
  const step = (number: number, fields: Record<string, string> = {}) => ({ number, fields: { action: "buy", ...fields }, notation: String(number), sentence: "" });
  const draft = (steps: readonly number[], legal: readonly number[]): Draft => ({ decision: { legal: legal.map((n) => step(n)) }, steps: steps.map((n) => step(n)), ahead: null, chosen: { action: "buy" } }) as unknown as Draft;

  it("leaves out what is drafted already, in whatever order", () => {
    expect(left([step(1), step(2), step(1)], draft([1, 5], [])).map(({ number }) => number)).toEqual([2, 1]);
  });

  it("goes on with what is legal now", () => {
    expect(ahead([step(1), step(2), step(2)], draft([1], [2, 3])).map(({ number }) => number)).toEqual([2]);
  });

  it("asks for what was not chosen yet", () => {
    expect(missing(step(1, { unit: "tank" }), draft([], []))).toEqual([["unit", "tank"]]);
  });
});
