// Makes the pictures that an installer shows (public/manifest*.webmanifest): the lobby and tables of a real server, in both languages.
// `npm run build && node browser/screens.mjs`, after a change of how tables look; the results are kept.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { launch, person, PHONE, serve } from "./house.mjs";

const FOLDER = fileURLToPath(new URL("../public/screens/", import.meta.url));
mkdirSync(FOLDER, { recursive: true });
const house = await serve();
const browser = await launch();

async function keep(page, name) {
  const shot = (await page.screenshot()).toString("base64");
  const webp = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.8).split(",")[1];
  }, shot);
  writeFileSync(`${FOLDER}${name}.webp`, Buffer.from(webp, "base64"));
}

for (const [lang, locale] of [["de", "de-DE"], ["en", "en-GB"]]) {
  for (const [size, options] of [["wide", {}], ["narrow", { ...PHONE, deviceScaleFactor: 2 }]]) {
    const { page, close } = await person(browser, { locale, bypassCSP: true, ...options });
    await page.goto(house.address);
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
await house.stop();
process.exit(0);
