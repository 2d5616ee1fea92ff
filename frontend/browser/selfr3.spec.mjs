// SelfR3: R2 at a desk and on a phone, from a position in the middle of a game: what is bought, the way to the moon, cards and
// what they ask, an attack that is answered by a card and one by dice, who earns how much, the end. SHOTS=1: pictures in browser/shots.
import { checked, quiet as settle } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { begin } from "./positions.mjs";

test.describe.configure({ mode: "default" }); // the same two people in all of them, one after the other

let anna;
let ben;
test.beforeAll(async ({ running: _ }) => {
  anna = await person(browser, { bypassCSP: true, locale: "de-DE" });
  ben = await person(browser, { ...PHONE, bypassCSP: true, locale: "en-US" });
});

const quiet = (one) => settle(one, ".sr-controls");
const question = async (one, ...names) => {
  await one.page.locator(names.map((name) => `.sr-controls[data-question="${name}"]`).join(", ")).waitFor();
  await quiet(one);
};
const region = async (one, id) => { await quiet(one); await one.page.locator(`[data-region=${id}]`).press("Enter"); };
const press = async (one, name) => { await quiet(one); await one.page.locator(".ask").getByRole("button", { name }).first().click(); };
const says = (one, selector, text) => one.page.locator(selector).filter({ hasText: text }).first().waitFor();

async function check(one, name) {
  if (process.env.SHOTS) await one.shot(`selfr3-${name}`);
  await checked(one, name, ".sr-controls *, .sr-round *, .sr-final *, .told-sheet *", ".unseen");
}

test("cards are bought and say why not; a station reaches the moon, and the way there is drawn", async () => {
  await begin(server, "worlds", [anna, ben]);
  await question(anna, "Turn.act");
  await anna.page.locator(".panel").getByText("Stand", { exact: true }).first().click();
  await says(anna, ".sr-income small", "noch 3 Gebiete bis");
  await check(anna, "turn");
  const hand = anna.page.locator(".sr-hand ul"); // fourteen cards: a wheel brings the last one, which can then be pressed
  const last = hand.locator("button").last();
  const pressed = () => last.evaluate((card) => { const { left, top, width, height } = card.getBoundingClientRect(); return card.contains(document.elementFromPoint(left + width / 2, top + height / 2)); });
  expect(await pressed(), "a part of the hand is out of sight").toBe(false);
  await hand.hover();
  await anna.page.mouse.wheel(0, 900);
  await expect.poll(pressed, "every card can be pressed by mouse").toBe(true);
  if (process.env.SHOTS) await anna.shot("selfr3-hand");
  await region(anna, "alaska");
  await question(anna, "Attack.onto");
  await press(anna, "Tycho");
  await question(anna, "Attack.send");
  await says(anna, ".ask .question", "Alaska → Tycho");
  await says(anna, ".sr-controls .fp-odds strong", "%");
  await expect(anna.page.locator(".map-one:not([inert])"), "the moon lies in front").toHaveAttribute("data-map", "moon");
  await anna.page.locator(".map-one[data-map=moon] .kt-beam-goes").waitFor();
  await expect(anna.page.locator(".map-one[data-map=moon] .kt-caption"), "what can be named has its name").toHaveText(["Landeplatz", "Landeplatz", "Landeplatz"]);
  await check(anna, "moon");
  for (const asked of ["Attack.onto", "Turn.act"]) { // nothing was sent
    await anna.page.locator(".sr-controls .fp-actions .fp-plain").click();
    await question(anna, asked);
  }
});

test("cards ask on: an officer is aimed at, armies are taken away by everybody", async () => {
  await anna.page.locator('.sr-hand [data-about="card extra_ab_zug"]').click(); // only after an AB move: the rules say so
  await says(anna, ".sr-hand [role=status]", "AB-Zug");
  await anna.page.locator('.sr-hand [data-about="card scharfschuetze"]').click();
  await press(anna, /Scharfschütze ausspielen/);
  await question(anna, "Sniper.aim");
  await check(anna, "sniper");
  await press(anna, /Wasser-Offizier/);
  await question(anna, "Turn.act");
  await anna.page.locator('.sr-hand [data-about="card abruestung"]').click();
  await press(anna, /Abrüstung ausspielen/);
  await question(ben, "Disarmament.disband");
  await region(ben, "sahara");
  await says(ben, ".fp-stepper output", "1");
  for (const n of [2, 3, 4]) {
    await quiet(ben);
    await ben.page.locator(".fp-steps button").last().click();
    await says(ben, ".fp-stepper output", String(n));
  }
  await check(ben, "disarm");
  await press(ben, "Done: 4 removed");
  await question(anna, "Disarmament.disband");
});

test("an attack is answered by a card and by dice, and what comes of it is told", async () => {
  await begin(server, "worlds", [anna, ben]);
  await question(anna, "Turn.act");
  await region(anna, "venezuela");
  await question(anna, "Attack.onto");
  await says(anna, ".sr-aims .sr-chance", "%"); // before one aims, at every target where somebody stands
  await region(anna, "andenstaaten");
  await question(anna, "Attack.send");
  await anna.page.keyboard.press("Escape");
  await question(anna, "Turn.act"); // one press puts the attack away
  await region(anna, "venezuela");
  await question(anna, "Attack.onto");
  await region(anna, "andenstaaten");
  await question(anna, "Attack.send");
  await anna.page.locator(".sr-controls [data-does=back]").click();
  await question(anna, "Attack.onto"); // and one goes back to the targets
  await region(anna, "andenstaaten");
  await question(anna, "Attack.send");
  await expect(anna.page.locator(".sr-until button[aria-pressed=true]"), "it goes as far as its chance is told").toHaveText("Bis zum Ende");
  await press(anna, "Angreifen mit 3");
  await question(ben, "CardWindow.answer");
  await check(ben, "window");
  await press(ben, /^Retreat/);
  await press(ben, /^Play Retreat/);
  await question(ben, "Retreat.target");
  await region(ben, "sahara");
  await check(ben, "retreat");
  await press(ben, /^Place in Sahara/);
  await question(anna, "Column.choose");
  await press(anna, "Alle");
  await press(anna, /mit$/);
  await question(anna, "Turn.act");
  await region(anna, "andenstaaten");
  await question(anna, "Attack.onto");
  await region(anna, "argentinien");
  await question(anna, "Attack.send");
  await press(anna, "Einmal würfeln");
  await press(anna, "Angreifen mit 3");
  await question(ben, "CardWindow.answer");
  await press(ben, "Pass, no card");
  await question(ben, "Attack.defend");
  await expect(ben.page.locator(".sr-holds")).toHaveText([/^chance to hold the territory: (< )?\d+.?%$/, /^chance to hold the territory: (< )?\d+.?%$/]); // one die and two are compared before one is chosen
  await expect(ben.page.locator(".head-tools .undo-key"), "an arrow without words does not stand for what dice have followed").toHaveCount(0);
  expect(await ben.page.locator(".sr-choices button .sr-dice").evaluateAll((all) => all.map((one) => one.children.length)), "the same order for every roll").toEqual([2, 1]);
  await check(ben, "defend");
  await press(ben, /two d6|2 . d6|d6 and d6/i);
  await anna.page.locator(".told-sheet .fp-die").nth(4).waitFor({ state: "attached" }); // three and two
  await expect(anna.page.locator(".told-sheet .fp-outcome").first(), "conquered, held or stopped: no empty box").toBeVisible();
  await question(anna, "Turn.act", "Column.choose");
});

test("an attack to the end is led by the officers with a d8, and stops where its chance has fallen", async () => {
  const { page } = anna;
  let low = false;
  await page.route(/\/api\/odds\/selfr3/, async (route) => {
    const response = await route.fetch();
    const odds = await response.json();
    if (odds.attacker) [odds.attacker.wins, odds.defender.wins] = low ? [0.4, 0.6] : [0.9, 0.1];
    await route.fulfill({ response, json: odds });
  });
  await begin(server, "siege", [anna]); // bots defend, twenty against four: it stops before it is won
  await question(anna, "Turn.act");
  await region(anna, "venezuela");
  await question(anna, "Attack.onto");
  await region(anna, "andenstaaten");
  await question(anna, "Attack.send");
  await expect(anna.page.locator(".sr-controls .fp-chips button[aria-pressed=true]")).toHaveText([/Land-Offizier/, /ABC-Offizier/]);
  await says(anna, ".sr-controls .fp-quiet", "Land-Offizier und ABC-Offizier greifen mit dem W8 an und ziehen danach mit ein. Zuerst fallen Armeen.");
  await says(anna, ".sr-controls .fp-odds strong", "90");
  low = true;
  await press(anna, "Angreifen mit 3");
  await says(anna, ".ask .question", "Venezuela → Andenstaaten: Der Angriff hat angehalten, weil die Chance von 90 % auf 40 % gefallen ist. Weiter?");
  await anna.page.getByRole("button", { name: /Weiter angreifen mit/ }).waitFor(); // whoever wants to goes on
  await page.unroute(/\/api\/odds\/selfr3/);
});

test("what is empty is entered by one answer, with an officer too, and the moon stays in front", async () => {
  await begin(server, "siege", [ben]);
  await question(ben, "Turn.act");
  await ben.page.getByRole("button", { name: /^Moon/ }).click();
  await region(ben, "bucht_des_taus");
  await question(ben, "Attack.onto");
  await region(ben, "regenmeer");
  await question(ben, "Attack.send");
  await press(ben, /^Air officer/i);
  await press(ben, /^Move in with 1/);
  await question(ben, "Turn.act");
  await expect(ben.page.locator("[data-region=regenmeer]")).toHaveAttribute("aria-label", /air officer/i);
  await expect(ben.page.locator(".map-one:not([inert])"), "where one has acted one goes on").toHaveAttribute("data-map", "moon");
});

test("who moves is told what is given up, before it is sent: the last unit goes by a press of its own", async () => {
  await begin(server, "worlds", [anna, ben]);
  await question(anna, "Turn.act");
  await press(anna, "Verlegen");
  await region(anna, "kamtschatka");
  await question(anna, "Move.onto");
  await region(anna, "alaska");
  await question(anna, "Column.choose");
  await press(anna, "Alle bis auf eine");
  await says(anna, ".fp-stepper output", "4");
  await expect(anna.page.locator(".sr-stays")).toHaveText("Kamtschatka: 1 Einheit bleibt dort.");
  const sends = anna.page.locator(".sr-controls .fp-first");
  const before = await sends.boundingBox();
  await anna.page.locator(".fp-steps button").last().click();
  await expect(anna.page.locator(".sr-gives")).toContainText("Kamtschatka: Niemand bleibt dort, das Gebiet gehört dann niemandem (−1 Punkt).");
  await expect(sends).toContainText(/5 Einheiten verlegen.+Kamtschatka aufgeben/);
  expect((await sends.boundingBox()).y, "nothing moves").toBe(before.y);
  await check(anna, "gives-up");
});

test("cards that are bought in a row: shop, map and hand keep their places", async () => {
  const one = await person(browser, { bypassCSP: true, locale: "en-US", viewport: { width: 1100, height: 800 } });
  const { page } = one;
  await begin(server, "shop", [one]);
  await question(one, "Turn.act");
  const cards = () => page.locator(".sr-hand .sr-card").evaluateAll((all) => all.map(({ dataset }) => dataset.about));
  const buy = async () => {
    const [before, drawn] = [await cards(), page.locator(".sr-hand .sr-card b")];
    const names = await drawn.allTextContents();
    await page.locator(".sr-good[data-about='deck taktik']").click();
    await expect.poll(() => drawn.allTextContents()).not.toEqual(names);
    await quiet(one);
    expect((await cards()).slice(0, before.length), "what comes lies behind").toEqual(before);
    await page.waitForTimeout(300);
  };
  const places = () => Promise.all([".sr-good[data-about='deck taktik']", ".map-one:not([inert])", ".sr-hand .sr-card"].map((part) => page.locator(part).first().boundingBox()));
  await buy(); // with one's first answer the news come
  const [shop, map] = await places();
  for (const _ of [2, 3, 4]) {
    await buy();
    const [now, lies] = await places();
    expect([now, lies], "shop and map").toEqual([shop, map]);
  }
  expect(new Set(await page.locator(".sr-hand .sr-card").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))).size, "there are two rows of cards").toBe(2);
  await one.shot("selfr3-hand-rows");
  await one.close();
});

test("a captured station, and the end of the game with what the points came from", async () => {
  await begin(server, "captured", [anna]);
  await question(anna, "Attack.station");
  await press(anna, "Mexiko");
  await check(anna, "captured");
  await press(anna, "Abbauen: Mexiko");
  await question(anna, "Column.choose");
  await begin(server, "end", [ben, anna]);
  await question(ben, "Turn.act");
  const [controls, hand] = await Promise.all([".ask > .controls", ".ask .sr-hand"].map((one) => ben.page.locator(one).boundingBox()));
  expect(hand.y, "cards that come move nothing that is pressed").toBeGreaterThanOrEqual(controls.y + controls.height - 1);
  const top = await ben.page.locator(".top").boundingBox();
  const menu = await ben.page.locator(".top > .button").boundingBox();
  expect([menu.width >= 44 && menu.height >= 44, top.height < 60, menu.x + menu.width <= 390], "a phone's head has the menu, in one row").toEqual([true, true, true]);
  await check(ben, "last-turn");
  await ben.page.getByRole("button", { name: "Menu" }).click();
  await ben.page.getByRole("button", { name: "Automatic answers" }).click();
  const asked = ben.page.locator(".order-chapter details").filter({ hasText: "Ask me only when I am attacked" });
  await asked.locator("summary").first().click();
  await asked.getByLabel("Ask me only when I am attacked").click(); // it shows what the server keeps
  await expect(asked.locator("summary").first(), "a plain name is one press").toHaveText(/1 answer$/);
  await asked.getByLabel("Ask me only when I am attacked").click();
  await expect(asked.locator("summary").first()).not.toHaveText(/1 answer$/);
  await ben.page.keyboard.press("Escape");
  await press(ben, "End turn");
  await says(ben, ".sr-controls .fp-hint", "This is your last turn of the game.");
  await press(ben, "Yes, end the turn");
  await ben.page.locator(".sr-final tbody tr").nth(2).waitFor();
  const [made, map] = await Promise.all([".sr-final", ".result-map"].map((one) => ben.page.locator(one).first().boundingBox()));
  expect(made.y, "how the points were made stands before the map").toBeLessThan(map.y);
  await check(ben, "final");
  await says(ben, ".sr-final td", "2 × 3"); // two cards of victory points, three each
});
