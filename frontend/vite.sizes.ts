import config from "./vite.config.ts";
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
export default (env) => { const c = config(env); c.plugins.push({ name: "sizes", generateBundle: { order: "post", handler(_, b) { const out = {}; for (const f of Object.values(b)) if (f.type === "chunk") out[f.fileName] = { gz: gzipSync(f.code).length, m: Object.fromEntries(Object.entries(f.modules).map(([k, v]) => [k.replace(/.*\/(src|node_modules)\//, "$1/"), v.renderedLength])), imports: f.imports, css: [...(f.viteMetadata?.importedCss ?? [])] }; writeFileSync("/tmp/p/sizes.json", JSON.stringify(out)); } } }); return c; };
