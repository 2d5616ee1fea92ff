// The server starts again in its place, as it does when it is upgraded or its rules have been compiled: an open page says nothing of it.
import assert from "node:assert/strict";

import { chromium } from "@playwright/test";

import { LAUNCH, serve, test } from "./server.mjs";

const HEADERS = { "Content-Type": "application/json", "X-Kartentisch": "test" };
const ANNA = { kind: "mine", name: "Anna" };
const OPEN = { kind: "open" };

test("a page whose server starts again goes on without a word", async () => {
  const server = await serve();
  const browser = await chromium.launch(LAUNCH);
  try {
    const page = await browser.newPage({ baseURL: server.address });
    await page.goto("/");
    const opened = await page.evaluate(async ([headers, body]) => (await fetch("/api/tables", { method: "POST", headers, body })).json(), [HEADERS, JSON.stringify({ game: "attila", seats: [ANNA, OPEN, OPEN] })]);
    const sits = async (name) => {
      const ask = () => fetch(`${server.address}/api/tables/${opened.table}/seats`, { method: "POST", headers: HEADERS, body: JSON.stringify({ invite: opened.invite, names: [name] }) });
      const answer = await ask().catch(ask); // a connection that was idle may be closed under it: browsers ask again by themselves
      assert.equal(answer.status, 200, await answer.clone().text());
      await page.getByText(name, { exact: true }).first().waitFor({ timeout: 30_000 });
    };
    await page.goto(`/t/${opened.table}`);
    await sits("Ben"); // it listens
    await page.evaluate(() => {
      window.told = [];
      const look = () => { for (const found of document.querySelectorAll(".offline, [role=alert]")) if (found.textContent) window.told.push(found.textContent); };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    server.again();
    await sits("Cleo"); // asked while it starts, answered by the new one, and told on the stream that the page has opened again
    assert.deepEqual(await page.evaluate(() => window.told), []);
  } finally {
    await browser.close();
    await server.stop();
  }
});
