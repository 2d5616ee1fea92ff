import { describe, expect, it } from "vitest";

import { nameAt } from "../src/table/nameAt.ts";

const NAMES = new Map([["Poland", "poland"], ["East Poland", "east_poland"], ["British Convoy 1", "uk_convoy_1"], ["Ural", "ural"], ["Österreich", "austria"]]);
const at = (text: string, word: string, more = 0): string => nameAt(text, text.indexOf(word) + more, NAMES);

describe("the place whose name is read", () => {
  it("is the one under the pointer, whole words only, the longest name", () => {
    const text = "From Poland to East Poland: sinks British Convoy 1, near the Ural.";
    expect(at(text, "Poland", 2)).toBe("poland");
    expect(at(text, "East", 1)).toBe("east_poland");
    expect(at(text, "East", 8)).toBe("east_poland");
    expect(at(text, "Convoy")).toBe("uk_convoy_1");
    expect(at(text, "Ural", 4), "behind its last letter").toBe("ural");
    for (const word of ["From", "sinks", "near"]) expect(at(text, word, 1)).toBe("");
    expect(at("Polands Uralic", "Polands", 2)).toBe("");
    expect(at("Uralic", "Ural", 2)).toBe("");
    expect(at("(Österreich)", "sterr")).toBe("austria");
  });
});
