// Makes what the page shows as files but nobody draws by hand: icons as PNG from the drawn one, and small pictures of
// the maps for choosing a game. Run it when an icon or a map has changed; the results are kept.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { demoPage } from "./preview.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
// which part of a map is shown, how close, and which map where its name is not the game's
const GAMES = {
  attila: [["belgica", "moesia", "italia_annonaria", "raetia"], 1],
  attack: [["france", "germany", "ukraine", "algeria", "egypt", "turkey"], 1.12],
  attacke: [["britannien", "mitteleuropa", "maghreb", "naher_osten", "indien"], 1],
  selfr3: [["alaska", "weststaaten", "mexiko", "oststaaten", "groenland"], 1, "earth"],
  europe: [["united_kingdom", "france", "poland", "ukraine", "yugoslavia"], 1],
};
const SIZE = { width: 1040, height: 540 };

const { browser, demo, close: leave } = await demoPage();

const icon = readFileSync(`${ROOT}public/icon.svg`, "utf8");
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${icon}`);
  await page.screenshot({ path: `${ROOT}public/icon-${size}.png`, omitBackground: true });
  await page.close();
}

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const shots = [];
mkdirSync(`${ROOT}src/look/pictures`, { recursive: true });
for (const [game, [part, close, map = game]] of Object.entries(GAMES)) {
  for (const lang of ["de", "en"]) {
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: "reduce", bypassCSP: true });
    await page.goto(demo(`map=${map}&lang=${lang}&things`));
    await page.waitForFunction(() => window.board !== undefined);
    await page.evaluate(() => document.fonts.ready);
    await page.addStyleTag({ content: "#board { position: fixed !important; inset: 0 !important; z-index: 99; width: 100vw; height: 100vh } .kt-minimap { display: none !important }" });
    await page.waitForTimeout(300);
    await page.evaluate(([ids, zoom]) => { window.board.show(ids, zoom, false); }, [part, close]);
    await page.waitForTimeout(500);
    shots.push(join(folder, `${game}.${lang}.png`));
    await page.screenshot({ path: shots.at(-1) });
    await page.close();
  }
}
await leave();
const { status } = spawnSync(fileURLToPath(new URL("../../.venv/bin/python", import.meta.url)), [fileURLToPath(new URL("../../tools/small_pictures.py", import.meta.url)), `${ROOT}src/look/pictures`, ...shots], { stdio: "inherit" });
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
