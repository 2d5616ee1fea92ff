import { fileURLToPath } from "node:url";

import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

import { ahead } from "./ahead.ts";
import { pack } from "./pack.ts";

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

/** The worker of the page with the house in it is no use to the others. */
const workerless: Plugin = {
  name: "workerless",
  enforce: "post",
  generateBundle: { order: "post", handler: (_, bundle) => { for (const name of Object.keys(bundle)) if (name.startsWith("assets/worker-")) delete bundle[name]; } },
};

/** The page with the house in it, which any server of files can serve (`make offline`). */
const alone = fileURLToPath(new URL("../.build/offline/", import.meta.url));

/** What is always loaded together is one file: a request costs as much as ten kilobytes. */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  early: /\/src\/(app\/(storedSettings|nameLength)|net\/(clock|prefetch|storage|transport))[.]|vite\/preload-helper/, // what is asked for before the program
  // what every page stands on
  base: /\/node_modules\/preact\/|\/src\/app\/(Frame|RuleButton|domWatch|faults|icons|idle|locale|observable|openRule|routes|settings|shown|terms|toasts|ui)[.]|\/src\/net\/(api|outbox|seats)[.]|\/src\/words\/((lobby|menu|notifications|opening|rules|settings|table|time|trust)\/)?(chapter|index|lexicon)[.]/,
  board: /\/src\/(keys[.]|board\/(?!lettering|minimap|moon|motion|signs|walk[.]))|\/src\/look\/(fonts|theme)[.]|\/pictures\/(symbols|theme)[.]toml/, // signs, a moon and small names are drawn a little later
  answer: /\/src\/table\/(Answer|aboutTarget|tabStops)[.]/, // what is told of a place or a piece
  parts: /\/src\/(faces\/parts\/(controls|roving|standings|steps)|table\/draft)[.]ts/, // of every game's face
  odds: /\/src\/faces\/parts\/(Counted|OddsPanel)[.]/, // of every game with battles
  log: /\/src\/table\/(GameLog|logGroups)[.]/,
  book: /\/src\/(pages\/(Rulebook|RuleSheet|markdown)|pages\/glossary\/\w+|look\/Drawn)[.]/, // the rules, beside a table or as a page
  menu: /\/src\/table\/(Chat|Requests|Replay|TableMenu|result\/next)[.]/, // what a table fetches when it has come to rest
  scenes: /\/src\/(table\/(FloatingSheet|sheetPlacement)|faces\/parts\/Stage)[.]/, // what is told large over the map
};
const together = (id: string): string | undefined => Object.keys(TOGETHER).find((name) => TOGETHER[name]?.test(id));

/** `--mode demo` builds the board's demo page, `--mode gallery` the faces with recorded games. */
export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [toml(), ahead(first), ...(mode === "offline" ? [] : [workerless])],
  server: { fs: { allow: [project] }, proxy: { "/api": process.env["KARTENTISCH"] ?? "http://127.0.0.1:8008" } },
  worker: { format: "es" },
  build: ASIDE[mode] ?? {
    target: "es2022",
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
