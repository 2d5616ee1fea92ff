// The map of a table: what it begins with and follows, what can be asked, why something cannot be chosen, what plates show.
import assert from "node:assert/strict";

import { axe, complaints } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { begin } from "./positions.mjs";

const card = (page) => page.locator(".about");
const stack = (page, id) => page.evaluate((one) => {
  const { left, top, width, height } = document.querySelector(`[data-stack="${one}"]`).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}, id);
/** The drawing of the map and the box that it lies in. */
const boxes = (page) => page.evaluate(() => [".kt-map", ".map"].map((name) => {
  const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
  return { left, top, right, bottom };
}));
const view = (page) => page.evaluate(() => document.querySelector(".kt-sheet").style.transform);
const rested = (page) => page.waitForFunction(() => !document.querySelector(".kt-sheet.kt-moving"));
const density = (page, id) => page.locator(`[data-stack="${id}"] .kt-plate`).first().getAttribute("data-density");
const said = (page, text) => page.locator("[role=log][aria-live]").getByText(text).first().waitFor({ state: "attached" });

test("on a desk the map fills its box, everything on it answers, and what cannot be chosen says why", async () => {
  const anna = await person(browser, { bypassCSP: true });
  const ben = await person(browser);
  await begin(server, "world", [{ ...anna, seats: 2 }, ben]);
  const { page, problems } = anna;
  const curtain = page.locator(".curtain button");
  await curtain.or(page.locator(".ask[data-decision]")).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await page.locator(".ask[data-decision]").waitFor();
  await page.locator(".kt-map").waitFor();
  await rested(page);
  const [drawn, box] = await boxes(page);
  assert.ok(drawn.left <= box.left + 1 && drawn.right >= box.right - 1 && drawn.top <= box.top + 1 && drawn.bottom >= box.bottom - 1, `no bars: ${JSON.stringify([drawn, box])}`);
  for (const id of ["germany", "iberia"]) {
    const [x, y] = await stack(page, id);
    assert.ok(x > box.left && x < box.right && y > box.top && y < box.bottom, `${id} is in sight`);
  }
  const near = await view(page);
  assert.notEqual(await density(page, "germany"), "total", "four kinds are four kinds");
  await page.locator(".panel").press("0"); // from anywhere
  await page.waitForFunction((old) => document.querySelector(".kt-sheet").style.transform !== old, near);
  await rested(page);
  const [whole] = await boxes(page);
  assert.ok(whole.left >= box.left - 1 && whole.right <= box.right + 1 && whole.bottom <= box.bottom + 1, "the whole map is one key away");

  // a mouse that rests is told, and may go onto the card
  const [x, y] = await stack(page, "germany");
  await page.mouse.move(x, y);
  await card(page).waitFor();
  assert.match(await card(page).innerText(), /^Germany[\s\S]*6 infantry[\s\S]*3 tanks[\s\S]*2 artillery[\s\S]*2 aircraft[\s\S]*10 production points[\s\S]*By land[\s\S]*Poland/);
  await axe(page, "the card of a region");
  const over = await card(page).boundingBox();
  await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 3 });
  await page.waitForTimeout(600);
  await expect(card(page), "it stays while the mouse is on it").toHaveCount(1);
  await page.keyboard.press("Escape");
  assert.equal(await card(page).count(), 0);

  // a key asks, too: the card has the focus and gives it back
  await page.locator("[data-region=morocco]").focus();
  await page.keyboard.press("?");
  await card(page).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Morocco");
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("data-region")), "morocco");

  // what cannot be chosen says why, in the words of the rules, and to screen readers
  await page.locator(".ask").getByRole("button", { name: /^Movement/ }).click();
  await page.locator("[data-mark=germany]").first().waitFor({ state: "attached" });
  const fill = (kind) => page.locator(`.kt-${kind} [data-mark] .kt-mark-fill`).first().evaluate((made) => getComputedStyle(made).fill);
  await expect(page.locator(".kt-from [data-mark=germany]"), "units leave from there").toHaveCount(1);
  assert.equal(await fill("from"), "none");
  const [mx, my] = await stack(page, "morocco");
  await page.mouse.click(mx, my);
  await page.getByText("To Morocco from:").first().waitFor(); // a way leads there: it is asked where from
  await page.keyboard.press("Escape");
  const why = card(page).locator(".about-why");
  for (const id of await page.locator("[data-region]").evaluateAll((all) => all.map(({ dataset }) => dataset.region))) {
    await page.locator(`[data-region=${id}]`).focus();
    await page.keyboard.press("Enter");
    if (await why.waitFor({ timeout: 400 }).then(() => true, () => false)) break;
    await page.keyboard.press("Escape");
  }
  await said(page, await why.evaluate((made) => made.textContent.split(/[.:]/)[0].trim()));
  await card(page).getByRole("button", { name: /rule|why/i }).click();
  await page.locator("dialog[open]").getByText(/ATK-\d+/).first().waitFor();
  await page.keyboard.press("Escape");

  // what is picked leads on: that is outlined, and the ground stays as it is
  await page.locator("[data-region=germany]").press("Enter");
  await expect(page.locator(".kt-legal .kt-rim-line"), "a line runs around all that they get to").toHaveAttribute("d", /./);
  assert.equal(await fill("legal"), "none", "nothing lies over the ground of what may be chosen");

  // the reader's wish for plates
  await page.evaluate(() => { localStorage.setItem("kt.settings", JSON.stringify({ ...JSON.parse(localStorage.getItem("kt.settings") ?? "{}"), plates: "compact" })); });
  await page.reload();
  await page.locator("[data-stack=germany] .kt-plate").first().waitFor({ state: "attached" });
  assert.equal(await density(page, "germany"), "total");
  assert.deepEqual(complaints(problems), []);
  await Promise.all([anna, ben].map((one) => one.close()));
});

test("on a phone it begins near, stays where it is while one chooses, keeps the card, and follows the others", async () => {
  const anna = await person(browser, { ...PHONE, bypassCSP: true, reducedMotion: "no-preference" });
  const { page, problems } = anna;
  await page.goto(server.address);
  await page.locator(".button.primary").first().click();
  await page.waitForURL(/\/t\//);
  const ready = () => page.waitForFunction(() => document.querySelector(".kt-legal [data-mark]") && !document.querySelector(".ask [aria-disabled=true].primary, .ask[aria-busy]"));
  await ready();
  await rested(page);
  const begun = await view(page);
  const sizes = await page.evaluate(() => {
    const box = document.querySelector(".map").getBoundingClientRect();
    const inside = ({ left, right, top, bottom }) => left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    const zoom = new DOMMatrix(getComputedStyle(document.querySelector(".kt-sheet")).transform).a;
    const growth = Number(document.querySelector(".kt-map").style.getPropertyValue("--kt-growth"));
    const names = [...document.querySelectorAll(".kt-name text")].filter((one) => inside(one.getBoundingClientRect())).map((one) => (one.closest(".kt-small") ? 0 : parseFloat(getComputedStyle(one).fontSize) * zoom * (one.matches(".kt-flat") ? 1 : growth)));
    // an empty place is two units smaller all around than its stone
    const stones = [...document.querySelectorAll(".kt-stack .kt-place")].map((one) => one.getBoundingClientRect()).filter(inside).map(({ width }) => width + 4 * zoom * growth);
    return { names, stones };
  });
  assert.ok(sizes.names.length >= 4 && sizes.stones.length >= 8, JSON.stringify(sizes));
  assert.ok(sizes.names.filter((size) => size >= 10.9).length >= sizes.names.length - 1, `names can be read: ${sizes.names}`);
  assert.ok(sizes.stones.every((width) => width >= 13.5), `stones can be seen: ${sizes.stones}`);

  // who plays lies over the map, and says who that is; nothing below it is pressed
  const chip = page.locator(".board-side > .players .player").first();
  await chip.tap();
  await expect(card(page)).toContainText(/Points|Punkte/);
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);

  // a card, then its place; what is out of reach says so on the desk, above, and by keys
  await page.locator(".hand button").first().tap();
  await page.waitForTimeout(300);
  // the whole map is one tap away, and the turn of the others is followed from near
  const legal = await page.evaluate(() => { // the one nearest to the middle: one that the edge cuts off comes into sight
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const [x, y] = middle(document.querySelector(".map").getBoundingClientRect());
    const away = (id) => { const [px, py] = middle(document.querySelector(`[data-region=${id}]`).getBoundingClientRect()); return Math.hypot(px - x, py - y); };
    return [...document.querySelectorAll(".kt-legal [data-mark]")].map(({ dataset }) => dataset.mark).sort((a, b) => away(a) - away(b))[0];
  });
  await page.locator(`[data-region=${legal}]`).press("Enter");
  await page.locator(".about").waitFor({ state: "detached" });
  assert.equal(await view(page), begun, "nothing moves when the question changes");
  await page.getByRole("button", { name: "The whole map" }).tap();
  await page.waitForFunction((old) => document.querySelector(".kt-sheet").style.transform !== old, begun);
  const [, box] = await boxes(page);
  const far = await view(page);
  for (let i = 0; i < 2; i++) await page.touchscreen.tap(box.left + 60, box.top + 160); // fingers need no keys to go near
  await page.waitForFunction((old) => document.querySelector(".kt-sheet").style.transform !== old, far);
  await rested(page);
  for (let i = 0; i < 3; i++) { // to the south-west, far from where peoples come from
    await page.mouse.move(box.left + 120, box.bottom - 120);
    await page.mouse.down();
    await page.mouse.move(box.right - 20, box.top + 130, { steps: 4 });
    await page.mouse.up();
  }
  await rested(page);
  const away = await view(page);
  const asked = await page.locator(".ask").getAttribute("data-decision");
  await page.locator(".ask").getByRole("button", { name: /^Place stone/ }).tap();
  await page.waitForFunction((old) => ![undefined, null, old].includes(document.querySelector(".ask")?.getAttribute("data-decision")), asked);
  await ready();
  await rested(page);
  assert.notEqual(await view(page), away, "the map has followed");
  assert.deepEqual(complaints(problems), []);
  await anna.close();
});

test("on a phone a province out of reach says why; card and map stay as they are", async () => {
  const anna = await person(browser, PHONE);
  const { page, problems } = anna;
  await begin(server, "fifth", [anna]);
  await page.locator(".ask[data-decision] .question").waitFor();
  await page.locator(".hand button").first().tap();
  await page.getByRole("button", { name: "The whole map" }).tap();
  await rested(page);
  const before = await view(page);
  const box = await page.locator("[data-region=africa]").boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await card(page).locator(".about-why").waitFor();
  assert.match(await card(page).locator(".about-why").innerText(), /not possible|out of reach/);
  await expect(page.locator(".hand [aria-pressed=true]"), "the chosen card stays").toHaveCount(1);
  await axe(page, "why not, on a phone");
  assert.equal(await view(page), before, "nothing moves while one chooses");
  assert.deepEqual(complaints(problems), []);
  await anna.close();
});
