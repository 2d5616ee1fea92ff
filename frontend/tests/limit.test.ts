/** How the time that is left of a whole game is told. */

import { describe, expect, it } from "vitest";

import { limitInShort, limitInWords, momentOf } from "../src/table/TimeLimit.tsx";
import { MENU } from "../src/words/menu/index.ts";

const MINUTE = 60_000;
await Promise.all([MENU.learn("de"), MENU.learn("en")]);
const [de, en] = [MENU.speaker("de"), MENU.speaker("en")];

describe("the time that is left", () => {
  it("counts minutes that have begun, then hours, then days", () => {
    expect([1, MINUTE, MINUTE + 1, 59 * MINUTE].map((left) => limitInShort(en, left))).toEqual(["1 min", "1 min", "2 min", "59 min"]);
    expect([60, 61, 125].map((n) => limitInShort(de, n * MINUTE))).toEqual(["1:00 Std.", "1:01 Std.", "2:05 Std."]);
    expect(limitInWords(en, 125 * MINUTE)).toBe("2 h 5 min left");
    expect(limitInWords(de, 2 * 1440 * MINUTE)).toBe("noch 2 Tage");
    expect(limitInShort(en, 2 * 1440 * MINUTE - MINUTE)).toBe("47:59 h");
  });

  it("says when it is over", () => {
    for (const left of [0, -MINUTE]) expect(limitInWords(en, left)).toBe("Time is up: this round is the last");
  });

  it("names a day only when it is another one", () => {
    const now = new Date(2030, 4, 1, 20, 0).getTime();
    expect(momentOf("de", now + 90 * MINUTE, now)).toBe("21:30");
    expect(momentOf("de", now + 600 * MINUTE, now)).toContain("02.05.2030");
  });
});
