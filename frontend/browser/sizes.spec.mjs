// Odd windows and large letters: every page fits all of them, by day and by night. Three of nine windows; with SIZES=1 all.
import assert from "node:assert/strict";

import { axe, LIGHTS } from "./actions.mjs";
import { misfits } from "./fits.mjs";
import { browser, server, person, test } from "./server.mjs";
import { againstBots, send } from "./positions.mjs";

const FINGER = 40; // CSS pixels
const ALL = Boolean(process.env.SIZES);
/** Width, height, letters in percent. 640 wide is a window of 1280 at twice the size. The narrowest of each kind are always tried. */
const DESKS = [[960, 600, 100], [640, 400, 200], ...(ALL ? [[1024, 768, 100], [3840, 1600, 100], [1280, 800, 200], [640, 400, 100]] : [])];
const PHONES = [[360, 740, 200], ...(ALL ? [[360, 740, 100], [844, 390, 100]] : [])];
const GAMES = ["attila", "attack", "attacke", "selfr3", "europe"];

/** A table that waits for people: its invitation, and the room in which one waits. */
async function waiting() {
  const seats = [{ kind: "mine", name: "Maximiliane von Hohenstaufen" }, { kind: "open" }, { kind: "bot", bot: "greedy", name: "Ben" }];
  const { table: id, recovery, invite } = await send(server, "/tables", { game: "europe", seats });
  return { room: `/back/${id}#${recovery}`, invitation: `/join/${id}#${invite}` };
}

const closed = async (page) => { await page.keyboard.press("Escape"); await page.locator("dialog[open]").waitFor({ state: "detached" }); };
async function menu(page) {
  if (await page.locator(".compact").count()) {
    await page.locator("[data-part=round]").click();
    await page.locator(".top > .button").click();
  } else await page.locator(".top > .button").click();
  await page.locator("dialog[open] .menu-list").first().waitFor();
}

/** What can be opened on a table, one after the other. */
const OPENED = [
  ["menu", async ({ page }) => { await menu(page); }],
  ["seats", async ({ page }) => { await page.locator("dialog[open] .menu-list .button", { hasText: /^Plätze/ }).click(); await page.locator("dialog[open] .menu-list").first().waitFor({ state: "detached" }); }],
  ["keys", async ({ page }) => { await closed(page); await page.keyboard.press("?"); await page.locator("dialog[open] .keys").waitFor(); }],
  ["settings", async ({ page }) => { await closed(page); await menu(page); await page.locator("dialog[open] .menu-list .button", { hasText: /^Einstellungen$/ }).click(); await page.locator("dialog[open] .check").first().waitFor(); }],
  ["log", async ({ page }) => { await closed(page); await page.locator("[data-part=log]").click(); await page.locator(".log").waitFor(); }],
];

const READY = ".ask[data-decision], main:not(.plain) :is(h1, h2), main.plain .failed";

/** Looks at each of the pages in windows of all these sizes. */
async function walk(paths, sizes, options, look, steps = [["", () => undefined]]) {
  const one = await person(browser, { bypassCSP: true, locale: "de-DE", ...options });
  const { page } = one;
  for (const [name, path] of paths) {
    const [[width, height]] = sizes;
    await page.setViewportSize({ width, height });
    await page.goto("about:blank"); // another part of the same address would not be loaded
    await page.goto(server.address + path);
    await page.locator(name.startsWith("table of") ? ".ask[data-decision]" : READY).first().waitFor();
    for (const [part, step] of steps) {
      await step(one);
      for (const [w, h, text] of sizes) {
        await page.setViewportSize({ width: w, height: h });
        await page.evaluate(async (size) => {
          document.documentElement.style.fontSize = `${size}%`;
          for (let i = 0; i < 3; i++) await new Promise((done) => { requestAnimationFrame(done); });
        }, text);
        await look(one, `${[name, part].filter(Boolean).join(", ")} at ${w}×${h}, letters ${text} %`);
      }
      await page.setViewportSize({ width, height });
      await page.evaluate(() => { document.documentElement.style.fontSize = "100%"; });
    }
  }
  await one.close();
}

const pages = async () => {
  const { room, invitation } = await waiting();
  return [["lobby", "/"], ["new table", "/new"], ["new table of SelfR3", "/new?game=selfr3"], ["invitation", invitation], ["waiting room", room], ["rules", "/rules/attack"], ["in short", "/short/europe"], ["me", "/me"], ["mine", "/mine"], ["notices", "/notifications"], ["lesson", "/learn/attila"], ["puzzle", "/puzzle/attila"], ["position", "/edit/attila"], ["dice", "/dice"], ["nowhere", "/nowhere"]];
};
const opened = async () => [["table", (await againstBots(server, "attila")).back]];
const tables = () => Promise.all(GAMES.map(async (game) => [`table of ${game}`, (await againstBots(server, game)).back]));

for (const [what, sizes, options, finger] of [["desks", DESKS, {}, 0], ["phones", PHONES, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }, FINGER]]) {
  for (const [which, paths] of [["page", pages], ["table", tables], ["part of a table", opened]]) {
    test(`every ${which} fits ${what} of odd sizes`, async () => {
      const wrong = [];
      await walk(await paths(), sizes, options, async (one, where) => {
        await one.shot(`sizes-${where.replaceAll(/[^\p{L}\d]+/gu, "-")}`);
        for (const fault of await misfits(one.page, finger)) wrong.push(`${where}: ${fault}`);
      }, paths === opened ? OPENED : undefined);
      assert.deepEqual(wrong, [], `${wrong.length} misfits`);
    });
  }
}

// in German; in English table.spec.mjs walks through all pages
const SOME = ["lobby", "invitation", "waiting room", "lesson", "puzzle"];
for (const [which, paths] of [["page", async () => (await pages()).filter(([name]) => ALL || SOME.includes(name))], ["table", tables]]) {
  test(`axe finds nothing on any ${which}, by day and by night`, async () => {
    await walk(await paths(), [[1280, 800, 100]], {}, async ({ page }, where) => {
      for (const [colorScheme, rules] of LIGHTS) {
        await page.emulateMedia({ colorScheme });
        await axe(page, `${where}, ${colorScheme}`, ".map", rules);
      }
      await page.emulateMedia({ colorScheme: "light" });
    });
  });
}

test("what does not fit is found", async () => {
  const one = await person(browser, { bypassCSP: true });
  const { page } = one;
  await page.goto(`${server.address}/nowhere`);
  await page.locator("main h1, main h2").first().waitFor();
  assert.deepEqual(await misfits(page, FINGER), []);
  const faults = [
    ["position: absolute; left: 1240px; width: 90px; height: 44px; top: 200px", /the page is|beside the window/],
    ["position: fixed; left: 100px; top: 790px; width: 90px; height: 44px", /above or below the window/],
    ["position: fixed; left: 100px; top: 300px; width: 30px; height: 44px", /too small for a finger/],
    ["position: fixed; left: 100px; top: 300px; width: 90px; height: 44px; overflow: hidden; white-space: nowrap", /text of .* is cut/],
  ];
  for (const [style, found] of faults) {
    await page.evaluate((text) => { document.body.insertAdjacentHTML("beforeend", `<button id="fault" style="${text}">A button with a long, long name</button>`); }, style);
    assert.match((await misfits(page, FINGER)).join(), found);
    await page.evaluate(() => { document.getElementById("fault").remove(); });
  }
  await page.evaluate(() => { for (const left of [100, 150]) document.body.insertAdjacentHTML("beforeend", `<button class="fault" style="position: fixed; left: ${left}px; top: 300px; width: 90px; height: 44px">${left}</button>`); });
  assert.match((await misfits(page)).join(), /100.*150.*overlap/);
  await page.evaluate(() => { document.querySelector(".fault").remove(); document.body.insertAdjacentHTML("beforeend", "<div style='position: fixed; left: 90px; top: 290px; width: 200px; height: 90px; background: red'></div>"); });
  assert.match((await misfits(page)).join(), /150.*lies under/);
  await one.close();
});
