import { chromium } from "playwright-core";
const [,, table, out, kind = "desk", lang = "en", theme = "light", what = "review"] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const phone = kind === "phone";
const c = await b.newContext({ viewport: phone ? { width: 390, height: 844 } : kind === "wide" ? { width: 1440, height: 900 } : { width: 1280, height: 800 }, deviceScaleFactor: phone ? 2 : 1, hasTouch: phone, isMobile: phone, locale: lang === "de" ? "de-DE" : "en-GB", colorScheme: theme, reducedMotion: "reduce" });
const p = await c.newPage();
p.on("pageerror", (e) => console.log("ERR", e.message)); p.on("console", (m) => { if (m.type() === "error") console.log("CON", m.text()); });
await p.goto(`http://127.0.0.1:8377/t/${table}`);
await p.locator(".result").waitFor({ timeout: 60000 });
await p.getByRole("button", { name: lang === "de" ? "Auswertung" : "Review", exact: true }).click();
await p.locator(".review").waitFor();
if (what === "wait") { await p.waitForTimeout(800); await p.screenshot({ path: out }); }
await p.locator(".review-rows").waitFor({ timeout: 300000 });
await p.waitForTimeout(400);
if (what === "review") await p.screenshot({ path: out });
if (what === "full") { await p.evaluate(() => { const s = document.querySelector(".result"); s.scrollTop = 700; }); await p.waitForTimeout(200); await p.screenshot({ path: out }); }
if (what === "rows") { await p.evaluate(() => document.querySelector(".review-rows").scrollIntoView()); await p.waitForTimeout(200); await p.screenshot({ path: out }); }
if (what === "luck") { await p.getByText(/^(Luck|Glück) \(/).click(); await p.evaluate(() => document.querySelector(".review-rows").scrollIntoView()); await p.waitForTimeout(200); await p.screenshot({ path: out }); }
if (what === "moment") { const r = p.locator(".review-rows .review-row.blunder button, .review-rows .review-row.mistake button").first(); await r.click(); await p.locator(".verdict").waitFor(); await p.waitForTimeout(900); await p.screenshot({ path: out }); }
await b.close();
