// Whole games with nothing but a keyboard, and never without a place where the keyboard is.
import assert from "node:assert/strict";

import { axe, complaints as complaintsOf, golden, tabTo } from "./actions.mjs";
import { browser, expect, server, person, PHONE, SHOTS, test } from "./server.mjs";
import { begin, post } from "./positions.mjs";

const PATIENCE = 30_000;

/** Somebody whose page notes whenever the focus was on nothing for a few frames. */
async function typist(options = {}) {
  const one = await person(browser, options);
  await one.page.addInitScript(() => {
    let last = null;
    let frames = 0;
    let tabbed = false;
    const trace = []; // what led there
    const named = (one) => `${one?.tagName ?? "nothing"}.${one?.getAttribute?.("class") ?? ""}`;
    for (const kind of ["keydown", "focusin", "focusout"]) addEventListener(kind, ({ key = "", target }) => { trace.push(`${kind} ${key} ${named(target)}`); }, true);
    addEventListener("keydown", ({ key }) => { tabbed = key === "Tab"; }, true);
    const around = () => tabbed && last.isConnected && last.checkVisibility({ visibilityProperty: true }); // Tab leads around through the browser's own buttons
    globalThis.lostFocus = [];
    const look = () => {
      const at = document.activeElement;
      if (at && at !== document.body) {
        last = at;
        frames = 0;
      } else if (last && !around() && ++frames === 3) globalThis.lostFocus.push(`${named(last)} ${last.getAttribute("aria-label") ?? last.textContent.slice(0, 60)}, after ${trace.slice(-8).join(", ")}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const kept = async () => {
    await drawn(one.page);
    assert.deepEqual(await one.page.evaluate(() => globalThis.lostFocus), [], "the focus was on nothing after");
  };
  return { ...one, kept, press: (...keys) => keys.reduce((before, key) => before.then(() => one.page.keyboard.press(key)), Promise.resolve()) };
}

/** A few frames later: nobody presses the next key before the page has drawn what the last one did. */
const drawn = (page) => page.evaluate(() => new Promise((done) => { let n = 4; const wait = () => (n-- ? requestAnimationFrame(wait) : done()); wait(); }));

/** What there is to be done, as somebody reads it off the page. */
const look = (page) => page.evaluate(() => {
  const ask = document.querySelector(".ask[data-decision]");
  const all = (selector) => [...document.querySelectorAll(selector)];
  const cards = all(".at-card");
  const primary = document.querySelector(".at-actions .fp-first:not([aria-disabled=true])");
  return {
    over: document.querySelector(".result") !== null,
    decision: ask && ask.getAttribute("aria-busy") !== "true" ? ask.getAttribute("data-decision") : null,
    free: cards.findIndex((card) => card.getAttribute("aria-disabled") === "false" && card.getAttribute("aria-pressed") === "false"),
    chosen: cards.filter((card) => card.getAttribute("aria-pressed") === "true").length,
    primary: primary?.textContent ?? null,
    raises: all(".at-raise").length,
    others: all(".at-others button").length,
    sign: [ask?.getAttribute("data-decision"), ask?.textContent, document.querySelector(".question")?.textContent, document.querySelector(".at-actions")?.textContent, cards.map((card) => card.getAttribute("aria-pressed")).join(), all(".result").length].join("|"),
  };
});

/** Waits until the page reads differently. */
async function changed(page, { sign }, what) {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await page.waitForTimeout(30)) {
    const now = await look(page);
    if (now.sign !== sign) return now;
  }
  await page.screenshot({ path: `${SHOTS}keys-stuck.png` });
  return assert.fail(`nothing happened after ${what}: ${JSON.stringify(await look(page))} at ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 300))}`);
}

const at = (page, selector) => page.evaluate((wanted) => document.activeElement.closest(wanted) !== null, selector);

/** To the hand or the question, from wherever, also from the map. */
async function toQuestion({ page, press }) {
  await press("q");
  const there = await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200));
  assert.ok(await at(page, ".hand, .ask"), `Q leads to the question, not to ${there}`);
}

/** Presses Tab until something that is meant has the focus; false if it went away meanwhile. */
async function tabToSelector({ page, press }, selector, most = 30) {
  for (let i = 0; i < most; i++) {
    const there = await page.evaluate((wanted) => (document.activeElement.matches(wanted) ? "at it" : document.querySelector(wanted) ? "on the page" : "gone"), selector);
    if (there === "at it") return true;
    if (there === "gone") return false;
    await press("Tab");
  }
  return assert.fail(`${most} times Tab did not lead to ${selector}`);
}

/** What is told large is put away, from wherever one is, and the keyboard stays there. */
async function closed({ page, press, kept }) {
  const sheet = await page.locator(".told-sheet").getAttribute("aria-label");
  const said = await page.locator("[role=log][aria-live=polite]").textContent();
  await press("Escape");
  await page.waitForFunction((title) => document.querySelector(".told-sheet")?.getAttribute("aria-label") !== title, sheet);
  await kept();
  if (sheet === "Final scoring") assert.match(said, /Final scoring covers the map: press Escape to go on/);
}

/** One thing done with the keys; what was done, null for nothing. */
async function act(one, seen, n) {
  const { page, press } = one;
  if (seen.primary !== null && !(/Lay no|Swap no/.test(seen.primary) && seen.free >= 0 && n % 3 === 0)) {
    await toQuestion(one);
    if (!(await tabToSelector(one, ".at-actions .fp-first"))) return null; // was there between two states only
    await press(n % 2 ? "Enter" : "Space");
    return seen.primary;
  }
  if (seen.free >= 0 && seen.chosen === 0) {
    await toQuestion(one);
    await press("Home"); // the hand remembers where one was
    for (let i = 0; i < seen.free; i++) await press("ArrowRight");
    await press("Enter");
    return "a card";
  }
  if (seen.raises || seen.others) {
    await toQuestion(one);
    await tabToSelector(one, seen.raises ? ".at-raise" : ".at-others button:not([aria-pressed=true])");
    await press("Enter");
    return "a choice";
  }
  await toQuestion(one);
  await press("m");
  assert.ok(await at(page, "[data-region]"), "M leads to the map");
  await drawn(page);
  await press(...Array.from({ length: 1 + (n % 3) }, () => "."));
  await press("Enter");
  return "a province";
}

test("a whole game with keys alone, and the focus never on nothing", async () => {
  const one = await typist();
  const { page, press, kept, problems } = one;
  await page.goto(server.address);
  await page.getByRole("heading", { name: "Take a seat at the map" }).waitFor();
  await tabTo(page, "Play now: Attila against two bots");
  await press("Enter");
  await page.locator(".ask[data-decision]").waitFor();
  await kept();
  let n = 0;
  const seldom = [inVain, dialogs, lists, log, back, tile];
  for (let idle = 0; ;) {
    const seen = await look(page);
    if (seen.over) break;
    if (seen.decision === null) {
      assert.ok(idle++ < 300, "the others play");
      await page.waitForTimeout(40);
      if (idle % 15 === 0 && (await page.locator(".told-sheet").count())) await closed(one); // a scoring lies there until it was read
      continue;
    }
    idle = 0;
    n++;
    if (n % 6 === 0 && seldom.length) {
      await seldom.shift()(one);
      continue;
    }
    const done = await act(one, seen, n);
    if (done !== null) await changed(page, seen, done);
    assert.ok(n < 500, "the game ends");
  }
  await kept();
  await page.locator("[role=log][aria-live=polite]").filter({ hasText: /wins|points|ends/i }).waitFor({ state: "attached" }); // what happens is said
  assert.ok(n > 20, `only ${n} actions`);
  assert.deepEqual(seldom, [], "everything was tried");
  await one.shot("keys-end");
  await golden(page.locator(".result-do"), "final");
  await named(one);
  await tabTo(page, "More");
  await press("Enter");
  await tabTo(page, "Show the board");
  await press("Enter");
  await kept();
  await tabTo(page, "Show the result");
  await press("Enter");
  await tabTo(page, "Rematch");
  await press("Enter");
  await page.locator(".ask[data-decision]").waitFor();
  await kept();
  assert.deepEqual(problems, []);
  await one.close();
});

/** A province that cannot be chosen says why and leaves the keyboard where it is; once more leads into the answer. */
async function inVain({ page, press, kept, problems }) {
  await toQuestion({ page, press });
  await press("m");
  const there = () => page.evaluate(() => document.activeElement.getAttribute("data-region"));
  for (let i = 0; i < 8 && (await there()) !== "africa"; i++) await press("a");
  assert.equal(await there(), "africa", "a letter leads to the next name");
  const card = page.getByRole("dialog", { name: "Africa" });
  await press("Enter");
  await card.locator(".about-why").waitFor();
  assert.equal(await there(), "africa", "the answer does not take the focus");
  await page.waitForFunction((why) => document.querySelector("[role=log][aria-live=polite]").textContent.includes(why), await card.locator(".about-why").textContent()); // and is said
  await press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".about"));
  await press("Tab", "Escape");
  await card.waitFor({ state: "detached" });
  await kept();
  assert.equal(await there(), "africa", "back to where it was");
  await press("Enter");
  await card.waitFor();
  await card.locator(".about-why").waitFor();
  await press("s"); // who goes on leaves the answer behind
  await card.waitFor({ state: "detached" });
  await kept();
  assert.deepEqual(problems.splice(0).filter((text) => !/409/.test(text)), [], "nothing but the two refusals that were asked for");
}

/** Rules, keys, settings: opened and closed, and the keyboard is where it was. */
async function dialogs({ page, press, kept }) {
  await toQuestion({ page, press });
  for (const [key, name] of [["r", "Rules"], ["?", "Keyboard shortcuts"]]) {
    if (key === "?") await tabTo(page, "Menu"); // on a card it asks what that is
    const before = await page.evaluateHandle(() => document.activeElement);
    await press(key);
    await page.getByRole("dialog", { name }).waitFor();
    await kept();
    await press("Tab", "Escape");
    await page.getByRole("dialog", { name }).waitFor({ state: "detached" });
    assert.ok(await before.evaluate((element) => element === document.activeElement), `${name}: back to where it was`);
  }
  await tabTo(page, "Menu");
  await press("Enter");
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  for (const [part, title] of [["Settings", "Settings"], ["Automatic answers", "Automatic answers"], ["Seats and spectators", "Seats and spectators"]]) {
    await tabTo(page, part);
    await press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    await kept();
    await named({ page });
    assert.ok(await at(page, "dialog"), `${title}: the focus is inside`);
    await press("Escape");
    await dialog.waitFor({ state: "detached" });
    await tabTo(page, "Menu");
    await press("Enter");
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
  }
  await press("Escape");
  await page.getByRole("dialog", { name: "Menu" }).waitFor({ state: "detached" });
  await kept();
}

/** The list of words: a step, taken out, another one, confirmed. */
async function lists({ page, press, kept }) {
  const seen = await look(page);
  await tabTo(page, /from a list/);
  await press("Space");
  await page.locator(".choices .button").first().waitFor();
  const every = page.getByRole("button", { name: /^Show all/ });
  if (await every.isVisible()) {
    await tabTo(page, /^Show all/);
    await press("Enter");
    await drawn(page); // the focus goes on with the frame in which the list has grown
  }
  await tabToSelector({ page, press }, ".choices .button", 60);
  await press("Enter");
  await page.locator(".steps").waitFor();
  await kept();
  assert.ok(await at(page, ".steps"), "goes on at the confirmation");
  await tabTo(page, /^Remove: /, 200); // around, past all choices that a tile may open
  await press("Enter");
  await page.locator(".steps").waitFor({ state: "detached" });
  await page.locator(".choices .button").first().waitFor();
  await kept();
  if (await every.isVisible()) {
    await tabTo(page, /^Show all/);
    await press("Enter");
    await drawn(page); // the focus goes on with the frame in which the list has grown
  }
  await tabToSelector({ page, press }, ".choices .button", 60);
  await press("Enter");
  await page.locator(".steps").waitFor();
  await tabTo(page, /^Confirm/);
  await press("Enter");
  await page.waitForFunction((old) => document.querySelector(".ask")?.dataset.decision !== old, seen.decision);
  await kept();
  await page.locator(".ask[data-decision]").waitFor();
  await tabTo(page, /from a list/);
  await press("Space");
}

/** The log, line by line, and the moment of a line. */
async function log({ page, press, kept }) {
  await toQuestion({ page, press });
  await press("l");
  await page.waitForFunction(() => document.activeElement.matches(".log"));
  await press("Tab");
  if (await page.evaluate(() => document.activeElement.textContent === "Show older lines")) await press("Tab"); // of a long game
  assert.ok(await page.evaluate(() => [...document.querySelectorAll(".log li")].findLast((line) => line.querySelector("button"))?.contains(document.activeElement)), "Tab leads to the line that came last");
  await press("ArrowUp", "ArrowUp", "Tab");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "See the table as it was then");
  await press("Enter");
  await page.locator(".replay").waitFor();
  await kept();
  await tabTo(page, "One step back");
  await press("Enter");
  await named({ page });
  await tabTo(page, "To the present");
  await press("Enter");
  await page.locator(".replay").waitFor({ state: "detached" });
  await kept();
}

/** Looking back and returning with B. */
async function back({ page, press, kept }) {
  await toQuestion({ page, press });
  await press("b");
  await page.locator(".replay").waitFor();
  await press("b");
  await page.locator(".replay").waitFor({ state: "detached" });
  await kept();
}

/** An action tile is used and taken back. */
async function tile({ page, press, kept }) {
  const free = ".at-tile[aria-disabled=false]";
  if ((await page.locator(free).count()) === 0) return;
  const seen = await look(page);
  await tabToSelector({ page, press }, free);
  await press("Enter");
  await changed(page, seen, "a tile");
  await kept();
  await tabToSelector({ page, press }, ".at-tile[aria-pressed=true], :is(.at-hand, .at-actions) .fp-plain", 40);
  await press("Enter");
  await kept();
}

/** Everything that the keyboard reaches says what it is, as Chromium tells it to screen readers. */
async function named({ page }) {
  const session = await page.context().newCDPSession(page);
  let focusable = [];
  await expect.poll(async () => { // what a dialog has to show may still be on its way
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    focusable = nodes.filter(({ ignored, properties, role }) => !ignored && role?.value !== "RootWebArea" && properties?.some(({ name, value }) => name === "focusable" && value.value));
    return focusable.length;
  }, "controls").toBeGreaterThan(10);
  await session.detach();
  const nameless = focusable.filter(({ name, properties, role }) => !name?.value?.trim() && !["dialog", "generic", "main", "complementary"].includes(role.value) && !properties.some(({ name: property, value }) => property === "hidden" && value.value));
  assert.deepEqual(nameless.map(({ role, properties }) => `${role.value} ${JSON.stringify(properties)}`), [], "controls without a name");
}

test("keys do what the focus shows: on the map, in the question, and where single keys are switched off", async () => {
  const one = await typist();
  const { page, press, kept, problems } = one;
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now: Attila" }).click();
  await page.locator(".ask[data-decision]").waitFor();
  const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
  const chosen = page.locator("[data-region][aria-pressed=true]");
  const decision = await page.locator(".ask").getAttribute("data-decision");
  await toQuestion(one);
  await press("Home", "Enter", "m", ".");
  await press("q");
  assert.ok(await at(page, ".hand, .ask"), "Q leads from the map to the question");
  await press("m", "Enter");
  await chosen.waitFor();
  await page.waitForFunction(() => /Enter: /.test(document.activeElement.getAttribute("aria-label")));
  const says = await focused();
  const button = (await page.locator(".hand .fp-first").textContent()).trim();
  assert.ok(says.endsWith(`Enter: ${button}.`), `${says} | ${button}`);
  await press("Backspace"); // takes back, and Enter never does
  await chosen.waitFor({ state: "detached" });
  await kept();
  await press("q", "Home", "Enter", "m", "Enter"); // the card was taken back as well: they were one step
  await chosen.waitFor();
  await page.waitForFunction(() => /Enter: /.test(document.activeElement.getAttribute("aria-label")));
  await page.locator("[data-part=chat]").click();
  await page.locator(".panel textarea, .panel input[type=text]").first().focus();
  await press("Control+Enter", "Backspace", "q", "Escape");
  assert.equal(await chosen.count(), 1, "where one types, keys are letters");
  await page.locator("[data-part=chat]").focus();
  await press("m", "Enter");
  await page.waitForFunction((old) => document.querySelector(".ask")?.dataset.decision !== old, decision); // once more: the button was pressed
  await press("m", "Shift+M");
  assert.match(await focused(), /^M/, "with Shift every letter is a name");
  await page.locator(".ask[data-decision]").waitFor();
  await tabTo(page, "Menu");
  await press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.waitFor();
  assert.equal(await list.getByText("(switched off)").count(), 0);
  await list.getByRole("checkbox").press("Space");
  await expect(list.getByText("(switched off)"), "the list says what is switched off").toHaveCount(12);
  await press("Escape");
  await list.waitFor({ state: "detached" });
  const before = await focused();
  await press("q", "m", "l", "?");
  assert.equal(await focused(), before, "single keys do nothing");
  await page.locator(".kt-board [tabindex='0']").first().focus();
  await press("q", "m");
  assert.match(await focused(), /^M/, "a letter on the map is a name");
  assert.deepEqual(complaintsOf(problems), []);
  await one.close();
});

// ------------------------------------------------------------------ a turn of each game, read along
const table = (page) => page.evaluate(() => fetch(`/api/tables/${location.pathname.split("/")[2]}`).then((answer) => answer.json()));

/** A table against two bots where lands and armies are dealt. */
async function dealt({ page, context }, game) {
  const { quick } = await (await context.request.get(`${server.address}/api/games/${game}`)).json();
  const seats = [{ kind: "mine", name: "Anna" }, ...["Ben", "Clara"].map((name) => ({ kind: "bot", bot: "greedy", name }))];
  const { table: id, secret, recovery } = await post(context.request, `${server.address}/api/tables`, { game, seats, options: quick });
  await post(context.request, `${server.address}/api/tables/${id}/commands`, { id: "start", type: "start" }, { Authorization: `Bearer ${secret}` });
  await page.goto(`${server.address}/back/${id}#${recovery}`);
}

/** The way one would go on: what the button says that answers; whether the map asks for a place; what is asked. */
const ways = (page) => page.evaluate(() => {
  const able = (which) => [...document.querySelectorAll(which)].find((one) => one.getAttribute("aria-disabled") !== "true" && one.checkVisibility());
  const ask = document.querySelector(".ask[data-decision]");
  return {
    sheet: document.querySelector(".told-sheet") !== null,
    busy: !ask || ask.getAttribute("aria-busy") === "true",
    primary: able(".controls :is(.fp-first, .primary), .hand .fp-first")?.textContent ?? null,
    hand: document.querySelector(".hand button[aria-disabled=false][aria-pressed=false]") !== null && document.querySelector(".hand [aria-pressed=true]") === null,
    places: document.querySelectorAll(".map-one:not([inert]) .kt-legal [data-mark]").length,
    kind: `${document.querySelector("[data-question]")?.dataset.question ?? ""} ${document.querySelector(".ask.dressed") ? "" : "list"} ${document.querySelector(".advised") ? "hint" : ""}`,
    sign: `${ask?.dataset.decision} ${ask?.textContent} ${[...document.querySelectorAll(".hand [aria-pressed], [data-region][aria-pressed]")].map((one) => one.getAttribute("aria-pressed")).join()}`,
  };
});

/** Every stop of the question as a screen reader finds it: a role, a name, none twice, none within another, no two of one name. */
async function readAlong({ page, press }, what) {
  await press("q");
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => { globalThis.stopsSeen = new Set(); });
  const read = [];
  let inAsk = false;
  for (let i = 0; i < 70; i++) {
    const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at.closest(".ask, .hand")) return "left";
      if (globalThis.stopsSeen.has(at)) return "again";
      globalThis.stopsSeen.add(at);
      return at.parentElement.closest("button, a[href], input, select, textarea, summary") ? "within" : "new";
    });
    if (here === "again" || (here === "left" && inAsk)) break;
    inAsk ||= await at(page, ".ask");
    if (here === "left") { // between the hand and the question
      await press("Tab");
      continue;
    }
    assert.equal(here, "new", `${what}: a stop within another: ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200))}`);
    const { nodes } = await session.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
    const [{ role, name, ignored }] = nodes;
    const html = await page.evaluate(() => document.activeElement.outerHTML.slice(0, 160));
    assert.ok(!ignored && name?.value?.trim(), `${what}: a stop without a name: ${html}`);
    assert.ok(!["generic", "none", "StaticText"].includes(role.value), `${what}: a stop without a role: ${html}`);
    read.push(`${role.value} ${name.value.trim()}`);
    await press("Tab");
  }
  await session.detach();
  assert.ok(read.length > 0, `${what}: the question has stops`);
  const twice = read.filter((one, i) => read.indexOf(one) !== i);
  assert.deepEqual(twice, [], `${what}: two stops read alike`);
  return read;
}

/** Cards and map, and the longest turn; with KEYS=1 a turn of every game. */
const TURNS = [["attila", "fifth", "de-DE"], ["europe", "front", "de-DE"], ...(process.env.KEYS ? [["attack", null, "en-GB"], ["attacke", "war", "de-DE"], ["selfr3", "worlds", "en-GB"]] : [])];
for (const [game, position, locale] of TURNS) {
  test(`a whole turn of ${game} with keys alone, read along (${locale.slice(0, 2)})`, async () => {
    const one = await typist({ locale });
    const { page, press, kept, problems } = one;
    await page.addInitScript(() => {
      globalThis.heard = [];
      addEventListener("DOMContentLoaded", () => new MutationObserver((all) => {
        for (const { addedNodes, target } of all) if (target instanceof Element && target.closest("[aria-live=polite], [role=status]")) for (const node of addedNodes) if (node.textContent.trim()) globalThis.heard.push(node.textContent.trim());
      }).observe(document.body, { childList: true, subtree: true }));
    });
    if (position) await begin(server, position, [one]);
    else await dealt(one, game);
    await page.locator(".ask").waitFor();
    const read = new Map();
    const done = { committed: 0, cards: 0, places: 0, hints: 0, answers: new Set() };
    let [turn, tries, last] = [null, 0, ""];
    for (let n = 0; ; n++) {
      assert.ok(n < 400, `the turn ends: ${JSON.stringify(await ways(page))}`);
      const now = await ways(page);
      if (now.sheet) await press("Escape");
      if (now.busy) { await page.waitForTimeout(40); }
      if (now.busy || now.sheet) {
        const { view } = n % 5 ? {} : await table(page);
        if (turn !== null && view && view.turn !== turn) break;
        continue;
      }
      const { view, decision } = await table(page);
      if (turn !== null && view.turn !== turn) break;
      if (view.active === 0 && decision && !/^(SetUp|Bidding|Advance)/.test(decision.question)) turn ??= view.turn;
      if (!read.has(now.kind) && read.size < 12) {
        read.set(now.kind, await readAlong(one, `${game} ${now.kind}`));
        continue;
      }
      done.answers.add(now.kind.trim());
      const enough = done.committed > 8 && now.places > 0; // long enough by map: from here on as the hint goes
      if (now.primary !== null && (now.kind.includes("hint") || tries > 0 || now.places === 0 || n % 2)) {
        await press("Control+Enter");
        done.committed++;
        tries = 0;
      } else if (now.hand && tries < 1 && !enough) {
        tries++;
        await press("q", "Home", "Enter");
        done.cards++;
      } else if (now.places > 0 && tries < 4 && !enough) {
        tries++;
        await press("m");
        assert.ok(await at(page, "[data-region]"), "M leads to the map");
        await press(".");
        await press("Enter");
        done.places++;
      } else {
        tries = 0;
        await press("h");
        await page.locator(".advice .primary, .advice [class*=primary]").first().waitFor();
        await tabTo(page, await page.locator(".ask .primary").first().evaluate((button) => (button.getAttribute("aria-label") ?? button.textContent).trim()));
        await press("Enter");
        await page.locator(".advised .primary:not([aria-disabled=true])").waitFor(); // not within half a second of the first press
        done.hints++;
      }
      const { sign } = now;
      await page.waitForFunction((before) => { const ask = document.querySelector(".ask"); return ask?.getAttribute("aria-busy") !== "true" && before !== `${ask?.dataset.decision} ${ask?.textContent} ${[...document.querySelectorAll(".hand [aria-pressed], [data-region][aria-pressed]")].map((key) => key.getAttribute("aria-pressed")).join()}`; }, sign, { timeout: 1_500 }).catch(() => { last = `nothing after ${JSON.stringify(now).slice(0, 200)}`; tries = 4; });
      await kept();
    }
    if (process.env.READ) console.log([...read].map(([kind, stops]) => `${kind}\n    ${stops.join("\n    ")}`).join("\n"));
    assert.ok(done.committed > 0 && done.answers.size > 0, `${JSON.stringify({ ...done, answers: [...done.answers] })} ${last}`);
    assert.ok(done.places > 0, "places were chosen on the map");
    const heard = await page.evaluate(() => globalThis.heard);
    assert.ok(heard.length > 1, "live regions say what happens");
    assert.deepEqual(complaintsOf(problems), []);
    await one.close();
  });
}

test("what has the focus goes, in every way that there is, and the keyboard stays nearby", async () => {
  const { page, problems, close } = await person(browser);
  await page.goto(server.address);
  await page.locator(".shop .card").first().waitFor();
  /** Does `way` to a button that has the focus, in a part of the page of its own; where the focus is some frames later. */
  const after = (way) => page.evaluate(async (way) => {
    const frame = () => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });
    const made = (name, into, ...marks) => {
      const one = document.createElement(name);
      one.id = `focus-${name}-${document.querySelectorAll("[id^=focus-]").length}`;
      for (const mark of marks) one.setAttribute(mark, mark === "tabindex" ? "-1" : "");
      into.append(one);
      return one;
    };
    const part = made("section", document.querySelector("main"), "tabindex");
    made("div", part, "data-next", "hidden").textContent = "put away";
    const next = made("div", part, "data-next");
    const list = made("ol", part);
    const [one, two] = [made("button", list), made("button", list)];
    for (const place of [next, one, two]) place.textContent = "here";
    one.focus();
    for (let i = 0; i < 3; i++) await frame();
    if (document.activeElement !== one) return "not begun";
    await {
      async goes() { one.remove(); },
      async hides() { list.hidden = true; },
      async late() { // a frame after the page has changed elsewhere
        two.remove();
        await new Promise((done) => { requestAnimationFrame(done); });
        setTimeout(() => { list.hidden = true; });
      },
      async whole() { part.hidden = true; },
      async disabled() { one.disabled = true; },
      async inert() { list.inert = true; },
      async moves() { list.append(one); },
      async comes() { // it cannot have the focus for a moment, and can again before anybody has looked
        one.blur();
        list.hidden = true;
        list.hidden = false;
      },
      async stopless() { // a stop of a list, which is taken away while it has the focus
        const stop = made("span", list, "tabindex");
        stop.focus();
        await frame();
        stop.removeAttribute("tabindex");
      },
      async narrow() {
        const rule = new CSSStyleSheet();
        rule.replaceSync(`@media (max-width: 1000px) { #${list.id} { visibility: hidden; } }`);
        document.adoptedStyleSheets.push(rule);
        await new Promise((done) => {
          addEventListener("resize", done, { once: true });
          globalThis.narrower();
        });
      },
      async aside() { // somebody has clicked beside everything
        one.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        one.remove();
      },
    }[way]();
    for (let i = 0; i < 4; i++) await frame();
    const at = document.activeElement;
    document.adoptedStyleSheets = [];
    const place = new Map([[document.body, "nothing"], [one, "the same"], [next, "next"], [document.querySelector("main"), "main"]]).get(at) ?? at.closest("main")?.tagName;
    part.remove();
    return place;
  }, way);
  await page.exposeFunction("narrower", () => page.setViewportSize({ width: 900, height: 800 }));
  const places = {};
  for (const way of ["goes", "hides", "late", "disabled", "inert", "moves", "comes", "stopless", "narrow", "whole", "aside"]) places[way] = await after(way);
  assert.deepEqual(places, { goes: "next", hides: "next", late: "next", disabled: "next", inert: "next", moves: "the same", comes: "the same", stopless: "next", narrow: "next", whole: "main", aside: "nothing" });
  assert.deepEqual(problems, []);
  await close();
});

test("a stone slides to its place, and not where no motion is wished for", async () => {
  for (const [reducedMotion, flying] of [["no-preference", true], ["reduce", false]]) {
    const { page, problems, close } = await person(browser, { reducedMotion });
    await page.goto(server.address);
    await page.getByRole("button", { name: "Play now: Attila" }).click();
    await page.locator(".ask[data-decision]").waitFor();
    await page.evaluate(() => {
      globalThis.flown = 0;
      new MutationObserver((all) => { for (const { addedNodes } of all) for (const node of addedNodes) if (node instanceof Element && node.matches(".kt-ghost")) globalThis.flown++; }).observe(document.querySelector(".kt-board"), { childList: true, subtree: true });
    });
    await page.locator(".at-card[aria-disabled=false]").first().click();
    await page.locator(".at-card[aria-pressed=true]").waitFor();
    await page.keyboard.press("m");
    await drawn(page);
    await page.keyboard.press(".");
    await page.keyboard.press("Enter");
    await page.locator(".at-actions .fp-first").filter({ hasText: "Place stone" }).waitFor();
    await page.waitForFunction(() => !document.querySelector(".kt-ghost"));
    assert.equal(await page.evaluate(() => globalThis.flown), flying ? 1 : 0);
    assert.deepEqual(problems, []);
    await close();
  }
});

for (const [what, options, text] of [["letters of twice the size", {}, 200], ["letters of twice the size on a phone", PHONE, 200], ["a tablet upright", { viewport: { width: 820, height: 1180 } }, 100], ["a tablet lying", { viewport: { width: 1180, height: 820 } }, 100]]) {
  test(`nothing leaves the screen: ${what}`, async () => {
    const { page, shot, close } = await person(browser, { ...options, bypassCSP: true });
    await page.addInitScript((size) => { localStorage.setItem("kt.settings", JSON.stringify({ lang: "en", text: size })); }, text);
    const fits = async (where) => {
      await shot(`${where}-${what.replaceAll(" ", "-")}`);
      const far = await page.evaluate(() => [...document.querySelectorAll("button, a, select, input, h1, h2")].filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width && (right > innerWidth + 1 || left < -1) && !one.closest("svg, .skip, .unseen");
      }).map((one) => one.getAttribute("aria-label") ?? one.textContent));
      assert.deepEqual([far, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)], [[], true], where);
      await axe(page, `${where}, ${what}`);
    };
    await page.goto(server.address);
    await page.locator(".shop .card").first().waitFor();
    await fits("lobby");
    await page.getByRole("button", { name: "Play now: Attila" }).click();
    await page.locator(".ask[data-decision]").waitFor();
    await fits("table");
    await close();
  });
}

test("what a screen reader finds on the main screens", async () => {
  const { page, problems, close } = await person(browser);
  await page.goto(server.address);
  await page.locator(".shop .card").first().waitFor();
  await page.getByText("No public table is waiting.").waitFor();
  await golden(page.locator("body"), "lobby");
  await page.goto(`${server.address}/new`);
  await page.locator(".options summary").click();
  await page.locator(".option select").first().waitFor();
  await golden(page.locator("main"), "new-table");
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now: Attila" }).click();
  await page.locator(".ask[data-decision]").waitFor();
  await golden(page.locator(".ask"), "question");
  await page.getByRole("button", { name: "Menu" }).click();
  await golden(page.getByRole("dialog"), "menu");
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await page.getByRole("dialog", { name: "Rules" }).locator(".paragraph.marked").waitFor();
  await page.getByRole("searchbox").last().fill("ATT-20");
  await page.waitForFunction(() => document.querySelectorAll("dialog .paragraph").length < 12);
  await golden(page.getByRole("dialog", { name: "Rules" }), "rules");
  assert.deepEqual(problems, []);
  await close();
});

test("whatever stands on a page stands in one of its landmarks", async () => {
  const { page, problems, close } = await person(browser, { bypassCSP: true });
  const paths = ["/", "/new", "/new?game=attila", "/join/none#none", "/back/none#none", "/rules/attila", "/short/attila", "/learn/attila", "/puzzle/attila", "/edit/attila", "/dice", "/me", "/mine", "/notifications", "/notifications/confirm/none", "/t/none", "/nowhere"];
  for (const path of paths) {
    await page.goto("about:blank"); // another part of the same address would not be loaded
    await page.goto(server.address + path);
    await page.locator("main:not(.plain) :is(h1, h2), main.plain .failed").first().waitFor();
    await axe(page, path, ".map", ["region", "landmark-unique", "landmark-one-main", "landmark-banner-is-top-level"]);
  }
  assert.deepEqual(problems.filter((text) => !/status of 40[34]/.test(text)), []);
  await close();
});
