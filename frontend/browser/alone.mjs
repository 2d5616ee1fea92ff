// Plays at the page that brings its server (`make offline`), served as plain files, then without any network:
//   node browser/alone.mjs FOLDER [--shots=FOLDER]
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

import { DESKTOP, launch } from "./server.mjs";

const [folder, ...rest] = process.argv.slice(2);
const shots = rest.find((text) => text.startsWith("--shots="))?.slice(8);
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json", ".wasm": "application/wasm", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json", ".png": "image/png" };
const SLOW = 180_000; // ms until the server is open

const files = createServer(async ({ url }, answer) => {
  const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
  const name = path === "/" ? "/index.html" : path;
  const found = await readFile(join(folder, name)).catch(() => null);
  answer.writeHead(found ? 200 : 404, { "Content-Type": found ? (KINDS[extname(name)] ?? "application/octet-stream") : "text/html" });
  answer.end(found ?? await readFile(join(folder, "404.html")));
});
await new Promise((done) => files.listen(0, "127.0.0.1", done));
const address = `http://localhost:${files.address().port}`;

const browser = await launch();
const context = await browser.newContext({ ...DESKTOP, locale: "en-GB" });
const page = await context.newPage();
const faults = [];
page.on("pageerror", (error) => faults.push(String(error)));
page.on("console", (message) => { if (message.type() === "error") faults.push(`${message.text()} ${message.location().url}`); });
const shoot = async (name) => { if (shots) await page.screenshot({ path: join(shots, `${name}.png`) }); };

/** Answers what is asked with the first thing that is legal, from the list of words. */
async function answer() {
  await page.locator(".ask[data-decision]").waitFor({ timeout: SLOW });
  const plain = page.locator(".ask .head-tools > button[aria-pressed=false]");
  if (await plain.isVisible()) await plain.click();
  const every = page.getByRole("button", { name: /^Show all \d+ choices$/ });
  await page.locator(".ask .generic").waitFor();
  if (await every.isVisible()) await every.click();
  const before = await page.locator(".ask").getAttribute("data-decision");
  await page.locator(".generic ul.choices button").first().click();
  await page.locator(".steps .button.primary").click();
  await page.waitForFunction((old) => (document.querySelector(".ask")?.getAttribute("data-decision") ?? old) !== old, before, { timeout: SLOW });
}

const begun = Date.now();
const told = (text) => console.log(`${((Date.now() - begun) / 1000).toFixed(1)} s  ${text}`);

await page.goto(address);
await page.locator("progress").waitFor();
await shoot("1-loading");
const quick = page.getByRole("button", { name: "Play now: Attila" });
await quick.waitFor({ timeout: SLOW });
told("the server is open");
for (const others of ["Tables you can join", "Join with a link you received", "With others"]) {
  if (await page.getByText(others, { exact: true }).count()) faults.push(`the lobby offers: ${others}`);
}
await page.getByRole("link", { name: "Rules of Attila" }).click();
await page.waitForFunction(() => [...document.querySelectorAll(".figure img")].some((drawing) => drawing.naturalWidth > 0), undefined, { timeout: SLOW });
told("a drawing in the rules");
await page.goBack();
await quick.click();
await page.locator(".kt-map").waitFor({ timeout: SLOW });
told("a table is open");
await shoot("2-table");
await page.locator(".ask").waitFor({ timeout: SLOW });
told("a question");
await shoot("3-question");
for (let turn = 0; turn < 3; turn++) await answer();
told("three answers, and those of two bots");
await page.getByRole("button", { name: "Menu" }).click();
const [record] = await Promise.all([page.waitForEvent("download", { timeout: SLOW }), page.getByRole("link", { name: "Download the game" }).click()]);
if (!/^attila-.+\.ktj$/.test(record.suggestedFilename())) faults.push(`the record is called ${record.suggestedFilename()}`);
await page.keyboard.press("Escape");
await shoot("4-played");
await page.evaluate(() => navigator.serviceWorker.ready);
await page.waitForTimeout(8000);
const table = page.url();
await context.setOffline(true);
files.close();
files.closeAllConnections();
await page.goto(table);
await page.locator(".ask[data-decision]").waitFor({ timeout: SLOW });
told("the same table, without a network");
await answer();
await shoot("5-offline");
await browser.close();
if (faults.length) {
  console.error(faults.join("\n"));
  process.exit(1);
}
