// Whole games at real tables, in Chromium, through the page alone. Pictures go to browser/shots.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { launch, person, PHONE, runAll, serve } from "./house.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const house = await serve();
const browser = await launch();
const tests = [];
const test = (name, body) => tests.push([name, body]);

let seed = 7;
const random = (n) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * n);
};

/** Opens a table through the page. `seats`: what the selects of the form are set to. */
async function open(page, seats, { name = "Anna", more } = {}) {
  await page.goto(`${house.address}/new`);
  await page.getByLabel(String(seats.length), { exact: true }).check({ force: true });
  for (const [i, kind] of seats.entries()) await page.getByLabel(`Who takes seat ${i + 1}`).selectOption({ label: kind });
  await page.getByLabel("Name at Seat 1").fill(name);
  await more?.(page);
  await page.locator(".plan .button.primary").click();
  await page.waitForURL(/\/t\//);
  return page.url();
}

async function invitation(page) {
  return page.getByRole("textbox", { name: "Invitation link" }).inputValue();
}

async function join(page, link, name) {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.waitForURL(/\/t\//);
}

const asked = (page) => page.locator(".ask .generic, .ask .head-tools button[aria-pressed=false]").first().isVisible();
const over = (page) => page.locator(".final").isVisible();
const idle = (page) => page.waitForFunction(() => !document.querySelector(".ask button:disabled"), undefined, { timeout: 8000 });

/** Answers what is asked with something legal, as any game's panel offers it: one step, or several in one batch. */
async function answer(page) {
  const plain = page.locator(".ask .head-tools button[aria-pressed=false]");
  if (await plain.isVisible()) await plain.click();
  const every = page.getByRole("button", { name: /^Show all \d+ choices$/ });
  for (let steps = 1 + random(3); steps > 0; steps--) {
    if (await every.isVisible()) await every.click();
    const choices = page.locator(".generic ul.choices button");
    const all = await choices.allTextContents();
    if (!all.length) break;
    const liked = all.map((text, i) => [text, i]).filter(([text]) => !/^Tile|^Swap/.test(text));
    const [, which] = liked.length ? liked[random(liked.length)] : ["", random(all.length)];
    await choices.nth(which).click();
    await idle(page);
  }
  const before = await page.locator(".ask").getAttribute("data-decision");
  await page.locator(".steps .button.primary").click();
  await page.waitForFunction((old) => document.querySelector(".ask")?.getAttribute("data-decision") !== old, before, { timeout: 8000 });
}

async function axe(page, what) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }));
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.split("\n")[1] ?? ""}`).join("\n    ")}`);
  assert.deepEqual(told, [], `${what}: axe`);
}

test("two browsers, one of them a phone, a bot and a spectator play a whole game", async () => {
  const anna = await person(browser);
  const ben = await person(browser, PHONE);
  const eva = await person(browser);
  await open(anna.page, ["me", "open: invite", "bot"]);
  const link = await invitation(anna.page);
  await anna.shot("waiting-1280");
  await join(ben.page, link, "Ben");
  await eva.page.goto(anna.page.url());
  await eva.page.getByText("To take a seat you need an invitation link.").waitFor();
  await anna.page.getByText("Everybody is here.").waitFor();
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [anna, ben, eva]) await page.locator(".kt-map").waitFor();
  let answers = 0;
  for (; !(await over(anna.page)); answers++) {
    assert.ok(answers < 600, "the game ends");
    const one = (await asked(anna.page)) ? anna : (await asked(ben.page)) ? ben : null;
    if (one === null) {
      await anna.page.waitForTimeout(30);
      continue;
    }
    await answer(one.page);
    if (answers === 12) {
      await ben.page.reload(); // in the middle of it
      await ben.page.locator(".kt-map").waitFor();
    }
    if (answers === 16) await offline(ben);
    if (answers === 20) {
      for (const [one, name] of [[anna, "game-1280"], [ben, "game-390"], [eva, "game-watching"]]) await one.shot(name);
    }
  }
  for (const { page } of [anna, ben, eva]) await page.locator(".final").waitFor();
  await anna.shot("end-1280");
  await ben.shot("end-390");
  assert.equal(await anna.page.locator("#final-head").textContent(), await eva.page.locator("#final-head").textContent());
  const hand = await eva.page.evaluate(() => fetch(`/api/tables/${location.pathname.split("/")[2]}`).then((r) => r.json()));
  assert.deepEqual(hand.own_seats, []);
  assert.equal(hand.viewer, -1);
  for (const { problems } of [anna, ben, eva]) assert.deepEqual(problems.filter((text) => !/ERR_INTERNET_DISCONNECTED|network/i.test(text)), []);
  await Promise.all([anna, ben, eva].map((one) => one.close()));
});

/** The network goes away and comes back: the page says so and goes on. */
async function offline({ context, page }) {
  await context.setOffline(true);
  await page.getByText("No connection.").waitFor();
  await context.setOffline(false);
  await page.getByText("No connection.").waitFor({ state: "detached" });
}

await runAll(tests, async () => {
  await browser.close();
  await house.stop();
});
