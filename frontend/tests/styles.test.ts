import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const read = (file: string): string => readFileSync(src + file, "utf8");
const parts = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /^(table|faces|app)\/.*\.tsx$/.test(file));

it("the game in short, which lies over a table, styles nothing of the table", () => { // it grew the top bar by the margin of a drawing
  const selectors = [...read("pages/game-summary.css").matchAll(/^([^{}@\n]+)\{/gm)].flatMap(([, list = ""]) => list.split(","));
  const loose = [...new Set(selectors.flatMap((one) => /^(?:\[[^\]]*\] )?\.([\w-]+)/.exec(one.trim())?.[1] ?? []))];
  expect(loose.length).toBeGreaterThan(0);
  expect(loose.filter((name) => parts.some((file) => new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(read(file))))).toEqual([]);
});
