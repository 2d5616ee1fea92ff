import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const PACKED = new Set([".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"]);
const WORTH_IT = 512; // bytes

/** After the build: the page that checks dice lies beside the others, and every text has a packed copy (`.gz`), so that
 * the server need not pack while people wait. */
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
          const packed = gzipSync(text, { level: 9 });
          if (text.length > WORTH_IT && packed.length < text.length) writeFileSync(`${file}.gz`, packed);
        }
      },
    },
  };
}
