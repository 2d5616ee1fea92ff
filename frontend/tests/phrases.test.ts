/** How a table of one's own stands, in a few words. */

import { expect, it } from "vitest";

import type { OwnTable } from "../src/net/shapes.ts";
import { standing } from "../src/pages/phrases.ts";
import { speaker } from "../src/words/index.ts";

const over = (part: Partial<OwnTable>): OwnTable => ({
  table: { status: "over", seats: ["Ada", "Lina", "Oskar"].map((name, seat) => ({ seat, name })) }, own_seats: [0], scores: [14, 16, -1], winners: [1], endings: [], ...part,
}) as unknown as OwnTable;

it("a finished game says who has how many, the most first", () => {
  const say = (one: OwnTable, lang: "en" | "de" = "en") => standing(one, speaker(lang), lang).text;
  expect(say(over({}))).toBe("Lina wins · Lina 16, you 14, Oskar −1");
  expect(say(over({}), "de")).toBe("Lina gewinnt · Lina 16, du 14, Oskar −1");
  expect(say(over({ winners: [0], scores: [20, 16, 3] }))).toBe("you have won · you 20, Lina 16, Oskar 3");
  expect(say(over({ own_seats: [0, 2] })), "at one screen nobody is \"you\"").toBe("Lina wins · Lina 16, Ada 14, Oskar −1");
  expect(say(over({ winners: [0, 1], scores: [16, 16, 3] }))).toBe("you share the win · you 16, Lina 16, Oskar 3");
  expect(say(over({ winners: [0, 1, 2], scores: null })), "as the end of the table says it").toBe("a draw");
  expect(say(over({ winners: [0, 1, 2], own_seats: [], scores: null, endings: ["Time is up."] }), "de")).toBe("unentschieden · Time is up");
  expect(say(over({ scores: null, endings: ["Time is up."] }))).toBe("Lina wins · Time is up");
});
