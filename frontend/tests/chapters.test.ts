import { describe, expect, it } from "vitest";

/** All modules of the page but its words, by their place below `src/`. */
const MODULES: ReadonlyMap<string, string> = new Map(
  Object.entries(import.meta.glob<string>("../src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" }))
    .map(([file, text]) => [file.slice("../src/".length), text] as const)
    .filter(([file]) => !file.startsWith("words/")),
);

interface Load {
  readonly from: string;
  readonly to: string;
  /** Loaded together with it. */
  readonly chapters: readonly string[];
}

const resolved = (from: string, to: string): string => new URL(to, `http://x/${from}`).pathname.slice(1);
const found = (text: string, pattern: RegExp): readonly RegExpMatchArray[] => [...text.matchAll(pattern)];

/** What comes with a module. */
function imported(file: string): readonly string[] {
  return found(MODULES.get(file) ?? "", /^(?:import|export) (?!type )(?:[^;"]* from )?"(\.[^"]+)"/gm).map(([, to = ""]) => resolved(file, to)).filter((to) => MODULES.has(to));
}

/** A module with all that comes with it. */
function whole(entry: string): ReadonlySet<string> {
  const seen = new Set([entry]);
  for (const file of seen) for (const to of imported(file)) seen.add(to);
  return seen;
}

/** The chapters whose sentences a module says. */
const said = (text: string): readonly string[] => found(text, /import \{[^}]*\b(?:useSay|speaker)\b[^}]*\} from "[^"]*words\/(\w+)\/index\.ts"/g).map(([, name = ""]) => name.toUpperCase());

const LOADS: readonly Load[] = [...MODULES].flatMap(([from, text]) => [
  ...found(text, /((?:[A-Z]+\.with\()*)import\("(\.[^"]+)"\)/g).map(([, chapters = "", to = ""]) => ({ from, to: resolved(from, to), chapters: found(chapters, /([A-Z]+)\.with/g).map(([, name = ""]) => name) })),
  ...(from === "faces/index.ts" ? [...MODULES.keys()].filter((to) => /^faces\/\w+\/index\.tsx?$/.test(to)).map((to) => ({ from, to, chapters: [] })) : []),
]).filter(({ to }) => MODULES.has(to));

/** What is known wherever a module runs: less and less, until nothing changes any more. */
function known(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Set([...MODULES.values()].flatMap(said));
  const knows = new Map([...MODULES.keys()].map((file) => [file, file === "main.tsx" ? new Set<string>() : all] as const));
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    for (const { from, to, chapters } of [{ from: "main.tsx", to: "main.tsx", chapters: [] }, ...LOADS]) {
      const there = new Set([...(knows.get(from) ?? []), ...chapters]);
      for (const file of whole(to)) knows.set(file, new Set([...(knows.get(file) ?? all)].filter((chapter) => there.has(chapter))));
    }
    now = [...knows.values()].reduce((sum, { size }) => sum + size, 0);
  }
  return knows;
}

describe("the words of a page", () => {
  it("are there wherever they are said", () => {
    const knows = known();
    const pages = ["gallery/", "demo/"]; // they bring their own
    const missing = [...MODULES].filter(([file]) => !pages.some((page) => file.startsWith(page))).flatMap(([file, text]) => said(text).filter((chapter) => !knows.get(file)?.has(chapter)).map((chapter) => `${file}: ${chapter}`));
    expect(LOADS.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});
