// A phone in the hand, and a tablet: what is needed is in sight and as large as a finger, nothing lies over what is asked.
import assert from "node:assert/strict";

import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { begin, post } from "./positions.mjs";

const SMALL = { ...PHONE, viewport: { width: 360, height: 740 } };
const TABLET = { ...PHONE, viewport: { width: 768, height: 1024 } };

/** A table with two bots (Europe: one), which has begun. */
async function table({ context, page }, game, more = {}) {
  const seats = [{ kind: "mine", name: "Anna" }, ...(game === "europe" ? ["Ben"] : ["Ben", "Bea"]).map((name) => ({ kind: "bot", bot: "greedy", name }))];
  const made = await post(context.request, `${server.address}/api/tables`, { game, seats, ...more });
  await post(context.request, `${server.address}/api/tables/${made.table}/commands`, { id: "start", type: "start" });
  await page.goto(`${server.address}/t/${made.table}`);
  await page.locator(".ask[data-decision]").waitFor();
  await page.locator(".kt-map").first().waitFor();
}

/** Whether all of the first of these can be seen, and takes a finger in its middle. */
const free = (page, selector) => page.locator(selector).first().evaluate((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left >= -1 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
});

/** Waits until it is so. */
const seen = (page, part) => expect.poll(() => free(page, part), part).toBe(true);

/** Letters beside the map that are smaller than 11 px. */
const tiny = (page) => page.evaluate(() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(".kt-board, .kt-minimap, .unseen, script, style, noscript") || !element.checkVisibility({ visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 10.95) found.add(`${node.data.trim().slice(0, 20)}: ${size}`);
  }
  return [...found];
});

test("360 pixels wide: the way in comes above the fold, and says who invites", async () => {
  const [anna, ben] = [await person(browser, { ...SMALL, locale: "de-DE" }), await person(browser, { ...SMALL, locale: "de-DE" })];
  const { table: id, invite } = await post(anna.context.request, `${server.address}/api/tables`, { game: "europe", seats: [{ kind: "mine", name: "Anna" }, { kind: "open" }] });
  await anna.page.goto(`${server.address}/t/${id}`);
  await anna.page.locator(".qr").waitFor();
  for (const part of [".qr", ".invite input", ".invite .button.primary"]) await seen(anna.page, part);
  await ben.page.goto(`${server.address}/join/${id}#${invite}`);
  await ben.page.locator("form .button.primary").waitFor();
  await expect(ben.page.locator("h1")).toContainText("Anna");
  await seen(ben.page, "form .button.primary");
  await anna.shot("phone-waiting");
  await ben.shot("phone-join");
  await anna.close();
  await ben.close();
});

test("the sheet: full it covers nothing of the question, small it opens for what is chosen; the past is marked; no network pushes nothing", async () => {
  const anna = await person(browser, { ...SMALL, locale: "de-DE" });
  const { page } = anna;
  await table(anna, "attila");
  const grip = page.locator(".grip");
  const size = (wanted) => page.locator(`.sheet-phone[data-size=${wanted}]`).waitFor();
  assert.ok((await grip.boundingBox()).height >= 40, "the grip is as large as a finger");
  assert.deepEqual(await tiny(page), []);
  await grip.tap();
  await size("full");
  for (const part of [".grip", ".ask .question", ".hand button", ".at-tile", ".hint-key button", ".tabs [data-part=log]"]) await seen(page, part);
  await grip.tap();
  await size("peek");
  await page.waitForTimeout(500); // the map has taken its room
  const lands = await page.evaluate(() => [...document.querySelectorAll(".kt-legal [data-mark]")].map(({ dataset }) => dataset.mark));
  const spot = await page.evaluate((ids) => {
    for (const id of ids) {
      const one = document.querySelector(`[data-region="${id}"]`);
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  }, lands);
  await page.evaluate(() => { document.addEventListener("click", ({ target }) => { document.body.dataset.clicked = target.outerHTML.slice(0, 80); }, true); });
  await page.touchscreen.tap(...spot);
  await size("half");
  await expect(page.locator("[data-clicked]"), "nothing that came under the finger was pressed").toHaveCount(0);
  await expect(page.locator(".ask .question")).toContainText("gewählt");
  for (const part of [".ask .question", ".at-actions button"]) await seen(page, part);

  // turned, what was chosen stays in sight
  await page.setViewportSize({ width: 740, height: 360 });
  await page.waitForTimeout(900);
  const there = await page.evaluate(() => {
    const [map, mark] = [".map", ".kt-selected [data-mark]"].map((one) => document.querySelector(one).getBoundingClientRect());
    return mark.right > map.left && mark.left < map.right && mark.bottom > map.top + 40 && mark.top < map.bottom;
  });
  assert.ok(there, "the drafted province");
  await page.setViewportSize(SMALL.viewport);
  await page.keyboard.press("Escape");

  // the past
  await grip.focus();
  await page.keyboard.press("b");
  await page.locator(".replay").waitFor();
  await seen(page, ".replay-ends .button.primary");
  await page.locator(".tabs [data-part=round]").tap();
  await expect(page.locator(".sheet-in .replay"), "the tab says that it shows the past").toBeVisible();
  await page.locator(".replay-ends .button.primary").tap();
  await page.locator(".replay").waitFor({ state: "detached" });

  // no network
  await page.locator(".tabs [data-part=map]").tap();
  const box = () => page.locator(".map-box").boundingBox();
  const before = await box();
  await anna.context.setOffline(true);
  await page.locator(".offline").waitFor();
  assert.deepEqual(await box(), before);
  await seen(page, ".ask .question");
  await anna.shot("phone-offline");
  await anna.close();
});

test("small, the sheet says first that one is asked and what; a bid has all of its controls in sight, or a shadow says that there is more", async () => {
  const anna = await person(browser, SMALL);
  const { page } = anna;
  await table(anna, "selfr3");
  await page.evaluate(() => { localStorage.setItem("kartentisch.sheet", JSON.stringify("peek")); }); // as somebody wants it who looks at the map
  await page.locator(".place-rest button").tap();
  await page.locator(".sr-controls[data-question='Bidding.bid'] .fp-steps").waitFor();
  await expect(page.locator(".sheet-phone")).toHaveAttribute("data-size", "half"); // nothing on the map answers it
  await page.evaluate(() => { localStorage.removeItem("kartentisch.sheet"); });
  for (const part of [".ask .question", ".ask .fp-steps button:last-child", ".sr-controls .fp-chips button, .sr-controls .fp-button", ".sr-controls .fp-first"]) await seen(page, part);
  const hidden = () => page.evaluate(() => {
    const edge = document.querySelector(".sr-controls > .fp-actions:last-child").getBoundingClientRect().top;
    return [...document.querySelectorAll(".sr-controls > :not(:last-child) button")].filter((one) => one.getBoundingClientRect().bottom > edge + 1).map((one) => one.textContent);
  });
  assert.deepEqual(await hidden(), []);
  await expect(page.locator("[data-more]")).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 420 }); // in more a bid has room
  await page.locator(".sheet-in[data-more]").waitFor();
  const [mark, row] = await page.evaluate(() => [parseFloat(getComputedStyle(document.querySelector(".sheet-in"), "::after").bottom), document.querySelector(".sr-controls > .fp-actions:last-child").offsetHeight]);
  assert.ok(mark >= row - 10, `the sign that there is more lies ${mark} px above the edge, on the words of a row of ${row} px`);
  const sign = await page.locator(".sheet-in").evaluate((one) => { const { right, bottom } = one.getBoundingClientRect(); return [right - 7, bottom - parseFloat(getComputedStyle(one, "::after").bottom) - 22]; });
  assert.ok(await page.evaluate(([x, y]) => document.elementFromPoint(x, y).matches(".sheet-in"), sign), "the sign itself is hit, not what lies below it");
  const written = () => page.locator(".sr-controls").evaluate((one) => [...one.querySelectorAll("output, input")].map((each) => each.value ?? each.textContent).join() + one.querySelectorAll("[aria-pressed=true]").length);
  const before = await written();
  await expect.poll(async () => { await page.touchscreen.tap(...sign); return page.locator("[data-more]").count(); }, { message: "the sign goes on to what lies below" }).toBe(0);
  assert.equal(await written(), before, "a tap on the sign presses nothing below it");
  await page.setViewportSize(SMALL.viewport);
  await page.locator(".sr-controls .fp-first").tap();
  await expect(page.locator(".ask[data-decision] > .digest"), "what the others bid").toBeVisible({ timeout: 15_000 });
  await expect(page.locator(".digest-head > .icon").or(page.locator(".digest-count", { hasText: /^\d+ more$/ })), "how many more there are, in words").toBeVisible();
  await page.locator(".grip").focus();
  await page.keyboard.press("ArrowDown");
  await page.locator(".sheet-phone[data-size=peek]").waitFor();
  await seen(page, ".ask > .question");
  const head = await page.evaluate(() => [".ask > header > h2", ".sheet-in"].map((one) => document.querySelector(one).getBoundingClientRect()).map(({ top, bottom, width }) => [top, bottom, width]));
  assert.ok(head[0][2] > 40 && head[0][0] >= head[1][0] && head[0][1] <= head[1][1], `that one is asked: ${JSON.stringify(head)}`); // the grip, which is seen through, lies over it
  await expect(page.locator(".ask > .digest")).toBeHidden();
  await anna.shot("phone-small-asked");
  await anna.close();
});

for (const game of ["attila", "selfr3"]) {
  test(`${game}: of keys a touched map has one, and only while a part of it is seen`, async () => {
    const anna = await person(browser, { ...PHONE, locale: "de-DE" });
    const { page } = anna;
    await table(anna, game, game === "selfr3" ? { options: { quick_start: true } } : {});
    const keys = page.locator(".map-one:not([inert]) .map-tools button:visible");
    await page.locator(".map-one:not([inert]) .kt-minimap").waitFor({ state: "attached" });
    const nearer = async () => { for (let i = 0; i < 3; i++) await page.keyboard.press("+"); };
    await nearer();
    await expect(keys).toHaveCount(1);
    await expect(keys).toHaveAccessibleName("Die ganze Karte");
    const { width, height } = await keys.boundingBox();
    assert.ok(Math.min(width, height) >= 40, "as large as a finger");
    await keys.tap();
    await expect(keys, "it is seen whole").toHaveCount(0);
    await nearer();
    await expect(keys).toHaveCount(1);
    await anna.close();
  });
}

test("a hint on a small phone has its buttons in sight; a short start without fleets offers no ships", async () => {
  const anna = await person(browser, { ...SMALL, locale: "de-DE" });
  const { page } = anna;
  await table(anna, "europe", { start: "eastern_front" });
  await page.locator(".eu-many").waitFor();
  await expect(page.locator(".eu-many li")).toHaveCount(6);
  await expect(page.locator(".ask")).toContainText("IPC ist die Währung");
  assert.deepEqual(await tiny(page), []);
  const rows = () => page.evaluate(() => [...document.querySelectorAll(".eu-many .fp-steps")].map((one) => one.getBoundingClientRect().top - document.querySelector(".sheet-in").getBoundingClientRect().top));
  const before = await rows();
  for (let left = 17; left >= 5; left -= 3) { // one after the other, as quick as they are answered: each counts
    await page.locator(".eu-many .fp-steps button:last-child").first().tap();
    await expect(page.locator(".eu-purse b")).toHaveText(`${left} IPC`);
  }
  assert.deepEqual(await rows(), before, "the quick purchases go, their row stays");
  await page.locator(".hint-key button").tap();
  await page.locator(".advised-keys .button.primary").waitFor();
  await seen(page, ".advised-keys .button.primary");
  await page.locator(".advised-keys .button.primary").tap();
  await page.locator(".advised").waitFor();
  for (const part of [".advised-keys .button.primary", ".advised-keys .button:not(.primary)", ".advised-keys .button:last-child", ".ask .rules button"]) await seen(page, part);
  assert.equal(await page.locator(".advised-keys .button").count(), 3, "three beside each other would be cut");
  await anna.shot("phone-advised");
  await anna.close();
});

test("a phone that lies: a battle is told beside its place, all of it in sight; the map ends where the sheet begins", async () => {
  const lying = { width: 844, height: 390 };
  const anna = await person(browser, { ...PHONE, viewport: lying, locale: "de-DE" });
  const { page } = anna;
  await begin(server, "war", [anna]);
  const header = await page.locator(".table-page > header").boundingBox();
  assert.ok(header.height < 50, `how the game is won stands beside the bar: ${header.height}`);
  const pick = () => page.evaluate(() => { // a land that may be attacked, where a finger reaches it
    for (const { dataset } of document.querySelectorAll(".kt-legal [data-mark]")) {
      const one = document.querySelector(`[data-region="${dataset.mark}"]`);
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = [left + width / 2, top + height / 2];
      if (one.contains(document.elementFromPoint(...at))) return [dataset.mark, ...at];
    }
    return null;
  });
  const [land, x, y] = await pick();
  await page.touchscreen.tap(x, y);
  await page.locator(".ae-controls .fp-chips button").filter({ hasText: "Bester Satz" }).tap();
  await page.locator(".ae-controls .fp-first:not([aria-disabled=true])").tap();
  await page.locator(".told-sheet:not(.unplaced)").waitFor();
  await page.waitForTimeout(1500); // the map has made room
  const { sheet, map, at } = await page.evaluate((id) => {
    const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; };
    return { sheet: box(document.querySelector(".told-sheet")), map: box(document.querySelector(".map")), at: box(document.querySelector(`.kt-pieces [data-place="${id}"], [data-region="${id}"]`)) };
  }, land);
  for (const [side, sign] of [["left", 1], ["top", 1], ["right", -1], ["bottom", -1]]) assert.ok(sign * (sheet[side] - map[side]) >= 0, `${side}: ${JSON.stringify([sheet, map])}`);
  assert.ok(at.left < sheet.left || at.right > sheet.right || at.bottom < sheet.top || at.top > sheet.bottom, `the land is seen beside it: ${JSON.stringify([sheet, at])}`);
  await seen(page, ".told-sheet header button:last-child");
  await anna.shot("phone-lying-battle");
  await page.setViewportSize(PHONE.viewport);
  const ends = () => page.evaluate(() => document.querySelector(".map").getBoundingClientRect().bottom - document.querySelector(".sheet-phone").getBoundingClientRect().top);
  await expect.poll(ends, "behind the round corners of the sheet, and no further").toBe(14);
  await anna.close();
});

test("upright tablet: the menu stands in the first row; whether the panel is put away is kept on the device", async () => {
  const anna = await person(browser, TABLET);
  const { page } = anna;
  await table(anna, "europe");
  const tops = await page.evaluate(() => [...document.querySelectorAll(".top > .title, .top > .button")].map((one) => { const { top, height } = one.getBoundingClientRect(); return top + height / 2; }));
  assert.ok(Math.abs(tops[0] - tops.at(-1)) < 12, String(tops));
  await page.locator(".panel-key").tap();
  await page.locator(".desk.bare").waitFor();
  await page.reload();
  await page.locator(".desk.bare").waitFor();
  await page.locator(".panel-key").tap();
  await page.reload();
  await page.locator(".ask[data-decision]").waitFor();
  await expect(page.locator(".desk.bare")).toHaveCount(0);
  await anna.close();
});

test("all games begin above the fold of a desk", async () => {
  const anna = await person(browser, { viewport: { width: 1440, height: 900 } });
  await anna.page.goto(server.address);
  await anna.page.locator(".card h2").nth(4).waitFor();
  const lows = await anna.page.evaluate(() => [...document.querySelectorAll(".card h2")].map((one) => one.getBoundingClientRect().bottom));
  assert.ok(lows.length === 5 && lows.every((low) => low < 900), String(lows));
  await anna.close();
});

for (const game of ["attila", "attack", "attacke", "selfr3", "europe"]) {
  test(`${game}: chosen from the list, what sends it is wholly in sight, and so is what is planned`, async () => {
    const anna = await person(browser, { ...PHONE, viewport: { width: 390, height: 844 } });
    const { page } = anna;
    await table(anna, game);
    await page.locator(".ask .head-tools > button[aria-pressed]").last().click();
    for (let i = 0; i < 6 && !(await page.locator(".steps").count()); i++) {
      await page.locator(".generic .choices:not(:has([aria-pressed=true])) .button.secondary:not([aria-disabled=true])").first().click();
      await page.waitForTimeout(300);
    }
    await page.locator(".steps li").waitFor();
    await seen(page, ".steps .button.primary");
    await seen(page, ".planned li:last-child");
    if (process.env.SHOTS) await anna.shot(`phone-list-${game}`);
    await anna.close();
  });
}

/** Europe's short battle, where a land is asked for: the purchase is over. */
async function purchased(anna) {
  await table(anna, "europe", { start: "eastern_front" });
  await anna.page.locator(".ask").getByRole("button", { name: "6 × infantry" }).tap();
  await anna.page.getByRole("button", { name: /^Buy 6/ }).tap();
  await expect(anna.page.locator(".ask > .question")).toContainText("Choose a space");
}

for (const [width, height] of [[390, 844], [360, 740]]) {
  test(`${width}×${height}: a lesson's first question has its cards in sight at once, and then the button that sends, whole`, async () => {
    const anna = await person(browser, { ...PHONE, viewport: { width, height }, locale: "de-DE" });
    const { page } = anna;
    await page.goto(`${server.address}/learn/attila#stone`);
    await page.locator(".coach").getByRole("button", { name: "Zur Aufgabe" }).click();
    await seen(page, ".at-card");
    await page.locator(".at-card").first().click();
    await page.locator(".map-one:not([inert]) [data-region=belgica]").press("Enter");
    await seen(page, ".at-actions .fp-first");
    const edge = await page.locator(".sheet-in").evaluate((one) => one.getBoundingClientRect().bottom);
    const { y, height: high } = await page.locator(".at-actions .fp-first").boundingBox();
    assert.ok(y + high <= edge, `the button ends at ${y + high}, the sheet at ${edge}`);
    await anna.shot(`lesson-button-${width}`);
    await anna.close();
  });
}

test("Attila's first question lies whole in a phone's sheet, with a province chosen too: no sign says that there is more", async () => {
  const anna = await person(browser, { ...PHONE, locale: "de-DE" });
  const { page } = anna;
  await table(anna, "attila");
  const more = () => page.locator(".sheet-in").evaluate((one) => [one.hasAttribute("data-more"), one.scrollHeight - one.clientHeight]);
  await expect.poll(more).toEqual([false, 0]);
  await page.locator(".map-one:not([inert]) [data-region=belgica]").press("Enter");
  await seen(page, ".at-actions button");
  await expect.poll(more).toEqual([false, 0]);
  await anna.close();
});

test("a question on a phone begins as high as what it holds, and the map's keys go with it: after a purchase half of the sheet was blank", async () => {
  const anna = await person(browser, PHONE);
  const { page } = anna;
  await purchased(anna);
  const room = () => page.evaluate(() => {
    const [sheet, keys] = [".sheet-phone", ".map-tools"].map((part) => document.querySelector(part).getBoundingClientRect());
    const held = Math.max(...[...document.querySelectorAll(".sheet-phone .controls button")].map((one) => one.getBoundingClientRect().bottom));
    return { blank: sheet.bottom - held, above: sheet.top - keys.bottom };
  });
  await expect.poll(async () => (await room()).blank, "below the last button: less than a step of the sheet").toBeLessThan(95);
  await expect.poll(async () => (await room()).above, "between the map's keys and the sheet").toBeLessThan(40);
  assert.ok((await room()).above >= 0, "the sheet covers none of them");
  assert.deepEqual(anna.problems, []);
  await anna.close();
});

/** What happens from the next press on, in every frame of so many ms: how far the map moves at most, in px, and whether the sheet comes to lie over the place. */
const afterPress = (page, ms, place) => page.evaluate(async ([most, id]) => {
  const at = () => { const { left, top, width } = document.querySelector(".map-one:not([inert]) .kt-region, .map .kt-region").getBoundingClientRect(); return [left, top, width]; };
  const covers = () => document.querySelector(`[data-stack=${id}]`).getBoundingClientRect().bottom > document.querySelector(".sheet-phone").getBoundingClientRect().top;
  const begun = await new Promise((done) => { addEventListener("pointerdown", () => { done(performance.now()); }, { capture: true, once: true }); });
  const from = at();
  let [far, covered] = [0, false];
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (performance.now() - begun > most) return { far, covered }; // a frame that comes late says nothing of before
    far = Math.max(far, ...at().map((n, i) => Math.abs(n - from[i])));
    covered ||= covers();
  }
}, [ms, place]);

/** Taps the pieces of a place. */
async function finger(page, region) {
  const { x, y, width, height } = await page.locator(`[data-stack=${region}]`).first().boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test("the map stays under the finger between two taps, and what is chosen lies beside the sheet all the same", async () => {
  const anna = await person(browser, PHONE);
  const { page } = anna;
  await purchased(anna);
  await page.waitForTimeout(1500); // the sheet has gone down, and the map looks where it is asked
  const open = (region) => page.evaluate((id) => document.querySelector(`[data-stack=${id}]`).getBoundingClientRect().bottom <= document.querySelector(".sheet-phone").getBoundingClientRect().top, region);
  // nothing has to move: there was room for the sheet from the beginning
  let seen = afterPress(page, 1600, "poland");
  await finger(page, "poland");
  assert.ok((await seen).far < 1, "the map has moved for a land that was in sight");
  await expect(page.locator(".ask > .question")).toContainText("From Poland");
  assert.ok(await open("poland"), "the sheet covers the land that is left");
  // of what one has moved below the sheet itself, the next tap still finds it where it was
  await page.locator(".ask [data-does=back]").tap();
  await expect(page.locator(".ask > .question")).toContainText("Choose a space");
  await page.reload();
  await page.locator("[data-stack=poland]").first().waitFor();
  await page.waitForTimeout(1500);
  const [{ x, y }, sheet] = [await page.locator("[data-stack=poland]").first().boundingBox(), await page.locator(".sheet-phone").boundingBox()];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, sheet.y - 90, { steps: 8 }); // the sheet will rise over it, not over its neighbour
  await page.mouse.up();
  await page.waitForTimeout(700);
  seen = afterPress(page, 500, "poland");
  await finger(page, "poland");
  assert.deepEqual(await seen, { far: 0, covered: true }, "the sheet rises over it, and within half a second of the tap the map does not move");
  await finger(page, "baltic_states");
  await expect(page.locator(".ask > .question")).toContainText("Poland → Baltic States");
  await expect.poll(() => open("poland"), "in the end it lies beside the sheet").toBe(true);
  assert.deepEqual(anna.problems, []);
  await anna.close();
});

/** How high the sheet stands, and where the hand lies in the window. */
const hand = (page) => page.evaluate(() => [".sheet-phone", ".ae-hand [data-card]:not([aria-pressed=true])"].map((part) => Math.round(document.querySelector(part).getBoundingClientRect().top)));

/** Attacke's sheet is as high as its main choices need: here it is as in the other games, as high as what it holds. */
const holding = (page) => page.evaluate(() => {
  document.querySelector(".compact").style.setProperty("--half", "46rem");
  const { style } = document.querySelector(".sheet-phone");
  style.removeProperty("--kept");
  style.minHeight = "min(var(--kept, 0px), var(--half), 100%)";
});

test("what is pressed stays below the finger when more is asked then; what has become empty of a sheet goes when nothing is pressed", async () => {
  const anna = await person(browser, { ...PHONE, viewport: { width: 390, height: 1300 }, locale: "de-DE" });
  const { page } = anna;
  await begin(server, "plain", [anna]);
  await page.locator(".ae-controls[data-question='Turn.choose']").waitFor();
  await holding(page);
  await page.waitForTimeout(800);
  const before = await hand(page);
  await page.evaluate(() => { // in every frame, from the press on
    globalThis.tops = [];
    addEventListener("pointerdown", () => {
      const [begun, sheet] = [performance.now(), document.querySelector(".sheet-phone")];
      setTimeout(() => { document.querySelector(".more-said") ?? document.querySelector(".ae-controls").append(Object.assign(document.createElement("p"), { className: "more-said", style: "height: 90px" })); }); // what a question says then
      const look = () => {
        if (performance.now() - begun > 500) return;
        globalThis.tops.push(Math.round(sheet.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
    }, { capture: true });
  });
  for (const card of ["artillerie_3", "infanterie_2"]) {
    await page.locator(`[data-card=${card}]`).tap();
    await page.waitForTimeout(300); // as quick as a hand of cards is tapped
  }
  assert.deepEqual([...new Set(await page.evaluate(() => globalThis.tops))], [before[0]], "the sheet has moved under the finger");
  await expect.poll(async () => (await hand(page))[0], "in the end all of the question has room").toBeLessThan(before[0]);
  await expect(page.locator(".sheet-in")).toHaveJSProperty("scrollTop", 0);

  await begin(server, "few", [anna]);
  await page.locator("[data-card=kavallerie_4]").waitFor();
  await holding(page);
  await page.waitForTimeout(800);
  const [high] = await hand(page); // sets, treason, and what else could be played
  await page.locator("[data-card=verrat]").tap();
  await expect(page.locator(".ask > .question")).toContainText("Welches Land?");
  await expect.poll(async () => (await hand(page))[0], "the sheet stays as high as what was asked before").toBeGreaterThan(high + 44);
  await anna.close();
});

test("small, the sheet opens where one taps its words; for cards of the hand by itself; put down with a card taken up it stays down", async () => {
  const anna = await person(browser, { ...PHONE, locale: "de-DE" });
  const { page } = anna;
  const size = (wanted) => page.locator(`.sheet-phone[data-size=${wanted}]`).waitFor();
  const down = async () => {
    const grip = await page.locator(".grip").boundingBox();
    await page.mouse.move(grip.x + grip.width / 2, grip.y + 12);
    await page.mouse.down();
    await page.mouse.move(grip.x + grip.width / 2, 760, { steps: 6 });
    await page.mouse.up();
  };
  await table(anna, "attacke");
  await down();
  await size("peek");
  await page.waitForTimeout(700);
  const { x, y, width } = await page.locator(".ask > .question").boundingBox();
  await page.touchscreen.tap(x + width - 4, y + 8);
  await size("half");
  await down();
  await size("peek");
  await begin(server, "few", [anna]);
  await page.locator("[data-card=kavallerie_4]").waitFor();
  await size("half");
  await page.locator("[data-card=verrat]").tap();
  await down();
  await size("peek"); // to look for the land
  await page.locator(".map-one:not([inert]) [data-region=indien]").press("Enter");
  await size("half");
  await seen(page, ".ask .fp-first");
  await anna.close();
});

test("armies tapped one by one: sheet and map stay where they are, and three quick taps on a land are three armies", async () => {
  const anna = await person(browser, { ...PHONE, locale: "de-DE" });
  const { page } = anna;
  await table(anna, "selfr3");
  await page.locator(".place-rest button").tap();
  await page.locator(".sr-controls[data-question='Bidding.bid'] .fp-first").tap();
  for (const name of ["Bidding.take", "Turn.place"]) {
    await page.locator(".sr-controls[data-question='Bidding.take'], .sr-controls[data-question='Turn.place']").waitFor({ timeout: 30_000 });
    const marker = page.locator(`.sr-controls[data-question='${name}'] [data-does^=marker]`).first();
    if (name === "Bidding.take" && await marker.count()) await marker.tap();
  }
  await page.locator(".sr-controls[data-question='Turn.place']").waitFor({ timeout: 30_000 });
  await page.locator(".map-one:not([inert]) .map-tools button").last().tap();
  const place = () => page.evaluate(() => { const [sheet, land] = [".sheet-phone", ".map-one:not([inert]) .kt-region"].map((one) => document.querySelector(one).getBoundingClientRect()); return [sheet.top, land.left, land.top, land.width].map(Math.round); });
  let before = await place();
  await expect.poll(async () => { // the sheet has its height, and the map lies still
    const last = before;
    before = await place();
    return String(last) === String(before);
  }, { intervals: [1500] }).toBe(true);
  const [x, y] = await page.evaluate(() => {
    const [top, free] = [document.querySelector(".sheet-phone").getBoundingClientRect().top, (at) => !document.elementFromPoint(...at)?.closest(".map-tools, .player")];
    const spots = [...document.querySelectorAll(".map-one:not([inert]) .kt-legal [data-mark]")].map(({ dataset }) => document.querySelector(`[data-stack="${dataset.mark}"]`).getBoundingClientRect()).map(({ left, top: above, width, height }) => [left + width / 2, above + height / 2]);
    const apart = ([u, v]) => Math.min(...spots.map(([a, b]) => Math.hypot(a - u, b - v)).filter((far) => far > 0)); // between two it would be asked which is meant
    return spots.filter((at) => at[1] < top - 4 && free(at)).sort((a, b) => apart(b) - apart(a))[0];
  });
  for (let i = 0; i < 3; i++) {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(120); // no finger is quicker
  }
  await expect(page.locator(".sr-placed output")).toHaveText("3");
  await expect(page.locator(".sr-controls .fp-first")).toHaveText("Fertig: 3 aufgestellt");
  await page.waitForTimeout(1200); // and when nothing has been pressed for a while
  assert.deepEqual(await place(), before, "sheet and map");
  await page.locator(".sr-placed .fp-strip .fp-chips button").last().tap(); // all the rest: something else is said, and the sheet may have another height
  await page.waitForTimeout(1500);
  const [, ...land] = before;
  assert.deepEqual((await place()).slice(1), land, "the map, with all of them placed");
  await anna.close();
});

test("what is bought in a row makes the sheet higher and lower, and the map lies where it lay", async () => {
  const anna = await person(browser, PHONE);
  const { page } = anna;
  await begin(server, "shop", [anna]);
  await page.locator(".sr-good[data-about='deck taktik']").waitFor();
  await page.locator(".map-one:not([inert]) .map-tools button").last().tap();
  await page.waitForTimeout(2000);
  const map = () => page.locator(".map-one:not([inert]) .kt-region").first().boundingBox();
  const sheet = () => page.locator(".sheet-phone").boundingBox().then(({ height }) => height);
  const [lies, heights] = [await map(), [await sheet()]];
  for (const _ of [1, 2, 3]) {
    await page.locator(".sr-good[data-about='deck taktik']").tap();
    await page.waitForTimeout(1800);
    heights.push(await sheet());
    assert.deepEqual(await map(), lies, heights.join(" "));
  }
  await page.evaluate(() => { document.querySelector(".sr-controls").style.paddingBottom = "120px"; }); // what a question may say then
  await page.waitForTimeout(1800);
  assert.deepEqual(await map(), lies, "a sheet that is higher");
  await page.evaluate(() => { document.querySelector(".sr-controls").style.cssText = "max-height: 40px; overflow: clip"; });
  await page.waitForTimeout(3000);
  assert.deepEqual(await map(), lies, "and lower");
  await anna.close();
});
