// Attack! in three browsers, from positions in the middle of a game: veto, neutral battle led by an opponent, trade, sea
// battle. Each screen is read by axe, large and small, light and dark. Pictures go to browser/shots.
import assert from "node:assert/strict";

import { LIGHTS, axe, openLog, emptied, hold } from "./actions.mjs";
import { browser, DESKTOP, expect, server, person, PHONE, test } from "./server.mjs";
import { begin } from "./positions.mjs";

test.describe.configure({ mode: "default" }); // the same three people in all of them, one after the other

let anna;
let ben;
let clara;
let people;
test.beforeAll(async ({ running: _ }) => {
  anna = { ...(await person(browser, { bypassCSP: true, locale: "de-DE" })), own: DESKTOP.viewport };
  ben = { ...(await person(browser, { ...PHONE, bypassCSP: true })), own: PHONE.viewport };
  clara = { ...(await person(browser, { bypassCSP: true })), own: DESKTOP.viewport };
  people = [anna, ben, clara];
});
const table = (options, left) => begin(server, "world", people, options, left);

const question = (one, name) => one.page.locator(`.ak-controls[data-question="${name}"]`).waitFor();
const button = (one, name) => one.page.locator(".ask").getByRole("button", { name, exact: typeof name === "string" }).first();
const press = async (one, name) => { await idle(one); await button(one, name).click(); };
/** Nothing is on its way, and the stream has brought what was answered. */
const idle = ({ page }) => page.waitForFunction(() => !document.querySelector(".ask [aria-busy=true]:not(.fp-odds), .ask button:disabled"));
const region = async (one, id) => { await idle(one); await one.page.locator(`[data-region=${id}]`).press("Enter"); };
const text = (one, selector) => one.page.locator(selector).first().textContent();
/** The table as somebody may see it. */
const look = (one) => one.page.evaluate(() => fetch(`/api/tables/${location.pathname.split("/")[2]}`).then((answer) => answer.json()));

let checked = 0;

/** Reads a screen with axe in both sizes and both lights, a side screen in one of the four, each time another one; looks
 * that nothing is wider than the page. `SHOTS=1`: in all of them, and takes pictures. */
async function check(one, name, main = true) {
  const { page } = one;
  // what is pressed next must not be of the layout that goes
  const size = async (viewport) => {
    await page.setViewportSize(viewport);
    await page.waitForFunction((small) => { const table = document.querySelector(".table-page"); return !table || table.classList.contains("compact") === small; }, viewport.width <= 700);
  };
  checked++;
  const all = main || process.env.SHOTS;
  const read = async () => {
    for (const [i, [width, viewport]] of [[1280, DESKTOP.viewport], [390, PHONE.viewport]].entries()) {
      if (!all && checked % 2 !== i) continue;
      await size(viewport);
      for (const [colorScheme, rules] of all ? LIGHTS : [LIGHTS[(checked >> 1) % 2]]) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        if (process.env.SHOTS) await one.shot(`attack-${name}-${width}-${colorScheme}`);
        await axe(page, `${name} ${width} ${colorScheme}`, ".map", all ? rules : undefined); // that is the same in every test of the page, and large
      }
      const wide = await page.evaluate(() => [...document.querySelectorAll(".ak-controls *, .told-sheet *")].filter((made) => made.getBoundingClientRect().right > innerWidth + 1 && !made.closest(".unseen")).map((made) => made.outerHTML.slice(0, 100)));
      assert.deepEqual(wide, [], `${name} ${width}: too wide`);
    }
    await page.emulateMedia({ colorScheme: "light" });
    await size(one.own);
  };
  await (process.env.SHOTS ? read() : emptied(page, ".map", read)); // or the map would be drawn anew for each of them
}

/** Where the middle of what goes on or ends the turn stands, on desks of two heights. */
async function foot({ page, own }) {
  const found = [];
  for (const viewport of [{ width: 1440, height: 900 }, DESKTOP.viewport]) {
    await page.setViewportSize(viewport);
    found.push(await page.locator(".ask .fp-actions > .fp-button").last().evaluate((one) => { const { top, bottom } = one.getBoundingClientRect(); return Math.round(innerHeight - (top + bottom) / 2); }));
  }
  await page.setViewportSize(own);
  return found;
}

/** All that may leave goes from one region to another. */
async function order(one, from, to) {
  await region(one, from);
  await region(one, to);
  await press(one, "Alle");
  await press(one, /vormerken/);
}

test("crossings wait, the sea power answers each of them, and planes fly on all the same", async () => {
  await table();
  const stood = await foot(anna);
  await anna.page.locator(".ak-act").filter({ hasText: "Produktion" }).click();
  await question(anna, "Production.buy");
  assert.deepEqual(await foot(anna), stood, "what goes on stays in its place, whatever the turn asks");
  await anna.page.locator(".ask [data-does=back]").click();
  await anna.page.locator(".ak-act").first().click();
  await question(anna, "Movement.order");
  assert.deepEqual(await foot(anna), stood, "of a movement");
  await region(anna, "iberia");
  await region(anna, "morocco");
  await press(anna, "Alle");
  await anna.page.locator(".ask .fp-odds strong").first().filter({ hasText: "%" }).waitFor();
  assert.deepEqual(await foot(anna), stood, "of an attack with its chance");
  await expect(anna.page.locator(".ask .ak-beside b")).toHaveText(/Eine Einheit muss dort bleiben/);
  await check(anna, "stack", false);
  const stepped = () => anna.page.locator(".ask .fp-steppers output").allTextContents();
  const [full, most] = [await stepped(), anna.page.viewportSize()];
  assert.ok(full.some((n) => !n.startsWith("0")));
  await anna.page.setViewportSize({ width: 390, height: 844 }); // a phone is turned: what was filled in is still there
  await anna.page.locator(".compact .fp-steppers").waitFor();
  assert.deepEqual(await stepped(), full);
  await anna.page.setViewportSize(most);
  await anna.page.locator(".table-page:not(.compact) .fp-steppers").waitFor();
  assert.deepEqual(await stepped(), full);
  await press(anna, /vormerken/);
  await order(anna, "british_isles", "iceland");
  await idle(anna);
  await expect(anna.page.locator(".ak-noted li")).toHaveCount(2);
  await expect(anna.page.locator(".ak-noted").first()).toHaveText(/fährt übers Meer/);
  assert.deepEqual(await foot(anna), stood, "of what is planned");
  await check(anna, "planned", false);
  await press(anna, /^Bewegung beenden · 2 Überfahrten/);
  await question(clara, "Crossings.veto");
  await check(clara, "veto");
  await press(clara, "Refuse: Iberia → Morocco");
  await press(clara, "Allow: British Isles → Iceland");
  await press(clara, "Confirm");
  await question(anna, "Crossings.plane");
  await check(anna, "plane", false);
  await press(anna, "1 fliegt");
  await press(anna, "1 weiter, 1 zurück");
  await question(anna, "Battles.choose");
  await idle(anna);
  const { view } = await look(anna);
  assert.deepEqual(view.armies[0].iberia, { infantry: 3, aircraft: 1 }); // one infantry had stayed, two came back
  assert.deepEqual(view.attackers, { iceland: { infantry: 1, tank: 1 }, morocco: { aircraft: 1 } });
});

test("a standing order answers the veto from then on", async () => {
  await table();
  await anna.page.locator(".ak-act").first().click();
  await order(anna, "british_isles", "iceland");
  await press(anna, /^Bewegung beenden · 1 Überfahrt/);
  await question(clara, "Crossings.veto");
  await clara.page.getByText("Always answer like this").click();
  await check(clara, "always", false);
  await clara.page.getByText("Always answer like this").click();
  await press(clara, "Always refuse Anna");
  await question(anna, "Turn.choose");
  const { orders } = await look(clara);
  assert.deepEqual(orders, [{ question: "Crossings.veto", when: { active: ["0"] }, answer: ["refuse"], times: 0, otherwise: "ask" }]);
  const { view } = await look(anna);
  assert.deepEqual(view.armies[0].british_isles, { infantry: 2, tank: 1 });
  // an order that compares a number
  await clara.page.getByRole("button", { name: "Menu" }).click();
  await clara.page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Automatic answers" }).click();
  const asked = clara.page.locator("details", { hasText: "You hold sea power, and somebody wants to take troops" });
  await asked.locator("summary").click();
  await asked.getByRole("combobox", { name: "units crossing" }).selectOption("≥");
  await asked.getByRole("spinbutton", { name: "units crossing" }).fill("3");
  await asked.getByLabel("My answer").selectOption({ label: "ask me" });
  await asked.locator(".order-said").filter({ hasText: "(units crossing: ≥ 3) → always ask me" }).waitFor();
  await asked.getByRole("button", { name: "Add this answer" }).click();
  await asked.locator(".order-rows li").nth(1).waitFor();
  assert.deepEqual((await look(clara)).orders.at(-1), { question: "Crossings.veto", when: { size: [">=3"] }, answer: [], times: 0, otherwise: "ask" });
  await clara.page.keyboard.press("Escape");
});

test("an opponent leads neutral troops, and both fight by plan to the end", async () => {
  await table();
  await anna.page.locator(".ak-act").first().click();
  await question(anna, "Movement.order");
  await region(anna, "germany");
  await region(anna, "danube");
  await idle(anna);
  const places = () => anna.page.locator(".ask .fp-actions .fp-button, .ask .fp-stepper output").evaluateAll((all) => all.map((one) => { const { top, left } = one.getBoundingClientRect(); return [Math.round(left), Math.round(top)].join(); }));
  for (const part of [".fp-stepper output", ".fp-actions .fp-button"]) await anna.page.locator(`.ask ${part}`).last().waitFor();
  const before = await places();
  await press(anna, "Alle");
  await anna.page.locator(".ask .fp-odds strong").first().filter({ hasText: "%" }).waitFor();
  await expect(anna.page.locator(".ask .ak-beside b"), "all that may go").toBeVisible();
  assert.deepEqual(await places(), before, "nothing sinks when units are chosen, when the chance comes, or when one must stay");
  await expect(anna.page.locator(".ask .fp-odds").first()).toHaveText(/im Durchschnitt aller Karten/);
  await press(anna, /vormerken/);
  await press(anna, /^Bewegung beenden · 1 Kampf/);
  await question(ben, "Garrison.answered");
  await ben.page.locator(".told-sheet .fp-sides ~ .fp-odds strong").first().filter({ hasText: "%" }).waitFor(); // the dice come first
  await expect(ben.page.locator(".fp-odds"), "the chance to win stands there once").toHaveCount(1);
  await check(ben, "volunteer", false);
  await press(ben, "Volunteer to lead");
  await press(clara, "Never ask in this game");
  await question(anna, "LandBattle.commit");
  assert.deepEqual((await look(clara)).orders[0], { question: "Garrison.answered", when: {}, answer: ["abstain"], times: 0, otherwise: "ask" });
  // whoever wants to be asked from now on is told so where it was pressed
  await clara.page.getByRole("button", { name: "Ask me, too, from now on" }).click();
  await expect(clara.page.locator(".told-sheet [role=status]").filter({ hasText: "From now on you are asked" })).toBeVisible();
  assert.deepEqual((await look(clara)).orders, []);
  await question(anna, "LandBattle.commit");
  await check(anna, "commit");
  // the opening stands there as it would be chosen; what is taken out stays out, and comes back at a press
  await anna.page.waitForFunction(() => [...document.querySelectorAll(".ask .fp-steps output")].reduce((sum, { textContent }) => sum + Number.parseInt(textContent), 0) === 4);
  await expect(button(anna, "In den Kampf")).toHaveAttribute("aria-disabled", "false");
  await press(anna, /eins weniger$/);
  await expect(button(anna, "In den Kampf")).toHaveAttribute("aria-disabled", "true");
  await press(anna, "Automatisch wählen");
  await anna.page.waitForFunction(() => [...document.querySelectorAll(".ask .fp-steps output")].reduce((sum, { textContent }) => sum + Number.parseInt(textContent), 0) === 4);
  await press(anna, "In den Kampf");
  // a garrison of four or fewer commits itself
  await ben.page.waitForFunction(() => document.querySelector('.ak-controls[data-question^="LandBattle"]') || document.querySelector(".fp-dice"));
  if (await ben.page.locator('.ak-controls[data-question^="LandBattle"]').count()) await press(ben, /^Fight to the end/);
  for (const one of [clara, anna]) { // one who watches, and one who fights
    await one.page.locator(".told-body .fp-die").first().waitFor({ state: "attached" });
    await one.page.locator(".folded > header button").first().click({ timeout: 500 }).catch(() => undefined); // one roll was enough, and she is asked again: a strip
    await one.page.locator(".told-body .fp-die").first().waitFor();
    const seen = await one.page.evaluate(() => {
      const rim = document.querySelector(".told-body")?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll(".told-body .fp-die")].map((die) => die.getBoundingClientRect().bottom <= rim + 1);
    });
    assert.ok(seen.length > 0 && seen.every(Boolean), `what was rolled is seen without scrolling: ${String(seen)}`);
  }
  await check(clara, "fight", false);
  const goesOn = (await look(anna)).view.fighting;
  for (let i = 0; i < 40 && (await look(anna)).view.fighting; i++) {
    for (const [one, name] of [[anna, /^Bis zum Ende/], [ben, /^Fight to the end/]]) {
      if (await button(one, name).isVisible()) await button(one, name).click({ timeout: 2000 }).catch(() => undefined);
    }
    await anna.page.waitForTimeout(150);
  }
  if (goesOn) { // else it was told before, and has closed by itself
    await clara.page.locator(".told-sheet .fp-outcome").waitFor();
    await check(clara, "fought", false);
  }
  const { log } = await anna.page.evaluate(() => fetch(`/api/tables/${location.pathname.split("/")[2]}/log?lang=en`).then((answer) => answer.json()));
  const events = log.flatMap((line) => line.events ?? []);
  assert.ok(events.some(({ event, seat }) => event === "commands" && seat === 1));
  const dice = events.filter(({ event }) => event === "dice").map(({ seat }) => seat);
  assert.ok(dice.includes(0) && dice.includes(1), "both have rolled");
  assert.equal(events.filter(({ event }) => event === "neutrals_beaten" || event === "neutrals_held").length, 1);
});

test("an offer, a counter-offer, a deal that the sea power stops, and one that it allows", async () => {
  await table();
  await anna.page.locator(".ak-act").last().click();
  await question(anna, "Trade.partner");
  await check(anna, "partner", false);
  const offer = async (give, want) => {
    await press(anna, /^Ben/);
    await question(anna, "Negotiation.build");
    await press(anna, `${give} dazulegen`);
    await anna.page.locator(".fp-all").getByRole("button", { name: `${want} dazulegen` }).click();
    await idle(anna);
  };
  await offer("Fabriken 2", "Schienentransport 2");
  await anna.page.waitForTimeout(700); // longer than a mouse has to rest
  assert.equal(await anna.page.locator(".about").count(), 0, "where the mouse has just pressed it asks nothing");
  await check(anna, "offer");
  await press(anna, "Anbieten");
  await question(ben, "Negotiation.answer");
  await check(ben, "answer", false);
  await press(ben, "Counter-offer");
  await question(ben, "Negotiation.build");
  await press(ben, "Add Population 2");
  await ben.page.locator(".fp-all").getByRole("button", { name: "Add Oil 2" }).click();
  await idle(ben);
  await press(ben, "Offer");
  await question(anna, "Negotiation.answer");
  await check(anna, "countered", false);
  await press(anna, "Annehmen");
  await question(clara, "Negotiation.veto");
  await check(clara, "deal-veto", false);
  await press(clara, "Refuse");
  await anna.page.locator(".ask .ak-outcome").waitFor();
  await check(anna, "refused", false);
  await offer("Öl 2", "Bevölkerung 2");
  await press(anna, "Anbieten");
  await question(ben, "Negotiation.answer");
  await press(ben, "Accept");
  await question(clara, "Negotiation.veto");
  await press(clara, "Allow");
  await question(anna, "Trade.partner");
  await press(anna, "Handel beenden");
  await question(anna, "Turn.choose");
  const [hers, his] = [(await look(anna)).view.hand, (await look(ben)).view.hand];
  assert.equal(hers.population_2, 1);
  assert.equal(his.oil_2, 1);
  assert.equal(hers.oil_2 ?? 0, 0);
  await press(anna, "Zug beenden");
  await press(anna, "Ja, Zug beenden");
  await question(ben, "Turn.choose");
});

test("a trade at one screen: the partner gets the device at once, and the offer can be withdrawn until the answer", async () => {
  const pair = { ...(await person(browser, { bypassCSP: true })), seats: 2 };
  const { page } = pair;
  const curtain = page.locator("dialog.curtain");
  const sits = async (name) => {
    await curtain.getByRole("heading", { name: `Give the device to ${name}` }).waitFor();
    assert.equal(await page.locator(".fp-rack").count(), 0, "nobody's cards are on the page");
    await curtain.getByRole("button", { name: `I am ${name}` }).click();
    await page.locator(".ask[data-decision]").waitFor();
  };
  const offer = async () => {
    await press(pair, /^Ben/);
    await question(pair, "Negotiation.build");
    await press(pair, "Add Factories 2");
    await page.locator(".fp-all").getByRole("button", { name: "Add Rail transport 2" }).click();
    await idle(pair);
    await press(pair, "Offer");
  };
  await begin(server, "world", [pair, clara]);
  await sits("Anna");
  await page.locator(".ak-act").last().click();
  await question(pair, "Trade.partner");
  await offer();
  await curtain.getByRole("button", { name: "Back to Anna" }).waitFor();
  await pair.shot("attack-hot-seat-offer");
  await curtain.getByRole("button", { name: "Back to Anna" }).click();
  await question(pair, "Negotiation.answer");
  await press(pair, "Withdraw");
  await question(pair, "Trade.partner");
  await offer();
  await sits("Ben");
  await question(pair, "Negotiation.answer");
  await pair.shot("attack-hot-seat-answer");
  await button(pair, "Give the device to Anna").click(); // even now it may be withdrawn
  await sits("Anna");
  await question(pair, "Negotiation.answer");
  await button(pair, "Give the device to Ben").click();
  await sits("Ben");
  await press(pair, "Decline");
  await sits("Anna");
  await question(pair, "Trade.partner");
  assert.deepEqual(pair.problems, []);
  await pair.close();
});

test("a production is planned and then carried out by one button: points are named before they lapse, and the end of the turn is asked for", async () => {
  await table();
  const { table: { seq: before }, view: { armies: [{ germany }] } } = await look(anna);
  await anna.page.locator(".ak-act").nth(5).click();
  await question(anna, "Production.buy");
  await expect(anna.page.locator(".ak-purse").first()).toHaveText(/^24 Produktionspunkte \(PP\) übrig/);
  const lapse = button(anna, /24 PP verfallen/);
  await expect(lapse, "what throws points away is not the way ahead").toHaveAttribute("class", /fp-second/);
  await check(anna, "produce");
  await button(anna, "Panzer: eins mehr").focus();
  await anna.page.keyboard.press("?"); // the row answers, wherever in it the focus is
  await anna.page.locator(".about").filter({ hasText: "Panzer" }).waitFor();
  await anna.page.keyboard.press("Escape");
  for (const what of ["Panzer", "Panzer"]) await press(anna, `${what}: eins mehr`);
  await question(anna, "Deploy.set"); // 4 points buy nothing
  await expect(anna.page.locator(".ak-purse").first(), "the shop stays under the finger").toHaveText(/^4 Produktionspunkte \(PP\) übrig/);
  await press(anna, "Panzer: eins weniger");
  await question(anna, "Production.buy");
  await press(anna, "Panzer: eins mehr");
  await press(anna, /4 PP verfallen/);
  await anna.page.locator(".ak-reserve").first().waitFor();
  await region(anna, "germany");
  await press(anna, "Alle 2 hierher");
  await question(anna, "Turn.choose");
  await expect(anna.page.locator(".ask .question").first()).toHaveText("Vorgemerkt: So ausführen?");
  await expect(anna.page.locator(".ak-decided").first()).toHaveText(/Produktion.*2 Panzer → Deutschland.*Alle erfahren.*4 Produktionspunkte verfallen/s);
  await expect(anna.page.locator(".ak-act"), "no further action beside one that is not carried out").toHaveCount(0);
  assert.equal((await look(anna)).table.seq, before, "nothing has been sent");
  await check(anna, "produced", false);
  await press(anna, "Produktion ausführen");
  await expect(anna.page.locator(".ak-act").nth(5)).toHaveText(/schon ausgeführt/);
  assert.notEqual((await look(anna)).table.seq, before, "what is called carried out is");
  await press(anna, "Zug beenden");
  await anna.page.locator(".ask .question").filter({ hasText: "Deinen Zug so beenden?" }).waitFor();
  await expect(anna.page.locator(".fp-warning[role=status]").first()).toHaveText(/Zwei Aktionen bleiben ungenutzt/);
  await expect(anna.page.locator(".player.active .player-name"), "nobody is next before it was sent").toHaveText("Du");
  await check(anna, "end-turn", false);
  await press(anna, "Ja, Zug beenden");
  await question(ben, "Turn.choose");
  assert.equal((await look(anna)).view.armies[0].germany.tank, germany.tank + 2);
  await expect(ben.page.locator(".ak-top").first()).toHaveText(/Round 2/);
});

test("diplomacy says its chance, and the leader board who leads and by what", async () => {
  await table({ round_limit: 8 });
  await expect(anna.page.locator(".ak-top").first()).toHaveText(/Runde 2 von 8.*Seehoheit: Clara/s);
  await anna.page.locator(".ak-act").nth(4).click();
  await region(anna, "poland");
  assert.match((await text(anna, ".ak-chance")).replaceAll("\u00a0", " "), /^Ab 8: 42 %/);
  await region(anna, "angola");
  await anna.page.locator(".ak-chance b").filter({ hasText: "28" }).waitFor();
  await check(anna, "diplomacy", false);
  const rows = await anna.page.locator(".fp-leaders tbody th").allTextContents();
  assert.deepEqual(rows.map((row) => row.trim().split(" ")[0].replace("am", "")), ["Du", "Clara", "Ben"]);
  const { armies } = (await look(anna)).view;
  assert.deepEqual(await anna.page.locator(".fp-leaders td.fp-decides").allTextContents(), [0, 2, 1].map((seat) => String(Object.keys(armies[seat]).length)));
  await expect(anna.page.locator(".ak-round").first()).toHaveText(/mindestens 10, die Karten sind verdeckt/);
  await expect(anna.page.locator(".ak-round").first()).toHaveText(/endet es nach Runde 8: Es folgen noch 6 Runden/);
  await check(anna, "standing", false);
});

test("a battle of many is seen whole in its sheet, with its chance", async () => {
  await begin(server, "masses", [anna]);
  await anna.page.locator(".ak-act").first().click();
  await order(anna, "germany", "poland");
  await press(anna, /^Bewegung beenden · 1 Kampf/);
  await question(anna, "LandBattle.commit");
  await press(anna, "In den Kampf");
  for (let round = 0; round < 2; round++) {
    await question(anna, "LandBattle.reinforce");
    await anna.page.locator(".told-sheet .fp-dice ~ .fp-lost, .told-sheet .fp-dice").first().waitFor();
    assert.ok(await anna.page.locator(".told-body").first().evaluate((body) => body.scrollHeight <= body.clientHeight + 1), "nothing of it is below its edge");
    await press(anna, "Automatisch wählen");
    await press(anna, "Würfeln");
    await idle(anna);
  }
});

test("a sea battle: hidden rows, match-ups one by one, and a withdrawal", async () => {
  await table();
  await expect(anna.page.locator(".ak-act").nth(3), "against whom, before it is pressed").toHaveText(/Gegen Clara: \d+ Schiffe gegen \d+/);
  await anna.page.locator(".ak-act").nth(3).click();
  await anna.page.locator(".ask .fp-hint").filter({ hasText: "Clara hat die Seehoheit und entscheidet" }).waitFor();
  await expect(anna.page.locator(".ask .ak-fleet"), "with what").toHaveCount(2);
  await press(anna, "Seeschlacht beginnen");
  await question(clara, "SeaPower.answered");
  await check(clara, "challenged", false);
  await press(clara, "Fight");
  await question(anna, "SeaBattle.lay");
  await question(clara, "SeaBattle.lay");
  await expect(anna.page.locator(".ak-legend .unseen").first()).toHaveText(/Zerstörer gegen U-Boot: plus 2\. U-Boot gegen Schlachtschiff: plus 2\. Schlachtschiff gegen Zerstörer: plus 2\./);
  const lay = async (one, ships, done) => {
    for (const [i, ship] of ships.entries()) {
      await press(one, ship);
      await one.page.waitForFunction((n) => document.querySelectorAll(".ask .ak-row .ak-token").length === n, i + 1);
      if (i === 2 && one === anna) await check(one, "row", false);
    }
    await press(one, done);
  };
  await lay(clara, [/^destroyer/, /^destroyer/, /^submarine/, /^submarine/, /^battleship/, /^aircraft carrier/], "Lay the row (6)");
  await anna.page.locator(".ak-back").first().waitFor();
  await expect(anna.page.locator(".ak-back"), "the other row lies face down").toHaveCount(6);
  await lay(anna, [/^Schlachtschiff/, /^Schlachtschiff/, /^Flugzeugträger/, /^U-Boot/, /^U-Boot/, /^Zerstörer/], "Reihe legen (6)");
  await ben.page.locator(".ak-pairs li").nth(5).waitFor();
  await check(ben, "sea");
  const { asked } = (await look(anna)).table;
  if (asked.length) {
    await question(clara, "SeaBattle.withdraw").catch(() => undefined);
    await check(clara, "go-on", false);
    await press(clara, "Withdraw");
  }
  await ben.page.locator(".told-sheet .fp-outcome").waitFor();
  await check(ben, "sea-over", false);
  const { view } = await look(ben);
  assert.equal(view.holder, 0);
  assert.deepEqual(view.used, ["sea"]);
});

test("an attack that ends the game says so, and who has won then, before it is planned and over its battle", async () => {
  await begin(server, "lastStand", people);
  await anna.page.locator(".ak-act").first().click();
  await question(anna, "Movement.order");
  await region(anna, "germany");
  await region(anna, "poland");
  await press(anna, "Alle");
  const says = /Gewinnst du, ist Ben ausgeschieden und das Spiel zu Ende: Du hast gewonnen, mit 6 Regionen/;
  await expect(anna.page.locator(".ask .ak-decides").first()).toHaveText(says);
  await press(anna, /vormerken/);
  await press(anna, /^Bewegung beenden · 1 Kampf/);
  await expect(anna.page.locator(".told-sheet .ak-decides").first()).toHaveText(says);
  await expect(clara.page.locator(".told-sheet .ak-decides").first()).toHaveText(/If Anna wins, Ben is out and the game is over: Anna wins it with 6 regions/);
});

test("sea power that nobody holds is had without a fight: it is said before, and is had only once it was taken", async () => {
  await begin(server, "calm", people);
  const sea = anna.page.locator(".ak-act").nth(3);
  await expect(sea).toHaveText(/Kampflos: Niemand hat die Seehoheit/);
  await sea.click();
  await expect(anna.page.locator(".ask .fp-hint").first()).toHaveText(/Niemand hat die Seehoheit: Du bekommst sie kampflos/);
  await expect(anna.page.locator(".ak-sea-power").first(), "planned is not had").toHaveText(/Seehoheit: niemand/);
  await expect(anna.page.locator(".ak-act"), "one thing to press").toHaveCount(0);
  await press(anna, "Seehoheit übernehmen");
  await expect(sea).toHaveText(/schon ausgeführt/);
  await expect(anna.page.locator(".ak-sea-power").first()).toHaveText(/Seehoheit: Du/);
});

test("a game by the clock: the minutes are agreed with its option, and the time that is left stands at the table", async () => {
  const { page } = anna;
  await page.goto(`${server.address}/new`);
  // what is typed while the other game's words are on their way stands, and nothing can be opened before
  const words = await hold(page, "**/api/games/attack?*");
  await page.locator(".options").waitFor();
  await page.locator(".games label").filter({ hasText: "Attack!" }).click();
  const name = page.getByLabel("Name auf Platz 1");
  await name.fill("Anna die Erste");
  await expect(page.locator(".plan .button.primary")).toHaveAttribute("aria-disabled", "true");
  await words.release();
  await page.locator("#option-clock").waitFor({ state: "attached" });
  await expect(name).toHaveValue("Anna die Erste");
  assert.ok(await name.evaluate((field) => field === document.activeElement));
  assert.equal(await page.locator(".plan .button.primary").getAttribute("aria-disabled"), null);
  await page.locator(".options summary").click();
  const minutes = page.getByLabel("Minuten für die ganze Partie");
  assert.equal(await minutes.count(), 0);
  await page.locator("#option-clock").selectOption({ label: "Mit Uhr" });
  await expect(minutes).toHaveValue("120");
  await minutes.fill("20");
  await minutes.blur();
  await expect(minutes).toHaveValue("30");
  await minutes.fill("90");
  await minutes.scrollIntoViewIfNeeded();
  await check(anna, "clock-form");
  await page.getByRole("button", { name: "Tisch erstellen und einladen" }).click();
  await page.locator("summary", { hasText: "Einstellungen des Tisches" }).click();
  await page.locator(".agreed div", { hasText: "Ganze Partie" }).filter({ hasText: "90 Minuten" }).waitFor();
  await check(anna, "clock-waiting", false);
  await table({ clock: true }, 125 * 60_000 - 1_000);
  const left = page.getByRole("timer");
  await expect(left).toHaveText("2:05 Std.");
  await expect(left).toHaveAttribute("aria-label", "noch 2 Std. 5 Min.");
  await expect(left).toHaveAttribute("title", /^noch 2 Std. 5 Min. \(bis .+\)$/);
  await check(anna, "clock");
  await openLog(anna.page);
  await expect(anna.page.locator(".log").first()).toHaveText(/Die Uhr der Partie läuft: 125 Min\./);
  await table({ clock: true }, 0);
  await expect(anna.page.locator(".limit").first()).toHaveText("letzte Runde");
  await expect(ben.page.locator(".limit").first()).toHaveText("last round");
  await press(anna, "Zug beenden");
  await press(anna, "Ja, Zug beenden");
  await page.getByText("Uhr: Die Zeit ist um, dies ist die letzte Runde.").first().waitFor();
  await check(anna, "clock-up");
  assert.equal((await look(anna)).view.time, "up");
  await question(ben, "Turn.choose");
  await expect(ben.page.locator(".ak-off:has-text('Trade')").first()).toHaveText(/not in the last half hour/);
});

test("nobody's page has complained", () => {
  for (const { problems } of people) assert.deepEqual(problems, []);
});
