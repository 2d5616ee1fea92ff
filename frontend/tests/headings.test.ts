/** Headings begin with a capital letter, in every game and both languages. */

import { describe, expect, it } from "vitest";

type Said = Readonly<Record<string, unknown>>;
const PARTS = import.meta.glob<string>("../src/faces/*/*.tsx", { eager: true, query: "?raw", import: "default" });
const WORDS = import.meta.glob<Record<string, Said>>("../src/faces/*/words/**/{de,en}.ts", { eager: true });
const HEADING = /<(?:h[1-6]|th|legend|summary|dt|p[^>]*><b)\b[^>]*>(?:<Said>)?\{w\.(\w+)/g; // a bold word at the beginning of a line is one as well

const gameOf = (file: string): string => file.split("/")[3] ?? "";
/** As it begins, with whatever is put in. */
function begins(said: unknown): string {
  if (typeof said !== "function") return typeof said === "string" ? said : "";
  try { return String((said as (...put: readonly unknown[]) => unknown)("X", 2, 3, 4)); } catch { return ""; }
}

describe("headings", () => {
  const found = Object.entries(PARTS).flatMap(([file, source]) => [...source.matchAll(HEADING)].map(([, key = ""]) => ({ file, key })));

  it("are found in every game that has some", () => {
    expect(new Set(found.map(({ file }) => gameOf(file)))).toEqual(new Set(["attack", "attacke", "attila", "europe", "selfr3"]));
  });

  for (const lang of ["de", "en"] as const) {
    it(`begin with a capital letter: ${lang}`, () => {
      const small = found.flatMap(({ file, key }) => Object.entries(WORDS).flatMap(([words, { [lang]: chapter }]) => {
        const text = chapter && gameOf(words) === gameOf(file) ? begins(chapter[key]) : "";
        return /^\p{Ll}/u.test(text) ? [`${file}: ${text}`] : [];
      }));
      expect(small).toEqual([]);
    });
  }
});
