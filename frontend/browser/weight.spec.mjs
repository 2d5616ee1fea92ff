// How much a page weighs: scripts and styles as they are sent, until somebody could play; pictures and letters beside them.
import assert from "node:assert/strict";

import { browser, server, person, PHONE, test } from "./server.mjs";
import { againstBots } from "./positions.mjs";

const MOST = { lobby: 29_700, table: 117_000 }; // bytes of scripts and styles, packed as Chromium takes them
const PICTURES = 218_000; // of the lobby, seen to its end
const LETTERS = { attila: 100_000, others: 82_000 }; // of a table: parchment is written with three of its own

const KINDS = ["script", "stylesheet", "image", "font"];

/** The script of the worker that holds the stream for all tabs: weighed where it lies. */
async function worker(response) {
  const [, name] = /(shared-[\w-]+[.]js)/.exec(await response.text());
  const answer = await fetch(new URL(name, response.url()), { headers: { "Accept-Encoding": "br, gzip" } });
  await answer.arrayBuffer();
  return [name, Number(answer.headers.get("content-length")), "script"];
}

/** What comes until the page has been at rest, by kind, largest first. */
async function weigh(one, visit) {
  const coming = [];
  await one.page.addInitScript(() => { globalThis.requestIdleCallback = () => 0; }); // what is fetched at rest weighs on nobody
  let last = Date.now();
  one.page.on("request", () => { last = Date.now(); });
  one.page.on("response", (response) => {
    const kind = response.request().resourceType();
    const name = response.url().split("/").at(-1);
    if (name.startsWith("shared-")) return; // never told that it was read: weighed where it is named
    if (name.startsWith("tab-")) coming.push(worker(response));
    if (KINDS.includes(kind)) coming.push(response.request().sizes().then(({ responseBodySize }) => [name, responseBodySize, kind]));
  });
  await visit(one.page);
  while (Date.now() - last < 700) await one.page.waitForTimeout(100);
  const all = (await Promise.all(coming)).sort(([, a], [, b]) => b - a);
  const of = (...kinds) => {
    const files = all.filter(([, , kind]) => kinds.includes(kind));
    return { files, total: files.reduce((sum, [, size]) => sum + size, 0) };
  };
  return { program: of("script", "stylesheet"), pictures: of("image"), letters: of("font") };
}

const light = (what, { files, total }, most) => {
  console.log(`     ${what}: ${(total / 1000).toFixed(1)} kB`);
  assert.ok(total > 0 && total <= most, `${what}: ${total} bytes, ${most} at most:\n${files.map((file) => file.join(" ")).join("\n")}`);
};

test("the lobby is light", async () => {
  const one = await person(browser);
  const { program, pictures } = await weigh(one, async (page) => {
    await page.goto(server.address);
    await page.locator(".card-picture img").nth(4).waitFor();
    for (const picture of await page.locator(".card-picture img").all()) await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => [...document.querySelectorAll(".card-picture img")].every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
  });
  light("lobby", program, MOST.lobby);
  light("pictures of the lobby", pictures, PICTURES);
  await one.close();
});

for (const game of ["attila", "attack", "attacke", "selfr3", "europe"]) {
  test(`a table of ${game} is light`, async () => {
    const { table, back } = await againstBots(server, game);
    const first = await person(browser, PHONE);
    await first.page.goto(server.address + back);
    await first.page.locator(".ask[data-decision]").waitFor();
    const state = await first.context.storageState();
    await first.close();
    const one = await person(browser, { ...PHONE, storageState: state });
    const { program, letters } = await weigh(one, async (page) => {
      await page.goto(`${server.address}/t/${table}`);
      await page.locator(".ask[data-decision]").waitFor();
    });
    light(`table of ${game}`, program, MOST.table);
    light(`letters of ${game}`, letters, LETTERS[game] ?? LETTERS.others);
    await one.close();
  });
}
