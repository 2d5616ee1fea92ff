// What happens is told step by step: own dice, sheets one after the other, points when they were read. With motion.
import assert from "node:assert/strict";

import { axe, openLog } from "./actions.mjs";
import { browser, DESKTOP, expect, server, person, PHONE, test } from "./server.mjs";
import { begin, post } from "./positions.mjs";

const MOVES = { reducedMotion: "no-preference", bypassCSP: true };
const get = async ({ request }, url) => (await request.get(`${server.address}${url}`)).json();
const covers = (page, id) => page.evaluate((region) => {
  const [sheet, piece] = [".told-sheet", `[data-region=${region}]`].map((selector) => document.querySelector(selector).getBoundingClientRect());
  const [x, y] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
  return x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom;
}, id);

test("own battles roll round by round; a card won waits until the battle was read; Escape closes from anywhere", async () => {
  const anna = await person(browser, MOVES);
  const [ben, clara] = [await person(browser), await person(browser)];
  const { page } = anna;
  const table = await begin(server, "world", [anna, ben, clara]);
  const press = async (one, name) => { await one.page.locator(".ask").getByRole("button", { name }).first().click(); };
  const idle = () => page.waitForFunction(() => !document.querySelector(".ask [aria-busy=true]:not(.fp-odds)"));
  const region = async (id) => { await idle(); await page.locator(`[data-region=${id}]`).press("Enter"); };
  await page.locator(".ak-act").first().click();
  await region("germany");
  await region("poland");
  await idle();
  await press(anna, "All");
  await press(anna, /^Plan (attack|move)/);
  await idle();
  await press(anna, /^End movement/);
  for (const one of [ben, clara]) await press(one, "Leave it to others");
  await page.locator('.ak-controls[data-question="LandBattle.commit"]').waitFor();
  assert.equal(await covers(page, "poland"), false, "the battle covers its region");
  await page.evaluate(() => { // what was seen, as it changed
    window.seen = [];
    new MutationObserver(() => {
      const told = document.querySelector(".telling-box")?.textContent ?? "";
      const title = document.querySelector(".told-sheet h2")?.textContent ?? "";
      const asked = document.querySelector(".ask")?.hasAttribute("data-decision") ?? false;
      const skips = document.querySelector(".telling > .button")?.textContent ?? "";
      const last = window.seen.at(-1);
      if (!last || last.told !== told || last.title !== title || last.asked !== asked || last.skips !== skips) window.seen.push({ told, title, asked, skips });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await press(anna, "Commit"); // four stand there already
  const title = page.locator(".told-sheet h2");
  for (let i = 0; i < 60 && !(await page.locator(".told-sheet .fp-outcome").isVisible()); i++) {
    for (const one of [anna, ben, clara]) { // whoever leads the neutral troops, too
      const on = one.page.locator(".ask").getByRole("button", { name: /^Fight to the end/ });
      if (await on.isVisible()) await on.click({ timeout: 1000 }).catch(() => undefined);
    }
    await page.waitForTimeout(200);
  }
  await page.locator(".told-sheet .fp-outcome").waitFor();
  await expect(title).toHaveText(/^Battle/);
  const { log } = await get(anna.context, `/api/tables/${table}/log?lang=en`);
  const events = log.flatMap((line) => line.events ?? []);
  const dice = events.filter(({ event }) => event === "dice");
  const seen = await page.evaluate(() => window.seen);
  for (const { sentence } of dice) assert.ok(seen.some(({ told }) => told.includes(sentence)), `never told: ${sentence}`);
  assert.deepEqual([...new Set(seen.map(({ skips }) => skips).filter(Boolean))].filter((one) => !/^(Show the results|Skip to your (turn|decision))$/.test(one)), [], "it says what it skips to, and tells nothing before its time");
  assert.ok(seen.some(({ skips }) => skips), "there is something to skip");
  if (events.some(({ event }) => event === "kept_card")) { // else the neutral troops have held out: one in a hundred
    assert.ok(!seen.some((one) => one.title === "Card won"), "nothing takes the place of an unread sheet");
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("Escape");
    await title.filter({ hasText: "Card won" }).waitFor();
    assert.equal(await page.locator(".ask[data-decision]").count(), 0, "the question waits until all was read");
    await axe(page, "card won", ".map"); // afterwards: on a slow machine the sheet goes by itself meanwhile
    await page.keyboard.press("Escape");
  }
  await page.locator(".told-sheet").waitFor({ state: "detached" });
  await page.locator(".ask[data-decision]").waitFor();
  for (const { problems, close } of [anna, ben, clara]) {
    assert.deepEqual(problems, []);
    await close();
  }
});

test("one press leads through a battle that is fought to its end to what is asked behind it", async () => {
  const anna = await person(browser, MOVES);
  const { page } = anna;
  await begin(server, "world", [anna]);
  const ask = page.locator(".ask");
  const press = async (name) => { await ask.getByRole("button", { name }).first().click(); };
  const idle = () => page.waitForFunction(() => !document.querySelector(".ask [aria-busy=true]:not(.fp-odds)"));
  const region = async (id) => { await idle(); await page.locator(`[data-region=${id}]`).press("Enter"); };
  await page.locator(".ak-act").first().click();
  await idle();
  await region("germany");
  await region("poland");
  await idle();
  await press("All");
  await press(/^Plan (attack|move)/);
  await idle();
  await press(/^End movement/);
  await page.locator('.ak-controls[data-question="LandBattle.commit"]').waitFor();
  await page.evaluate(() => {
    window.seen = [];
    new MutationObserver(() => {
      const skips = document.querySelector(".telling > .button")?.textContent ?? "";
      const asks = document.querySelector(".ask[data-decision] .question")?.textContent ?? "";
      const now = skips || asks;
      if (now && window.seen.at(-1) !== now) window.seen.push(now);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await press(/^Fight to the end/);
  await press("Show the results");
  await page.locator(".told-sheet.folded, .ak-act").first().waitFor();
  await page.waitForTimeout(1000);
  const own = await page.evaluate(() => window.seen);
  assert.equal(own.filter((one) => one === "Show the results").length, 1, `one press: ${own.join(" | ")}`);
  assert.deepEqual(own.slice(own.indexOf("Show the results")).filter((one) => /unit|reserve|commit/i.test(one)), [], "no question between");
  assert.deepEqual(anna.problems, []);
  await anna.close();
});

/** Two people without a page play Attila, always where most stones stand; `until` says when to stop. */
async function pair() {
  const [anna, ben] = [await browser.newContext(), await browser.newContext()];
  const seats = [anna, ben];
  const { table, invite, secret } = await post(anna.request, `${server.address}/api/tables`, { game: "attila", options: {}, seats: [{ kind: "open" }, { kind: "open" }], spectators: true });
  await post(anna.request, `${server.address}/api/tables/${table}/seats`, { invite, names: ["Anna"] });
  await post(ben.request, `${server.address}/api/tables/${table}/seats`, { invite, names: ["Ben"] });
  await post(anna.request, `${server.address}/api/tables/${table}/commands`, { id: "start", type: "start" }, { Authorization: `Bearer ${secret}` });
  let n = 0;
  const asked = async () => {
    for (;;) {
      for (const [seat, one] of seats.entries()) {
        const { decision, view } = await get(one, `/api/tables/${table}?lang=en`);
        if (decision) return { seat, decision, view };
      }
    }
  };
  const answer = async ({ seat, decision, view }) => {
    const crowd = ({ fields }) => Object.values(view.provinces?.[fields.province] ?? {}).reduce((all, stones) => all + stones, 0);
    const plain = decision.legal.filter(({ notation }) => !/^(tile|swap|double|two|raise)/.test(notation));
    const best = [...(plain.length ? plain : decision.legal)].sort((a, b) => Number(b.notation.startsWith("influence")) - Number(a.notation.startsWith("influence")) || Number(b.notation === "finish") - Number(a.notation === "finish") || crowd(b) - crowd(a))[0];
    await post(seats[seat].request, `${server.address}/api/tables/${table}/commands`, { id: `p${String(++n)}`, type: "play", seat, decision: decision.id, actions: [best.number] });
  };
  const points = async () => (await get(anna, `/api/tables/${table}`)).view.scores;
  const tiles = async () => (await get(anna, `/api/tables/${table}`)).view.pacified.length;
  return { table, asked, answer, points, tiles, close: () => Promise.all(seats.map((one) => one.close())) };
}

const figures = (page) => page.locator(".players .figure").allTextContents();

test("a scoring is told before anybody else plays, and points count when it was read", async () => {
  let game, eva, now, before;
  for (;;) {
    game = await pair();
    eva = await person(browser, { ...MOVES, locale: "de-DE" });
    now = await game.asked();
    for (let i = 0; i < 400 && now.decision.question !== "Conflict.lay"; i++) {
      await game.answer(now);
      now = await game.asked();
    }
    await eva.page.goto(`${server.address}/t/${game.table}`);
    await eva.page.locator(".told-sheet").waitFor(); // the conflict goes on
    before = await figures(eva.page);
    assert.deepEqual(before, ["0", "0"]);
    while (Math.max(...(await game.points())) === 0) { // laid, revealed, scored; should it be a conflict without a scoring, then the next one
      await game.answer(now);
      now = await game.asked();
    }
    if ((await game.tiles()) === 1) break; // else the first scoring has brought no points, and is told before this one: another game
    await eva.close();
    await game.close();
  }
  const { page } = eva;
  for (let turn = 0; turn < 2; turn++) { // and the next player plays on at once
    await game.answer(now);
    now = await game.asked();
  }
  const title = page.locator(".told-sheet h2");
  await title.filter({ hasText: /^Wertung/ }).waitFor();
  assert.deepEqual(await figures(page), before, "the points are told with the scoring, not before");
  await openLog(page);
  const told = await page.locator(".log").textContent();
  await page.waitForTimeout(2500);
  assert.equal(await title.textContent().then((text) => text.startsWith("Wertung")), true);
  assert.match(await page.locator(".telling-box").textContent(), /werden gewertet\.$/, "the panel beside it does not run ahead");
  const rows = () => page.locator(".at-plan tbody tr:not(.at-caption)").evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => (cell.querySelector("[aria-hidden], b") ?? cell).textContent)));
  assert.equal(await page.locator(".at-plan tbody .at-caption").textContent(), "Wertung: Punkte bisher");
  assert.deepEqual((await rows()).flatMap((row) => row.slice(-2, -1)), before.map(() => "–"), "of what is not told yet, nothing");
  assert.equal(await page.locator(".log").textContent(), told, "nothing else is told meanwhile");
  const next = page.locator(".at-scoring footer .fp-button");
  const at = await next.boundingBox();
  await page.locator(".at-step").nth(3).click();
  await page.waitForTimeout(350);
  assert.deepEqual(await next.boundingBox(), at, "the button stays where it is");
  await axe(page, "scoring", ".map");
  const faster = page.getByRole("button", { name: "2×: schneller erzählen" });
  await faster.click();
  assert.equal(await faster.getAttribute("aria-pressed"), "true", "where it is told one sets how fast");
  await page.keyboard.press("Escape");
  await page.waitForFunction((old) => [...document.querySelectorAll(".players .figure")].map((one) => one.textContent).join() !== old, before.join());
  assert.deepEqual(await figures(page), (await game.points()).map(String));
  await page.waitForFunction((old) => document.querySelector(".log").textContent !== old, told);
  assert.deepEqual(eva.problems, []);
  await eva.close();

  const low = { width: PHONE.viewport.width, height: 480 };
  const max = await person(browser, { ...MOVES, ...PHONE });
  await max.page.goto(`${server.address}/t/${game.table}`);
  await max.page.locator(".at-centuries button").first().click();
  await max.page.getByRole("button", { name: "Show all" }).click();
  await max.page.setViewportSize(low);
  await max.page.waitForTimeout(300);
  const body = max.page.locator(".told-body");
  const [sheet, inner] = [await max.page.locator(".told-sheet").boundingBox(), await body.evaluate((made) => ({ full: made.scrollHeight, seen: made.clientHeight }))];
  assert.ok(sheet.y >= 0 && sheet.y + sheet.height <= low.height, "longer than the screen");
  assert.ok(inner.full > inner.seen, "there is something to scroll to");
  await body.evaluate((made) => { made.scrollTop = made.scrollHeight; });
  await max.page.locator(".at-people").last().scrollIntoViewIfNeeded();
  assert.ok(await max.page.locator(".at-people").last().isVisible());
  await max.shot("scoring-390");
  await axe(max.page, "scoring 390", ".map");
  await max.page.locator(".told-sheet > header").getByRole("button", { name: "Close" }).click();
  await max.page.locator(".told-sheet").waitFor({ state: "detached" });
  assert.deepEqual(max.problems, []);
  await max.close();
  await game.close();
});

test("a notice comes when the cards have turned", async () => {
  const ben = await person(browser, { reducedMotion: "no-preference", bypassCSP: true });
  const anna = await person(browser);
  const { page } = ben;
  const table = await begin(server, "war", [anna, ben]);
  const there = `${server.address}/api/tables/${table}`;
  const say = async (one, type, more) => post(one.request, `${there}/commands`, { id: `${type}-${String(more.decision)}-${String(more.seat)}`, type, ...more });
  const asked = async (one, question) => {
    for (;;) {
      const { decision } = await get(one, `/api/tables/${table}`);
      if (decision?.question === question) return decision;
    }
  };
  const { id } = await asked(anna.context, "Turn.choose");
  await say(anna.context, "play", { seat: 0, decision: id, actions: ["fight oststaaten", ...["artillerie_7", "infanterie_5", "kavallerie_6"].map((card) => `lay ${card}`)] });
  await page.locator(".told-sheet .ae-back").nth(2).waitFor();
  await page.evaluate(() => {
    const turning = () => document.getAnimations().filter(({ animationName }) => animationName === "ae-turn").length;
    window.came = [];
    window.turned = 0;
    const look = () => { window.turned = Math.max(window.turned, turning()); requestAnimationFrame(look); };
    look();
    new MutationObserver(() => { if (document.querySelector(".notices")?.textContent) window.came.push(turning()); }).observe(document.body, { childList: true, subtree: true });
  });
  const answer = await asked(ben.context, "Fight.answer");
  await say(ben.context, "play", { seat: 1, decision: answer.id, actions: ["artillerie_6", "infanterie_6", "kavallerie_3"].map((card) => `lay ${card}`) });
  await asked(anna.context, "Turn.choose");
  await say(anna.context, "ask_undo", { seat: 0 });
  const { table: { undo_asked: plea } } = await get(anna.context, `/api/tables/${table}`);
  await say(anna.context, "answer_undo", { seat: 0, decision: plea.id, yes: false });
  await page.waitForFunction(() => window.came.length > 0);
  assert.ok(await page.evaluate(() => window.turned) >= 3, "cards were turned");
  assert.deepEqual(await page.evaluate(() => window.came.filter(Boolean)), [], "it comes behind them");
  assert.deepEqual(ben.problems, []);
  await ben.close();
  await anna.close();
});
