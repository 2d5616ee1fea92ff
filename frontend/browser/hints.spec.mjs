// A hint that is taken over is the draft, with the button that sends it, in every game: with a mouse and by touch.
import assert from "node:assert/strict";

import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { post } from "./positions.mjs";

test.use({ program: "tests.hasty" });

const MOMENTS = Number(process.env.HINTS ?? 2); // of each game; `make fuzz` wants 30
const SEATS = { attila: 3, attack: 3, attacke: 3, selfr3: 3, europe: 2 };

/** A table of one person and quick bots, well into the game. */
async function opened(game, { page, context }, before, until = () => true) {
  const seats = Array.from({ length: SEATS[game] }, (_, i) => (i ? { kind: "bot", bot: "greedy" } : { kind: "mine", name: "Anna" }));
  const { table } = await post(context.request, `${server.address}/api/tables`, { game, seats });
  const there = `${server.address}/api/tables/${table}`;
  await post(context.request, `${there}/commands`, { id: "start", type: "start" });
  for (let i = 0, played = 0; ; i++) {
    assert.ok(i < 3000, "the game goes on");
    const { decision, view, table: { status } } = await (await context.request.get(there)).json();
    if (status === "over") return false;
    if (!decision && played < before) { await new Promise((done) => setTimeout(done, 20)); continue; }
    if (played >= before && until(decision, view)) break;
    if (!decision) { await new Promise((done) => setTimeout(done, 20)); continue; }
    const { moves } = await post(context.request, `${there}/hint`, { decision: decision.id, seat: decision.seat, actions: [] });
    await post(context.request, `${there}/commands`, { id: `o${i}`, type: "play", seat: decision.seat, decision: decision.id, actions: moves[0].steps.map(({ number }) => number) });
    played++;
  }
  await page.goto(`${server.address}/t/${table}`);
  return true;
}

const asked = (page) => page.locator(".ask[data-decision]");

/** The next question, whatever is told before it; "" when the game is over. */
async function question(page) {
  for (let i = 0; i < 600; i++) {
    const found = await page.evaluate(() => {
      for (const close of document.querySelectorAll(".told-sheet > header button:last-child")) close.click();
      document.querySelector(".ask.telling > .button")?.click();
      if (document.querySelector(".result")) return "over";
      const ask = document.querySelector(".ask[data-decision]:not([aria-busy])");
      return ask && document.querySelector(".hint-key button") ? ask.dataset.decision : null;
    });
    if (found !== null) return found === "over" ? "" : found;
    await page.waitForTimeout(50);
  }
  throw new Error("nothing is asked");
}

for (const game of Object.keys(SEATS)) {
  for (const [size, options] of [["desk", {}], ["phone", PHONE]]) {
    if (size === "phone" && game !== "attacke" && !process.env.HINTS) continue; // on a phone the dead end was met there
    test(`${game}, ${size}: a hint is taken over, put away, taken over again and sent`, async () => {
      test.setTimeout(120_000 + 15_000 * MOMENTS);
      const anna = await person(browser, options);
      const { page } = anna;
      let here = await opened(game, anna, 2);
      for (let found = 0; found < Math.ceil(MOMENTS / 2); found++) {
        const decision = here ? await question(page) : "";
        if (!decision) {
          here = await opened(game, anna, 2);
          continue;
        }
        const card = page.locator(".advice");
        const best = card.locator(".best");
        const hinted = async () => { // a table that was just opened is drawn anew once
          await expect(async () => {
            if (!(await card.count())) await page.locator(".hint-key button").click();
            await best.waitFor({ timeout: 8_000 });
          }).toPass({ timeout: 30_000 });
        };
        await hinted();
        if (game === "europe") await expect(card.locator(".share"), "how a long game ends is not guessed").toHaveCount(0);
        const sentence = await best.textContent();
        assert.match(sentence, /[.!]$/, "a whole sentence");
        if (size === "phone") {
          await expect.poll(() => card.evaluate((told) => {
            const edges = (part) => told.querySelector(part).getBoundingClientRect();
            const frame = told.closest(".sheet-in").getBoundingClientRect();
            return edges(".best").top >= frame.top && edges(".best + p").bottom <= edges(".advised-keys").top + 1 && edges(".advised-keys").bottom <= frame.bottom + 1;
          }), "what is told and its buttons are in sight, neither over the other").toBe(true);
        }
        const take = card.locator(".advised-keys .button.primary");
        const height = () => page.locator(".advised-keys > .primary").evaluate((button) => button.getBoundingClientRect().top);
        await take.scrollIntoViewIfNeeded(); // under a long hint it lies below the fold, and a click would move it
        const before = await height();
        await take.click();
        const laid = page.locator(".advised");
        await expect(laid.locator(".best"), "what is laid down is what the hint said").toHaveText(sentence);
        await expect(card, "the hint has done its work").toHaveCount(0);
        for (const told of await page.locator(".told-body").allInnerTexts()) assert.match(told, /\S/, "no empty sheet lies over the map");
        const send = laid.locator(".button.primary");
        if (size === "desk") assert.ok(await height() > before - 2, "what sends it comes where it was taken over, or below what is read");
        await expect(send, "Enter sends it").toBeFocused();
        await expect(send).toBeEnabled();
        await expect(page.locator(".ask .controls .button.primary, .fp-first"), "one button sends, and no other, wherever it stands").toHaveCount(1);
        if (found === 0) { // and back again
          await laid.locator(".advised-keys .button:not(.primary)").last().click();
          await expect(laid).toHaveCount(0);
          await page.waitForTimeout(300);
          await expect(card, "put away it stays away until it is asked for").toHaveCount(0);
          await hinted();
          const other = await best.textContent();
          await take.click();
          await expect(laid.locator(".best")).toHaveText(other);
        }
        await expect(send).not.toHaveAttribute("aria-disabled", "true");
        await send.click();
        await page.waitForFunction((id) => document.querySelector(".ask")?.dataset.decision !== id || !document.querySelector(".advised"), decision);
        assert.equal(await page.locator(".notice.refusal").count(), 0, "nothing was refused");
      }
      assert.deepEqual(anna.problems.filter((text) => !/favicon/.test(text)), []);
      await anna.close();
    });
  }
}

for (const game of ["attack", "selfr3", "europe"]) {
  test(`${game}: a hint is added to a draft only behind what one has decided, not behind a place picked to begin at`, async () => {
    test.setTimeout(120_000);
    const anna = await person(browser);
    const { page } = anna;
    let from = "";
    const leaves = ({ legal }) => legal.find(({ chooses, fields }) => chooses && Object.keys(fields).length === 2);
    await opened(game, anna, 1, (decision, { armies }) => {
      if (!decision) return false;
      const many = decision.question === "Turn.choose" && Object.entries(armies[decision.seat]).find(([, army]) => army.infantry > 1); // the page chooses the movement by itself
      from = many ? many[0] : Object.entries(leaves(decision)?.fields ?? {}).find(([field]) => field !== "action")?.[1] ?? "";
      return from !== "";
    });
    await question(page);
    await page.locator(`.kt-region[data-region="${from}"]`).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".ask .fp-back, .ask [data-does=back]").first()).toBeVisible();
    await page.locator(".hint-key button").click();
    const take = page.locator(".advice .advised-keys > .primary");
    await expect(take).toHaveText("Use this move");
    await expect(page.locator(".advice .text-button"), "nothing to go on behind, or to do otherwise").toHaveCount(0);
    assert.deepEqual(anna.problems.filter((text) => !/favicon/.test(text)), []);
    await anna.close();
  });
}

for (const [game, before] of Object.entries({ attila: 0, attack: 0, attacke: 0, selfr3: 0, europe: 3 })) {
  for (const [size, options] of [["desk", {}], ["phone", PHONE]]) {
    if (size === "phone" && game !== "attack") continue; // one way for all games
    test(`${game}, ${size}: what a hint speaks of is marked on the map, and in sight`, async () => {
      test.setTimeout(120_000);
      const anna = await person(browser, options);
      const { page } = anna;
      let told = null;
      page.on("response", async (response) => { if (/[/]hint([?]|$)/.test(response.url())) told = (await response.json()).moves[0]; });
      await opened(game, anna, before);
      await question(page);
      await page.locator(".map-one:not([inert]) .kt-board").focus();
      for (let i = 0; i < 8; i++) await page.keyboard.press("+"); // near, wherever that is
      await page.waitForTimeout(700);
      await page.locator(".hint-key button").click();
      await page.locator(".advice .best").waitFor();
      await expect.poll(() => told).not.toBeNull();
      const fields = told.steps.flatMap((step) => Object.entries(step.fields)).filter(([field]) => field !== "power").map(([, value]) => value);
      const places = await page.evaluate((all) => [...new Set(all)].filter((id) => document.querySelector(`.kt-board [data-region="${id}"]`)), fields);
      assert.ok(places.length, `a hint that names a place: ${told.sentence}`);
      const marked = () => page.locator(".kt-named [data-mark]").evaluateAll((all) => all.map(({ dataset }) => dataset.mark));
      await expect.poll(marked, "while it is open").toEqual(expect.arrayContaining(places));
      await expect.poll(() => page.evaluate((all) => all.filter((id) => {
        const region = document.querySelector(`.kt-board [data-region="${id}"]`);
        const [box, map] = [region, region.closest(".kt-board")].map((one) => one.getBoundingClientRect());
        const [left, top, right, bottom] = [Math.max(box.left, map.left), Math.max(box.top, map.top), Math.min(box.right, map.right), Math.min(box.bottom, map.bottom)];
        return right - left > 30 && bottom - top > 30 && document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".kt-board");
      }).length, places), "the map has turned there: neither beyond the edge, nor under the sheet or a panel").toBeGreaterThan(0);
      await page.locator(".advice .advised-keys .button.primary").click();
      await page.locator(".advised").waitFor();
      await page.keyboard.press("Escape"); // what is planned stands until it is taken back on purpose
      await expect(page.locator(".advised .advised-keys")).toBeVisible();
      await expect.poll(marked, "while it is laid down").toEqual(expect.arrayContaining(places));
      await page.locator(".advised-keys .button:not(.primary)").last().click();
      await expect.poll(marked, "put away").toEqual([]);
      assert.deepEqual(anna.problems.filter((text) => !/favicon/.test(text)), []);
      await anna.close();
    });
  }
}
