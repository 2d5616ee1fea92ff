import { defineConfig } from "vitest/config";

import { toml } from "./vite.config.ts";

export default defineConfig({ plugins: [toml()], test: { include: ["tests/**/*.test.ts"], environment: "node", setupFiles: ["tests/languages.ts"] } });
