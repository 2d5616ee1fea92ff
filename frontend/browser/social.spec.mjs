// People among themselves: going back by consent, standing orders, nudges, seats that change hands, phrases, rematch.
import assert from "node:assert/strict";

import { axe, openLog, invitation, join, open, playedOut, reads } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";

/** Anna at a desk, Ben on a phone, a bot; begun. */
async function three(options = {}) {
  const anna = await person(browser, options);
  const ben = await person(browser, { ...PHONE, ...options });
  await open(server, anna.page, ["me", "open: invite", "bot"]);
  await join(ben.page, await invitation(anna.page), "Ben");
  await anna.page.getByText("Everybody is here.").waitFor();
  await ben.page.getByRole("button", { name: "Start the game" }).click(); // whoever sits there may
  for (const { page } of [anna, ben]) await page.locator(".kt-map").waitFor();
  return { anna, ben };
}

const decision = (page) => page.locator(".ask[data-decision]");
const waitFor = (page) => decision(page).waitFor();
const log = async ({ page }, text) => {
  if (await page.locator(".tabs").isVisible()) await page.locator(".tabs button", { hasText: "Log" }).click();
  else await openLog(page);
  await page.locator(".log").getByText(text).first().waitFor();
  if (await page.locator(".tabs").isVisible()) await page.locator(".tabs button", { hasText: "Map" }).click();
};

/** A turn of whoever is asked, through the list of words: the first choice that is no tile, until somebody else is next. */
async function turn({ page }) {
  await waitFor(page);
  for (let i = 0; i < 8; i++) {
    const before = await decision(page).getAttribute("data-decision");
    const plain = page.locator(".ask .head-tools > button[aria-pressed=false]");
    if (await plain.isVisible()) await plain.click();
    const every = page.getByRole("button", { name: /^Show all \d+ choices$/ });
    if (await every.isVisible()) await every.click();
    await page.locator(".generic ul.choices button").filter({ hasNotText: /^(Tile|Swap)/ }).first().click();
    await page.locator(".steps .button.primary:not([aria-disabled=true])").click();
    await page.waitForFunction((old) => document.querySelector(".ask")?.getAttribute("data-decision") !== old, before);
    if (!(await decision(page).isVisible())) return;
  }
}

/** A stone, influence and the end of the turn as one draft, sent at once. */
async function wholeTurn({ page }) {
  const plain = page.locator(".ask .head-tools > button[aria-pressed=false]");
  if (await plain.isVisible()) await plain.click();
  await page.locator(".ask .generic").waitFor(); // it is fetched when it is wanted
  for (const [step, what] of [/→/, /^Take influence/, /^End turn/].entries()) {
    const every = page.getByRole("button", { name: /^Show all \d+ choices$/ });
    if (await every.isVisible()) await every.click();
    await page.locator(".generic ul.choices button").filter({ hasText: what }).filter({ hasNotText: /^(Tile|Swap)/ }).first().click();
    await page.locator(".steps li").nth(step).waitFor();
    await page.locator(".ask:not([aria-busy])").waitFor();
  }
  await page.locator(".steps .button.primary:not([aria-disabled=true])").click();
}

/** What the server shows of the position; ids of decisions change when they are asked anew. */
const seen = (page) => page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`)).json()).view);

async function menu({ page }, name) {
  const phone = await page.locator(".tabs").isVisible();
  if (phone) await page.locator(".tabs button", { hasText: "Standings" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name }).click();
  if (phone) await page.evaluate(() => [...document.querySelectorAll(".tabs button")].find((one) => one.textContent.startsWith("Map")).click());
}

const turns = async (one, other) => {
  for (let i = 0; ; i++) {
    assert.ok(i < 400, "somebody is asked");
    if (await decision(one.page).isVisible()) return [one, other];
    if (await decision(other.page).isVisible()) return [other, one];
    await one.page.waitForTimeout(30);
  }
};

test("going back: asked, refused, asked again, agreed; phrases and chat; a standing order", async () => {
  const { anna, ben } = await three({ bypassCSP: true });
  const [first, second] = await turns(anna, ben);
  const [name, other] = first === anna ? ["Anna", "Ben"] : ["Ben", "Anna"];
  await waitFor(first.page);
  const before = await seen(first.page);
  await wholeTurn(first);
  await waitFor(second.page);
  const undone = first.page.getByRole("button", { name: "Ask to undo my move" });
  await undone.click();
  const request = (one) => one.page.getByRole("alertdialog", { name: new RegExp(`${name} asks to undo`) });
  await request(second).waitFor();
  await second.shot(`request-${second === ben ? "390" : "1280"}`);
  await first.shot(`request-asked-${first === ben ? "390" : "1280"}`);
  await axe(second.page, "request");
  assert.match(await request(first).textContent(), new RegExp(`Still to agree: ${other}`));
  assert.match(await request(second).textContent(), /Still to agree: you\./);
  assert.match(await request(second).textContent(), new RegExp(`${name} asks to undo:.*${name} plays a card of the \\w+.*${name} gains`), "in words, the whole move");
  await request(second).getByRole("button", { name: "Refuse" }).click();
  await request(first).waitFor({ state: "detached" });
  await log(first, `${other} refuses.`);
  await first.page.locator(".notice").getByText("The request was refused").waitFor();
  await undone.click();
  await request(second).getByRole("button", { name: "Agree" }).click();
  await waitFor(first.page);
  await request(second).waitFor({ state: "detached" });
  assert.deepEqual(await seen(first.page), before, "one request has taken the whole move back");
  await second.page.locator(".notice").getByText(new RegExp(`Undone: ${name} plays a card of the \\w+`)).waitFor();
  await second.shot(`taken-back-${second === ben ? "390" : "1280"}`);
  await log(second, `${other} agrees.`);
  // talking, in words of one's own and in phrases
  await anna.page.getByRole("button", { name: "Chat", exact: true }).click();
  await anna.page.getByRole("textbox", { name: "Write a message" }).fill("Good <b>morning</b>");
  await anna.page.keyboard.press("Enter");
  // whoever looks at the map is told, and sees what is unread until it was read
  await ben.page.locator(".notice.talk").filter({ hasText: "Anna: Good <b>morning</b>" }).waitFor();
  await ben.page.locator(".tabs .badge").filter({ hasText: "1 unread" }).waitFor();
  await ben.page.locator("[role=log][aria-live=polite]").filter({ hasText: "Anna: Good <b>morning</b>" }).waitFor({ state: "attached" });
  await ben.shot("chat-unread-390");
  await log(ben, "Anna: Good <b>morning</b>");
  const phrases = anna.page.getByLabel("Quick phrases");
  const phrase = await phrases.locator("option").nth(1).textContent();
  await phrases.selectOption({ index: 1 });
  await log(ben, `Anna: ${phrase}`);
  await anna.shot("chat-1280");
  await ben.page.locator(".tabs button", { hasText: "Log" }).click();
  await ben.page.getByRole("button", { name: /^Chat 2 unread/ }).click();
  await ben.page.locator(".chat .sentence").filter({ hasText: "Good <b>morning</b>" }).waitFor();
  await ben.shot("chat-390");
  await ben.page.locator(".tabs button", { hasText: "Map" }).click();
  await ben.page.locator(".tabs .badge").waitFor({ state: "detached" });
  assert.equal(await ben.page.evaluate(() => document.querySelector(".tabs").textContent.includes("unread")), false);
  await ben.page.locator(".tabs button", { hasText: "Map" }).click();
  // a standing order: only what is asked in the turns of others
  for (const one of [anna, ben]) {
    await menu(one, "Automatic answers");
    const dialog = one.page.getByRole("dialog", { name: "Automatic answers" });
    await dialog.getByRole("heading", { name: "The conflict" }).waitFor();
    await expect(dialog.locator("summary")).toHaveText(["Conflict: which cards do you lay face down?"]);
    await dialog.getByLabel("My answer").selectOption({ index: 1 });
    await dialog.getByLabel("how often").selectOption({ label: "2 times" });
    await dialog.locator(".order-said").filter({ hasText: "2 times, then pass" }).waitFor();
    await axe(one.page, "orders");
    await dialog.getByRole("button", { name: "Add this answer" }).click();
    await dialog.locator(".order-rows li").waitFor();
    await one.shot(`orders-${one === ben ? "390" : "1280"}`);
    await expect(dialog.locator("summary")).toHaveText(/1 answer$/);
    if (one === ben) await dialog.getByRole("button", { name: "Remove this answer" }).click();
    if (one === ben) await dialog.getByText("No automatic answers").waitFor();
    // pass on everything, unless: what is added later stands before it
    const pass = dialog.getByLabel("Pass on every question");
    assert.equal(await pass.isChecked(), false);
    await pass.click(); // it shows what the server keeps
    await dialog.getByRole("checkbox", { checked: true }).waitFor();
    await dialog.getByLabel("what it is about").selectOption({ label: "Moesia" });
    await dialog.getByLabel("in the turn of").selectOption({ label: one === ben ? "Anna" : "Ben" });
    await dialog.getByLabel("My answer").selectOption({ label: "ask me" });
    await dialog.locator(".order-said").filter({ hasText: `(what it is about: Moesia; in the turn of: ${one === ben ? "Anna" : "Ben"}) → always ask me` }).waitFor();
    await dialog.getByRole("button", { name: "Add this answer" }).click();
    await dialog.locator(".order-rows li").filter({ hasText: "Moesia" }).waitFor();
    const kept = await one.page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`)).json()).orders);
    assert.deepEqual(kept.slice(-2), [
      { question: "Conflict.lay", when: { province: ["moesia"], active: [one === ben ? "0" : "1"] }, answer: [], times: 0, otherwise: "ask" },
      { question: "*", when: {}, answer: [], times: 0, otherwise: "pass" },
    ]);
    await axe(one.page, "pass unless");
    await one.shot(`orders-unless-${one === ben ? "390" : "1280"}`);
    await pass.click();
    await dialog.getByRole("checkbox", { checked: false }).waitFor();
    await one.page.keyboard.press("Escape");
  }
  for (const { problems } of [anna, ben]) assert.deepEqual(problems, []);
  await Promise.all([anna.close(), ben.close()]);
});

test("nudged, taken over by the autopilot and back again; asked to leave; a substitute; a bot for good; rematch", async () => {
  const { anna, ben } = await three({ bypassCSP: true });
  // Ben leaves his seat to the autopilot, and takes it back
  await menu(ben, "Let the autopilot play until I return");
  await ben.shot("leave-390");
  await ben.page.getByRole("dialog", { name: "Let the autopilot play until I return" }).getByRole("button").last().click();
  await log(anna, "Ben has left; the autopilot takes over.");
  await anna.page.locator(".players li", { hasText: "Ben" }).getByText("the autopilot plays").waitFor({ state: "attached" });
  await anna.shot("autopilot-1280");
  // whoever is away can be asked to leave, and has time to say no
  await menu(anna, "Seats and spectators");
  const seats = anna.page.getByRole("dialog", { name: "Seats and spectators" });
  const row = (name) => seats.locator(".seat-rows li", { hasText: name });
  const leave = row("Ben").getByRole("button", { name: "Remove this player" });
  await leave.click();
  await row("Ben").getByRole("button", { name: "Yes, really" }).click();
  await ben.page.locator(".request").getByText(/^You are about to lose your seat/).waitFor();
  await axe(ben.page, "asked to leave");
  await ben.shot("leaving-390");
  await anna.page.keyboard.press("Escape");
  await anna.page.locator(".request").getByRole("button", { name: "Withdraw" }).waitFor();
  await ben.page.locator(".request").getByRole("button", { name: "I am here" }).click();
  await log(anna, "Ben is back, and stays.");
  await ben.page.getByRole("button", { name: "Play myself again" }).click();
  await log(anna, "Ben is back.");
  // who keeps everybody waiting is set a time: one who waits is told that it is a month later
  const [slow, waits] = await turns(anna, ben);
  await waits.page.route(/\/(api|healthz)(?!.*stream)/, async (route) => {
    const response = await route.fetch();
    const [headers, name] = [response.headers(), "x-kartentisch-time"];
    await route.fulfill({ response, headers: name in headers ? { ...headers, [name]: String(Number(headers[name]) + 30 * 86_400_000) } : headers });
  });
  await waits.page.reload();
  const nudge = waits.page.getByRole("button", { name: /^Set .* a deadline/ });
  await nudge.waitFor({ timeout: 15_000 });
  await waits.shot(`nudge-${waits === ben ? "390" : "1280"}`);
  await nudge.click();
  await waits.page.locator(".notice.refusal").waitFor(); // the server knows better than that clock
  await waits.page.unroute(/\/(api|healthz)(?!.*stream)/);
  assert.equal(await slow.page.locator(".ask .clock").count(), 0);
  // Ben is here, and nobody sends him away alone; he offers his seat, and Carla takes it
  await menu(anna, "Seats and spectators");
  await row("Ben").waitFor();
  await expect(leave).toHaveCount(0);
  await anna.shot("seats-1280");
  await axe(anna.page, "seats");
  await menu(ben, "Seats and spectators");
  const own = ben.page.getByRole("dialog", { name: "Seats and spectators" }).locator(".seat-rows li", { hasText: "Ben" });
  await own.getByRole("button", { name: "Let someone else take over this seat" }).click();
  await own.getByRole("button", { name: "Copy the link to this seat" }).waitFor();
  const table = anna.page.url().split("/").at(-1);
  const invite = await ben.page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()).then(({ seat_invites: all }) => Object.values(all)[0]), table);
  await anna.page.keyboard.press("Escape");
  const carla = await person(browser);
  await join(carla.page, `${server.address}/join/${table}#${invite}`, "Carla");
  await carla.page.locator(".hand .at-card").first().waitFor();
  await ben.page.keyboard.press("Escape");
  await ben.page.getByText("You are watching.").waitFor();
  await ben.shot("watching-390");
  await log(anna, "Carla sits down.");
  // Carla gives the seat to a bot for good; Anna lets the autopilot play, and the game ends by itself
  await menu(carla, "Seats and spectators");
  const mine = carla.page.getByRole("dialog", { name: "Seats and spectators" }).locator(".seat-rows li", { hasText: "Carla" });
  await mine.getByRole("button", { name: "Give my seat to a bot for good" }).click();
  await mine.getByRole("button", { name: "Yes, really" }).click();
  await log(anna, /is now played by a bot/);
  // only bots are left when Anna goes: the table waits, and goes on when she is back
  await menu(anna, "Pause and go to the lobby");
  await anna.shot("leave-1280");
  await anna.page.getByRole("dialog", { name: "Pause and go to the lobby" }).getByRole("button", { name: "Pause and go to the lobby" }).click();
  await anna.page.waitForURL(`${server.address}/`);
  await anna.page.waitForTimeout(1500); // bots answer within that
  await anna.page.goto(`${server.address}/t/${table}`);
  await anna.page.locator(".kt-map").waitFor();
  assert.deepEqual(await anna.page.evaluate(async (id) => { const { table: { paused, status } } = await (await fetch(`/api/tables/${id}`)).json(); return [paused, status]; }, table), [true, "playing"]);
  await anna.page.getByText("The table waits").waitFor();
  await anna.shot("paused-1280");
  await anna.page.getByRole("button", { name: "Play myself again" }).click();
  await log(anna, "You are back.");
  await reads(anna.page);
  assert.deepEqual(carla.problems.filter((text) => !/40[0-9]/.test(text)), []);
  await carla.close();
  await playedOut(anna, ben);
  for (const { page } of [anna, ben]) await page.locator(".result").waitFor({ timeout: 60_000 });
  const told = ben.page.locator(".notice", { hasText: "A rematch has been opened." }).waitFor(); // wherever the result is being read; it goes away by itself
  await anna.page.getByRole("button", { name: "Rematch", exact: true }).click();
  await told;
  await anna.page.waitForFunction((old) => !location.href.includes(old), table);
  await waitFor(anna.page);
  await anna.shot("rematch-1280");
  await ben.page.getByRole("link", { name: "To the rematch" }).waitFor();
  assert.deepEqual(anna.problems.filter((text) => !/40[0-9]/.test(text)), []);
  await Promise.all([anna, ben].map((one) => one.close()));
});

test("an owner who has vanished: the lead is asked for, kept, passed on; open seats are filled and the game begins", async () => {
  const anna = await person(browser, { bypassCSP: true });
  const ben = await person(browser, { ...PHONE, bypassCSP: true });
  await open(server, anna.page, ["me", "open: invite", "open: invite"]);
  const table = anna.page.url().split("/").at(-1);
  await join(ben.page, await invitation(anna.page), "Ben");
  const ask = ben.page.getByRole("button", { name: "Ask to become host" });
  await ben.page.getByText("Anna is the host.").waitFor();
  assert.equal(await ask.count(), 0);
  await ben.page.getByText("Seats and spectators").click();
  await ben.page.getByRole("button", { name: "Hide this player's messages" }).waitFor();
  assert.equal(await ben.page.locator(".manage button:not([aria-pressed]), .manage select").count(), 0, "nothing that would be refused");
  await axe(ben.page, "waiting, not leading");
  await ben.shot("waiting-not-leading-390");
  server.later(table, 86_400);
  await ben.page.reload();
  await ask.click();
  const asked = anna.page.getByText("Ben asks to become host. This happens in");
  await asked.waitFor();
  await axe(anna.page, "asked for the lead");
  await anna.shot("lead-asked-1280");
  await anna.page.getByRole("button", { name: "I am still here" }).click();
  await asked.waitFor({ state: "detached" });
  await ben.page.getByText("Anna is the host.").waitFor();
  await anna.close();
  server.later(table, 86_400);
  await ben.page.reload();
  await ben.shot("lead-may-ask-390");
  await ask.click();
  await ben.page.getByText("Ben asks to become host.").waitFor();
  await ben.shot("lead-waits-390");
  server.later(table, 3_600);
  await ben.page.getByText("Ben asks to become host.").waitFor({ state: "detached" });
  await ben.page.getByText("Seats and spectators").click();
  const row = (i) => ben.page.locator(".seat-rows li").nth(i);
  await row(2).getByRole("button", { name: "Put a bot here" }).click();
  await row(0).getByRole("button", { name: "Remove this player" }).click();
  await row(0).getByRole("button", { name: "Yes, really" }).click();
  await row(0).getByRole("button", { name: "Put a bot here" }).click();
  await ben.page.getByText("Everybody is here.").waitFor();
  await ben.page.getByRole("button", { name: "Start the game" }).click();
  await ben.page.locator(".kt-map").waitFor();
  await log(ben, "You are the host from now on.");
  assert.deepEqual(ben.problems, []);
  await ben.close();
});
