// Makes the pictures that an installer shows (public/manifest*.webmanifest): the lobby and tables of a real server, in both languages.
// `npm run build && node browser/screens.mjs`, after a change of how tables look; the results are kept.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { launch, person, PHONE, serve } from "./server.mjs";
import { webp } from "./webp.mjs";

const FOLDER = fileURLToPath(new URL("../public/screens/", import.meta.url));
mkdirSync(FOLDER, { recursive: true });
const server = await serve();
const browser = await launch();

const keep = async (page, name) => { writeFileSync(`${FOLDER}${name}.webp`, await webp(page)); };

for (const [lang, locale] of [["de", "de-DE"], ["en", "en-GB"]]) {
  for (const [size, options] of [["wide", {}], ["narrow", { ...PHONE, deviceScaleFactor: 2 }]]) {
    const { page, close } = await person(browser, { locale, bypassCSP: true, ...options });
    await page.goto(server.address);
    await page.locator(".shop .card img").nth(1).waitFor();
    await page.waitForTimeout(500);
    if (size === "wide") await keep(page, `lobby-${lang}`);
    await page.locator(".shop .card .primary").first().click();
    await page.locator(".ask[data-decision]").waitFor({ timeout: 20_000 });
    await page.waitForTimeout(1500);
    await keep(page, `table-${size}-${lang}`);
    await close();
  }
}
await browser.close();
await server.stop();
process.exit(0);
