// What the scripts about the board need: its demo page, built and served, and Chromium.
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";
import { build, preview } from "vite";

import { ARGS, CHROMIUM, SHELL } from "./chromium.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

export const PICTURES = fileURLToPath(new URL("../../.build/board/", import.meta.url));
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** The built demo page on a port of their own, and a browser; `close` ends both. */
export async function demoPage() {
  if (!existsSync(CHROMIUM)) throw new Error(`no Chromium at ${CHROMIUM}; install it, or name one: CHROMIUM=... npm run test:browser`);
  mkdirSync(PICTURES, { recursive: true });
  await build({ root: ROOT, mode: "demo", logLevel: "warn" });
  const server = await preview({ root: ROOT, mode: "demo", logLevel: "warn", preview: { host: "127.0.0.1", port: 0, strictPort: false } });
  const { port } = server.httpServer.address();
  const browser = await chromium.launch({ executablePath: SHELL, args: ARGS });
  return {
    browser,
    demo: (query) => `http://127.0.0.1:${port}/demo.html?${query}`,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
