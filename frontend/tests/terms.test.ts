/** Words of a game are found in a text: the longest form, each once, and no parts of other words. */

import { expect, it } from "vitest";

import type { Term } from "../src/net/shapes.ts";
import { pieces } from "../src/pages/glossary/terms.tsx";

const term = (id: string, ...forms: string[]): Term => ({ id, name: forms[0] ?? "", forms, text: "", rule: "", picture: "", owner: "" });
const WORDS = [term("revolution", "Revolution"), term("counter", "Gegenrevolution", "counter-revolution"), term("sea", "sea power"), term("battle", "sea battle")];
const marked = (text: string): readonly string[] => pieces(text, WORDS).filter(({ id }) => id).map(({ id, text: said }) => `${id}: ${said}`);

it("finds the words of a game", () => {
  expect(marked("Eine Gegenrevolution gegen die Revolution, eine Revolution.")).toEqual(["counter: Gegenrevolution", "revolution: Revolution"]);
  expect(marked("A counter-revolution; Sea power after a sea battle")).toEqual(["counter: counter-revolution", "sea: Sea power", "battle: sea battle"]);
  expect(marked("Revolutionär, seapower")).toEqual([]);
  for (const text of ["", "Nichts davon.", "Die Revolution"]) expect(pieces(text, WORDS).map((piece) => piece.text).join("")).toBe(text);
});
