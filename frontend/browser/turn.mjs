// Makes docs/pictures/turn.webp, the moving picture of the README: a turn of Attila at a real table against two bots.
// `npm run build && node browser/turn.mjs`, after a change of how tables look; the result is kept.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { launch, serve } from "./server.mjs";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const FILE = join(PROJECT, "docs/pictures/turn.webp");
const SIZE = { width: 1120, height: 700 };
const folder = mkdtempSync(join(tmpdir(), "turn-"));
const frames = []; // each with how long it is seen, in ms

const server = await serve();
const browser = await launch();
const context = await browser.newContext({ viewport: SIZE, locale: "en-GB", serviceWorkers: "block", bypassCSP: true });
await context.addInitScript(() => { localStorage.setItem("kartentisch.marks", JSON.stringify(["attila"])); });
const page = await context.newPage();

const shot = async (ms) => {
  const file = join(folder, `${String(frames.length).padStart(3, "0")}.png`);
  await page.screenshot({ path: file });
  frames.push([file, ms]);
};

/** Where the mouse is: no screenshot shows that by itself. */
const pointer = () => page.evaluate(() => {
  const one = document.createElement("div");
  one.innerHTML = "<svg width='26' height='26' viewBox='0 0 26 26'><path d='M3 2v19l5-4.6 3.4 7.2 3.4-1.6-3.3-7H19z' fill='#fff' stroke='#111' stroke-width='1.6'/></svg>";
  one.style.cssText = "position:fixed;left:-3px;top:-2px;z-index:2147483647;pointer-events:none";
  document.documentElement.append(one);
  addEventListener("mousemove", ({ clientX, clientY }) => { one.style.transform = `translate(${clientX}px, ${clientY}px)`; }, true);
});

let [x, y] = [SIZE.width * 0.4, SIZE.height * 0.5];
/** The mouse goes there, is seen on its way, and clicks. */
const click = async (target) => {
  const box = await target.boundingBox();
  const [toX, toY] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const part of [0.5, 1]) {
    await page.mouse.move(x + (toX - x) * part, y + (toY - y) * part);
    await shot(part < 1 ? 90 : 450);
  }
  [x, y] = [toX, toY];
  await page.mouse.click(x, y);
};
const asked = () => page.locator(".ask[data-decision]:not([aria-busy=true])").waitFor();

try {
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play now: Attila" }).click();
  await asked();
  await pointer();
  await page.mouse.move(x, y);
  await page.waitForTimeout(1500);
  for (let turn = 0; turn < 2; turn++) {
    await shot(1200);
    await click(page.locator(".at-card[aria-disabled=false]").nth(turn));
    await page.locator(".at-card[aria-pressed=true]").waitFor();
    await page.waitForTimeout(400);
    await shot(900); // where this card may lead is highlighted
    await page.keyboard.press("m"); // the keys know which provinces the card allows
    for (let i = 0; i < 4; i++) await page.keyboard.press(".");
    const place = await page.evaluate(() => document.activeElement.getAttribute("data-region"));
    assert.ok(place, "a card may be played somewhere");
    await page.evaluate(() => { document.activeElement.blur(); });
    await click(page.locator(`.kt-board [data-region="${place}"]`).first());
    const go = page.locator(".at-actions .fp-first").filter({ hasText: "Place stone" });
    await go.waitFor();
    for (let i = 0; i < 3; i++) { await shot(120); await page.waitForTimeout(60); }
    await page.waitForTimeout(300);
    await shot(900);
    const before = await page.locator(".ask").getAttribute("data-decision");
    await click(go);
    for (let i = 0; i < 40; i++) { // the bots answer
      await shot(160);
      const now = await page.locator(".ask").first().getAttribute("data-decision").catch(() => null);
      if (now !== null && now !== before && (await page.locator(".ask[aria-busy=true]").count()) === 0) break;
      await page.waitForTimeout(120);
    }
    await asked();
    await page.waitForTimeout(600);
  }
  await shot(2200);
} finally {
  await browser.close();
  await server.stop();
}
writeFileSync(join(folder, "frames.json"), JSON.stringify(frames));
const made = spawnSync(join(PROJECT, ".venv/bin/python"), [join(PROJECT, "tools/moving_picture.py"), join(folder, "frames.json"), FILE], { stdio: "inherit" });
if (!process.env.KEEP) rmSync(folder, { recursive: true });
else console.log(folder);
process.exit(made.status ?? 1);
