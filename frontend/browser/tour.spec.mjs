// Somebody's first table of a game: a few marks beside the real things, over nothing that has to be clicked, and gone for good.
import assert from "node:assert/strict";

import { axe } from "./actions.mjs";
import { browser, DESKTOP, expect, server, person, PHONE, test } from "./server.mjs";

const post = async (path, data, secret = "") => (await fetch(`${server.address}/api${path}`, {
  method: "POST", headers: { "Content-Type": "application/json", "X-Kartentisch": "page", ...(secret && { Authorization: `Bearer ${secret}` }) }, body: JSON.stringify(data),
})).json();

/** Opens a table; one is asked soon. `watched`: somebody sits there already when it starts, and is told all of it. */
async function table(game, { page }, { watched = false, ...more } = {}) {
  const seats = [{ kind: "mine", name: "Anna" }, ...["Ben", "Clara"].map((name) => ({ kind: "bot", bot: "greedy", name }))];
  const made = await post("/tables", { game, seats, ...more });
  const start = () => post(`/tables/${made.table}/commands`, { id: "start", type: "start" }, made.secret);
  if (!watched) await start();
  await page.goto(`${server.address}/back/${made.table}#${made.recovery}`);
  if (watched) {
    await page.getByRole("button", { name: "Start" }).waitFor();
    await start();
  }
  return made.table;
}

/** What the card covers of what is to be clicked, and whether all of it is seen. */
const lies = (page) => page.evaluate(() => {
  const card = document.querySelector(".mark-card").getBoundingClientRect();
  const over = (element) => { const box = element.getBoundingClientRect(); return box.width > 0 && Math.min(card.right, box.right) > Math.max(card.left, box.left) && Math.min(card.bottom, box.bottom) > Math.max(card.top, box.top); };
  return {
    inside: card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight,
    covered: [...document.querySelectorAll(".ask .controls button, .ask .question, .hand button, .tabs button, .map-switch button")].filter(over).map((one) => one.textContent),
    keys: [...document.querySelectorAll(".mark-card button")].map((one) => Math.round(one.getBoundingClientRect().height)),
  };
});

for (const [where, size, game] of [["desk", DESKTOP, "attila"], ["phone", PHONE, "selfr3"]]) {
  test(`who is new to a game is shown around once: ${where}`, async () => {
    const anna = await person(browser, { ...size, marks: true, bypassCSP: true });
    const { page } = anna;
    const card = page.locator(".mark-card");
    const id = await table(game, anna);
    await card.waitFor();
    assert.equal(await card.evaluate((one) => one.contains(document.activeElement)), false, "whoever was not asked keeps the focus");
    const seen = [];
    const places = new Set();
    for (let all = Infinity; seen.length < all;) {
      const { inside, covered, keys } = await lies(page);
      const mark = await card.getAttribute("data-mark");
      assert.deepEqual({ mark, inside, covered }, { mark, inside: true, covered: [] });
      for (const height of keys) assert.ok(height >= 44, `${mark}: a key of ${height} px`);
      if (!seen.length) await axe(page, `marks ${where}`);
      await anna.shot(`marks-${where}-${mark}`);
      seen.push(mark);
      places.add(await card.getByRole("button").last().evaluate((one) => { const { right, bottom } = one.getBoundingClientRect(); return `${Math.round(right)} ${Math.round(bottom)}`; }));
      all = Number(/\d+$/.exec(await card.locator("small").textContent())[0]);
      await card.getByRole("button").last().focus();
      await page.keyboard.press("Enter");
    }
    if (where === "desk") assert.equal(places.size, 1, `what leads on stays under the pointer: ${[...places].join(", ")}`);
    assert.deepEqual(seen, where === "desk" ? ["aim", "ask", "map", "own", "special", "log"] : ["aim", "ask", "map", "special", "log"]);
    await card.waitFor({ state: "detached" });
    assert.ok(await page.evaluate(() => document.activeElement.closest("main") !== null), "the focus is at the question or beside it");
    assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem("kartentisch.marks"))), [game]);
    await page.goto(`${server.address}/t/${id}`);
    await page.locator(".ask[data-decision]").waitFor();
    await page.locator(".top button").last().click();
    await page.getByRole("button", { name: "Show the tour" }).click();
    await expect(card.getByRole("button", { name: "Next" })).toBeFocused();
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await page.locator(".top button").last().click();
    await page.getByRole("button", { name: "Show the tour" }).click();
    for (const _ of seen.slice(1)) await card.getByRole("button", { name: "Next" }).click();
    await card.getByRole("button", { name: "Rules in short" }).click(); // who wants to know more goes on to it
    await card.waitFor({ state: "detached" });
    await page.getByRole("dialog", { name: /in short/i }).waitFor();
    assert.deepEqual(anna.problems, []);
    await anna.close();
  });
}

test("the tour goes with the first press beside it, and does not come again: at no game", async () => {
  const anna = await person(browser, { ...PHONE, marks: true });
  const { page } = anna;
  await table("attacke", anna);
  const card = page.locator(".mark-card");
  await card.waitFor();
  assert.doesNotMatch(await card.textContent(), /mouse|wheel|click/i, "a phone has no mouse");
  await page.locator(".goal").first().click(); // it is what is spoken of, and tells more
  await page.locator(".about").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".about").waitFor({ state: "detached" });
  await card.getByRole("button", { name: "Next" }).click();
  assert.doesNotMatch(await card.textContent(), /mouse|wheel|click/i, "a phone has no mouse");
  await page.locator(".ask .question").click();
  await card.waitFor({ state: "detached" });
  await page.getByText("The tour is in the menu").first().waitFor(); // it does not go without a word
  await table("europe", anna);
  await page.locator(".ask[data-decision]").waitFor();
  await page.waitForTimeout(3_500); // later than it might ever come
  assert.equal(await card.count(), 0);
  await anna.close();
});

test("where others play first, the tour comes with the first turn of one's own, whatever was pressed before", async () => {
  const anna = await person(browser, { ...PHONE, reducedMotion: "no-preference", marks: true });
  const { page } = anna;
  const card = page.locator(".mark-card");
  let id = "";
  for (let deal = 0; deal < 8 && !await page.locator(".telling").isVisible(); deal++) { // in some one is asked before anything is told
    id = await table("attacke", anna, { watched: true, options: { random_deal: true, first_seat: 2 } });
    await page.locator(".telling, .ask[data-decision]").first().waitFor();
  }
  await page.locator(".telling h2").click(); // somebody looks around meanwhile
  await page.waitForTimeout(3_500); // longer than the tour waits for whoever has begun
  const skip = page.getByRole("button", { name: "Skip" });
  const suffer = () => page.evaluate(async (at) => { // what others ask is answered somehow
    const headers = { "Content-Type": "application/json", "X-Kartentisch": "test" };
    const { decision } = await (await fetch(at, { headers })).json();
    if (decision) await fetch(`${at}/commands`, { method: "POST", headers, body: JSON.stringify({ id: `some-${decision.id}`, type: "play", seat: decision.seat, decision: decision.id, actions: [decision.legal[0].number] }) });
  }, `/api/tables/${id}`);
  for (let i = 0; i < 150 && !await card.isVisible(); i++) {
    assert.equal(await page.locator(".telling .mark-card").count(), 0);
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 }).catch(() => undefined);
    else if (await page.locator(".ask[data-decision] .ae-controls:not([data-question='Turn.choose'])").isVisible()) await suffer();
    await page.waitForTimeout(500);
  }
  await card.waitFor();
  assert.equal(await page.locator(".ae-controls").getAttribute("data-question"), "Turn.choose", "not over what others ask");
  await anna.close();
});

test("who has begun already is not shown around", async () => {
  const anna = await person(browser, { marks: true });
  const { page } = anna;
  await page.route(/\/assets\/Tour-/, async (route) => { await new Promise((done) => { setTimeout(done, 5_000); }); await route.continue(); });
  await table("attila", anna);
  await page.locator(".ask[data-decision]").waitFor();
  const late = page.waitForResponse(/\/assets\/Tour-/);
  await late;
  await page.waitForTimeout(800);
  assert.equal(await page.locator(".mark-card").count(), 0);
  await anna.close();
});

test("letters of twice the size on a small phone: the tour's buttons are in sight", async () => {
  const anna = await person(browser, { ...PHONE, viewport: { width: 360, height: 740 }, locale: "de-DE", marks: true, bypassCSP: true });
  const { page } = anna;
  await page.addInitScript(() => { addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "200%"; }); });
  await table("attacke", anna);
  await page.locator(".mark-card").waitFor();
  await expect(async () => {
    for (const key of await page.locator(".mark-card button").all()) {
      const { x, y, width, height } = await key.boundingBox();
      assert.ok(x >= 0 && x + width <= 360 && y >= 0 && y + height <= 740, JSON.stringify({ x, y, width, height }));
    }
  }).toPass({ timeout: 5_000 });
  await anna.close();
});

test("what a step of the tour speaks of is what it outlines: the phases of a turn in Europe 1941", async () => {
  for (const size of [DESKTOP, PHONE]) {
    const anna = await person(browser, { ...size, marks: true });
    const { page } = anna;
    const made = await post("/tables", { game: "europe", start: "eastern_front", seats: [{ kind: "mine", name: "Anna" }, { kind: "bot", bot: "greedy", name: "Ben" }] });
    await post(`/tables/${made.table}/commands`, { id: "start", type: "start" }, made.secret);
    await page.goto(`${server.address}/back/${made.table}#${made.recovery}`);
    const card = page.locator(".mark-card");
    await card.waitFor();
    while (await card.getAttribute("data-mark") !== "special") await card.getByRole("button", { name: "Next" }).click();
    await expect(card).toContainText("phases");
    const [ring, bar] = [await page.locator(".mark-ring").boundingBox(), await page.locator(".eu-pips").boundingBox()];
    assert.ok(ring.x <= bar.x && ring.y <= bar.y && ring.x + ring.width >= bar.x + bar.width && ring.y + ring.height >= bar.y + bar.height, JSON.stringify({ ring, bar }));
    await anna.close();
  }
});

test("whom one plays against is said by the tour's last card; who has no tour reads it below a phone's bar", async () => {
  for (const marks of [true, false]) {
    const anna = await person(browser, { ...PHONE, locale: "en-GB", marks });
    const { page } = anna;
    await page.goto(server.address);
    await page.getByRole("button", { name: /^Play now: Attila/ }).click();
    const told = /Against bots of level/;
    if (marks) {
      const card = page.locator(".mark-card");
      await card.waitFor();
      while (await card.getByRole("button", { name: "Next" }).count()) await card.getByRole("button", { name: "Next" }).click();
      await expect(card).toContainText(told);
      await card.getByRole("button").last().click();
      await page.waitForTimeout(1_200);
      await expect(page.locator(".notice")).toHaveCount(0);
    } else {
      const notice = page.locator(".notice", { hasText: told });
      await notice.waitFor();
      assert.ok(await notice.evaluate((one) => one.getBoundingClientRect().top >= document.querySelector(".compact > header").getBoundingClientRect().bottom - 2), "over neither the way back nor the menu");
    }
    await anna.close();
  }
});
