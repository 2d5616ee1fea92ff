// A destination is named on the map, not every step of the way: what leads there is one draft, sent as one move and taken back as one.
import assert from "node:assert/strict";

import { browser, DESKTOP, expect, house, person, PHONE, test } from "./house.mjs";

/** By the mouse where there is one, else by a finger, in the middle of its pieces. */
async function click(page, region) {
  await page.locator(`.map-one:not([inert]) [data-region=${region}], .map [data-region=${region}]`).first().press("Enter");
}
const settled = (page) => page.waitForFunction(() => !document.querySelector(".ask[aria-busy=true]"));

async function chapter(game, id, size, locale) {
  const made = await person(browser, { ...size, locale });
  await made.page.addInitScript(() => { localStorage.setItem("kartentisch.settings", JSON.stringify({ speed: "off" })); });
  await made.page.goto(`${house.address}/learn/${game}#${id}`);
  await made.page.locator(".coach.is-open").waitFor();
  return made;
}

for (const [where, size, locale] of [["desk", DESKTOP, "en-GB"], ["phone", PHONE, "de-DE"]]) {
  test(`the blitz of Europe's lesson, as its sentence says: ${where}`, async () => {
    const { page, problems, close, shot } = await chapter("europe", "blitz", size, locale);
    await click(page, "poland");
    await settled(page);
    await click(page, "belorussia");
    await page.locator(".parted").waitFor();
    await shot(`routes-parted-${where}`);
    await click(page, "east_poland"); // on the map, or by its button
    await page.locator(".underway").waitFor();
    await expect(page.locator(".underway p")).toHaveText(/Poland → East Poland → Belorussia|Polen → Ostpolen → (Weißrussland|Belorußland|Belarus)/);
    await shot(`routes-blitz-${where}`);
    // all of it is taken back at once, and done again by the button
    await page.locator(".underway button").last().click();
    await expect(page.locator(".underway")).toHaveCount(0);
    await click(page, "belorussia");
    await page.locator(".parted button").filter({ hasText: /East Poland|Ostpolen/ }).click();
    await page.locator(".underway").waitFor();
    await page.locator(".eu-march .fp-first, .controls .fp-first").last().click();
    await expect(page.locator(".coach")).toHaveClass(/is-done/);
    assert.deepEqual(problems, []);
    await close();
  });

  test(`the landing of Europe's lesson, as its sentence says: ${where}`, async () => {
    const { page, problems, close, shot } = await chapter("europe", "landing", size, locale);
    await click(page, "denmark");
    await expect(page.locator(".ask .question")).toHaveText(/From Denmark|Von: Dänemark/);
    await shot(`routes-leaving-${where}`);
    await click(page, "united_kingdom");
    await page.locator(".parted").waitFor();
    await click(page, "north_sea");
    await page.locator(".underway output").waitFor();
    await shot(`routes-landing-${where}`);
    await click(page, "danish_sea");
    await expect(page.locator(".ask .question")).toHaveText(/From Danish Sea|Von: Dänische/);
    await click(page, "north_sea"); // the battleship
    await page.locator(".eu-many").waitFor();
    await page.locator(".controls .fp-first").last().click();
    await expect(page.locator(".eu-many")).toHaveCount(0);
    await settled(page);
    await page.locator(".controls .fp-first").last().click();
    for (let n = 0; n < 12 && !(await page.locator(".coach.is-done").count()); n++) {
      await page.waitForTimeout(400);
      const next = page.locator(".controls .fp-first:not([aria-disabled=true])").last();
      if (!(await page.locator(".coach.is-done").count()) && await next.count()) await next.click({ timeout: 2000 }).catch(() => undefined);
    }
    await expect(page.locator(".coach")).toHaveClass(/is-done/);
    await shot(`routes-landed-${where}`);
    assert.deepEqual(problems, []);
    await close();
  });
}
