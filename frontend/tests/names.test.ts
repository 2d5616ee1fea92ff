import { expect, it } from "vitest";

import { Chapter, COMMON } from "../src/words/chapter.ts";
import { MENU } from "../src/words/menu/index.ts";

it("isolates a name from right to left in the page's own sentences, and no other", async () => {
  await Promise.all([COMMON.learn("en"), MENU.learn("en")]);
  expect(MENU).toBeInstanceOf(Chapter);
  const say = MENU.speaker("en");
  for (const name of ["אבג", "محمد", "Anna משה", "ࢠ", "ﷺ", "\u{10900}", "\u{1e900}"]) expect(say("i_am", { name })).toContain(`\u2068${name}\u2069`);
  for (const name of ["Anna", "Ånna 2", "李小龍", "Ελένη", "Анна", "👨‍👩‍👧", "❤\ufe0f", "ⴰⵎⴰⵣⵉⵖ"]) expect(say("i_am", { name })).not.toMatch(/[\u2066-\u2069]/);
});
