// How much a page weighs: scripts and styles as they are sent (gzip), until somebody could play.
import assert from "node:assert/strict";

import { browser, house, person, PHONE, test } from "./house.mjs";

const MOST = { lobby: 33_200, table: 127_500 }; // bytes

/** What comes until the page has been at rest, by kind, largest first. */
async function weigh(one, visit) {
  const coming = [];
  await one.page.addInitScript(() => { globalThis.requestIdleCallback = () => 0; }); // what is fetched at rest weighs on nobody
  let last = Date.now();
  one.page.on("request", () => { last = Date.now(); });
  one.page.on("response", (response) => {
    if (response.url().includes("/assets/shared-")) return; // a worker's, one for all tabs: the page is never told that it was read, and never "idle"
    if (response.url().includes("/assets/print-")) return; // for paper: it comes last, and nothing waits for it
    const kind = response.request().resourceType();
    if (["script", "stylesheet"].includes(kind)) coming.push(response.request().sizes().then(({ responseBodySize }) => [response.url().split("/").at(-1), responseBodySize]));
  });
  await visit(one.page);
  while (Date.now() - last < 700) await one.page.waitForTimeout(100);
  const files = (await Promise.all(coming)).sort(([, a], [, b]) => b - a);
  return { files, total: files.reduce((sum, [, size]) => sum + size, 0) };
}

const light = (what, { files, total }) => {
  console.log(`     ${what}: ${(total / 1000).toFixed(1)} kB`);
  assert.ok(total <= MOST[what.split(" ")[0]], `${what} weighs ${total} bytes:\n${files.map((file) => file.join(" ")).join("\n")}`);
};

test("the lobby is light", async () => {
  const one = await person(browser);
  light("lobby", await weigh(one, (page) => page.goto(house.address)));
  await one.close();
});

for (const game of ["attila", "attack", "attacke", "selfr3", "europe"]) {
  test(`a table of ${game} is light`, async () => {
    const seats = [{ kind: "mine", name: "Anna" }, ...["Ben", "Clara"].map((name) => ({ kind: "bot", bot: "greedy", name }))];
    const post = (path, data, secret = "") => fetch(`${house.address}/api${path}`, {
      method: "POST", headers: { "Content-Type": "application/json", "X-Kartentisch": "page", ...(secret && { Authorization: `Bearer ${secret}` }) }, body: JSON.stringify(data),
    }).then((answer) => answer.json());
    const { table, secret, recovery } = await post("/tables", { game, seats });
    await post(`/tables/${table}/commands`, { id: "start", type: "start" }, secret);
    const first = await person(browser, PHONE);
    await first.page.goto(`${house.address}/back/${table}#${recovery}`);
    await first.page.locator(".ask[data-decision]").waitFor();
    const state = await first.context.storageState();
    await first.close();
    const one = await person(browser, { ...PHONE, storageState: state });
    light(`table of ${game}`, await weigh(one, async (page) => {
      await page.goto(`${house.address}/t/${table}`);
      await page.locator(".ask[data-decision]").waitFor();
    }));
    await one.close();
  });
}
