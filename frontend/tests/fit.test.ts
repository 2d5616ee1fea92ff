import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

/** The oldest browsers that the page is for; the same as in the sentence of `fit.js`, in the document, and in the docs. */
const FLOOR = { chrome: 111, firefox: 121, safari: 16.4 };
type Since = readonly [chrome: number, firefox: number, safari: number];

/** What browsers of the last years have learnt, as it is written, and since when they know it. Infinity: not yet. */
const LEARNT: Readonly<Record<string, readonly [RegExp, Since]>> = {
  "AbortSignal.timeout": [/AbortSignal\.timeout/, [103, 100, 16]],
  "AbortSignal.any": [/AbortSignal\.any\b/, [116, 124, 17.4]],
  "AbortController": [/AbortController/, [66, 57, 12.1]],
  "Array.at": [/\.at\(-\d/, [92, 90, 15.4]],
  "Array.findLast": [/\.findLast\(/, [97, 104, 15.4]],
  "Array.findLastIndex": [/\.findLastIndex\(/, [97, 104, 15.4]],
  "Array.flatMap": [/\.flatMap\(/, [69, 62, 12]],
  "Array.fromAsync": [/Array\.fromAsync/, [121, 115, 16.4]],
  "Array.toReversed": [/\.toReversed\(/, [110, 115, 16]],
  "Array.toSorted": [/\.toSorted\(/, [110, 115, 16]],
  "Array.toSpliced": [/\.toSpliced\(/, [110, 115, 16]],
  "CompressionStream": [/\bCompressionStream/, [103, 113, 16.4]],
  "Element.checkVisibility": [/\.checkVisibility\b/, [105, 106, 17.4]],
  "Element.moveBefore": [/\.moveBefore\(/, [133, 144, Infinity]],
  "Element.replaceChildren": [/\.replaceChildren\(/, [86, 78, 14]],
  "Element.showPopover": [/\.(show|hide|toggle)Popover\b/, [114, 125, 17]],
  "EventSource": [/\bEventSource\b/, [6, 6, 5]],
  "HTMLDialogElement.requestClose": [/\.requestClose\(/, [134, 139, 18.4]],
  "HTMLDialogElement.showModal": [/\.showModal\(/, [37, 98, 15.4]],
  "Intl.DurationFormat": [/Intl\.DurationFormat/, [129, 136, 16.4]],
  "Intl.ListFormat": [/Intl\.ListFormat/, [72, 78, 14.1]],
  "Intl.RelativeTimeFormat": [/Intl\.RelativeTimeFormat/, [71, 65, 14]],
  "Intl.Segmenter": [/Intl\.Segmenter/, [87, 125, 14.1]],
  "Intl.supportedValuesOf": [/Intl\.supportedValuesOf\b/, [99, 93, 15.4]],
  "Iterator helpers": [/\.(values|keys|entries)\(\)\.(map|filter|some|every|find|take|drop|reduce|toArray|forEach|flatMap)\(|Iterator\.from/, [122, 131, 18.4]],
  "Map.groupBy": [/\b(Map|Object)\.groupBy/, [117, 119, 17.4]],
  "Math.sumPrecise": [/Math\.sumPrecise/, [Infinity, 137, 26.2]],
  "MutationObserver": [/\bMutationObserver\b/, [26, 14, 7]],
  "Object.fromEntries": [/Object\.fromEntries/, [73, 63, 12.1]],
  "Promise.allSettled": [/Promise\.allSettled/, [76, 71, 13]],
  "Promise.try": [/Promise\.try\b/, [128, 134, 18.2]],
  "Promise.withResolvers": [/Promise\.withResolvers/, [119, 121, 17.4]],
  "RegExp (?<!)": [/\(\?<[!=]/, [62, 78, 16.4]],
  "RegExp.escape": [/RegExp\.escape/, [136, 134, 18.2]],
  "ResizeObserver": [/\bResizeObserver\b/, [64, 69, 13.1]],
  "Set methods": [/\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/, [122, 127, 17]],
  "String.isWellFormed": [/\.(is|to)WellFormed\(/, [111, 119, 16.4]],
  "String.matchAll": [/\.matchAll\(/, [73, 67, 13]],
  "String.replaceAll": [/\.replaceAll\(/, [85, 77, 13.1]],
  "Temporal": [/\bTemporal\./, [144, 139, Infinity]],
  "URL.canParse": [/URL\.canParse/, [120, 115, 17]],
  "URLPattern": [/\bURLPattern\b/, [95, 142, 26]],
  "Uint8Array.toHex": [/\.toHex\(|\.fromHex\(|\.toBase64\(|\.fromBase64\(/, [140, 133, 18.2]],
  "crypto.getRandomValues": [/crypto\.getRandomValues/, [11, 26, 5]],
  "crypto.randomUUID": [/crypto\.randomUUID/, [92, 95, 15.4]],
  "fetch": [/\bfetch\(/, [42, 39, 10.1]],
  "matchMedia": [/\bmatchMedia\(/, [10, 6, 5.1]],
  "navigator.locks": [/navigator\s*\.locks/, [69, 96, 15.4]],
  "scheduler": [/\bscheduler\./, [94, 142, Infinity]],
  "structuredClone": [/\bstructuredClone\(/, [98, 94, 15.4]],
  "view transitions": [/startViewTransition/, [111, 144, 18]],
  // styles
  ":has()": [/:has\(/, [105, 121, 15.4]],
  "@property": [/@property\b/, [85, 128, 16.4]],
  "@scope": [/@scope\b/, [118, 146, 17.4]],
  "@starting-style": [/@starting-style/, [117, 129, 17.5]],
  "anchor positioning": [/\banchor-name\s*:|position-anchor/, [125, 147, 26]],
  "color-mix()": [/color-mix\(/, [111, 113, 16.2]],
  "container-type": [/container-type\s*:/, [105, 110, 16]],
  "dvh": [/\ddvh\b/, [108, 101, 15.4]],
  "field-sizing": [/field-sizing/, [123, Infinity, 26.2]],
  "light-dark()": [/light-dark\(/, [123, 120, 17.5]],
  "nesting": [/^\s+&[\s.:>[]/m, [112, 117, 16.5]],
  "relative colours": [/\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from /, [119, 128, 16.4]],
};

/** Used where there is another way, or where nothing is lost without it. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "Element.moveBefore": "Preact takes it where it is there",
  "Element.checkVisibility": "app/focus.ts asks for boxes and styles then",
  "Element.showPopover": "called where it is there; without it what is shown lies in its place",
  "Intl.supportedValuesOf": "then one's own zone is all there is to choose",
  "navigator.locks": "for the page that brings its server, which says what is missing",
};
/** What the sentence does not look for: where it is missing, no link to a drawing can be made, and nothing else. */
const LOCAL: readonly string[] = ["CompressionStream"];

const src = fileURLToPath(new URL("../src/", import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.(tsx?|css)$/.test(file) && !/^(gallery|demo)\//.test(file));
const SOURCES = [...files.map((file) => src + file), fileURLToPath(new URL("../node_modules/preact/dist/preact.mjs", import.meta.url))]
  .map((file) => [file.replace(src, ""), readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/ .*$/gm, "")] as const);
const fit = readFileSync(new URL("../fit.js", import.meta.url), "utf8");
const asked = new Set([...fit.matchAll(/need\("([^"]+)"/g)].map(([, name]) => name));
const used = (name: string): readonly string[] => SOURCES.filter(([, text]) => LEARNT[name]?.[0].test(text)).map(([file]) => file);

describe("the oldest browsers that the page is for", () => {
  it.each(Object.keys(LEARNT))("know %s, or it is not used, or there is another way", (name) => {
    const [, [chrome, firefox, safari]] = LEARNT[name] ?? [/ /, [0, 0, 0]];
    const young = chrome > FLOOR.chrome || firefox > FLOOR.firefox || safari > FLOOR.safari;
    if (young && !(name in OTHERWISE)) expect(used(name)).toEqual([]);
  });

  it("are told from older ones by all that is used, and by nothing else", () => {
    const needed = Object.keys(LEARNT).filter((name) => used(name).length && !(name in OTHERWISE) && !LOCAL.includes(name));
    expect([...asked].filter((name) => name !== "module").sort()).toEqual(needed.sort());
    expect(Object.keys(OTHERWISE).filter((name) => !used(name).length), "not used any more").toEqual([]);
  });

  it("have the same numbers wherever they are named", () => {
    const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    for (const file of ["frontend/fit.js", "frontend/index.html", "README.md", "docs/develop/page.md"]) {
      expect([...read(file).matchAll(/(Edge|Firefox|Safari)\s+(?:ab\s+)?(\d+(?:\.\d+)?)/g)].map(([, name, number]) => `${String(name)} ${String(number)}`), file)
        .toEqual(expect.arrayContaining([`Edge ${String(FLOOR.chrome)}`, `Firefox ${String(FLOOR.firefox)}`, `Safari ${String(FLOOR.safari)}`]));
    }
  });

  it("are read to by a script that any browser can read", () => {
    expect(fit).not.toMatch(/=>|`|\b(let|const|class|async|await)\b|\.\.\.|\?\.|\?\?/);
  });
});
