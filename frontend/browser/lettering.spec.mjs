// What is written on the map can be read: at the beginning of every game, on desks and phones, and however far one zooms.
import assert from "node:assert/strict";

import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { againstBots, begin } from "./positions.mjs";

const [NAME, FIGURE, FINGER] = [11, 10, 40]; // CSS pixels
const SIZES = [[1280, 800, 1440, 900], [390, 844, 360, 740]]; // a desk or a phone, and the same after a change of the window

/** The names have found their places. */
const lettered = (page) => page.waitForFunction(() => document.querySelector(".map-one:not([inert]) .kt-leaders") && !document.querySelector(".kt-moving"));

/** All that is written on the map in front: text, CSS pixels of its letters, whether it is a figure; and the lands that have no name on it. */
const written = (page) => page.evaluate(() => {
  const one = document.querySelector(".map-one:not([inert])");
  const texts = [...one.querySelectorAll(".kt-map text")].filter((text) => text.getBoundingClientRect().width > 0).map((text) => {
    const { a, b, c, d } = text.getScreenCTM();
    return { text: text.textContent, px: parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(a * d - b * c)), figure: text.matches(".kt-count, .kt-figure, .kt-more-text, .kt-arrow-text") };
  });
  const nameless = [...one.querySelectorAll(".kt-named.kt-small")].map(({ dataset, textContent }) => dataset.name ?? textContent);
  return { texts, nameless };
});

function readable({ texts }, what) {
  assert.ok(texts.length > 2, `${what}: something is written (${texts.length})`);
  for (const { text, px, figure } of texts) assert.ok(px >= (figure ? FIGURE : NAME), `${what}: “${text}” has ${px.toFixed(2)} px`);
}

/** From the whole map step by step nearer. */
async function nearer(page, what, steps) {
  const board = page.locator(".map-one:not([inert]) .kt-board");
  await board.focus();
  await page.keyboard.press("0");
  for (let step = 0; step <= steps; step++) {
    await page.waitForTimeout(60);
    await lettered(page);
    await expect.poll(async () => (await written(page)).texts.length, { message: `${what}, ${step} steps nearer: something is written` }).toBeGreaterThan(2); // once the map stands still
    readable(await written(page), `${what}, ${step} steps nearer`);
    await page.keyboard.press("+"); // a phone has no key for it on its map
  }
}

for (const game of ["attila", "attack", "attacke", "selfr3", "europe"]) {
  test(`the map of ${game} can be read where it begins, and at every zoom`, async () => {
    const { back } = await againstBots(server, game);
    for (const [width, height, ...then] of SIZES) {
      const one = await person(browser, { ...(width < 600 ? PHONE : {}), viewport: { width, height } });
      const { page } = one;
      await page.goto(server.address + back);
      await page.locator(".ask[data-decision]").waitFor();
      const maps = await page.locator(".map-switch button").count() || 1;
      for (const [wide, high] of [[width, height], then, ...(game === "selfr3" && width === 1280 ? [[960, 600]] : [])]) {
        await page.setViewportSize({ width: wide, height: high });
        await page.waitForTimeout(80);
        for (let i = 0; i < maps; i++) {
          if (maps > 1) await page.locator(".map-switch button").nth(i).click();
          await lettered(page);
          const what = `${game} ${i} at ${wide}×${high}`;
          const begun = await written(page);
          readable(begun, what);
          if (wide > 900) assert.deepEqual(begun.nameless, [], `${what}: every region is named`);
        }
      }
      if (maps > 1) await page.locator(".map-switch button").first().click();
      await nearer(page, game, 4);
      if (width < 600) {
        const small = await page.evaluate((least) => [...document.querySelectorAll(".at-centuries button, .ask .fp-rule, .fp-planned > .fp-button, .map-tools button, .map-switch button")].filter((button) => button.offsetParent).map((button) => [button.className || button.textContent, button.offsetWidth, button.offsetHeight]).filter(([, wide, high]) => Math.min(wide, high) < least), FINGER);
        assert.deepEqual(small, [], `at least ${FINGER} px for a finger`);
      }
      await one.close();
    }
  });
}

test("late in a war plates can be read at every zoom, a load lies in its ship, and a place lights up where its name is read", async () => {
  const anna = await person(browser);
  const { page } = anna;
  await begin(server, "late", [{ ...anna, seats: 2 }]);
  await page.locator(".curtain button, .ask[data-decision]").first().waitFor();
  if (await page.locator(".curtain button").isVisible()) await page.locator(".curtain button").click();
  await page.locator(".ask[data-decision]").waitFor();
  await lettered(page);
  await nearer(page, "late", 7);
  await page.locator("[data-region=celtic_sea]").focus();
  await page.keyboard.press("?");
  const row = page.locator(".about").getByText("British Convoy 3");
  await row.waitFor();
  const [x, y] = await row.evaluate((text) => {
    const node = [...text.childNodes].find((one) => one.data?.includes("British Convoy 3"));
    const range = document.createRange();
    range.setStart(node, node.data.indexOf("British Convoy 3") + 2);
    range.setEnd(node, node.data.indexOf("British Convoy 3") + 4);
    const { left, top, height } = range.getBoundingClientRect();
    return [left + 1, top + height / 2];
  });
  await expect(async () => { // what hears it comes when the page is at rest
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
    await page.locator(".kt-read [data-mark=uk_convoy_3]").waitFor({ state: "attached", timeout: 300 });
  }).toPass();
  await page.mouse.move(5, 5);
  await page.locator(".kt-read [data-mark]").waitFor({ state: "detached" });
  await anna.close();
});
