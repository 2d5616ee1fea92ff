// "What if?": a trial that branches off a running game, and one that begins at a moment of a game that is over.
import assert from "node:assert/strict";

import { axe, playedOut, reads } from "./actions.mjs";
import { browser, server, person, PHONE, test } from "./server.mjs";
import { begin } from "./positions.mjs";

const idOf = (page) => page.url().match(/\/t\/([^?#/]+)/)[1];
const seen = async ({ context }, table) => (await context.request.get(`${server.address}/api/tables/${table}`)).json();
/** A seat that is asked answers with the first thing that is legal. */
const answered = async ({ context }, table) => {
  const { decision } = await seen({ context }, table);
  const said = await context.request.post(`${server.address}/api/tables/${table}/commands`, { headers: { "X-Kartentisch": "test" }, data: { id: `w${decision.id}`, type: "play", seat: decision.seat, decision: decision.id, actions: [decision.legal[0].number] } });
  assert.equal(said.status(), 200, await said.text());
};
/** The table as soon as it is as it is waited for. */
const until = async (one, table, wanted) => {
  for (;;) {
    const now = await seen(one, table);
    if (wanted(now)) return now;
    await one.page.waitForTimeout(30);
  }
};
/** Which stones lie where, as the provinces tell it. */
const stones = (page) => page.locator(".kt-region[aria-label]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label").split(". ")).map(([name, ...told]) => `${name}: ${told.filter((part) => /Steine? [A-Z]/.test(part)).join()}`).sort());

test("from a running game: what one may not know is dealt anew, and the game hears nothing of it", async () => {
  const anna = await person(browser, { bypassCSP: true });
  const { page, problems, close } = anna;
  await begin(server, "world", [anna]);
  const table = idOf(page);
  await page.locator(".ask[data-decision]").waitFor();
  const before = (await seen(anna, table)).table.seq;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "What if?" }).click();
  const dialog = page.getByRole("dialog", { name: "What if?" });
  await dialog.getByText(/dealt anew, at random/).waitFor();
  await axe(page, "What if?", ".map");
  await anna.shot("whatif-1280");
  await dialog.getByRole("button", { name: "Try it out" }).click();
  await page.locator(".trial", { hasText: "hidden things were dealt anew" }).waitFor();
  const trial = idOf(page);
  assert.notEqual(trial, table);
  await page.locator(".ask[data-decision]").waitFor();
  const asked = await page.locator(".ask").getAttribute("data-decision");
  await answered(anna, trial);
  await page.waitForFunction((old) => document.querySelector(".ask")?.dataset.decision !== old, asked);
  await axe(page, "a trial", ".map");
  await anna.shot("whatif-trial-1280");
  await page.locator(".trial").getByRole("link", { name: "Back" }).click();
  await page.waitForURL(new RegExp(`/t/${table}`));
  await page.locator(".ask[data-decision]").waitFor();
  assert.equal((await seen(anna, table)).table.seq, before);
  assert.equal(await page.locator(".trial").count(), 0);
  assert.deepEqual(problems, []);
  await close();
});

test("from a moment of a game that is over, on a phone: any seat, and all lies as it lay", async () => {
  const anna = await person(browser, { ...PHONE, bypassCSP: true, locale: "de-DE" });
  const { page, problems, close } = anna;
  await page.goto(server.address);
  await page.getByRole("button", { name: /Attila gegen zwei Bots|Attila/ }).first().click();
  await page.locator(".ask[data-decision]").waitFor();
  const [there, table] = [page.url(), idOf(page)];
  await page.goto("about:blank"); // or it would look ahead at what is answered beside it
  let now = await until(anna, table, ({ decision }) => decision);
  while (Object.keys(now.view.provinces).length < 3) {
    const { id } = now.decision;
    await answered(anna, table);
    now = await until(anna, table, ({ decision }) => decision && decision.id !== id);
  }
  const { table: { seq }, decision } = now;
  await page.goto(there);
  await page.locator(`.ask[data-decision="${decision.id}"]`).waitFor();
  const then = await stones(page);
  assert.equal(then.filter((one) => /Stein/.test(one)).length, Object.keys(now.view.provinces).length, then.join("; "));
  await playedOut(anna);
  await page.locator(".result-do").waitFor();
  await page.goto(`${server.address}/t/${table}?at=${seq}`);
  await page.locator(".replay").waitFor();
  await reads(page);
  await page.getByRole("button", { name: "Was wäre, wenn?" }).click();
  const dialog = page.getByRole("dialog", { name: "Was wäre, wenn?" });
  await dialog.getByText(/wie es wirklich lag/).waitFor();
  await axe(page, "What if? at 390", ".map");
  await anna.shot("whatif-390");
  await dialog.getByRole("button", { name: "Ausprobieren" }).click();
  await page.locator(".trial", { hasText: "Das siehst nur du." }).waitFor();
  await page.locator(".ask[data-decision]").waitFor(); // by whoever was asked then
  assert.deepEqual(await stones(page), then);
  await axe(page, "a trial at 390", ".map", ["region", "landmark-unique"]);
  await anna.shot("whatif-trial-390");
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the screen");
  await page.locator(".trial").getByRole("link", { name: "Zurück" }).click();
  await page.locator(".replay").waitFor();
  assert.ok(page.url().includes(`/t/${table}?at=${seq}`), page.url());
  assert.deepEqual(problems, []);
  await close();
});
