/** Who could attack a region next: the shores of a sea zone are one step apart. */

import { describe, expect, it } from "vitest";

import { facts } from "../src/faces/attack/facts.ts";
import { threats } from "../src/faces/attack/reach.ts";
import { threatened } from "../src/faces/attack/words/reach.ts";
import type { View } from "../src/net/shapes.ts";
import { load } from "./maps.ts";

const known = (...armies: Record<string, unknown>[]) => facts({ game: "attack", players: armies.length, turn: 1, viewer: 0, legal: [], active: 0, armies } as unknown as View);

describe("who could attack a region with the next movement", () => {
  const map = load("attack");

  it("counts what comes over a sea zone, less the unit that stays in each region (ATK-31, ATK-25)", () => {
    const found = threats(known({ france: { infantry: 2 } }, { yugoslavia: { infantry: 3, tank: 2 }, libya: { infantry: 1, artillery: 1 } }), map, "france");
    expect(found).toEqual([{ seat: 1, land: [], sea: ["yugoslavia", "libya"], army: { infantry: 2, tank: 2, artillery: 1 } }]);
  });

  it("counts neighbours on land, tanks through land of their own, and aircraft over any (ATK-28)", () => {
    const all = { infantry: 2, tank: 1, aircraft: 1 };
    const through = threats(known({ france: { infantry: 1 } }, { germany: { infantry: 1 }, poland: all }), map, "france");
    expect(through).toEqual([{ seat: 1, land: ["poland"], sea: [], army: { tank: 1, aircraft: 1 } }]);
    expect(threats(known({ france: { infantry: 1 } }, { poland: all }), map, "france")).toEqual([{ seat: 1, land: ["poland"], sea: [], army: { aircraft: 1 } }]);
  });

  it("names nobody whose units are further away, or who has none to spare", () => {
    expect(threats(known({ france: { infantry: 1 } }, { germany: { infantry: 1 }, chile: { infantry: 9 } }), map, "france")).toEqual([]);
  });

  it("says in both languages who comes, with what and from where", () => {
    expect(threatened("en", "Victor", 15, "France", ["Germany"], ["Libya", "Near East"])).toBe("Victor can attack France with up to 15 units: by land from Germany, across the sea from Libya and Near East.");
    expect(threatened("de", "Victor", 1, "Frankreich", [], ["Libyen"])).toBe("Victor kann Frankreich mit 1 Einheit angreifen: über See (Libyen).");
  });
});
