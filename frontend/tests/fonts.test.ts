import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (folder: string, which: RegExp): string => readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: "utf8" }).filter((file) => which.test(file)).map((file) => readFileSync(`${ROOT}${folder}/${file}`, "utf8")).join("");

/** Letters that lie in the second file of a font. */
function second(name: string): ReadonlySet<number> {
  const face = read("frontend/src/look", /^more[.]css$/).split("\n").find((line) => line.includes(`/more-${name}.woff2`)) ?? "";
  const ranges = /unicode-range: ([^;]+);/.exec(face)?.[1]?.split(", ") ?? [];
  return new Set(ranges.flatMap((range) => {
    const [from = 0, to = from] = range.slice(2).split("-").map((number) => Number.parseInt(number, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }));
}

const missed = (text: string, name: string): string => [...new Set(text)].filter((letter) => second(name).has(letter.codePointAt(0) ?? 0)).join("");

describe("what we write ourselves needs no second file of a font", () => {
  const said = read("frontend/src", /(^|\/)words\/.*[.]ts$/) + read("src/kartentisch", /[.]ftl$/);
  it.each(["barlow-400", "barlow-600", "barlow-700", "barlow-condensed-600-normal", "barlow-condensed-700-normal", "cinzel-700"])("%s", (name) => {
    expect(second(name).size).toBeGreaterThan(60);
    expect(second(name).has(0xe7)).toBe(true); // ç
    expect(missed(said, name)).toBe("");
  });
  const places = read("src/kartentisch/games", /[.]map[.]json$/);
  it.each(["alegreya-sans-sc-700-normal", "eb-garamond-500-normal", "eb-garamond-500-italic", "barlow-condensed-500-italic"])("%s", (name) => {
    expect(second(name).size).toBeGreaterThan(60);
    expect(missed(places, name)).toBe("");
  });
});
