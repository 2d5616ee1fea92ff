// A table of Attila that begins with a fifth stone at hand: what a press brings, how everybody stands, which card was meant.
import assert from "node:assert/strict";

import { axe, openLog } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { begin } from "./positions.mjs";

const cards = (page, people) => page.locator(`.at-cards .at-of-${people}`);
const up = (page, people) => cards(page, people).evaluateAll((all) => all.map((card) => card.getAttribute("aria-pressed") === "true"));
const settled = (page) => page.waitForFunction(() => !document.querySelector(".ask[aria-busy]"));
/** A province is chosen as somebody with a keyboard does it. */
const province = async (page, id) => {
  await page.locator(`[data-region="${id}"]`).focus();
  await page.keyboard.press("Enter");
};
/** Whatever is refused on purpose (why something cannot be done) is a 409 in the console. */
const own = ({ problems }) => problems.filter((text) => !text.includes("409"));

for (const [size, options] of [["1280", {}], ["390", PHONE]]) {
  test(`${size}: the fifth stone is announced, the scoring foreseen, two equal cards laid from right to left`, async () => {
    const anna = await person(browser, options);
    const { page } = anna;
    await begin(server, "fifth", [anna]);
    await cards(page, "goths").nth(2).click();
    await expect.poll(() => up(page, "goths"), "the card that was clicked rises").toEqual([false, false, true]);
    await cards(page, "goths").nth(0).click();
    await expect.poll(() => up(page, "goths"), "and its like in its place").toEqual([true, false, false]);
    await page.locator(".at-tile", { hasText: "Double Turn" }).click({ force: true });
    await expect(page.locator(".about-why"), "a tile that cannot be used says why").toHaveText(/already used/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab"); // what takes no focus by itself has a stop by now, one in each list
    await page.locator(".standings [data-stop=here]").focus();
    await page.keyboard.press("End");
    const reached = page.locator(".standings li").last();
    await reached.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("?");
    await page.locator(".about:focus").waitFor();
    assert.ok((await page.locator(".about h3").textContent()).includes("Bot 3"), "and is asked by key");
    await page.keyboard.press("Escape");
    await reached.and(page.locator(":focus")).waitFor();
    const before = await page.locator(".standings b").allTextContents();
    await province(page, "moesia");
    await settled(page);
    const red = page.locator(".at-actions .fp-first");
    await expect(red).toHaveText(/2 influence.*fifth stone: conflict · scoring V/);
    await expect(page.locator(".ask .question")).toHaveText(/fifth stone in Moesia starts a conflict\. Century V is scored after it/);
    await expect(page.locator('[data-stack="moesia"] .kt-disc'), "five stones are five").toHaveCount(5);
    await page.locator(".standings .gains").first().waitFor();
    await expect.poll(async () => Number(await page.locator(".standings b").first().textContent()), "it brings something").toBeGreaterThan(Number(before[0]));
    const box = await red.boundingBox();
    assert.ok(box.y + box.height <= page.viewportSize().height - (size === "390" ? 60 : 0), "the red button is in sight");
    if (size === "390") await expect(page.locator(".at-rivalry").first().locator("i"), "the influence of rivals stands at the hand").toHaveCount(2);
    await anna.shot(`attila-fifth-${size}`);
    await axe(page, `fifth stone at ${size}`);
    const plan = page.locator(".at-plan");
    const toPlan = async () => { if (size === "390") await page.getByRole("button", { name: "Influence", exact: true }).click(); };
    await expect.poll(async () => { // on a phone they are never seen together, and both are computed by the server
      const standing = await page.locator(".standings b").allTextContents();
      await toPlan();
      const planned = await plan.locator("tbody .at-sum b").allTextContents();
      if (size === "390") await page.locator(".tabs button").first().click();
      return planned.length === 3 && String(planned) === String(standing);
    }, "the plan says the same").toBe(true);
    await toPlan();
    assert.equal(await plan.locator(".at-more").count() > 0, true, "and where it comes from");
    await anna.shot(`attila-plan-${size}`);
    await axe(page, `influence plan at ${size}`);
    if (size === "390") await page.locator(".tabs button").first().click();
    await red.click();
    await page.locator(".at-cards .at-free").first().waitFor();
    await page.waitForFunction(() => /cards? face down|no card/i.test(document.querySelector(".fp-first")?.textContent ?? ""));
    if (size === "390") await expect.poll(() => page.evaluate(() => { // the window of the fight lies whole above what is asked, also where something was told before
      const news = document.createElement("section");
      news.className = "digest";
      news.textContent = "What happened";
      document.querySelector(".ask").prepend(news);
      const end = Math.min(...[...document.querySelectorAll(".told-body")].map((one) => one.getBoundingClientRect().bottom), document.querySelector(".sheet-phone").getBoundingClientRect().top);
      const sides = [...document.querySelectorAll(".told-sheet .at-sides li")].map((one) => end - one.getBoundingClientRect().bottom);
      const tall = document.querySelector(".sheet-phone").getBoundingClientRect().height;
      news.remove();
      return sides.length > 1 && Math.min(...sides) >= 0 && tall <= 384;
    }), "who fights is seen, all of them").toBe(true);
    const laid = (wanted, why) => expect.poll(() => up(page, "goths"), why).toEqual(wanted);
    await settled(page);
    await cards(page, "goths").nth(1).click();
    await laid([false, true], "the right one rises");
    await settled(page);
    await cards(page, "goths").nth(0).click();
    await laid([true, true], "from right to left, both are laid");
    await expect(red).toHaveText(/Lay 2 cards/);
    await red.click();
    await page.getByRole("button", { name: "Go to scoring" }).click();
    const century = page.locator(".at-centuries button");
    await century.waitFor();
    const target = await century.evaluate((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const hit = (y) => document.elementFromPoint((left + right) / 2, y)?.closest("button") === button;
      const reach = (from, step) => { let n = 0; while (n < 12 && hit(from + step * (n + 1))) n++; return n; };
      return hit((top + bottom) / 2) ? bottom - top + reach(top, -1) + reach(bottom, 1) : 0;
    });
    assert.ok(target >= 44, `a scored century can be touched on 44 px: ${target}`);
    if (size === "390") { // looking back on a phone begins near what happened
      for (let i = 0; i < 20 && (await page.locator(".told-sheet").count()); i++) await page.keyboard.press("Escape");
      await page.locator(".tabs button").nth(2).click();
      await openLog(page);
      await page.locator(".log li", { hasText: "You place a stone of the Goths in Moesia" }).getByRole("button", { name: "See the table as it was then" }).click();
      await page.locator(".replay").waitFor();
      const stone = page.locator('[data-stack="moesia"] .kt-disc').first();
      await page.waitForFunction(() => (document.querySelector('[data-stack="moesia"] .kt-disc')?.getBoundingClientRect().width ?? 0) > 17);
      await page.waitForTimeout(500); // it has glided there
      const [at, map, keys] = await Promise.all([stone, page.locator(".map-box"), page.locator(".map-tools")].map((one) => one.boundingBox()));
      assert.ok(at.x > 0 && at.x + at.width < 390 && at.y > map.y && at.y + at.height < keys.y, `${JSON.stringify(at)} in sight, above ${keys.y}`);
    }
    assert.deepEqual(own(anna), []);
    await anna.close();
  });
}

/** What of a conflict's window is not in sight: a people, or somebody who lays cards. */
const hidden = (page) => page.evaluate(() => {
  const box = (one) => one.getBoundingClientRect();
  const end = Math.min(box(document.querySelector(".told-body")).bottom, box(document.querySelector(".sheet-phone")).top);
  return [...document.querySelectorAll(".told-sheet :is(.at-sides, .at-layers) > li")].filter((one) => box(one).bottom > end || box(one).right > innerWidth).map((one) => one.textContent);
});

test("a conflict of five peoples between five players on a phone: all who fight and all who lay cards are in sight, whoever is asked", async () => {
  const [anna, ben, ...others] = await Promise.all(["Anna", "Ben", "Carl", "Dora", "Emil"].map(() => person(browser, { ...PHONE, locale: "de-DE" })));
  await begin(server, "crowd", [anna, ben, ...others]);
  const { page } = anna;
  await cards(page, "teutons").first().click();
  await province(page, "moesia");
  await settled(page);
  await page.locator(".at-actions .fp-first").click();
  const sides = page.locator(".told-sheet .at-sides li");
  const layers = page.locator(".told-sheet .at-layers li");
  await expect(sides).toHaveCount(5);
  await expect(layers).toHaveCount(5);
  const red = page.locator(".at-actions .fp-first");
  const bare = (who) => who.page.evaluate(() => { // a map that is not painted still lies somewhere
    const [pieces, map, sheet, bar] = ['[data-stack="moesia"]', ".kt-board", ".told-sheet", ".board-side > .players"].map((one) => document.querySelector(one)?.getBoundingClientRect());
    const above = Math.max(map.top, bar && bar.top >= map.top ? bar.bottom : 0);
    return pieces.left >= map.left && pieces.right <= map.right && pieces.top >= above && pieces.bottom <= map.bottom && (pieces.bottom <= sheet.top || pieces.top >= sheet.bottom);
  });
  const seen = async (who, why) => {
    await expect.poll(() => hidden(who.page), why).toEqual([]);
    await expect.poll(() => bare(who), `the province is in the free part of the map ${why}`).toBe(true);
    const [question, tabs] = [await who.page.locator(".ask .question").boundingBox(), await who.page.locator(".tabs").boundingBox()];
    assert.ok(question.y > 0 && question.y + question.height < tabs.y, "the question is in sight");
  };
  await seen(anna, "while one is asked");
  await settled(page);
  await cards(page, "goths").first().click();
  await expect(sides.filter({ hasText: "Goten" }).locator(".fp-sum"), "one's own cards count for their people").toHaveText("1 + 1 + ?");
  await seen(anna, "with cards laid");
  const [button, tabs] = [await red.boundingBox(), await page.locator(".tabs").boundingBox()];
  assert.ok(button.y + button.height <= tabs.y, "and what sends them");
  await anna.shot("attila-crowd-asked");
  await red.click();
  await page.getByRole("heading", { name: "Warten auf Ben" }).waitFor();
  await expect(layers.first().locator(".fp-face")).toHaveCount(1);
  await seen(anna, "while another one is");
  await anna.shot("attila-crowd-waiting");
  await ben.page.locator(".at-cards .at-free").first().waitFor();
  await expect(ben.page.locator(".told-sheet .at-layers li").first().locator(".fp-back"), "how many lie there").toHaveCount(1);
  await expect(ben.page.locator(".told-sheet .at-layers li").first().locator(".fp-face"), "but not which").toHaveCount(0);
  await seen(ben, "for who is asked next");
  await ben.shot("attila-crowd-next");
  for (const one of [anna, ben, ...others]) await one.close();
});

test("on a phone the peoples of two steps of influence lie over the hand and its caption, which show nothing meanwhile", async () => {
  const anna = await person(browser, PHONE);
  const { page } = anna;
  await begin(server, "fifth", [anna]);
  await page.locator(".at-tile", { hasText: "2 Influence" }).tap();
  await page.locator(".at-raise").first().waitFor();
  for (const part of [".at-card", ".at-legend"]) await expect(page.locator(part).first(), part).toBeHidden();
  await anna.close();
});

for (const [size, options, theme] of [["1280", {}, "light"], ["390", PHONE, "dark"]]) {
  test(`${size}: a hint says what the bot would do and why; taken over it is the draft, and nothing is sent before it is played`, async () => {
    const anna = await person(browser, { ...options, colorScheme: theme });
    const { page } = anna;
    await begin(server, "fifth", [anna]);
    const bulb = page.locator(".hint-key button");
    await bulb.waitFor();
    if (await page.locator(".panel").count()) await openLog(page);
    const lines = await page.locator(".log li").count();
    await bulb.focus();
    await page.keyboard.press("h");
    const card = page.locator(".advice");
    await expect(card.locator(".best"), "what it would do").toHaveText(/^[A-Z].*[.]$/, { timeout: 20_000 });
    await expect(card, "why, and how good it is").toContainText(/of 100 games/);
    await expect(card.locator(".advice-move"), "the two next best").toHaveCount(2);
    await expect(bulb, "the focus stays where it was").toBeFocused();
    await axe(page, `${size}: a hint`);
    await card.getByRole("button", { name: "Use this move", exact: true }).click();
    await expect(card, "the hint has done its work").toHaveCount(0);
    await settled(page);
    await expect(page.getByRole("button", { name: "Confirm" }), "and waits to be played").toBeEnabled();
    if (size === "390") await expect.poll(() => page.evaluate(() => {
      const [best, keys, first, tabs] = [".advised .best", ".advised-keys", ".advised .primary", ".tabs"].map((one) => document.querySelector(one).getBoundingClientRect());
      return [best.bottom <= keys.top, first.bottom <= tabs.top];
    }), "what it is can be read, and nothing is cut").toEqual([true, true]);
    await axe(page, `${size}: a hint that was taken over`);
    assert.equal(await page.locator(".log li").count(), lines, "nothing was sent");
    assert.doesNotMatch(await page.locator(".question").textContent(), /Sending/, "and nothing says so");
    assert.deepEqual(own(anna), []);
    await anna.context.close();
  });
}
