// Attacke at a desk and on a phone, from a position in the middle of a game: a set with its chance, the defence, a revolution
// that is stopped, defectors that are warded off and paid, what is known of the pile. SHOTS=1: pictures in browser/shots.
import assert from "node:assert/strict";

import { checked } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { begin } from "./positions.mjs";

test.describe.configure({ mode: "default" }); // the same two people in all of them, one after the other

let anna;
let ben;
test.beforeAll(async ({ running: _ }) => {
  anna = await person(browser, { bypassCSP: true, locale: "de-DE" });
  ben = await person(browser, { ...PHONE, bypassCSP: true, locale: "en-US" });
});

const question = (one, name) => one.page.locator(`.ae-controls[data-question="${name}"]`).waitFor();
/** Nothing is on its way. */
const idle = ({ page }) => page.waitForFunction(() => !document.querySelector(".ae-controls[aria-busy=true]"));
const card = async (one, id, copy = 0) => { await idle(one); await one.page.locator(`[data-card=${id}]`).nth(copy).click(); };
const region = async (one, id) => { await idle(one); await one.page.locator(`[data-region=${id}]`).press("Enter"); };
const press = async (one, name) => { await idle(one); await one.page.locator(".ask").getByRole("button", { name }).first().click(); };
const text = (one, selector) => one.page.locator(selector).first().textContent();
const look = (one) => one.page.evaluate(() => fetch(`/api/tables/${location.pathname.split("/")[2]}`).then((answer) => answer.json()));

async function check(one, name) {
  if (process.env.SHOTS) await one.shot(`attacke-${name}`);
  await checked(one, name, ".ae-controls *, .ae-hand *, .told-sheet *");
}

test("a set is put together from the hand, its chance stands beside it, the defence answers and the cards are turned", async () => {
  await begin(server, "war", [anna, ben]);
  await question(anna, "Turn.choose");
  await press(anna, "Zug beenden …"); // something could still be done: it is asked once more
  await anna.page.getByText("Wirklich beenden?").waitFor();
  await region(anna, "sibirien"); // no fight reaches it: the treason card is taken up for it
  await expect(anna.page.locator(".ask .fp-first")).toHaveText(/Sibirien/);
  await anna.page.locator('.ask [data-does="back"]').click();
  const word = await anna.page.evaluate(() => { // a name that is written over the sea or another land is its land's, too
    for (const name of document.querySelectorAll("[data-name]")) {
      const { left, top, width, height } = name.querySelector("text").getBoundingClientRect();
      for (const part of [.1, .25, .5, .75, .9]) {
        const [x, y] = [left + part * width, top + height / 2];
        const under = document.elementFromPoint(x, y);
        if (width && under?.closest(".map") && !under.closest("button") && under.closest("[data-region]")?.dataset.region !== name.dataset.name && !under.closest("[data-stack]") && !under.closest("[data-region]")) return { id: name.dataset.name, x, y };
      }
    }
    return null;
  });
  await anna.page.mouse.click(word.x, word.y);
  await anna.page.waitForFunction((id) => document.activeElement?.dataset.region === id, word.id);
  await anna.page.keyboard.press("Escape");
  await anna.page.locator(".head-tools").getByRole("button", { name: "Aus einer Liste in Worten wählen" }).click(); // the list says what map and hand say
  await press(anna, "Kampf (");
  const eastern = anna.page.locator(".generic .choices button").filter({ hasText: "Oststaaten" });
  await expect(eastern).toHaveText(/Oststaaten Gehört Ben\. In Nordamerika\.\d+ Karten; dein bester Satz \(18\): Chance \d+.%$/);
  await eastern.click();
  for (const each of ["Artillerie 7", "Infanterie 5", "Kavallerie 6"]) await press(anna, each);
  await expect(anna.page.locator(".planned .ae-sum")).toHaveText("18Armeen");
  await anna.page.locator(".planned .fp-odds strong").first().filter({ hasText: "%" }).waitFor();
  await press(anna, "Entfernen: Kampf: Oststaaten");
  await anna.page.locator(".head-tools").getByRole("button", { name: "Aus einer Liste in Worten wählen" }).click();
  await region(anna, "oststaaten"); // within reach of both
  await expect(anna.page.locator(".ask .fp-chips button")).toHaveText([/^Bester Satz: 18$/, /^Schwächster Satz: 10$/, /Durch Verrat/]);
  await anna.page.locator('.ask [data-does="back"]').click();
  await card(anna, "artillerie_3");
  await region(anna, "sibirien"); // too far for a fight: the rules say why
  await anna.page.locator(".about-why").waitFor();
  await anna.page.keyboard.press("Escape");
  for (const [one, id] of [[anna, "argentinien"], [anna, "westkanada"]]) { // a card that grows when it lies there, as with a picture that comes later, stays in sight
    const before = one.page.viewportSize();
    for (const size of [before, { width: 1280, height: 800 }, { width: 900, height: 420 }]) {
      await one.page.setViewportSize(size);
      await one.page.locator(`[data-region=${id}]`).focus();
      await one.page.keyboard.press("?");
      const card = one.page.locator(".about");
      await card.evaluate((box) => { const more = document.createElement("p"); more.style.height = "220px"; box.append(more); });
      await expect.poll(() => card.evaluate((box) => { const { left, top, right, bottom } = box.getBoundingClientRect(); return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight; }), { message: `${id} at ${JSON.stringify(size)}` }).toBe(true);
      await one.page.keyboard.press("Escape");
    }
    await one.page.setViewportSize(before);
  }
  for (const id of ["infanterie_5", "joker"]) await card(anna, id);
  await expect(anna.page.locator(".ae-sum").first()).toHaveText(/12/);
  await card(anna, "artillerie_7"); // takes the place of the other artillery
  await expect(anna.page.locator(".ae-sum").first()).toHaveText(/16/);
  await region(anna, "oststaaten");
  await anna.page.locator(".ask .fp-odds strong").first().filter({ hasText: "%" }).waitFor();
  await check(anna, "set");
  await press(anna, "Oststaaten angreifen · 16");
  await question(ben, "Fight.answer");
  await expect(ben.page.locator(".told-sheet .ae-back"), "three backs, and no face").toHaveCount(3);
  const { view } = await look(ben);
  assert.equal(view.laid, undefined, "what lies face down is not told");
  await ben.page.locator("[data-card=ueberlaeufer_4]").tap({ force: true }); // grey: it defends nothing
  const line = ben.page.locator(".about-line");
  await expect(line.locator(".about-why")).toHaveText("You can defend only with artillery, infantry, cavalry and jokers.");
  await expect.poll(() => line.evaluate((box) => box.getBoundingClientRect().bottom <= document.querySelector(".sheet-phone").getBoundingClientRect().top), "a line above the sheet: question and hand stay in sight").toBe(true);
  await line.getByRole("button", { name: "Close" }).tap();
  await line.waitFor({ state: "detached" });
  await expect.poll(() => ben.page.evaluate(() => {
    const foot = (selector) => Math.max(...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().bottom));
    const row = document.querySelector(".ae-compact > .fp-actions").getBoundingClientRect();
    return [foot(".ae-compact > .fp-chips button") <= row.top, Math.round(document.querySelector(".tabs").getBoundingClientRect().top - row.bottom)];
  }), "what decides is seen whole above the button that sends, which stands at the foot of the sheet").toEqual([true, 0]);
  await press(ben, "Best set: 15");
  await ben.page.locator(".ae-chance b").filter({ hasText: "%" }).waitFor();
  await check(ben, "defence");
  await press(ben, "Defend · 15");
  await expect(anna.page.locator(".told-sheet.folded .fp-outcome"), "she is asked again: how it ended is a strip").toHaveText(/Du nimmst die Oststaaten/);
  await expect(anna.page.locator(".folded .ae-turned").first()).toBeHidden();
  await anna.page.locator(".folded > header button").first().click();
  await anna.page.locator(".told-sheet .ae-turned").nth(1).waitFor();
  await question(anna, "Turn.choose");
  assert.equal((await look(anna)).view.lands[0].includes("oststaaten"), true);
});

test("a revolution names its victims and is stopped; defectors are warded off in part, and the hand is shown", async () => {
  await anna.page.locator(".told-sheet > header button").last().click({ timeout: 3_000 }).catch(() => undefined); // it closes by itself, too
  await card(anna, "revolution");
  await region(anna, "skandinavien");
  await anna.page.locator(".ae-victims b", { hasText: "%" }).waitFor();
  await check(anna, "revolution");
  await press(anna, "Revolution: Europa");
  await question(ben, "Revolt.counter");
  await ben.page.locator(".told-sheet > header button").last().click({ timeout: 3_000 }).catch(() => undefined);
  await ben.page.waitForTimeout(700); // the map's keys follow the sheet once nothing was pressed for a while
  await check(ben, "counter");
  await press(ben, /^Block/);
  await question(anna, "Turn.choose");
  await anna.page.locator(".told-sheet > header button").last().click({ timeout: 3_000 }).catch(() => undefined);
  await card(anna, "ueberlaeufer_8");
  await press(anna, /^Ben/);
  await check(anna, "demand");
  await press(anna, "8 von Ben fordern");
  await question(ben, "Demand.answer");
  await ben.page.locator(".told-sheet > header button").last().click({ timeout: 3_000 }).catch(() => undefined);
  await card(ben, "ueberlaeufer_4");
  await press(ben, "Block a part");
  await press(ben, "Give all, show your hand");
  await anna.page.locator('[data-card="infanterie_2"]').waitFor(); // it came over
});

test("what went under the pile can be read in its order, and the turn ends", async () => {
  await anna.page.locator(".told-sheet > header button").last().click({ timeout: 3_000 }).catch(() => undefined);
  await expect(anna.page.locator(".ae-batches").first()).toHaveText(/Dann 6 Karten/);
  await check(anna, "pile");
  await press(anna, /Zug beenden/);
  await ben.page.waitForFunction(() => !document.querySelector(".ae-controls[data-question='Demand.answer']"));
  await anna.page.waitForFunction(() => !document.querySelector(".ae-controls[data-question='Turn.choose']"));
});
