import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

import { ahead } from "./ahead.ts";
import { pack } from "./pack.ts";
import { lightMaps } from "./simplify.ts";

const project = fileURLToPath(new URL("..", import.meta.url));
const page = fileURLToPath(new URL("../src/kartentisch/server/page/", import.meta.url)); // the server carries it

/** Lets the page import the theme and the drawings that the Python side uses. */
export function toml(): Plugin {
  return {
    name: "toml",
    transform(code, id) {
      return id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null;
    },
  };
}

const first = fileURLToPath(new URL("src/first.ts", import.meta.url));

/** A page that nobody installs, and where it is built. */
const aside = (document: string, folder: string) => ({
  outDir: fileURLToPath(new URL(`../.build/${folder}/`, import.meta.url)),
  emptyOutDir: true,
  rollupOptions: { input: fileURLToPath(new URL(document, import.meta.url)) },
});
const ASIDE: Readonly<Record<string, ReturnType<typeof aside>>> = { demo: aside("demo.html", "board/demo"), gallery: aside("gallery.html", "faces") };

/** The worker of the page with the server in it is no use to the others. */
const workerless: Plugin = {
  name: "workerless",
  enforce: "post",
  generateBundle: { order: "post", handler: (_, bundle) => { for (const name of Object.keys(bundle)) if (name.startsWith("assets/worker-")) delete bundle[name]; } },
};

/** The page with the server in it, which any server of files can serve (`make offline`). */
const alone = fileURLToPath(new URL("../.build/offline/", import.meta.url));

const chapters = (...names: readonly string[]): readonly string[] => names.map((name) => `words/${name}/index`);

/** What is always loaded together is one file: a request costs as much as ten kilobytes. Modules by their names below `src`. */
const TOGETHER: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  early: ["app/storedSettings", "app/nameLength", "net/clock", "net/prefetch", "net/storage", "net/transport", /vite\/preload-helper/], // what is asked for before the program
  base: [ // what every page stands on
    "app/backButton", "app/media",
    /\/node_modules\/preact\//,
    "app/RuleButton", "app/domWatch", "app/faults", "app/icons", "app/idle", "app/locale", "app/observable", "app/openRule", "app/printState", "app/routes", "app/settings", "app/shown", "app/terms", "app/title", "app/toasts", "app/ui",
    "net/api", "net/outbox", "net/seats", "words/chapter", "words/index", "words/lexicon",
    ...chapters("lobby", "menu", "notifications", "opening", "rules", "settings", "table", "trust"),
  ],
  lobby: ["app/Frame", "pages/Lobby", "pages/keptScroll"], // what most come by first, and what surrounds every page but a table
  board: ["keys", "look/theme", /\/src\/look\/fonts[.]css/, /\/src\/board\/(?!continents|hit|lettering|minimap|moon|motion|placement|popup|relief|signs|squares|walk[.])/, /\/pictures\/(symbols|theme)[.]toml/], // signs, hills, a moon, continents, small names and what opens over the map come a little later
  answer: ["table/Answer", "table/aboutTarget"], // what is told of a place or a piece
  parts: ["faces/parts/controls", "faces/parts/groups", "faces/parts/planned", "faces/parts/roving", "faces/parts/standings", "faces/parts/steps", "faces/parts/story", "faces/parts/you", "net/source", "table/draft", "table/fairnessState", "table/unable", "table/useScrollShadow"], // of every table
  news: ["table/Digest", "table/digest", "table/news", "faces/parts/matters"], // what has happened since one's own turn
  odds: ["faces/parts/Counted", "faces/parts/OddsPanel"], // of every game with battles
  log: ["table/GameLog", "table/logGroups", "table/settledSaid"],
  book: ["pages/Rulebook", "pages/RuleSheet", "pages/markdown", /\/src\/pages\/glossary\/\w+[.]/, "look/Drawn"], // the rules, beside a table or as a page
  menu: ["table/Chat", "table/Requests", "table/rulesUpdate", "table/Replay", "table/TableMenu", "table/result/next"], // what a table fetches when it has come to rest
  scenes: ["table/FloatingSheet", "table/sheetPlacement", "faces/parts/Stage"], // what is told large over the map
};
const GROUPS = Object.entries(TOGETHER).map(([group, modules]) => [group, modules.map((module) => (typeof module === "string" ? path(module) : module))] as const);
const together = (id: string): string | undefined => GROUPS.find(([, modules]) => modules.some((module) => (typeof module === "string" ? id === module : module.test(id))))?.[0];

/** Of a module below `src`; Error where there is none: what was renamed must not fall out of its file without a word. */
function path(name: string): string {
  const found = [`${name}.ts`, `${name}.tsx`].map((file) => fileURLToPath(new URL(`src/${file}`, import.meta.url))).find(existsSync);
  if (found === undefined) throw new Error(`src/${name} is no module: vite.config.ts names what is loaded together`);
  return found;
}

/** `--mode demo` builds the board's demo page, `--mode gallery` the faces with recorded games. */
export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [toml(), lightMaps, ahead(first), ...(mode === "offline" ? [] : [workerless])],
  server: { fs: { allow: [project] }, proxy: { "/api": process.env["KARTENTISCH"] ?? "http://127.0.0.1:8008" } },
  worker: { format: "es" },
  build: ASIDE[mode] ?? {
    target: "es2022",
    minify: "terser", // packed, it is 2% less than what esbuild leaves of a table, for eight seconds of the build
    terserOptions: { ecma: 2020 },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // only Safari before 17 would need it, and goes on without
    outDir: mode === "offline" ? alone : page,
    emptyOutDir: true,
    rollupOptions: {
      input: [fileURLToPath(new URL("index.html", import.meta.url)), first],
      plugins: [pack(mode === "offline" ? alone : page, `${project}docs/verify.html`)],
      output: { manualChunks: together, onlyExplicitManualChunks: true },
    },
  },
}));
