import { defineConfig } from "vitest/config";

import { toml } from "./vite.config.ts";

// what one file of tests reads, the next one need not read again: none of them replaces modules
export default defineConfig({ plugins: [toml()], test: { include: ["tests/**/*.test.ts"], environment: "node", setupFiles: ["tests/languages.ts"], isolate: false } });
