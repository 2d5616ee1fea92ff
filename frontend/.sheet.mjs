import { chromium } from "playwright-core";
import { readFileSync } from "node:fs";
const [out, cols, w, ...names] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const p = await b.newPage({ viewport: { width: Number(cols) * (Number(w) + 6), height: 400 } });
await p.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${cols},${w}px);gap:6px;background:magenta">${names.map((n) => `<img style="width:${w}px" src="data:image/png;base64,${readFileSync(`/work/faces/frontend/browser/shots/${n}.png`).toString("base64")}">`).join("")}</body>`);
await p.screenshot({ path: out, fullPage: true });
await b.close();
