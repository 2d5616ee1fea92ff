// Shows the faces with recorded games in Chromium: every moment, both languages, large and small, light and dark.
// No console errors, nothing for axe to complain about, and what the buttons ask for. Pictures go to .build/gallery.
// `node browser/gallery.mjs [play take ...]`: these moments only.
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";
import { build, preview } from "vite";

import { axe, golden, WCAG } from "./actions.mjs";
import { ARGS, CHROMIUM } from "./chromium.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PICTURES = fileURLToPath(new URL("../../.build/gallery/", import.meta.url));
const GOLDENS = ["lay", "laid", "scored", "over"]; // what a screen reader finds, word by word
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const GAMES = { play: "four", card: "four", take: "four", second: "four", lay: "four", laid: "four", swap: "four", swapping: "four", raise: "four", last: "four", before: "five", watch: "five", wait: "two", scored: "four", over: "four" };
const ATTACK = ["turn", "move", "veto", "plane", "volunteer", "commit", "battle", "answer", "deal", "stopped", "challenged", "row", "fought", "produce", "yielded", "taken", "ended"];
const ATTACKE = ["choose", "defend", "helpless", "won", "counter", "betrayed", "pay", "late"];
const SELFR3 = ["act", "send", "react", "dice", "away", "disarm", "officers", "built", "extra", "reinforce", "blackout", "doom", "snipe", "swap", "late", "final"];
const EUROPE = ["Advance.place", "Split.proposed", "Split.answer", "Purchase.buy", "CombatMove.order", "Battles.choose", "Raid.intercept", "SeaBattle.order", "LandBattle.order", "Losses.choose", "NonCombat.order", "LandBattle.aim", "struck", "landed", "NewDeck.choose", "bill", "patriots", "victory"];

if (!existsSync(CHROMIUM)) throw new Error(`no Chromium at ${CHROMIUM}; install it, or name one: CHROMIUM=...`);
mkdirSync(PICTURES, { recursive: true });
await build({ root: ROOT, mode: "gallery", logLevel: "error" }); // its hundreds of modules one by one would take longer, for each moment
const server = await preview({ root: ROOT, mode: "gallery", logLevel: "error", preview: { host: "127.0.0.1", port: 0 } });
const { port } = server.httpServer.address();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });

async function open(query, size, options = {}) {
  const context = await browser.newContext({ viewport: size, ...options });
  context.setDefaultTimeout(90_000); // patience, on a machine that has much to do
  const page = await context.newPage();
  const problems = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(`http://127.0.0.1:${port}/gallery.html?${query}`);
  await page.waitForFunction(() => window.ready === true);
  await page.waitForTimeout(900);
  return { page, problems, close: () => context.close() };
}

const failures = [];
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const check = async (name, body) => {
  try {
    await body();
  } catch (error) {
    failures.push(name);
    console.log(`FAIL ${name}: ${error.message}`);
  }
};

for (const [moment, game] of [...Object.entries(GAMES), ...ATTACK.map((name) => [name, "attack"]), ...ATTACKE.map((name) => [name, "attacke"]), ...SELFR3.map((name) => [name, "selfr3"]), ...EUROPE.map((name) => [name, "europe"])]) {
  if (wanted.length && !wanted.includes(moment)) continue;
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const [theme, lang] of [["light", "de"], ["dark", "en"]]) {
      await check(`${moment} ${size} ${theme}`, async () => {
        const { page, problems, close } = await open(`game=${game}&moment=${moment}&theme=${theme}&lang=${lang}`, viewport);
        await page.screenshot({ path: `${PICTURES}${moment}-${size}-${theme}.png` });
        if (size === "desktop" && lang === "en" && GOLDENS.includes(moment)) await golden(page.locator("body"), `attila-${moment}`); // first: a sheet that was told goes by itself
        assert.deepEqual(problems, []);
        await axe(page, moment, "", WCAG);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const far = await page.evaluate(() => [...document.querySelectorAll("body *")].filter((made) => made.getBoundingClientRect().right > innerWidth + 1 && !made.closest("svg, .kt-board, .unseen")).map((made) => made.outerHTML.slice(0, 80)));
        assert.ok(wide <= 0, `the page is ${wide} pixels too wide: ${far.slice(0, 3).join(" ")}`);
        await close();
      });
    }
  }
}
const asked = (page) => page.evaluate(() => (window.asked ?? []).at(-1) ?? null);

if (!wanted.length || wanted.includes("acts")) {
  await check("card first, then province: the stone is tried out, then its influence or a second one", async () => {
    const { page, close } = await open("moment=play", SIZES.desktop);
    await page.getByRole("button", { name: /^Teutonen/ }).first().click();
    assert.equal(await page.locator(".at-chosen .at-of-teutons").count(), 1);
    await page.locator("[data-region=moesia]").press("Enter");
    assert.deepEqual(await asked(page), ["step", "place teutons moesia"]);
    await page.getByRole("button", { name: /^Stein setzen · 3 Einfluss/ }).click();
    assert.deepEqual(await asked(page), ["step", "influence"]);
    await page.getByRole("button", { name: "Zwei Steine, kein Einfluss" }).click();
    await page.locator("[data-region=raetia]").press("Enter");
    await page.getByRole("button", { name: "Beide Steine setzen" }).click();
    assert.deepEqual(await asked(page), ["step", "second raetia"]);
    await close();
  });
  await check("province first, then card, by keyboard only", async () => {
    const { page, close } = await open("moment=play", SIZES.desktop);
    await page.locator("[data-region=moesia]").press("Enter");
    await page.locator(".at-cards button").first().focus();
    while (!(await page.evaluate(() => document.activeElement.classList.contains("at-of-teutons")))) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    assert.deepEqual(await asked(page), ["step", "place teutons moesia"]);
    await close();
  });
  await check("a scoring is told people by people and all at once, and Escape ends it", async () => {
    const { page, close } = await open("moment=scored", SIZES.desktop);
    await page.getByRole("button", { name: "Weiter" }).waitFor();
    await page.getByRole("button", { name: "Weiter" }).click();
    await page.getByRole("heading", { name: "Sachsen" }).waitFor(); // Huns and Goths are not on the map
    await page.getByRole("button", { name: "Alles zeigen" }).click();
    assert.equal(await page.locator(".at-summary tbody tr").count(), 6);
    assert.ok((await page.locator(".at-people").count()) >= 3, "and how each of those on the map is reckoned");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".at-scoring").count(), 0);
    await page.getByRole("button", { name: /5. Jahrhundert.*gewertet/ }).click();
    assert.equal(await page.locator(".at-scoring").count(), 1);
    await close();
  });
  await check("letters of twice the size still fit", async () => {
    const { page, close } = await open("moment=take", SIZES.desktop);
    await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${PICTURES}large-letters.png` });
    const cut = await page.evaluate(() => [...document.querySelectorAll(".fp-button, .at-tile")].filter((made) => made.scrollWidth > made.clientWidth + 1).map((made) => made.textContent));
    assert.deepEqual(cut, []);
    await close();
  });
}
await browser.close();
await server.close();
console.log(failures.length ? `${failures.length} failed` : "ok");
process.exit(failures.length ? 1 : 0);
