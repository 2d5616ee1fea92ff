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

const demo = {
  outDir: fileURLToPath(new URL("../.build/board/demo/", import.meta.url)),
  emptyOutDir: true,
  rollupOptions: { input: fileURLToPath(new URL("demo.html", import.meta.url)) },
};

/** `--mode demo` builds the board's demo page, which nobody installs. */
export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [toml(), ahead(first)],
  server: { fs: { allow: [project] }, proxy: { "/api": process.env["KARTENTISCH"] ?? "http://127.0.0.1:8008" } },
  build: mode === "demo" ? demo : {
    target: "es2022",
    assetsInlineLimit: 0,
    outDir: page,
    emptyOutDir: true,
    rollupOptions: {
      input: [fileURLToPath(new URL("index.html", import.meta.url)), first],
      plugins: [pack(page, `${project}docs/verify.html`)],
      output: { manualChunks: (id: string) => (id.includes("/src/board/") ? "board" : undefined) },
    },
  },
}));
