// How much of a window is map: at three sizes of desks and on each of the six maps.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { cramped } from "./asked.mjs";
import { browser, server, person, PHONE, test } from "./server.mjs";
import { againstBots } from "./positions.mjs";

const DESKS = [[1280, 800], [1440, 900], [1920, 1080]];
const SMALL = [[960, 600], [1100, 700], [1280, 600]];
const WORLDS = { earth: 1000, attacke: 1000 }; // CSS pixels across, in a window of 1440

/** The map in front: its name, its own box and the box that the window leaves it. */
const measured = (page) => page.evaluate(() => {
  const one = document.querySelector(".map-one:not([inert])");
  const [map, box, panel] = [one.querySelector(".kt-map"), one.querySelector(".kt-board"), document.querySelector(".panel")].map((element) => element.getBoundingClientRect());
  return { name: one.dataset.map, map, box, panel, window: [innerWidth, innerHeight], behind: document.elementFromPoint(panel.left + 2, box.top + 4)?.closest(".kt-board") !== null };
});

/** The regions in front whose middle lies off the map's box or below something that lies on it. */
async function covered(page, game) {
  const name = await page.locator(".map-one:not([inert])").getAttribute("data-map");
  const { size, regions } = JSON.parse(readFileSync(new URL(`../../src/kartentisch/games/${game}/${name}.map.json`, import.meta.url), "utf8"));
  return page.evaluate(([[width, height], places]) => {
    const one = document.querySelector(".map-one:not([inert])");
    const [box, map] = [one.querySelector(".kt-board"), one.querySelector(".kt-map")].map((element) => element.getBoundingClientRect());
    const over = [...document.querySelectorAll(".panel > *, .panel-key, .hand > * > *, .map-switch"), ...one.querySelectorAll(".map-tools button")].map((element) => element.getBoundingClientRect());
    return places.flatMap(([id, left, top]) => {
      const [x, y] = [map.left + (left / width) * map.width, map.top + (top / height) * map.height];
      const free = x > box.left && x < box.right && y > box.top && y < box.bottom && over.every((other) => x < other.left || x > other.right || y < other.top || y > other.bottom);
      return free ? [] : [`${id} at ${Math.round(x)} ${Math.round(y)}`];
    });
  }, [size, Object.entries(regions).map(([id, { pieces: [x, y] }]) => [id, x, y])]);
}

const BOTS = ["Ben", "Clara", "Dora", "Emil", "Friederike"];
const MOST = { attila: 4, attack: 5, attacke: 3, selfr3: 4, europe: 3 }; // beside oneself

for (const game of ["attila", "attack", "attacke", "selfr3", "europe"]) {
  test(`the map of ${game} is the table`, async () => {
    const one = await person(browser, { viewport: { width: 1280, height: 800 } });
    const { page } = one;
    await page.goto(server.address + (await againstBots(server, game, { bots: BOTS.slice(0, MOST[game]) })).back);
    await page.locator(".ask[data-decision]").waitFor();
    const read = [];
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      const maps = await page.locator(".map-switch button").count() || 1;
      for (let i = 0; i < maps; i++) {
        if (maps > 1) await page.locator(".map-switch button").nth(i).click();
        await page.waitForTimeout(250);
        const { name, map, box, panel, behind } = await measured(page);
        const what = `${name} at ${width}: ${Math.round(map.width)}×${Math.round(map.height)} in ${Math.round(box.width)}×${Math.round(box.height)}`;
        assert.ok(map.width >= 0.85 * box.width || map.height >= 0.85 * box.height, what);
        assert.ok(box.left === 0 && box.right >= panel.left - 1 && box.width >= 0.7 * width, `nothing beside the map but the panel: ${what}`);
        assert.ok(behind, `the map goes on behind the panel: ${what}`);
        assert.ok(box.top <= 64, `the bar is one row: ${what} at ${box.top}`);
        if (i === 0) assert.deepEqual(await cramped(page), [], `what is asked first has its room at ${width}`);
        if (width === 1440) assert.ok(map.width >= (WORLDS[name] ?? 0), what);
        const begun = await covered(page, game);
        await page.locator(".map-one:not([inert]) .map-tools button").last().click();
        await page.waitForTimeout(700);
        assert.deepEqual(await covered(page, game), [], `on the whole map nothing is cut off or covered: ${what}`);
        const far = await page.evaluate(() => { const one = document.querySelector(".map-one:not([inert]) .kt-map"); return one.getBoundingClientRect().width / one.viewBox.baseVal.width < 0.48; }); // where names would be left out it begins nearer
        if (!far) assert.deepEqual(begun, [], `nor at the beginning: ${what}`);
        read.push(!far);
      }
      assert.equal(await page.locator(".panel .log").count(), width >= 1700 ? 1 : 0, "the log is a drawer, open where there is room");
    }
    assert.ok(read.includes(true), "all of it can be read at once in a large window");
    const wide = (await measured(page)).box.width;
    await page.getByRole("button", { name: /^Question and news/ }).click();
    await page.waitForTimeout(250);
    const bare = await measured(page);
    assert.ok(bare.box.width > wide + 300 && await page.locator(".ask").isHidden(), "the panel is put away");
    await page.getByRole("button", { name: /^Question and news/ }).click();
    await page.locator(".ask").waitFor();
    assert.equal((await measured(page)).box.width, wide);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator(".leaves [data-part=log]").click();
    await page.locator(".panel .log").waitFor();
    const sends = page.locator(".ask .controls .fp-actions button:not(.fp-plain)").last();
    if (await sends.count()) {
      const seen = await sends.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return [top + 3, bottom - 3].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
      });
      assert.ok(seen, "beside the open log what sends stays in sight");
    }
    await one.close();
  });
}

test("in a small window the switch between maps lies over no land, and over nothing else that is pressed", async () => {
  const one = await person(browser, { viewport: { width: 960, height: 600 } });
  const { page } = one;
  const { quick } = await (await fetch(`${server.address}/api/games/selfr3`)).json();
  const { back } = await againstBots(server, "selfr3", { options: quick });
  for (const [width, height] of SMALL) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank"); // it begins anew
    await page.goto(server.address + back);
    await page.locator(".ask[data-decision]").waitFor();
    for (const i of [0, 1]) {
      await page.locator(".map-switch button").nth(i).click();
      await page.waitForTimeout(300);
      const over = await page.evaluate(() => {
        const { left, right, top, bottom } = document.querySelector(".map-switch").getBoundingClientRect();
        const found = new Set();
        for (let y = top + 3; y < bottom; y += 5) for (let x = left + 3; x < right; x += 5) for (const element of document.elementsFromPoint(x, y)) {
          const below = element.closest("[data-region], .map-tools .button, .kt-minimap:not(.kt-all, .kt-away), .hand > * > *, .panel > *, .panel-key, header");
          if (below) found.add(below.dataset.region ?? below.className);
        }
        return [...found];
      });
      assert.deepEqual(over, [], `${i ? "Moon" : "Earth"} at ${width}×${height}`);
      await one.shot(`switch-${width}-${i}`);
    }
  }
  await one.close();
});

test("a first card in hand moves nothing: its room is there before", async () => {
  const one = await person(browser, { locale: "en-GB" });
  const { page } = one;
  await page.goto(`${server.address}/learn/selfr3#card`);
  await page.locator(".ask[data-decision]").waitFor();
  const lies = () => page.evaluate(() => { const { top, bottom } = document.querySelector(".map-one:not([inert]) .kt-board").getBoundingClientRect(); return [top, bottom, document.querySelector(".map-one:not([inert]) .map-tools").getBoundingClientRect().top].map(Math.round).join(" "); });
  await page.locator(".sr-hand").waitFor();
  const before = await lies();
  await page.locator(".coach-more summary").click();
  await page.locator(".ask [data-glow]").first().evaluate((button) => { button.click(); });
  await page.locator(".sr-card").waitFor();
  assert.equal(await lies(), before);
  await one.close();
});

test("on a phone the sheet is as high as what it holds, and back closes what is open before it leaves the table", async () => {
  const one = await person(browser, PHONE);
  const { page } = one;
  await page.goto(server.address);
  await page.goto(server.address + (await againstBots(server, "selfr3")).back);
  await page.locator(".ask[data-decision]").waitFor();
  const address = page.url();
  const [sheet, held] = await page.evaluate(() => [document.querySelector(".sheet-phone").offsetHeight, (document.querySelector(".ask .place-rest") ?? document.querySelector(".ask .controls")).getBoundingClientRect().bottom - document.querySelector(".sheet-phone").getBoundingClientRect().top]);
  assert.ok(sheet < 290 && sheet - held < 90, `a sheet of ${sheet} for ${Math.round(held)}`);
  const view = () => page.evaluate(() => document.querySelector(".map-one:not([inert]) .kt-sheet").style.transform);
  const before = await view();
  for (const tab of ["log", "round"]) {
    await page.locator(`.tabs [data-part=${tab}]`).click();
    await page.locator(".sheet-phone[data-size=fixed]").waitFor();
    await page.goBack();
    await page.locator(".ask[data-decision]").waitFor();
    assert.equal(page.url(), address);
  }
  await page.locator(".tabs [data-part=round]").click();
  await page.locator(".top > .button").click();
  await page.locator("dialog[open]").waitFor();
  assert.equal(await page.locator("dialog[open] .menu-list .button:not(.wide)").count(), 0, "all its keys begin at one edge");
  await page.goBack();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.goBack();
  await page.locator(".ask[data-decision]").waitFor();
  assert.equal(page.url(), address);
  assert.equal(await view(), before, "and the map is where it was");
  await page.goBack();
  await page.waitForURL((url) => url.href !== address);
  await one.close();
});
