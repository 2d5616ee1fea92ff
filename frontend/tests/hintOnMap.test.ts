import { describe, expect, it } from "vitest";

import { placesOf, waysOf } from "../src/table/hint/onMap.ts";
import { groupsOf } from "../src/faces/parts/groups.ts";
import { load } from "./maps.ts";

const step = (fields: Readonly<Record<string, string>>) => ({ number: 0, notation: "", fields, sentence: "" });
const namesOf = (map: string, lang: "de" | "en" = "en") => new Map(Object.entries(load(map).regions).map(([id, region]) => [region[lang], id] as const));

describe("what a hint speaks of on the map", () => {
  it.each([
    ["attila", "Place a stone of the Saxons in Raetia. Take the influence.", [{ action: "place", people: "saxons", province: "raetia" }, { action: "influence" }], ["raetia"]],
    ["attack", "Reinforce Panama with 3 tanks. Reinforce Romania with one tank.", [{ region: "panama", unit: "tank" }, { region: "panama", unit: "tank" }, { region: "romania", unit: "tank" }], ["panama", "romania"]],
    ["europe", "Lose one submarine (Germany).", [{ action: "lose", kind: "submarine", power: "germany" }], []],
    ["europe", "Attack East Poland with 3 tanks: it opens the way to Moscow.", [{ from: "germany", to: "east_poland" }], ["germany", "east_poland", "moscow"]],
    ["attacke", "Play a revolution in South America.", [{ action: "revolution", continent: "suedamerika" }], groupsOf(load("attacke"))["suedamerika"] ?? []],
    ["europe", "Buy 8 infantry.", [{ action: "buy", kind: "infantry" }], []],
  ])("%s: %s", (map, sentence, steps, places) => {
    expect(placesOf({ sentence, steps: steps.map(step as never) }, namesOf(map), groupsOf(load(map)))).toEqual(places);
  });

  it("says each way once, and none where nothing goes", () => {
    const ids = new Set(namesOf("europe").values());
    expect(waysOf({ steps: [step({ from: "germany", to: "poland" }), step({ from: "germany", to: "poland" }), step({ space: "poland" }), step({ power: "germany", space: "france" })] }, ids)).toEqual([["germany", "poland"]]);
  });
});
