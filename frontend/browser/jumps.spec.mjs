// Nothing jumps: for half a second after an input what was pressed stays under the pointer, nothing else comes there, and what is
// pressed in a row keeps its place (`still.mjs` says how that is seen); the map stays where it is while one chooses.
// The beginning of a turn of each game, on desk or phone, and a hint; with JUMPS=1 on both, and whole turns until others are asked. Lessons are watched in lessons.spec.mjs.
import assert from "node:assert/strict";

import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { againstBots } from "./positions.mjs";
import { watch } from "./still.mjs";

const WHOLE = Boolean(process.env.JUMPS);
const INPUTS = WHOLE ? 90 : 11;
const GAMES = WHOLE
  ? { desk: ["attila", "attack", "attacke", "selfr3", "europe"], phone: ["attila", "attack", "attacke", "selfr3", "europe"] }
  : { desk: ["attila", "selfr3"], phone: ["attack", "attacke", "europe"] };
const HINTS = WHOLE ? GAMES : { desk: ["attack"], phone: ["europe"] };
const EACH = 4; // presses at one question, then what sends
const DESK = { viewport: { width: 1440, height: 900 } };

/** Where to press next: in turn a place of the map that may be chosen, a control of the question, and at last what sends, or a hint; null: nowhere. */
const next = ([n, many, each]) => {
  for (const close of document.querySelectorAll(".told-sheet > header button:last-child")) close.click();
  const seen = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 0 && element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  };
  const able = ":not([disabled], [aria-disabled=true])";
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.closest(".ask-tools, .head-tools") && !one.matches(".fp-rule, .rule-link")).map(seen).filter(Boolean);
  const one = (found) => found[n % Math.max(found.length, 1)] ?? null;
  if (many > each) {
    const sends = one(all(`.place-rest button${able}, :is(.ask, .hand) .fp-first${able}, .ask .button.primary${able}`));
    if (sends) return sends;
    if (many % 3 && !document.querySelector(".advice")) return one(all(`.ask .fp-button${able}, .ask .generic button${able}`));
    if (document.querySelector(".advice")) return null; // what a bot would do comes soon
    const hint = document.querySelector(`.hint-key button${able}`); // whoever is stuck asks for a whole move
    return hint && seen(hint);
  }
  if (n % 3 === 0) {
    const regions = [...document.querySelectorAll(".map-one:not([inert]) .kt-legal [data-mark]")].flatMap(({ dataset }) => document.querySelector(`.map-one:not([inert]) [data-region="${dataset.mark}"]`) ?? []);
    const found = one(regions.map(seen).filter(Boolean));
    if (found) return found;
  }
  return one(all(`.ask .controls button${able}, .hand button${able}`));
};

for (const [where, size] of [["desk", DESK], ["phone", PHONE]]) {
  for (const game of GAMES[where]) {
    test(`nothing jumps under the pointer: ${game}, ${where}`, async () => {
      const { quick } = await (await fetch(`${server.address}/api/games/${game}`)).json(); // the turn begins at once
      const { back } = await againstBots(server, game, { options: quick ?? {}, ...(game === "europe" && { bots: ["Ben"], start: "eastern_front" }) });
      const one = await person(browser, { ...size, reducedMotion: "reduce" });
      const { page } = one;
      await page.addInitScript(watch);
      await page.goto(server.address + back);
      const asked = new Map();
      let pressed = 0;
      for (let i = 0; i < 3 * INPUTS && pressed < INPUTS; i++) {
        const over = await page.waitForFunction(() => { // what is told large is read
          for (const close of document.querySelectorAll(".told-sheet > header button:last-child")) close.click();
          return document.querySelector(".result") ? "over" : document.querySelector(".ask[data-decision]") && "asked";
        });
        if (await over.jsonValue() === "over") break;
        const id = await page.locator(".ask").getAttribute("data-decision");
        const many = (asked.get(id) ?? 0) + 1;
        const at = await page.evaluate(next, [i * 5, many, EACH]);
        if (at) asked.set(id, many);
        else {
          await page.waitForTimeout(100);
          continue;
        }
        if (where === "phone") await page.touchscreen.tap(...at);
        else await page.mouse.click(...at);
        pressed++;
        await page.waitForTimeout(520);
        if (await page.locator("dialog[open], .about").count()) await page.keyboard.press("Escape");
      }
      assert.deepEqual(await page.evaluate(() => globalThis.jumps), []);
      assert.deepEqual(await page.evaluate(() => globalThis.shifts), [], "by the browser's own account");
      assert.ok(pressed > 3 && asked.size > (WHOLE ? 1 : 0), `${pressed} presses at ${asked.size} questions`);
      await one.close();
    });
  }
}

/** Where everything is that may be used: named, against the window, and against the question. */
const places = (page) => page.evaluate(() => {
  const { left, top } = document.querySelector(".ask").getBoundingClientRect();
  return [...document.querySelectorAll(".ask :is(button, input, select), .hand button")].filter((one) => one.checkVisibility() && !one.closest(".advice")).map((one) => {
    const at = one.getBoundingClientRect();
    const from = one.closest(".ask") ? [left, top] : [0, 0];
    return { name: one.getAttribute("aria-label") ?? one.textContent, window: [at.left, at.top], question: [at.left - from[0], at.top - from[1]], seen: one.checkVisibility({ visibilityProperty: true }) };
  });
});

for (const [where, size] of [["desk", DESK], ["phone", PHONE]]) {
  for (const game of HINTS[where]) {
    test(`a hint lies over what is used, which keeps its place: ${game}, ${where}`, async () => {
      const { quick } = await (await fetch(`${server.address}/api/games/${game}`)).json();
      const { back } = await againstBots(server, game, { options: quick ?? {}, ...(game === "europe" && { bots: ["Ben"], start: "eastern_front" }) });
      const one = await person(browser, { ...size, reducedMotion: "reduce" });
      const { page } = one;
      await page.goto(server.address + back);
      const bulb = page.locator(".hint-key button:not([aria-disabled=true])");
      await bulb.waitFor();
      await page.waitForTimeout(700);
      const before = await places(page);
      assert.ok(before.length > 2);
      const moved = (now, side, all = true) => before.flatMap(({ name, [side]: was }, i) => (now[i]?.name === name && (now[i][side].every((at, axis) => Math.abs(at - was[axis]) < 2) || !(all || now[i].seen)) ? [] : [`${name}: ${was} → ${now[i]?.name} ${now[i]?.[side]}`]));
      const pressed = Date.now();
      await bulb.click();
      for (let now = await places(page); Date.now() - pressed < 500; now = await places(page)) assert.deepEqual(moved(now, "window", where === "phone"), [], "as it opens"); // on a desk it may push what it covers
      await page.locator(".advice .best").waitFor();
      await page.waitForTimeout(700);
      const [card, seen] = [await page.locator(".advice").boundingBox(), await page.locator(".advice .button.primary").evaluate((button) => { const { left, top, width, height } = button.getBoundingClientRect(); return button.contains(document.elementFromPoint(left + width / 2, top + height / 2)); })];
      assert.ok(card.height > 60 && seen, "what takes it over is in sight");
      await one.shot(`hint-${game}-${where}`);
      await bulb.click();
      await page.locator(".advice").waitFor({ state: "detached" });
      assert.deepEqual(moved(await places(page), "question"), [], "and all is where it was when it goes");
      const own = page.locator(".ask .controls button:not([aria-disabled=true])").first();
      if (await own.count()) { // by key, from within what it lies over: the focus goes along, and back
        await own.focus();
        await page.keyboard.press("h");
        await page.locator(".advice .best").waitFor();
        assert.ok(await page.evaluate(() => document.activeElement.closest(".advice") !== null));
        await page.keyboard.press("h");
        await page.locator(".advice").waitFor({ state: "detached" });
        await expect(own).toBeFocused();
      }
      await one.close();
    });
  }
}

test("of a double click the second press is not for what has come under the pointer", async () => {
  const one = await person(browser, DESK);
  const { page } = one;
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now: Attila" }).click();
  await page.locator(".ask[data-decision]").waitFor();
  const pressed = await page.evaluate(async () => { // two buttons that come in each other's place, as questions do
    const ask = document.querySelector(".ask");
    const made = document.createElement("button");
    made.textContent = "First";
    const log = [];
    made.addEventListener("click", () => { log.push(made.textContent); made.textContent = "Second"; });
    Object.assign(made.style, { position: "fixed", left: "10px", top: "300px", width: "200px", height: "60px", zIndex: "99" });
    ask.append(made);
    globalThis.pressed = log;
    return log;
  });
  assert.deepEqual(pressed, []);
  await page.mouse.move(60, 320);
  await page.mouse.move(60, 330);
  await page.waitForTimeout(700); // what guards it is fetched with the first pointer
  await page.mouse.dblclick(60, 330);
  assert.deepEqual(await page.evaluate(() => globalThis.pressed), ["First"]);
  await page.waitForTimeout(520);
  await page.mouse.click(60, 330); // a press of its own
  assert.deepEqual(await page.evaluate(() => globalThis.pressed), ["First", "Second"]);
  await page.mouse.dblclick(60, 330); // what stays the same is pressed as often as one likes
  assert.equal((await page.evaluate(() => globalThis.pressed)).length, 4);
  await one.close();
});
