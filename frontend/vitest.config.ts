import { defineConfig } from "vitest/config";

import { toml } from "./vite.config.ts";

// each file of tests has its own modules: what one of them leaves behind (the server's time) the next one must not meet
export default defineConfig({ plugins: [toml()], test: { include: ["tests/**/*.test.ts"], environment: "node", setupFiles: ["tests/languages.ts"], pool: "threads" } });
