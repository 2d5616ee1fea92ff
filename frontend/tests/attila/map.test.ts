import { describe, expect, it } from "vitest";

import { counted, facts, isPeople, spread } from "../../src/faces/attila/facts.ts";
import { sentence } from "../../src/faces/attila/map.ts";
import { changes, origin, UPPER } from "../../src/faces/attila/standing.ts";
import { load } from "../maps.ts";
import { letters } from "../../src/look/seats.ts";
import { at } from "./recorded.ts";

describe("sentences and letters", () => {
  it("a province is a whole sentence: name, where it lies, stones, what may be done", () => {
    const scene = at("four", "play");
    const known = facts(scene.view);
    const said = sentence("moesia", scene);
    expect(said).toMatch(/^Mösien\. Grenzprovinz\. /);
    for (const [people] of counted(known.provinces["moesia"])) expect(said).toContain(scene.words.name("people", people));
    expect(said).toContain("Hierher dürfen:");
    expect(sentence(known.pacified[0] ?? "", scene)).toContain("Befriedet.");
    expect(sentence("africa", scene)).toBe("Africa (Karthago). Keine Steine. 4 Plätze frei.");
  });

  it("the upper provinces are those of the map", () => {
    const map = load("attila");
    const upper = Object.entries(map.regions).filter(([, region]) => region.groups.includes("upper")).map(([id]) => id);
    expect(upper.sort()).toEqual([...UPPER].sort());
  });

  it("two seats with the same first letter get a second one", () => {
    expect(letters(["Imelda", "Franz", "Ida"], 0)).toBe("Im");
    expect(letters(["Imelda", "Franz", "Ida"], 2)).toBe("Id");
    expect(letters(["Imelda", "Franz", "Ida"], 1)).toBe("F");
  });

  it("knows its peoples", () => {
    expect([isPeople("goths"), isPeople("romans"), isPeople(undefined)]).toEqual([true, false, false]);
    expect(spread({ moesia: { huns: 2 }, raetia: { huns: 1, goths: 1 } }, "huns")).toEqual({ stones: 3, provinces: 2 });
  });
});

describe("stones on the move", () => {
  const map = load("attila");

  it("come one by one, and go", () => {
    expect(changes({ raetia: { goths: 1 } }, { raetia: { goths: 1 } })).toEqual([]);
    expect(changes({ raetia: { goths: 1 }, asia: { huns: 2 } }, { raetia: { goths: 2, huns: 1 } })).toEqual([
      { province: "raetia", people: "huns", by: 1 },
      { province: "raetia", people: "goths", by: 1 },
      { province: "asia", people: "huns", by: -2 },
    ]);
  });

  it("come from a neighbour with most of their people, else from their home", () => {
    const at = (id: string): readonly number[] => (map.regions[id]?.pieces ?? []).slice(0, 2);
    expect(origin(map, { raetia: { goths: 1 }, pannonia: { goths: 2 } }, "noricum", "goths")).toEqual(at("pannonia"));
    const home = map.marks.find(({ text }) => text === "goths");
    expect(origin(map, { pannonia: { huns: 2 } }, "noricum", "goths")).toEqual([home?.x, home?.y]);
    expect(origin(map, { asia: { goths: 1 } }, "asia", "goths")).toBeNull();
  });
});
