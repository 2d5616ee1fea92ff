// Europe 1941 at a desk and on a phone: battles on land and at sea and a raid between two people, with every panel that they are
// asked in, an answer given in advance, what is told of it afterwards, the end. The dice fall as they like. SHOTS=1: pictures in browser/shots.
import assert from "node:assert/strict";

import { checked, quiet as settle } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { begin, post } from "./positions.mjs";

test.describe.configure({ mode: "default" }); // the same two people in all of them, one after the other

let anna;
let ben;
test.beforeAll(async ({ running: _ }) => {
  anna = await person(browser, { bypassCSP: true, locale: "de-DE" });
  ben = await person(browser, { ...PHONE, bypassCSP: true, locale: "en-US" });
});

const quiet = (one) => settle(one, ".eu-controls");
const panel = (one, name) => one.page.locator(`.eu-controls[data-question="${name}"]`);
const first = (one) => one.page.locator(".ask .fp-actions .fp-first[aria-disabled=false]");
const look = async (one, table) => (await one.context.request.get(`${server.address}/api/tables/${table}?lang=en`)).json();
let sent = 0;
/** Answers as the page would. */
async function answer(one, table, ...actions) {
  const { decision, viewer } = await look(one, table);
  await post(one.context.request, `${server.address}/api/tables/${table}/commands`, { id: `e${++sent}`, type: "play", seat: viewer, decision: decision.id, actions });
}
const times = (n, action) => Array.from({ length: n }, () => action);

async function check(one, name) {
  if (process.env.SHOTS) await one.shot(`europe-${name}`);
  await checked(one, name, ".eu-controls *, .eu-round *, .eu-final *, .told-sheet *");
}

/** Both answer until one of these questions comes. Each panel is read once and answered by its button; what comes again is answered behind the page. */
async function fight(table, seen, until) {
  for (;;) {
    const both = [[anna, await look(anna, table)], [ben, await look(ben, table)]];
    const [one, { decision }] = both.find(([, { decision: asked }]) => asked) ?? both[0];
    if (!decision || until.includes(decision.question)) return decision?.question;
    const { id, question, legal } = decision;
    const name = `${one === anna ? "desk" : "phone"}-${question}`;
    if (!seen.has(name)) {
      seen.add(name);
      await panel(one, question).waitFor();
      if (one === ben) await ben.page.locator(".eu-controls .eu-fight").or(first(ben)).first().waitFor(); // on a phone it lies in the question
      await check(one, name);
      await one.page.locator(".eu-controls[aria-busy=false]").waitFor();
      const leads = await one.page.locator(".ask .fp-actions .fp-first").count(); // by now all of it stands there
      await (leads ? first(one) : one.page.locator(".ask .eu-list .fp-button").first()).click();
      await expect.poll(async () => (await look(one, table)).decision?.id).not.toBe(id);
    } else {
      const words = legal.map(({ notation }) => notation);
      await answer(one, table, ["press", "stay", "finish"].find((word) => words.includes(word)) ?? words[0]);
    }
  }
}

test("a battle on land: who is hit strikes out units, the other goes on; then it is told as a whole", async () => {
  let table;
  do { // once in thirty times nobody is hit, or everybody: then there is nothing to choose
    table = await begin(server, "front", [anna, ben]);
    await answer(anna, table, "finish");
    await answer(anna, table, "pick poland", ...times(6, "send infantry east_poland"), ...times(2, "send artillery east_poland"), ...times(2, "send armor east_poland"), "send fighter east_poland", "finish");
  } while ((await look(ben, table)).decision?.question !== "Losses.choose");
  // what costs least is chosen, of how many it says; one more of another kind takes its place
  await panel(ben, "Losses.choose").waitFor();
  await expect(ben.page.locator(".eu-fight .fp-side")).toHaveCount(2);
  const above = () => anna.page.locator(".told-sheet .fp-side").evaluateAll((sides) => sides[0].offsetTop);
  await anna.page.locator(".told-sheet .fp-side").nth(1).waitFor();
  await anna.page.reload(); // the sheet is laid before it is known how much it holds
  const cut = () => anna.page.locator(".told-sheet .told-body").evaluate((body) => { const [, defends] = body.querySelectorAll(".fp-side"); return defends ? Math.round(defends.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom) : 999; });
  await expect.poll(cut, "both sides are in sight").toBeLessThanOrEqual(0);
  const before = await above();
  const row = (kind) => ben.page.locator(`.eu-controls .fp-stepper[aria-label="${kind}"]`);
  const chosen = async () => (await ben.page.locator(".eu-controls .fp-stepper output").allInnerTexts()).map((said) => Number.parseInt(said, 10)).reduce((sum, n) => sum + n, 0);
  const { left: hits } = (await look(ben, table)).view.stack.at(-1);
  await expect(row("infantry").locator("output")).toHaveText(/^[1-9]\d*[/]\d+/);
  const [cheap, most] = (await row("infantry").locator("output").innerText()).split("/").map((n) => Number.parseInt(n, 10));
  assert.equal(cheap, Math.min(hits, most), "infantry first, and others where there are more hits than that");
  assert.equal(await chosen(), hits);
  await row("fighter").locator("button").last().click();
  await expect(first(ben)).toHaveText(/fighter/);
  assert.equal(await chosen(), hits);
  await row("fighter").locator("button").first().click();
  await expect(first(ben)).toHaveCount(0); // one hit is still to be taken
  await row("infantry").locator("button").last().click();
  await expect(first(ben)).toHaveText(/infantry/);
  const seen = new Set();
  await fight(table, seen, ["Homeward.choose", "NonCombat.order"]);
  assert(seen.has("phone-Losses.choose"), "the defender was asked");
  await anna.page.locator(".folded .fp-outcome").waitFor(); // she is asked again: how it ended, and what it cost, is a strip
  await expect(anna.page.locator(".folded .fp-cost")).toBeVisible();
  await expect(anna.page.locator(".folded .fp-side").first()).toBeHidden();
  await anna.page.locator(".folded > header button").first().click();
  assert.equal(await above(), before, "dice lie where they lay in the round before");
  await expect(anna.page.locator(".told-sheet .eu-stands .eu-lost"), "the cost, in one line").toHaveText(/IPC/);
  await expect(anna.page.locator(".told-sheet .eu-kinds .eu-token").first(), "who rolled stands beside the dice").toBeVisible();
  await check(anna, "told");
  await anna.page.locator(".eu-rounds button").first().click(); // rounds before the last one can be read again
  await expect(anna.page.locator(".eu-rounds span")).not.toHaveText(/(\d+) von \1$/);
});

test("a raid is answered in advance, which nobody else sees; a sea battle with submarines and carriers", async () => {
  const table = await begin(server, "front", [anna, ben]);
  await answer(anna, table, "finish");
  await answer(anna, table, "pick danish_sea", ...times(2, "send submarine north_sea"), ...times(2, "send destroyer north_sea"), ...times(2, "send battleship north_sea"), ...times(2, "send fighter north_sea"), "send carrier north_sea", "pick germany", ...times(2, "raid bomber united_kingdom"), "send fighter north_sea", "pick netherlands_belgium", "send fighter english_channel", "finish");
  await panel(ben, "Raid.intercept").waitFor();
  await check(ben, "raid");
  await ben.page.locator(".fp-always summary").click();
  await ben.page.getByRole("button", { name: "Never intercept" }).click();
  await expect.poll(async () => (await look(ben, table)).decision?.question).not.toBe("Raid.intercept");
  assert(!JSON.stringify(await look(anna, table)).includes("Raid.intercept"), "what is ordered stays with whoever ordered it");
  const seen = new Set();
  await fight(table, seen, ["Homeward.choose", "NonCombat.order"]);
  assert(seen.has("desk-Battles.choose"), "which battle comes first");
  // what all of them have brought stands in one sheet, which can be called for until something moves
  await fight(table, seen, ["NonCombat.order"]);
  await quiet(anna);
  await panel(anna, "NonCombat.order").getByRole("button", { name: "Alle Kämpfe dieses Zuges" }).click();
  const campaign = anna.page.locator(".told-sheet .eu-campaign");
  await campaign.waitFor();
  const { view } = await look(anna, table);
  assert.equal(view.power, "germany");
  await expect(campaign.locator("li").filter({ hasText: "Königreich" }), "the raid").toHaveText(/bombardiert|vorbei/);
  await expect(campaign.locator("li").filter({ hasText: "Nordsee" })).toHaveText(/Zone (nicht )?geräumt/);
  await expect(campaign.locator("tbody th").first()).toHaveText(/Deutschland/);
  await check(anna, "campaign");
  await campaign.locator("button").first().click(); // one of them as a whole, and back
  await anna.page.locator(".told-sheet .eu-fight").waitFor();
});

test("a capital falls: who has won, by what, and what all powers have left", async () => {
  const table = await begin(server, "late", [anna, ben]);
  await answer(anna, table, "finish");
  await answer(anna, table, "pick russia", ...times(6, "send armor moscow"), "finish");
  await fight(table, new Set(["desk-LandBattle.order", "desk-NonCombat.order", "desk-Purchase.buy", "phone-CombatMove.order", "phone-Purchase.buy", "phone-NonCombat.order", "phone-Placement.place"]), []);
  await anna.page.locator(".eu-final tbody tr").nth(3).waitFor();
  await ben.page.locator(".eu-final tbody tr").nth(3).waitFor();
  await quiet(anna);
  await quiet(ben);
  await check(anna, "final");
  await check(ben, "final-phone");
});

test("a whole turn by the page: bought, attacked, landed, moved up, placed", async () => {
  const table = await begin(server, "front", [anna]); // a bot defends
  const tap = async (space, brings) => {
    await anna.page.locator(".eu-controls[aria-busy=false]").waitFor();
    await anna.page.locator(`.kt-region[data-region="${space}"]`).focus();
    await anna.page.keyboard.press("Enter");
    await anna.page.locator(`.eu-controls[aria-busy=false] ${brings}`).first().waitFor();
  };
  const on = async (text) => {
    await expect(first(anna)).toHaveText(text);
    await anna.page.locator(".eu-controls[aria-busy=false]").waitFor();
    await first(anna).click();
  };
  await panel(anna, "Purchase.buy").locator(".fp-chips:not([role]) button").first().click();
  await on("17 kaufen, 1 IPC bleibt");
  await panel(anna, "CombatMove.order").waitFor();
  await tap("poland", ".eu-reach");
  const chip = anna.page.locator(".eu-reach button").first();
  await chip.click(); // an attack is begun and not planned: to end the phase asks once
  const end = anna.page.locator(".eu-controls .fp-actions .fp-button").last();
  await expect(end).toHaveText("Angriffe beenden: kein Kampf");
  await end.click();
  await expect(end).toHaveText("Aus Polen ist noch nichts vorgemerkt. Trotzdem beenden?");
  await chip.click();
  await expect(end).toHaveText("Angriffe beenden: kein Kampf");
  await tap("east_poland", ".eu-many");
  await anna.page.getByRole("group", { name: "Jäger" }).getByRole("button").last().click();
  await on("Angriff mit 11 vormerken");
  await expect(anna.page.locator(".eu-landings li")).toHaveCount(1); // from there the fighter has a place to land
  await on("Angriffe beenden und kämpfen: Ostpolen");
  await expect.poll(async () => (await look(anna, table)).decision?.question).not.toBe("CombatMove.order");
  for (let asked; (asked = (await look(anna, table)).decision)?.question !== "NonCombat.order";) {
    const words = asked?.legal.map(({ notation }) => notation) ?? [];
    if (asked) await answer(anna, table, ["press", "stay", "finish"].find((word) => words.includes(word)) ?? words[0]);
  }
  await panel(anna, "NonCombat.order").waitFor();
  await quiet(anna);
  if ((await look(anna, table)).view.landings) { // the fighter may have fallen
    await on("Alle so landen");
    await anna.page.locator(".eu-noted li").first().waitFor();
  }
  await tap("netherlands_belgium", ".eu-reach");
  await tap("germany", ".eu-many");
  await on("Bewegung mit 5 vormerken");
  await anna.page.locator(".eu-noted li").last().waitFor();
  await on("Bewegungen beenden");
  const places = panel(anna, "Placement.place");
  await places.locator(".fp-chips:not([role]) button").first().waitFor();
  await anna.page.getByRole("button", { name: "Den Rest für mich setzen" }).click(); // nearest to the enemy: all of them in Germany
  await expect(anna.page.locator(".eu-laid li")).toHaveCount(1); // laid down, to be changed or sent
  await on("Aufstellen: 17 Einheiten");
  await expect.poll(async () => (await look(anna, table)).view.units.germany.germany.infantry).toBe(4 + 3 + 17);
});

test("a battle that is fought to the end stops where the chance has fallen far, and says so", async () => {
  const { page } = anna;
  let low = false;
  await page.route(/\/api\/odds\/europe/, async (route) => {
    const response = await route.fetch();
    const odds = await response.json();
    if (odds.attacker) odds.attacker.wins = low ? 0.4 : 0.9;
    await route.fulfill({ response, json: odds });
  });
  const end = page.getByRole("button", { name: /^Bis zum Ende/ });
  const told = page.getByText("Die Siegchance ist von 90 % auf 40 % gefallen. Weiter?");
  for (let again = 0; ; again++) { // now and then it is over after a round or two
    assert.ok(again < 8, "a battle of several rounds");
    low = false;
    const table = await begin(server, "front", [anna]); // a bot defends
    await answer(anna, table, "finish");
    await answer(anna, table, "pick poland", ...times(6, "send infantry east_poland"), "finish"); // all are alike: nobody asks which of them fall
    const asked = async () => (await look(anna, table)).decision?.question;
    await expect.poll(asked).toMatch(/^(LandBattle.order|NonCombat.order)$/);
    if (await asked() !== "LandBattle.order") continue;
    await end.waitFor();
    await page.locator(".fp-odds strong").first().filter({ hasText: "90" }).waitFor();
    await end.click();
    low = true;
    await expect.poll(async () => await told.count() > 0 || (await look(anna, table)).decision?.question === "NonCombat.order", { timeout: 20_000 }).toBe(true);
    if (await told.count()) break;
  }
  await expect(end, "whoever wants to goes on").toBeVisible();
  await expect(page.locator(".ask .question"), "the question is asked again").not.toContainText("bis zum Ende");
  await page.unroute(/\/api\/odds\/europe/);
});

test("what could strike back is named before moves are sent; a planned move is changed; what all battles have brought stays until one acts", async () => {
  const table = await begin(server, "front", [anna, ben]);
  await answer(anna, table, "finish");
  const { page } = anna;
  const ask = page.locator(".ask");
  const region = async (id) => {
    await page.locator(`[data-region=${id}]`).press("Enter");
    await quiet(anna);
  };
  const threat = ask.locator(".fp-warning").filter({ hasText: /Ostpolen: Bis zu \d+ feindliche Einheiten/ });
  await panel(anna, "CombatMove.order").waitFor();
  await quiet(anna);
  await expect(threat, "nothing is planned").toHaveCount(0);
  await expect(async () => { // on a slow machine the map comes later than the question
    await region("poland");
    await expect(ask.locator(".question")).toContainText("Von: Polen", { timeout: 1500 });
  }).toPass({ timeout: 20_000 });
  await region("east_poland");
  await expect(ask.locator(".question")).toContainText("Wie viele?");
  await first(anna).click();
  await quiet(anna);
  await expect(threat).toHaveCount(1);
  const guards = async () => Number((await threat.innerText()).match(/(\d+)\D*$/)[1]);
  const many = await guards();

  // its numbers stand there again; who goes back has it as it was
  const row = ask.locator(".fp-again");
  await row.click();
  await quiet(anna);
  const infantry = ask.locator('.fp-stepper[aria-label="Infanterie"] output');
  const planned = await infantry.innerText();
  assert.match(planned, /^[1-9]/);
  await ask.locator("[data-does=back]").click();
  await quiet(anna);
  await expect(row).toHaveCount(1);
  assert.equal(await guards(), many);
  await row.click();
  await quiet(anna);
  await expect(infantry).toHaveText(planned);
  await ask.locator('.fp-stepper[aria-label="Infanterie"] button').first().click();
  await first(anna).click();
  await quiet(anna);
  assert.equal(await guards(), many - 1, "who stays behind does not defend there");
  await row.click();
  await quiet(anna);
  await ask.getByRole("button", { name: "Keine", exact: true }).click();
  await ask.getByRole("button", { name: "Aus dem Plan nehmen" }).click();
  await quiet(anna);
  await expect(row).toHaveCount(0);
  await expect(threat, "nor is anything there to be taken back").toHaveCount(0);

  // two battles, one after the other
  await answer(anna, table, "pick poland", ...times(6, "send infantry east_poland"), ...times(2, "send armor east_poland"), "pick finland", ...times(3, "send infantry vyborg"), "finish");
  for (;;) {
    const both = await Promise.all([anna, ben].map(async (one) => [one, (await look(one, table)).decision]));
    const [one, decision] = both.find(([, open]) => open) ?? [];
    if (decision?.question === "NonCombat.order") break;
    const words = decision?.legal.map(({ notation }) => notation) ?? [];
    if (decision) await answer(one, table, words.includes("press") ? "press" : words[0]);
  }
  const sheet = page.locator(".told-sheet:not(.folded)").filter({ has: page.locator(".eu-campaign") });
  await panel(anna, "NonCombat.order").waitFor();
  await sheet.waitFor();
  await page.waitForTimeout(10_000);
  await expect(sheet, "it does not go by itself").toBeVisible();
  await region("germany");
  await expect(sheet, "whoever acts has seen it").toHaveCount(0);
});
