// A destination is named on the map, not every step of the way: what leads there is one draft, sent as one move and taken back as one.
import assert from "node:assert/strict";

import { begin, post } from "./positions.mjs";
import { browser, DESKTOP, expect, server, person, PHONE, test } from "./server.mjs";

/** By the mouse where there is one, else by a finger, in the middle of its pieces. */
async function click(page, region) {
  await page.locator(`.map-one:not([inert]) [data-region=${region}], .map [data-region=${region}]`).first().press("Enter");
}
const settled = (page) => page.waitForFunction(() => !document.querySelector(".ask[aria-busy=true]"));

async function chapter(game, id, size, locale) {
  const made = await person(browser, { ...size, locale });
  await made.page.goto(`${server.address}/learn/${game}#${id}`);
  await made.page.locator(".coach.is-open").waitFor();
  return made;
}

for (const [where, size, locale] of [["desk", DESKTOP, "en-GB"], ["phone", PHONE, "de-DE"]]) {
  test(`the blitz of Europe's lesson, as its sentence says: ${where}`, async () => {
    const { page, problems, close, shot } = await chapter("europe", "blitz", size, locale);
    await click(page, "poland");
    await settled(page);
    // of a kind that is looked at all is counted and lit where it gets by several orders, too, and its ways alone are asked about
    const tanks = page.locator(".eu-reach button").filter({ hasText: /tank|Panzer/i });
    await expect(tanks).toContainText(/can reach [5-9] spaces|[5-9] Ziele/);
    await tanks.click();
    await expect.poll(() => page.locator('[data-region=belorussia]').first().evaluate((one) => one.ownerSVGElement.querySelectorAll(".kt-mark.kt-legal > *").length), "lit").toBeGreaterThan(4);
    await click(page, "belorussia");
    await page.locator(".parted").waitFor();
    await expect(tanks, "how far it gets does not depend on what is asked").toContainText(/can reach [5-9] spaces|[5-9] Ziele/);
    await page.keyboard.press("Escape"); // and away with the question, nothing else
    await expect(page.locator(".parted")).toHaveCount(0);
    await expect(tanks).toContainText(/can reach [5-9] spaces|[5-9] Ziele/);
    await expect(tanks).toHaveAttribute("aria-pressed", "true");
    await click(page, "belorussia");
    await page.locator(".parted").waitFor();
    await expect(page.locator(".parted button").filter({ hasText: /Direct|Direkt/ })).toHaveCount(0);
    await shot(`routes-parted-${where}`);
    await click(page, "east_poland"); // on the map, or by its button
    await page.locator(".underway").waitFor();
    await expect(page.locator(".ask .question")).toHaveText(/Poland → East Poland → Belorussia: how many|Polen → Ostpolen → (Weißrussland|Belorußland|Belarus): Wie viele/);
    for (const part of [".underway output", ".underway .fp-stepper button"]) assert.ok(await page.locator(part).first().evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }), `${part} is asked in sight`);
    await shot(`routes-blitz-${where}`);
    // all of it is taken back at once, and done again by the button
    await page.locator(".controls [data-does=back]").last().click();
    await expect(page.locator(".underway")).toHaveCount(0);
    await click(page, "belorussia");
    await page.locator(".parted button").filter({ hasText: /East Poland|Ostpolen/ }).click();
    await page.locator(".underway").waitFor();
    // the button in the same place plans, as it does for a single step: only then it ends the phase
    const main = page.locator(".controls .fp-first").last();
    await expect(main).toHaveText(/^(Plan the attack: 2 units|Angriff mit 2 vormerken)$/);
    await settled(page);
    if (where === "desk") await click(page, "belorussia"); // once more, by key
    else await page.keyboard.press("Control+Enter");
    await expect(page.locator(".underway")).toHaveCount(0);
    await expect(main).toHaveText(/^(End combat moves and fight|Angriffe beenden und kämpfen): /);
    await expect(page.locator(".coach")).not.toHaveClass(/is-done/);
    await main.click();
    await expect(page.locator(".coach")).toHaveClass(/is-done/);
    assert.deepEqual(problems, []);
    await close();
  });

  test(`a blitz step by step is taken back as one, and nothing begins where it passed through: ${where}`, async () => {
    const { page, problems, close } = await chapter("europe", "blitz", size, locale);
    const question = page.locator(".ask .question");
    await click(page, "poland");
    await expect(question).toHaveText(/From Poland|Von: Polen/);
    await settled(page);
    const twice = async () => {
      await click(page, "east_poland");
      await page.locator(".eu-many").waitFor();
      const infantry = page.locator(".eu-many .fp-stepper").filter({ has: page.getByText(/^(infantry|Infanterie)$/i) }).locator("button").first();
      if (await infantry.and(page.locator("[aria-disabled=false]")).count()) await infantry.click(); // its number is kept
      await settled(page);
      await click(page, "belorussia");
      await expect(question).toHaveText(/East Poland → Belorussia|Ostpolen → Weißrussland/);
      await settled(page);
    };
    await twice();
    await page.keyboard.press("Escape");
    await expect(question, "from where it began").toHaveText(/From Poland|Von: Polen/);
    await expect(page.locator(".eu-noted"), "nothing is planned").toHaveCount(0);
    await twice();
    await page.locator(".controls .fp-first").last().click();
    await expect(page.locator(".eu-noted").first()).toContainText(/Belorussia|Weißrussland/);
    await settled(page);
    await expect(question, "nothing is picked").not.toHaveText(/Ostpolen|East Poland/);
    await expect(page.locator("[data-region=east_poland][aria-pressed=true]")).toHaveCount(0);
    assert.deepEqual(problems, []);
    await close();
  });

  test(`the landing of Europe's lesson, as its sentence says: ${where}`, async () => {
    const { page, problems, close, shot } = await chapter("europe", "landing", size, locale);
    await click(page, "denmark");
    await expect(page.locator(".ask .question")).toHaveText(/From Denmark|Von: Dänemark/);
    if (where === "desk") await expect(page.locator(".eu-reach small").first()).toHaveText("by transport"); // not "nowhere to go"
    await shot(`routes-leaving-${where}`);
    await click(page, "united_kingdom");
    await page.locator(".parted").waitFor();
    await expect(page.locator(".ask .question")).toHaveText(/From Denmark|Von: Dänemark/);
    await shot(`routes-asked-${where}`);
    await click(page, "north_sea");
    await page.locator(".underway output").waitFor();
    await shot(`routes-landing-${where}`);
    await expect(page.locator(".controls .fp-first").last()).toHaveText(/^(Plan the attack: 2 units|Angriff mit 2 vormerken)$/);
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

test("Attack!: a region beyond the sea is named first; the movement, from where, and how much of what follow", async () => {
  const anna = await person(browser, { locale: "en-GB" });
  const { page, problems, shot } = anna;
  await begin(server, "world", [anna]);
  await page.locator('.ak-controls[data-question="Turn.choose"]').waitFor();
  await click(page, "morocco");
  await expect(page.locator(".parted p")).toHaveText("To Morocco from:");
  await shot("routes-attack-parted");
  await click(page, "iberia");
  await page.locator('.ak-controls[data-question="Movement.order"]').waitFor();
  await page.locator(".ak-controls .fp-stepper").first().waitFor(); // how many go
  await expect(page.locator(".parted")).toHaveCount(0);
  await shot("routes-attack");
  // what cannot be reached says why, and what can
  await page.locator(".ak-controls .fp-actions .fp-plain").click();
  await settled(page);
  await click(page, "alaska");
  await expect(page.locator(".about-why")).toHaveText(/out of reach over land.*Nearest places in reach: /);
  assert.deepEqual(problems, []);
  await anna.close();
});

test("Attack!: before any action an own region is one to leave, and nothing is planned; a neutral one is won as one says", async () => {
  for (const [id, own] of [["move", "germany"], ["battle", "poland"]]) {
    const { page, problems, close } = await chapter("attack", id, DESKTOP, "en-GB");
    await page.locator('.ak-controls[data-question="Turn.choose"]').waitFor();
    await click(page, own);
    await page.locator('.ak-controls[data-question="Movement.order"]').waitFor();
    await expect(page.locator(".ask")).toContainText(new RegExp(own, "i"));
    await expect(page.locator(".ak-noted, .kt-arrow")).toHaveCount(0);
    await expect(page.locator(".ak-controls .fp-stepper")).toHaveCount(0);
    assert.deepEqual(problems, []);
    await close();
  }
  const { page, problems, close, shot } = await chapter("attack", "diplomacy", DESKTOP, "en-GB");
  await page.locator('.ak-controls[data-question="Turn.choose"]').waitFor();
  await click(page, "danube");
  await expect(page.locator(".parted button").first()).toHaveText(/^Diplomacy/);
  await expect(page.locator(".parted button").nth(1)).toHaveText(/^Movement/);
  await shot("routes-attack-neutral");
  await page.locator(".parted button").first().click();
  await page.locator('.ak-controls[data-question="Diplomacy.named"]').waitFor();
  await expect(page.locator(".ak-controls .fp-first")).toHaveText(/Danube States/);
  await page.locator(".ak-controls .fp-plain").first().click(); // the region, then the action
  await page.locator(".ak-controls .fp-plain").first().click();
  await page.locator('.ak-controls[data-question="Turn.choose"]').waitFor();
  await click(page, "danube");
  await page.locator(".parted button").nth(1).click();
  await page.locator('.ak-controls[data-question="Movement.order"]').waitFor();
  await page.locator(".ak-controls .fp-stepper").first().waitFor();
  assert.deepEqual(problems, []);
  await close();
});

test("SelfR3: the land to attack is named first", async () => {
  const anna = await person(browser, { locale: "en-GB" });
  const { page, problems, shot } = anna;
  await begin(server, "worlds", [anna]);
  await page.locator('.sr-controls[data-question="Turn.act"]').waitFor();
  await click(page, "amazonien");
  await page.locator('.sr-controls[data-question="Attack.send"]').waitFor();
  await shot("routes-selfr3");
  await page.locator(".sr-controls .fp-actions .fp-plain").click(); // all of it at once
  await page.locator('.sr-controls[data-question="Turn.act"]').waitFor();
  assert.deepEqual(problems, []);
  await anna.close();
});

test("Europe: what is out of reach says so truly, with what is nearest; landings from where one did not begin are offered", async () => {
  const anna = await person(browser, { locale: "en-GB" });
  const { page, problems, shot } = anna;
  await begin(server, "seaborne", [anna]);
  await page.locator('.eu-controls[data-question="CombatMove.order"]').waitFor();
  const outlined = (how) => page.locator(`.kt-${how} [data-mark]`); // where units leave from is outlined otherwise than where they can go
  await expect(outlined("from")).not.toHaveCount(0);
  await expect(outlined("legal")).toHaveCount(0);
  await click(page, "netherlands_belgium");
  await expect(page.locator(".ask .question")).toHaveText(/From Netherlands/);
  await expect(outlined("from")).toHaveCount(0);
  await expect(outlined("legal")).not.toHaveCount(0);
  await click(page, "united_kingdom");
  await expect(page.locator(".parted button").first()).toHaveText("Direct: 2 × fighter"); // by air, and it says who flies
  await page.locator(".parted button").filter({ hasText: /^Danish Sea → English Channel/ }).click(); // ways that part twice are asked about once
  await expect(page.locator(".parted")).toHaveCount(0);
  await expect(page.locator(".ask .question")).toHaveText(/^Infantry: Netherlands-Belgium → Danish Sea → English Channel → United Kingdom/);
  await shot("routes-seaborne");
  await page.locator(".controls [data-does=back]").last().click();
  await expect(page.locator(".underway")).toHaveCount(0);
  // several kinds in one transport: what may not go together is refused by the rules, and what was drafted stays
  await click(page, "denmark");
  await expect(page.locator(".ask .question")).toHaveText(/From Denmark/);
  await click(page, "united_kingdom");
  await page.locator(".parted button").filter({ hasText: "English Channel" }).click();
  const kind = (name) => page.locator(`.underway .fp-stepper[aria-label="${name}"]`);
  await expect(kind("infantry").locator("output")).toHaveText(/^2\/2/);
  await kind("infantry").locator("button").first().click();
  await settled(page);
  await kind("artillery").locator("button").last().click();
  await expect(kind("artillery").locator("output")).toHaveText(/^1\/1/);
  await expect(kind("infantry").locator("output")).toHaveText(/^1\/2/);
  await settled(page);
  await shot("routes-mixed");
  await kind("tank").locator("button").last().click();
  await page.locator(".notice.refusal").waitFor();
  await expect(kind("tank").locator("output")).toHaveText(/^0\/1/);
  await page.locator(".controls [data-does=back]").last().click();
  await expect(page.locator(".underway")).toHaveCount(0);
  await click(page, "moscow");
  await expect(page.locator(".about-why")).toHaveText(/is not possible.*Nearest places in reach: /);
  // where one had planned a moment ago nothing is sent: first it is noticed that nothing is planned
  const main = page.locator(".controls .fp-actions .fp-button:not([data-does=back])").last();
  await expect(main, "what it does is not changed by a press in vain").toHaveText(/^End combat moves/);
  await shot("routes-refused");
  await main.click();
  await expect(main).toHaveText("Nothing is planned to Moscow. End anyway?");
  await expect(page.locator('.eu-controls[data-question="CombatMove.order"]')).toHaveCount(1);
  assert.deepEqual(problems.filter((one) => !one.includes("409")), []);
  await anna.close();
});

test("Attila: a province behind another is named, and two stones of one people go there", async () => {
  const anna = await person(browser, { locale: "en-GB" });
  const { page, problems, shot } = anna;
  await begin(server, "fifth", [anna]);
  await page.locator('.ask[data-decision] .question').waitFor();
  await click(page, "africa");
  await expect(page.locator(".about-why")).toHaveText(/Nearest places in reach: /);
  await click(page, "graecia");
  const parted = page.locator(".parted");
  await expect(parted.locator("p"), "what it costs is said before it is drafted").toHaveText("To Graecia only with two stones, no influence, via:");
  await expect(page.locator(".underway")).toHaveCount(0);
  await shot("routes-attila-cost");
  await parted.getByRole("button", { name: "Macedonia" }).click();
  await expect(page.locator(".ask .question")).toHaveText("Goths: Macedonia → Graecia");
  await expect(page.locator(".underway .fp-chips button")).toHaveText(["Goths", "Saxons"]);
  await page.locator(".underway .fp-chips button").nth(1).click();
  await expect(page.locator(".underway .fp-chips button").nth(1)).toHaveAttribute("aria-pressed", "true");
  await settled(page);
  await shot("routes-attila");
  await page.locator(":is(.controls, .hand) [data-does=back]").last().click(); // both stones at once
  await expect(page.locator(".underway")).toHaveCount(0);
  await page.locator(".hand button", { hasText: "Goths" }).first().click(); // with a card chosen, by that people alone
  await click(page, "graecia");
  await parted.getByRole("button", { name: "Macedonia" }).click();
  await page.getByRole("button", { name: "Place both stones" }).click();
  await page.locator(".kt-stack[data-stack=graecia] .kt-disc").first().waitFor({ state: "attached" });
  assert.deepEqual(problems.filter((one) => !one.includes("409")), []);
  await anna.close();
});

for (const [where, size] of [["desk", DESKTOP], ["phone", PHONE]]) {
  test(`Europe: AA guns on a flight's way are asked about on the map, with what each way costs: ${where}`, async () => {
    const anna = await person(browser, { ...size, locale: "en-GB" });
    const { page, problems, shot, context } = anna;
    const table = await begin(server, "front", [anna]);
    const there = `${server.address}/api/tables/${table}`;
    const { decision } = await (await context.request.get(there)).json();
    await post(context.request, `${there}/commands`, { id: "bought", type: "play", seat: decision.seat, decision: decision.id, actions: ["finish"] });
    await page.locator('.eu-controls[data-question="CombatMove.order"]').waitFor();
    const flown = async (land) => {
      await click(page, "germany");
      await settled(page);
      await page.locator(".eu-reach button", { hasText: "bomber" }).click();
      await click(page, land);
      await page.locator(".eu-many").waitFor();
      await expect(page.locator(".controls"), "not in the panel").not.toContainText("AA guns");
      await page.locator(".controls .fp-first").last().click();
      await settled(page);
    };
    await flown("ukraine");
    const asked = page.locator(".parted");
    await expect(asked.locator("p")).toHaveText("AA guns on the way: East Poland");
    await expect(asked.locator("button[aria-pressed]")).toHaveText(["Direct route · can fly 3 more spaces", "Around AA guns · can fly 2 more spaces"]);
    await expect(asked.locator("button[aria-pressed=true]")).toHaveText(/^Direct/);
    await expect(page.locator(".kt-target [data-mark=east_poland]"), "they are marked").toHaveCount(1);
    await shot(`routes-guns-${where}`);
    await asked.locator("button", { hasText: "Around" }).click();
    await settled(page);
    await expect(page.locator(".eu-noted")).toContainText("2 more spaces");
    await expect(page.locator(".eu-noted")).not.toContainText("over AA guns");
    await asked.locator("button[aria-pressed=true]", { hasText: "Around" }).waitFor(); // and back
    await asked.locator("button", { hasText: "Direct" }).click();
    await settled(page);
    await expect(page.locator(".eu-noted")).toContainText("over AA guns: East Poland");
    await page.locator(".controls [data-does=back]").last().click(); // with all of it
    await settled(page);
    await expect(page.locator(".eu-noted")).toHaveCount(0);
    await expect(asked).toHaveCount(0);
    assert.deepEqual(problems, []);
    await anna.close();
  });
}

for (const [where, size] of [["desk", DESKTOP], ["phone", PHONE]]) {
  test(`Europe: a factory that is bombed is called a bombing raid, and is no battle: ${where}`, async () => {
    const anna = await person(browser, { ...size, locale: "en-GB" });
    const { page, problems, shot, context } = anna;
    const table = await begin(server, "front", [anna]);
    const there = `${server.address}/api/tables/${table}`;
    const { decision } = await (await context.request.get(there)).json();
    await post(context.request, `${there}/commands`, { id: "bought", type: "play", seat: decision.seat, decision: decision.id, actions: ["finish"] });
    await page.locator('.eu-controls[data-question="CombatMove.order"]').waitFor();
    await click(page, "germany");
    await settled(page);
    await page.locator(".eu-reach button", { hasText: "bomber" }).click();
    await click(page, "leningrad");
    const main = page.locator(".controls .fp-first").last();
    await expect(main).toHaveText(/^Plan the attack: 3 units/);
    await page.locator(".eu-controls .fp-chips button", { hasText: "Bomb the factory" }).click();
    await expect(main, "at once").toHaveText("Plan the raid: 3");
    await main.click();
    await settled(page);
    await expect(page.locator(".eu-noted h3")).toHaveText(/^Bombing raid: Leningrad\s*$/); // without odds
    await expect(main).toHaveText("End combat moves and bomb: Leningrad");
    await shot(`routes-raid-${where}`);
    await page.locator(".eu-noted .eu-strike").click();
    await expect(page.locator(".eu-noted")).toHaveCount(0);
    assert.deepEqual(problems, []);
    await anna.close();
  });
}
