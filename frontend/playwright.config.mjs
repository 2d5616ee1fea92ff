// Tests of the built page in Chromium against real servers: npm run test:browser [-- FILE -g "part of a name"].
import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import { LAUNCH } from "./browser/server.mjs";

const LONG = ["smoke.spec.mjs", "weeks.spec.mjs"];

export default defineConfig({
  testDir: "browser",
  projects: [ // in this order: what goes on long in one process begins first, or the others would wait for it at the end
    { name: "long", testMatch: LONG },
    { name: "page", testMatch: "*.spec.mjs", testIgnore: LONG },
  ],
  outputDir: "../.build/browser", // what is left of a test that failed: the page as it was, and what led there
  fullyParallel: true, // whatever keeps people from one test to the next says so
  workers: Number(process.env.WORKERS ?? availableParallelism()), // one more would cost more than the moments in which these wait
  maxFailures: 10, // where nothing works, that is enough to see why
  retries: 2, // on a machine that others use, too, a moment is missed now and then; what passes late only is named as flaky
  timeout: 240_000,
  expect: { timeout: 30_000 }, // patience, on a machine that has much to do; nothing waits longer than it must
  reporter: [["list", { printSteps: false }]],
  use: { launchOptions: LAUNCH, screenshot: "only-on-failure", trace: { mode: "on-first-retry", snapshots: false, screenshots: false } },
});
