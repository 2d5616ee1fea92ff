import { describe, expect, it } from "vitest";

const MODULES = Object.entries(import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" }))
  .map(([file, text]) => [file.slice("../src/".length), text.replaceAll(/\/\*[^]*?\*\/|\/\/ .*$/gm, "")] as const);

/** What of a browser may be wrong, refuse or be missing, and the only modules that touch it. */
const DOORS: Readonly<Record<string, readonly [RegExp, readonly string[]]>> = {
  "the device's clock": [/\bDate\s*\.\s*now\b|\bnew Date\s*(\(\s*\)|(?![\w(]))|(?<!new )\bDate\(|\btimeOrigin\b/, ["net/clock.ts"]],
  "a clock that counts": [/\bperformance\s*\.\s*now\b/, ["net/clock.ts", "board/camera.ts"]], // the camera's is never shown
  "a store": [/\b(localStorage|sessionStorage|indexedDB)\b|document\s*\.\s*cookie\b/, ["net/storage.ts"]],
};

describe("one door for", () => {
  it.each(Object.entries(DOORS))("%s", (_, [what, doors]) => {
    expect(MODULES.length).toBeGreaterThan(200);
    expect(MODULES.filter(([file, text]) => what.test(text) && !doors.includes(file)).map(([file]) => file)).toEqual([]);
    expect(doors.filter((door) => !MODULES.some(([file, text]) => file === door && what.test(text))), "doors that lead nowhere").toEqual([]);
  });
});
