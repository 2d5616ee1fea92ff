import { describe, expect, it } from "vitest";

import { botNames } from "../src/pages/opening.ts";

const front = { name: "front", players: 2, sentence: "", help: "", bot_names: ["Germany", "Soviet Union"], minutes: null, options: {}, roles: [] };
const europe = { bot_names: [{ players: 2, names: ["Germany", "Allied Command"] }, { players: 3, names: ["Germany", "Soviet Union", "Western Command"] }], starts: [front] };
const attila = { bot_names: [{ players: 3, names: ["Alarich", "Galla", "Stilicho", "Aetius"] }], starts: [] };

describe("what bots are called", () => {
  const called = (...of: Parameters<typeof botNames>): readonly (string | undefined)[] => botNames(...of).map(({ name }) => name);

  it("goes by what they play, where seats differ", () => {
    expect(called(europe, ["Nora", null, null])).toEqual([undefined, "Soviet Union", "Western Command"]);
    expect(called(europe, [null, "Nora"])).toEqual(["Germany", undefined]);
    expect(called(europe, ["Nora", null], "front")).toEqual([undefined, "Soviet Union"]);
  });

  it("never gives a name that somebody has, nor that of another seat", () => {
    expect(called(attila, ["galla ", null, null])).toEqual([undefined, "Aetius", "Stilicho"]);
    expect(called(europe, ["Soviet Union", null], "front")).toEqual([undefined, undefined]);
    expect(called(europe, ["Allied Command", null])).toEqual([undefined, undefined]);
  });

  it("is left to the server where a game does not say", () => {
    expect(called({ bot_names: [], starts: [] }, ["Nora", null])).toEqual([undefined, undefined]);
  });
});
