// Every part of every lesson, learnt by the map, the hand and the buttons: what glows is pressed until the goal is reached. On a desk
// in English, on a phone in German. So no part can ask for what the page does not let one do, and what is pointed at is right.
import assert from "node:assert/strict";

import { browser, DESKTOP, expect, house, person, PHONE, test } from "./house.mjs";

const MOST = 40; // presses in a part

/** What glows, if anything does by now: a region of the map, or a button. */
const glowing = (page) => page.evaluate(() => {
  const region = document.querySelector(".kt-wanted [data-mark]")?.dataset.mark;
  const button = document.querySelector("[data-glow]");
  return { region: region ?? null, button: button !== null, over: !document.querySelector(".coach.is-open") };
});

/** One press of what glows. */
async function press(page) {
  await page.waitForFunction(() => !document.querySelector(".coach.is-open") || (document.querySelector(".kt-wanted [data-mark], [data-glow]") && !document.querySelector(".controls [aria-busy=true]")));
  const { region, button, over } = await glowing(page);
  if (over) return false;
  const told = await page.evaluate(() => `${document.querySelector(".ask")?.dataset.decision} ${document.querySelector(".ask")?.innerText} ${[...document.querySelectorAll("[aria-pressed=true]")].length} ${document.querySelector(".coach").className}`);
  if (button) await page.locator("[data-glow]").first().evaluate((one) => { one.click(); });
  else await page.locator(`.map-one:not([inert]) [data-region=${region}]`).press("Enter");
  await page.waitForFunction((was) => `${document.querySelector(".ask")?.dataset.decision} ${document.querySelector(".ask")?.innerText} ${[...document.querySelectorAll("[aria-pressed=true]")].length} ${document.querySelector(".coach").className}` !== was, told, { timeout: 8_000 });
  await page.waitForTimeout(450); // what glows is settled
  return true;
}

const CHAPTERS = { attila: 6, attack: 5, attacke: 6, selfr3: 6, europe: 5 };
const ONLY = process.env.LESSON ?? "";

for (const [where, size, locale] of [["desk", DESKTOP, "en-GB"], ["phone", PHONE, "de-DE"]]) {
  for (const game of Object.keys(CHAPTERS).filter((one) => one.includes(ONLY))) {
    test(`every part of the lesson is done by what glows: ${game}, ${where}`, async () => {
      const { page, problems, close, shot } = await person(browser, { ...size, locale });
      await page.addInitScript(() => { localStorage.setItem("kartentisch.settings", JSON.stringify({ speed: "off" })); });
      const lesson = await (await fetch(`${house.address}/api/games/${game}/lessons/first`)).json();
      for (const [i, { id }] of lesson.chapters.entries()) {
        if (i === 0) await page.goto(`${house.address}/learn/${game}#${id}`);
        const coach = page.locator(".coach");
        await expect(coach).toHaveClass(/is-open/);
        await expect(coach.locator(".count")).toHaveText(`${i + 1} / ${lesson.chapters.length}`);
        if (i) await coach.locator(".hint").first().waitFor(); // the board is another one, and that is told
        await coach.locator(".coach-more summary, .coach-more button[aria-pressed]").first().click();
        if (where === "phone") await coach.locator(".coach-more button").last().click();
        let n = 0;
        while (await press(page)) assert.ok(++n < MOST, `${id}: no end`);
        await expect(coach, `${game} ${id}`).toHaveClass(/is-done/);
        if (i < lesson.chapters.length - 1) await coach.locator(".coach-on button").first().click();
      }
      await shot(`lessons-${game}-${where}`);
      assert.deepEqual(problems, []);
      await close();
    });
  }
}
