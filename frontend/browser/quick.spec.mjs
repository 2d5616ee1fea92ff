// Ways into a game: the form that begins with its button, a set-up that is dealt, one that is placed for somebody, the tour.
import assert from "node:assert/strict";

import { axe, open } from "./actions.mjs";
import { browser, DESKTOP, expect, server, person, PHONE, test } from "./server.mjs";

const look = ({ page }) => page.evaluate(() => fetch(`/api/tables/${location.pathname.split("/")[2]}`).then((answer) => answer.json()));
const asks = ({ page }, ...names) => page.waitForFunction((all) => all.includes(document.querySelector(".controls [data-question]")?.dataset.question), names, { timeout: 60_000 });

/** A table with two bots, through the form of this game; `rules`: with the set-up of the rulebook. */
async function begin(one, game, rules) {
  const { page } = one;
  await page.goto(`${server.address}/new?game=${game}`);
  await page.locator(".plan-go .button.primary").waitFor();
  await page.locator(".seat-list select").nth(2).selectOption("bot"); // the second one is open by default
  await page.locator(".seat-list > li").nth(1).locator("select").first().selectOption("bot");
  const setup = page.locator(".choice").filter({ hasText: /Quick start|Schnellstart/ });
  await expect(setup.locator("input").first(), "against bots the set-up is dealt").toBeChecked();
  await expect(page.locator(".setup-turned"), "and where it was turned, that is said").toBeVisible();
  if (rules) await setup.locator("label").last().click();
  await page.locator(".plan-go .button.primary").click();
  await page.waitForURL(/\/t\//);
}

for (const [where, size, locale] of [["desk", DESKTOP, "en-GB"], ["phone", PHONE, "de-DE"]]) {
  test(`the form of a new table begins with its button, and what is rarely changed is folded: ${where}`, async () => {
    const anna = await person(browser, { ...size, locale, bypassCSP: true });
    const { page } = anna;
    await page.goto(`${server.address}/new?game=selfr3`);
    await page.locator(".plan-go .button.primary").waitFor();
    const { top, height, all } = await page.evaluate(() => ({ top: document.querySelector(".plan-go .button").getBoundingClientRect().bottom, height: innerHeight, all: document.documentElement.scrollHeight }));
    assert.ok(top < height / 2, `the button is seen at once: ${top}`);
    assert.ok(all < (where === "phone" ? 1_700 : 1_300), `the form is short: ${all} px`);
    await page.mouse.wheel(0, 5_000);
    await expect(page.locator(".plan-go .button")).toBeInViewport();
    await axe(page, `new table ${where}`);
    await anna.shot(`quick-form-${where}`);
    await page.goto(`${server.address}/new?game=attack`);
    await page.locator("#option-round_limit").selectOption({ index: 1 });
    await expect(page.locator(".plan-go"), "how long it lasts is said beside the button").toContainText(/· 4 (Runden|rounds) ·/);
    assert.deepEqual(anna.problems, []);
    await anna.close();
  });
}

test("against bots lands and armies are dealt, and the game begins after three answers at most", async () => {
  const anna = await person(browser);
  for (const [game, first] of [["selfr3", ["SetUp.post", "Bidding.bid"]], ["attack", ["SetUp.placed", "Turn.choose"]], ["attacke", ["Turn.choose", "Fight.answer", "Revolt.counter", "Demand.raise", "Demand.answer"]]]) {
    await begin(anna, game, false);
    await asks(anna, ...first);
    if (game === "attack") assert.deepEqual((await look(anna)).orders.map(({ question, answer }) => [question, answer]), [["Garrison.answered", ["abstain"]]], "bots lead neutral troops, until one wants to be asked");
  }
  const { table } = await look(anna);
  assert.deepEqual(table.options, { round_limit: 10, random_deal: true }, "and ends within the minutes that are told, as by Play now");
  assert.deepEqual(anna.problems, []);
  await anna.close();
});

test("how long a game lasts is chosen in the first part of the form, and Play now has a length and says it", async () => {
  const anna = await person(browser);
  const { page } = anna;
  await page.goto(`${server.address}/new?game=attack`);
  await expect(page.locator("#option-round_limit"), "not among the house rules, which are folded").toBeVisible();
  await anna.shot("quick-form-length");
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now: Attack!" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator(".ask[data-decision]").waitFor();
  assert.deepEqual((await look(anna)).table.options, { round_limit: 8, quick_start: true });
  await expect(page.locator("body")).toContainText("after round 8");
  assert.deepEqual((await look(anna)).orders, [{ question: "Garrison.answered", when: {}, answer: ["abstain"], times: 0, otherwise: "ask" }], "others lead neutral troops");
  await expect(page.locator(".place-rest"), "the capital is one's own choice").toHaveCount(0);
  await anna.close();
});

for (const [game, where, size, locale, [claim, set], ends] of [
  ["selfr3", "phone", PHONE, "de-DE", ["SetUp.claim", "SetUp.set"], ["Bidding.bid"]],
  ["attack", "desk", DESKTOP, "en-GB", ["SetUp.claimed", "Deploy.set"], ["SetUp.placed"]], // the capital is one's own choice
  ["attacke", "desk", DESKTOP, "de-DE", ["SetUp.claim"], ["Turn.choose", "Fight.answer", "Revolt.counter", "Demand.raise", "Demand.answer"]],
]) {
  test(`one click for a land, then the rest is placed by itself: ${game}, ${where}`, async () => {
    const anna = await person(browser, { ...size, locale });
    const { page } = anna;
    await begin(anna, game, true);
    await asks(anna, claim);
    const { view, decision } = await look(anna);
    const land = decision.legal[0].fields.region ?? decision.legal[0].fields.land;
    const before = view.turn;
    await page.locator(`[data-region=${land}]`).press("Enter");
    await page.waitForFunction(([id]) => document.querySelector(".ask")?.dataset.decision !== id, [decision.id]);
    assert.equal(before, 0);
    await asks(anna, claim, set ?? claim);
    const mine = (await look(anna)).view;
    const held = mine.lands?.[0] ?? Object.keys(mine.armies[0]);
    assert.ok(held.includes(land), `one click took ${land}`);
    await anna.shot(`quick-rest-${game}-${where}`);
    await page.locator(".place-rest button").click();
    await page.waitForFunction(() => !document.querySelector(".place-rest"), null, { timeout: 60_000 });
    await asks(anna, ...ends);
    const { view: now } = await look(anna);
    if (game === "selfr3") assert.deepEqual([Object.keys(now.officers[0] ?? {}).length, now.stations[0].length, now.pools?.[0] ?? 0], [2, 1, 0]);
    assert.deepEqual(anna.problems, []);
    await anna.close();
  });
}
