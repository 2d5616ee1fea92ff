import { readFileSync, readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { inkOn, symbol } from "../src/board/style.ts";
import { looksOf, owners, patterns, symbols, variables, type Look } from "../src/look/theme.ts";
import { NAMES, load } from "./maps.ts";

const SOURCES = new URL("../src/board/", import.meta.url);
const css = readFileSync(new URL("board.css", SOURCES), "utf8");
const code = readdirSync(SOURCES)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(new URL(name, SOURCES), "utf8"))
  .join("\n");

/** Variables without which a line of the style sheet has no meaning. */
function needed(look: Look): string[] {
  const other = look === "parchment" ? "paper" : "parchment";
  const lines = css.split("\n").filter((line) => !line.includes(`[data-look="${other}"]`));
  return [...lines.join("\n").matchAll(/var\((--kt-[\w-]+)\)/g)].map(([, name = ""]) => name);
}

/** Set by the kernel itself. */
const own = new Set([...code.matchAll(/"(--kt-[\w-]+)"/g)].map(([, name = ""]) => name));
/** Drawings that only one of the looks has. */
const PAPER_ONLY = ["--kt-front", "--kt-group-border", "--kt-sea-border"];
const PARCHMENT_ONLY = ["--kt-frontier", "--kt-hatch", "--kt-slab", "--kt-slab-edge"];

describe.each(["parchment", "light", "dark"] as const)("the look %s", (look) => {
  const known = variables(look);

  it("has every variable that the style sheet needs", () => {
    const missing = new Set(needed(look).filter((name) => !known.has(name) && !own.has(name)));
    const allowed = look === "parchment" ? PAPER_ONLY : PARCHMENT_ONLY;
    expect([...missing].filter((name) => !allowed.includes(name))).toEqual([]);
    expect(needed(look).length).toBeGreaterThan(40);
  });

  it("colours every group and side of the maps that can wear it", () => {
    let seen = 0;
    for (const name of NAMES) {
      const map = load(name);
      if (!looksOf(map.look).includes(look) || look === "parchment") continue;
      for (const [id, region] of Object.entries(map.regions)) {
        const side = region.values["side"];
        if (region.cell || (region.water && !region.groups.length)) continue;
        const names = typeof side === "string" ? [`--kt-tint-${side}`] : region.groups.map((group) => `--kt-group-${group}`);
        if (region.water && !names.some((found) => known.has(found))) continue; // plain sea
        seen += 1;
        expect(names.some((found) => known.has(found)), `${name}: ${id} ${names.join()}`).toBe(true);
      }
    }
    if (look !== "parchment") expect(seen).toBeGreaterThan(150);
  });
});

describe("owners", () => {
  it("have emblems that are drawn", () => {
    expect(Object.keys(owners).length).toBe(16);
    for (const [name, { emblem }] of Object.entries(owners)) expect(symbol(symbols, emblem), name).not.toBe("");
    expect(symbol(symbols, "unheard_of")).toBe("");
  });

  it("are written on in black or white", () => {
    expect(inkOn("#ffffff")).toBe("#111111");
    expect(inkOn("#f8b815")).toBe("#111111");
    expect(inkOn("#24212c")).toBe("#ffffff");
    expect(inkOn("#1f50b4")).toBe("#ffffff");
  });
});

describe("patterns", () => {
  it("are worn by every side of the maps and every player, and differ between sides", () => {
    const sides = new Set<string>();
    for (const name of NAMES) {
      for (const { values } of Object.values(load(name).regions)) if (typeof values["side"] === "string") sides.add(values["side"]);
    }
    expect(sides.size).toBeGreaterThan(5);
    for (const side of [...sides, "black", "blue", "red", "green", "yellow", "pink"]) expect(patterns[side], side).toBeDefined();
    expect(new Set([...sides].map((side) => patterns[side])).size).toBe(sides.size);
  });
});
