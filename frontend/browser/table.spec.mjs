// Whole games at real tables, in Chromium, through the page alone. Pictures go to browser/shots.
import assert from "node:assert/strict";

import { LIGHTS, axe, choose, openLog, hold, invitation, join, open as openAt, playedOut } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";

const open = (page, seats, more) => openAt(server, page, seats, more);

let seed = 7;
const random = (n) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * n);
};

const asked = (page) => page.locator(".ask .generic, .ask .head-tools > button[aria-pressed=false]").first().isVisible();
const AFTER = 520; // ms: what comes under the pointer takes no press for half a second (`pressGuard.ts`)
const ENOUGH = 20; // answers by the page; a whole game by it is played with the keys
const idle = (page) => page.waitForFunction(() => !document.querySelector(".ask[aria-busy]")); // a card of the hand may well be disabled

/** Answers what is asked with something legal, as any game's panel offers it: one step, or several in one batch; `meanwhile`: while the answer is on its way. */
async function answer(page, meanwhile = null) {
  const plain = page.locator(".ask .head-tools > button[aria-pressed=false]");
  if (await plain.isVisible()) await plain.click();
  await page.locator(".ask .generic").waitFor(); // it is fetched when it is wanted
  const every = page.getByRole("button", { name: /^Show all \d+ choices$/ });
  for (let steps = 1 + random(3); steps > 0; steps--) {
    if (await every.isVisible()) {
      await every.click();
      await page.waitForTimeout(AFTER);
    }
    const choices = page.locator(".generic ul.choices button");
    const all = await choices.allTextContents();
    if (!all.length) break;
    const liked = all.map((text, i) => [text, i]).filter(([text]) => !/^Tile|^Swap/.test(text));
    const [, which] = liked.length ? liked[random(liked.length)] : ["", random(all.length)];
    await choices.nth(which).click();
    await idle(page);
    if (steps > 1) await page.waitForTimeout(AFTER);
  }
  const before = await page.locator(".ask").getAttribute("data-decision");
  const held = meanwhile && await hold(page, /\/commands/);
  await page.locator(".steps .button.primary").click();
  if (held) {
    await held.reached;
    await meanwhile();
    await page.locator(`.ask[aria-busy][data-decision="${before}"]`).waitFor(); // no second answer
    await held.release();
  }
  await page.waitForFunction((old) => document.querySelector(".ask")?.getAttribute("data-decision") !== old, before);
}

test("two browsers, one of them a phone, two bots and a spectator play, and all see the same end", async () => {
  const anna = await person(browser, { serviceWorkers: "allow" });
  const ben = await person(browser, { ...PHONE, serviceWorkers: "allow" });
  const eva = await person(browser);
  await open(anna.page, ["me", "open: invite", "bot", "bot"]);
  const link = await invitation(anna.page);
  await anna.shot("waiting-1280");
  await join(ben.page, link, "Ben");
  await eva.page.goto(anna.page.url());
  await eva.page.getByText("To take a seat you need an invitation link.").waitFor();
  await anna.page.getByText("Everybody is here.").waitFor();
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [anna, ben, eva]) {
    await page.locator(".kt-map").waitFor();
    // a scoring that is told lies over the question on a phone, until it is closed
    await page.addLocatorHandler(page.locator(".sheets.whole .told-sheet > header button"), (close) => close.click());
  }
  let answers = 0;
  for (let looks = 0; answers < ENOUGH; looks++) {
    assert.ok(looks < 3000, "the game goes on");
    const one = (await asked(anna.page)) ? anna : (await asked(ben.page)) ? ben : null;
    if (one === null) {
      for (const { page } of [anna, ben, eva]) if (await page.locator(".told-sheet .at-scoring").isVisible()) await page.keyboard.press("Escape"); // it lies there until it was read
      await anna.page.waitForTimeout(80);
      continue;
    }
    const other = one === anna ? ben : anna;
    await answer(one.page, answers === 2 ? () => talk(other, one, "Take your time.") : null);
    answers++;
    if (answers === 8) {
      await ben.page.reload(); // in the middle of it
      await ben.page.locator(".kt-map").waitFor();
    }
    if (answers === 11) await offline(ben);
    if (answers === 14) {
      for (const [one, name] of [[anna, "game-1280"], [ben, "game-390"], [eva, "game-watching"]]) await one.shot(name);
    }
  }
  await Promise.all([playedOut(anna, eva), playedOut(ben)]);
  for (const { page } of [anna, ben, eva]) {
    if (await page.locator(".told-sheet .at-scoring").isVisible()) await page.keyboard.press("Escape");
    await page.locator(".result").waitFor();
  }
  await anna.shot("end-1280");
  await ben.shot("end-390");
  const ranking = (page) => page.locator(".places tbody tr").evaluateAll((rows) => rows.map((row) => row.textContent.replace(/^(\d+\.(?: \(shared\))?)[A-Z][a-z]? (?=[A-Z])/, "$1"))); // whoever reads has a sign of their own
  assert.deepEqual((await anna.page.locator(".result").innerText()).match(/.*Anna.*/g) ?? [], [], "who reads has one name all over the page");
  assert.deepEqual((await ranking(anna.page)).map((row) => row.replace("You", "Anna")), await ranking(eva.page));
  const hand = await eva.page.evaluate(() => fetch(`/api/tables/${location.pathname.split("/")[2]}`).then((r) => r.json()));
  assert.deepEqual(hand.own_seats, []);
  assert.equal(hand.viewer, -1);
  for (const { problems } of [anna, ben, eva]) assert.deepEqual(problems.filter((text) => !/ERR_INTERNET_DISCONNECTED|network/i.test(text)), []);
  await Promise.all([anna, ben, eva].map((one) => one.close()));
});

/** Says something, and waits until somebody else's page has it. */
async function talk(one, other, text) {
  const path = one.page.url().replace("/t/", "/api/tables/");
  const said = await one.context.request.post(`${path}/commands`, { headers: { "X-Kartentisch": "test" }, data: { id: "talk", type: "chat", text } });
  assert.equal(said.status(), 200, await said.text());
  await other.page.locator(".notice.talk").filter({ hasText: text }).waitFor();
}

/** The network goes away and comes back: the page says so and goes on. */
async function offline({ context, page }) {
  await context.setOffline(true);
  await page.getByText("No connection.").waitFor();
  await context.setOffline(false);
  await page.getByText("No connection.").waitFor({ state: "detached" });
}

test("what a table needs is on its way before the program that needs it, and comes once", async () => {
  const anna = await person(browser);
  await open(anna.page, ["me", "bot", "bot"]);
  await anna.page.locator(".kt-map").waitFor();
  const eva = await person(browser);
  const asked = [];
  const warnings = [];
  eva.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  eva.page.on("console", (said) => { if (/preload/.test(said.text())) warnings.push(said.text()); });
  await eva.page.goto(anna.page.url());
  await eva.page.locator(".kt-map").waitFor();
  await eva.page.waitForTimeout(4500); // what was fetched in vain is named some seconds later
  const table = new URL(anna.page.url()).pathname.replace("/t/", "/api/tables/");
  for (const name of [/^\/assets\/first-/, /^\/assets\/TablePage-.*js$/, /^\/assets\/board-.*css$/, /^\/assets\/attila\.map-/, /^\/assets\/barlow-600/, /^\/api\/games\/attila$/, new RegExp(`^${table}$`)]) {
    assert.equal(asked.filter((path) => name.test(path)).length, 1, `${name} in ${asked.join(" ")}`);
  }
  const twice = asked.filter((path, i) => path.startsWith("/assets/") && asked.indexOf(path) < i);
  assert.deepEqual([twice, warnings, eva.problems], [[], [], []]);
  await Promise.all([anna, eva].map((one) => one.close()));
});

test("two at one screen: a curtain before every hand, and never two hands at once", async () => {
  const { page, problems, shot, close } = await person(browser);
  await open(page, ["me", "another player on this device", "bot"], { more: (form) => form.getByLabel("Name at Seat 2").fill("Franz") });
  const hands = [];
  page.on("response", async (answer) => {
    if (/\/at\/|\/tables\/[^/]+\?/.test(answer.url())) hands.push(await answer.json().then(({ viewer }) => viewer, () => -1));
  });
  const names = [];
  for (let i = 0; i < 6; i++) {
    const curtain = page.locator("dialog.curtain");
    await page.locator("dialog.curtain, .ask[data-decision]").first().waitFor();
    if (await curtain.isVisible()) {
      if (i === 0) await shot("curtain-1280");
      const text = await curtain.textContent();
      names.push(/Give the device to (\w+)/.exec(text)[1].replace(/Nobody$/, ""));
      assert.equal(await page.locator(".hand button").count(), 0, "no card is on the page");
      await curtain.getByRole("button").click();
      await curtain.waitFor({ state: "detached" });
      await page.locator(".ask[data-decision]").waitFor();
    }
    await answer(page);
  }
  assert.deepEqual([...new Set(names)].sort(), ["Anna", "Franz"]);
  assert.deepEqual(problems, []);
  await close();
});

test("two at one screen: nobody looks away in a set-up in which nothing is hidden, and a hand lies face down until somebody looks", async () => {
  const { page, problems, shot, close } = await person(browser, { bypassCSP: true });
  await page.goto(server.address);
  const id = await page.evaluate(async () => {
    const send = async (path, body) => (await fetch(`/api/tables${path}`, { method: "POST", headers: { "Content-Type": "application/json", "X-Kartentisch": "test" }, body: JSON.stringify(body) })).json();
    const { table } = await send("", { game: "attack", seats: [{ kind: "mine", name: "Anna" }, { kind: "mine", name: "Franz" }] });
    await send(`/${table}/commands`, { id: "s", type: "start" });
    return table;
  });
  await page.goto(`${server.address}/t/${id}`);
  const curtain = page.locator("dialog.curtain");
  const [hands, eyes, asked] = [[], [], new Set()];
  page.on("response", async (answer) => {
    if (/preview|commands|\/at\//.test(answer.url())) eyes.push(await answer.json().then(({ view, viewer, log }) => [view?.viewer ?? viewer ?? -1, (log ?? []).some((line) => "opening" in line)], () => [-1, false]));
    if (/\?seat=[0-9]/.test(answer.url())) hands.push(answer.url());
  });
  for (let i = 0; i < 80; i++) {
    await page.locator("dialog.curtain[open], .ask[data-decision]").first().waitFor();
    if (await curtain.isVisible()) break;
    asked.add(await page.locator(".asked-here").textContent());
    await answer(page);
    if (i === 3) { // a look at one's own hand, by mouse and by keys
      await page.locator(".ask[data-decision]").waitFor();
      const look = page.getByRole("button", { name: /^Press and hold to show/ });
      assert.equal(await page.locator(".own-hand-seen > *").count(), 0);
      await look.hover();
      await page.mouse.down();
      await page.locator(".own-hand-seen > *").first().waitFor();
      await shot("own-hand-1280");
      await page.mouse.up();
      await page.locator(".own-hand-seen > *").first().waitFor({ state: "detached" });
      await look.focus();
      await page.keyboard.press("Enter");
      await page.locator(".own-hand-seen > *").first().waitFor();
      await axe(page, "a hand is looked at");
      await page.keyboard.press("Enter");
      await page.locator(".own-hand-seen > *").first().waitFor({ state: "detached" });
      assert.equal(hands.length, 2, `a hand is fetched while somebody looks, and else never: ${hands.join(" ")}`);
    }
  }
  assert.equal(asked.size, 2, "both were asked");
  assert.ok(eyes.length > 20 && eyes.every(([viewer, secret]) => viewer === -1 && !secret), "nothing was for one seat alone");
  assert.equal(hands.length, 2);
  await curtain.getByRole("heading", { name: "Give the device to" }).waitFor(); // now it depends on cards
  assert.deepEqual(problems, []);
  await close();
});

test("the language changes in the middle of a draft, and everything with it; the draft survives a reload", async () => {
  const { page, problems, close } = await person(browser);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now: Attila" }).click();
  await page.locator(".ask[data-decision]").waitFor();
  await page.locator(".ask .head-tools > button[aria-pressed]").click();
  await page.getByRole("button", { name: /^Show all/ }).click();
  await page.locator(".generic ul.choices button").filter({ hasText: "→" }).first().click();
  await page.locator(".steps li").waitFor();
  const english = await page.locator(".steps li span").first().textContent();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await choose(page, "Deutsch");
  await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".steps h3").filter({ hasText: "Geplant" }).waitFor();
  await page.waitForFunction((old) => document.querySelector(".steps li span")?.textContent !== old, english);
  assert.equal(await page.getAttribute("html", "lang"), "de");
  await openLog(page);
  await page.locator(".log").filter({ hasText: /Das Spiel beginnt|Zug 1/ }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Dein Zug" }).waitFor();
  // the draft has survived the reload; once it was sent, nothing of it is kept
  await page.locator(".ask .head-tools > button[aria-pressed=false]").click();
  await page.locator(".steps li").waitFor();
  assert.equal(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("kt.draft.")).length), 1);
  await page.locator(".steps .button.primary").click();
  await page.waitForFunction(() => !Object.keys(sessionStorage).some((name) => name.startsWith("kt.draft.")));
  assert.deepEqual(problems, []);
  await close();
});

test("looking back, by slider and by link, and the rules behind a line", async () => {
  const { page, problems, shot, close } = await person(browser);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now: Attila" }).click();
  await page.locator(".ask[data-decision]").waitFor();
  for (let i = 0; i < 4; i++) {
    await page.locator(".ask[data-decision]").waitFor();
    await answer(page);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Replay earlier moves" }).click();
  const slider = page.getByRole("slider", { name: "Moment" });
  await slider.focus();
  const at = Number(await slider.inputValue());
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((was) => Number(document.querySelector("[type=range]").value) === was - 2, at);
  await page.waitForFunction(() => /\?at=\d+$/.test(location.href));
  const text = await page.locator(".replay-text").textContent();
  await shot("replay-1280");
  await page.goto(page.url());
  await page.waitForFunction((same) => document.querySelector(".replay-text")?.textContent === same, text);
  await page.getByRole("button", { name: "To the present" }).click();
  await page.locator(".ask").waitFor();
  await openLog(page);
  await page.locator(".log .rule-link").last().click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  await rules.locator(".paragraph.marked").waitFor();
  await rules.getByRole("searchbox").fill("influence plan");
  await page.waitForFunction(() => document.querySelectorAll("dialog .paragraph").length < 12);
  await shot("rules-1280");
  await page.keyboard.press("Escape");
  assert.deepEqual(problems, []);
  await close();
});

/** Where things are on the screen. */
const places = (page, ...selectors) => page.evaluate((wanted) => wanted.map((selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [selector, ...[left, top, right, bottom].map(Math.round)].join(" ");
}), selectors);
const card = (page) => page.locator(".at-card[aria-disabled=false][aria-pressed=false]").first();
const province = async (page) => {
  await page.keyboard.press("m");
  await page.keyboard.press(".");
  await page.keyboard.press("Enter");
};

for (const [what, options, parts] of [["desk", {}, [".ask", ".sides > .side-part", ".leaves", ".map-box", ".hand"]], ["phone", PHONE, [".sheet-phone", ".ask > header", ".map-box", ".hand"]]]) {
  test(`nothing moves while a turn of Attila is built, ${what}`, async () => {
    const { page, problems, shot, close } = await person(browser, options);
    await page.goto(server.address);
    await page.getByRole("button", { name: "Play now: Attila" }).click();
    await page.locator(".ask[data-decision]").waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (what === "desk") await page.locator(".at-influence").waitFor(); // it comes once the page is at rest
    const asked = page.locator(".ask .question");
    if (what === "phone" && (await page.locator(".unplayed").count())) { // what others did before comes once the page is at rest, and the sheet makes room for it
      await page.locator(".digest").waitFor();
      await page.waitForTimeout(700);
    }
    const before = await places(page, ...parts);
    const still = async (when) => assert.deepEqual(await places(page, ...parts), before, when);
    await card(page).click();
    await asked.filter({ hasText: "province" }).waitFor();
    await still("a card");
    await province(page);
    const first = page.locator(".at-actions .fp-first");
    await first.filter({ hasText: "Place stone" }).waitFor();
    await still("a province");
    const red = await places(page, ".at-actions .fp-first");
    const question = await asked.textContent();
    await page.locator(".at-actions .fp-second").click();
    await page.waitForFunction((old) => document.querySelector(".ask .question").textContent !== old, question); // the headline is that of the step
    await still("a second stone");
    await page.locator(":is(.at-hand, .at-actions) .fp-plain").click();
    await first.filter({ hasText: "Place stone" }).waitFor();
    await still("taken back");
    assert.deepEqual((await places(page, ".at-actions .fp-first"))[0].split(" ").at(-1), red[0].split(" ").at(-1), "the red button stays where it is");
    assert.equal(await page.locator(".player.active").first().textContent().then((text) => /You/.test(text)), true, "nobody is shown as next before anything was sent");
    await shot(`turn-${what}`);
    assert.deepEqual(problems, []);
    await close();
  });
}

test("looking back works by keys at once, and leaves the present as it was", async () => {
  const { page, problems, shot, close } = await person(browser);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now: Attila" }).click();
  for (let i = 0; ; i++) {
    await page.locator(".ask[data-decision]").waitFor();
    if (i >= 2 && (await card(page).isVisible())) break; // some chosen ways leave a turn to be ended: then no card can be played
    await answer(page);
  }
  const view = () => page.evaluate(() => document.querySelector(".kt-sheet")?.style.transform ?? [...document.querySelectorAll(".kt-board *")].map((one) => one.style?.transform).find(Boolean));
  const whole = async () => {
    await page.keyboard.press("0"); // from anywhere
    await page.waitForTimeout(400);
    return view();
  };
  const all = await whole();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.waitForTimeout(400);
  const [near, size] = [await view(), await places(page, ".map-box", ".ask")];
  assert.notEqual(near, all);
  const at = () => page.locator(".replay input").inputValue().then(Number);
  const until = (n) => page.waitForFunction((wanted) => Number(document.querySelector(".replay input").value) === wanted, n);
  await page.keyboard.press("b");
  await page.locator(".replay").waitFor();
  const last = await at();
  assert.ok(last > 3);
  await page.keyboard.press("ArrowLeft");
  await until(last - 1);
  await page.keyboard.press("ArrowLeft");
  await until(last - 2);
  await page.keyboard.press("ArrowRight");
  await until(last - 1);
  await page.keyboard.press("Home");
  await until(0);
  await page.keyboard.press("End");
  await until(last);
  await page.keyboard.press("Home");
  await until(0);
  await page.locator("main").focus(); // on a button Space presses the button
  await page.keyboard.press("Space"); // runs
  await page.waitForFunction(() => Number(document.querySelector(".replay input").value) > 0, undefined, { timeout: 5000 });
  await page.waitForTimeout(400);
  assert.equal(await view(), all, "the whole map");
  assert.deepEqual((await places(page, ".map-box"))[0], size[0], "the map has its room");
  await shot("look-back-1280");
  await page.keyboard.press("Escape");
  await page.locator(".replay").waitFor({ state: "detached" });
  await expect.poll(view, "the map as it was").toBe(near);
  await expect.poll(() => places(page, ".map-box", ".ask")).toEqual(size);
  await page.locator(".ask .head-tools > button[aria-pressed=true]").waitFor(); // the list of words was chosen, and still is
  await card(page).click();
  await page.locator(".at-card[aria-pressed=true]").waitFor();
  await page.mouse.move(640, 30);
  await page.locator(".about").waitFor({ state: "detached" }); // what is told of the card under the mouse would be closed first
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Escape"); // drops the choice from anywhere
  await page.locator(".at-card[aria-pressed=true]").waitFor({ state: "detached" });
  assert.deepEqual(problems, []);
  await close();
});

test("the sheet of a phone is dragged by its grip, pressed, and remembered", async () => {
  const { context, page, problems, shot, close } = await person(browser, PHONE);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now: Attila" }).click();
  await page.locator(".ask[data-decision]").waitFor();
  const touch = await context.newCDPSession(page);
  const drag = async (by) => {
    const { x, y, width, height } = await page.locator(".grip").boundingBox();
    const from = { x: x + width / 2, y: y + height / 2 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    for (let i = 1; i <= 6; i++) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: from.x, y: from.y + (by * i) / 6 }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const size = (wanted) => page.locator(`.sheet-phone[data-size=${wanted}]`).waitFor();
  await size("half");
  const [half] = await places(page, ".map-box");
  await drag(220);
  await size("peek");
  await shot("sheet-peek");
  assert.notEqual((await places(page, ".map-box"))[0], half, "more of the map");
  await drag(-200);
  await size("half");
  assert.equal((await places(page, ".map-box"))[0], half);
  await drag(-420);
  await size("full");
  assert.equal((await places(page, ".map-box"))[0], half, "the sheet lies over the map");
  await shot("sheet-full");
  const grip = page.locator(".grip");
  await grip.press("ArrowDown");
  await size("half");
  await grip.click(); // full
  await size("full");
  await page.reload();
  await page.locator(".ask[data-decision]").waitFor();
  await size("full");
  await grip.click();
  await size("peek");
  await page.reload();
  await page.locator(".ask[data-decision]").waitFor();
  await size("half"); // asked for a card, one sees the hand
  await grip.press("ArrowDown");
  await size("peek");
  await grip.tap();
  await size("half");
  assert.deepEqual(problems, []);
  await close();
});

for (const [size, options] of [["1280", {}], ["390", PHONE]]) {
  test(`axe finds nothing on any page, by day and by night, ${size} pixels wide`, async () => {
    const { page, problems, shot, close } = await person(browser, { ...options, bypassCSP: true });
    const check = async (what, ready, where = page) => {
      await where.locator(ready).first().waitFor();
      await where.evaluate(() => document.fonts.ready);
      for (const [colorScheme, rules] of LIGHTS) {
        await where.emulateMedia({ colorScheme });
        await where.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
        if (where === page) await shot(`${what}-${size}-${colorScheme}`);
        await axe(where, `${what} ${size} ${colorScheme}`, "", rules);
      }
    };
    await page.goto(server.address);
    await check("lobby", ".shop .card");
    await page.getByRole("button", { name: "Settings" }).click();
    await check("settings", "dialog[open]");
    await page.goto(`${server.address}/new`);
    await check("new", ".options");
    await open(page, ["me", "open: invite"]);
    const link = await invitation(page);
    await check("waiting", ".qr");
    const guest = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", ...options, bypassCSP: true });
    const other = await guest.newPage();
    await other.goto(link);
    await check("join", "button:has-text('Sit down')", other);
    await guest.close();
    await page.goto(`${server.address}/rules/attila#ATT-20`);
    await check("book", ".paragraph.marked");
    await page.goto(`${server.address}/dice`);
    await check("dice", ".reader");
    for (const game of ["attila", "attack"]) {
      await page.goto(`${server.address}/short/${game}`);
      await check(`short-${game}`, ".short .figure");
    }
    await page.goto(`${server.address}/nothing`);
    await check("nowhere", ".not-found");
    await page.goto(server.address);
    await page.getByRole("button", { name: "Play now: Attila" }).click();
    await check("table", ".ask[data-decision]");
    if (size === "390") {
      for (const tab of ["Influence", "Log", "Standings"]) {
        await page.getByRole("button", { name: tab, exact: true }).click();
        await check(`tab-${tab.toLowerCase()}`, ".sheet-phone");
      }
      await page.getByRole("button", { name: "Menu" }).click();
    } else {
      await page.getByRole("button", { name: "Menu" }).click();
      await check("menu", "dialog[open]");
      await page.getByRole("button", { name: "Automatic answers" }).click();
      await check("orders", ".new-order");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Seats and spectators" }).click();
      await check("seats", ".seat-rows");
    }
    assert.deepEqual(problems.filter((text) => !text.includes("404")), []);
    await close();
  });
}
