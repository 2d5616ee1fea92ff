/** Without a network every address of the page is answered by the service worker, by whatever name. */

import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { addressOf } from "../src/app/routes.ts";

it("knows the addresses of the page", () => {
  const worker = readFileSync(new URL("../public/offline.js", import.meta.url), "utf8");
  const page = new RegExp(/^const page = \/(.*)\/;$/m.exec(worker)?.[1] ?? "(?!)");
  const shown = [
    { page: "lobby" }, { page: "new", game: null }, { page: "dice" }, { page: "me" }, { page: "mine" }, { page: "notifications" },
    { page: "table", table: "t", at: null }, { page: "join", table: "t", invite: "i" }, { page: "back", table: "t", recovery: "r" }, { page: "rules", game: "g", paragraph: null },
  ] as const;
  for (const route of shown) expect(page.test(new URL(addressOf(route), "http://server").pathname), route.page).toBe(true);
});
