import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const PACKED = new Set([".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"]);
const WORTH_IT = 512; // bytes

const PROGRAM = new Set([".css", ".js"]); // what everybody waits for

/** After the build: the page that checks dice lies beside the others, and every text has a packed copy (`.gz`), scripts
 * and styles also one that is a tenth smaller (`.br`: browsers take it over https), so that the server need not pack while people wait. */
export function pack(folder: string, verify: string): Plugin {
  return {
    name: "pack",
    closeBundle: {
      order: "post",
      handler() {
        if (!existsSync(join(folder, "index.html"))) return; // a worker of the page is built before it
        copyFileSync(verify, join(folder, "verify.html"));
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          const file = join(folder, name);
          if (!statSync(file).isFile() || !PACKED.has(extname(name))) continue;
          const text = readFileSync(file);
          if (text.length <= WORTH_IT) continue;
          const copies = { ".gz": gzipSync(text, { level: 9 }), ...(PROGRAM.has(extname(name)) && { ".br": brotliCompressSync(text) }) };
          for (const [ending, packed] of Object.entries(copies)) if (packed.length < text.length) writeFileSync(file + ending, packed);
        }
      },
    },
  };
}
