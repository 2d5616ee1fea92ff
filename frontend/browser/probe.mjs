import { launch, PHONE, DESKTOP } from "./house.mjs";
import { begin } from "./positions.mjs";
import { part } from "./gauge.mjs";
import { writeFileSync } from "node:fs";
const [,, url, position, screen="phone", gesture="pan", trace] = process.argv;
const browser = await launch();
const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", bypassCSP: true, ...(screen === "phone" ? { ...PHONE, deviceScaleFactor: 3 } : DESKTOP) });
await context.addInitScript(() => { localStorage.setItem("kartentisch.marks", JSON.stringify(["attila", "attack", "attacke", "selfr3", "europe"])); });
const page = await context.newPage();
await begin({ address: url }, position, [{ context, page }]);
await page.waitForTimeout(4000);
const client = await context.newCDPSession(page);
await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
await page.waitForTimeout(1000);
await page.evaluate(() => {
  window.longs = [];
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.longs.push(Math.round(e.duration)); }).observe({ type: "longtask" });
  const tick = (now) => { window.ticks?.push(now); requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
});
await page.screenshot({ path: `/tmp/p/shot-${screen}-${position.replace(" ","_")}-${new URL(url).port}.png` });
const box = await page.locator(".map-one:not([inert]) .kt-board").boundingBox();
const at = { x: box.x + box.width / 2, y: box.y + (screen === "phone" ? Math.min(box.height, 420) / 2 : box.height / 2) };
const touch = (type, ...points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x: at.x + x, y: at.y + y, id })) });
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const GEST = {
  async pan() {
    for (const [dx, dy] of [[-150, 0], [150, 60], [0, -120], [150, 0], [-150, 60]]) {
      await touch("touchStart", [-dx / 2, -dy / 2]);
      for (let i = 1; i <= 24; i++) { await Promise.all([touch("touchMove", [-dx / 2 + dx * i / 24, -dy / 2 + dy * i / 24]), wait(16)]); }
      await touch("touchEnd");
      await wait(60);
    }
  },
  async zoom() {
    for (const [from, to] of [[30, 120], [120, 40], [30, 140], [140, 30]]) {
      await touch("touchStart", [-from, 0], [from, 0]);
      for (let i = 1; i <= 24; i++) { const r = from + (to - from) * i / 24; await Promise.all([touch("touchMove", [-r, 0], [r, 0]), wait(16)]); }
      await touch("touchEnd");
      await wait(250);
    }
  },
  async wheel() {
    await page.mouse.move(at.x, at.y);
    for (const d of [-60, 60, -60, 60]) {
      for (let i = 0; i < 12; i++) { await Promise.all([page.mouse.wheel(0, d), wait(30)]); }
      await wait(300);
    }
  },
  async drag() {
    for (const [dx, dy] of [[-450, 0], [450, 160], [0, -220], [450, 0], [-450, 60]]) {
      await page.mouse.move(at.x - dx / 2, at.y - dy / 2); await page.mouse.down();
      for (let i = 1; i <= 24; i++) await Promise.all([page.mouse.move(at.x - dx / 2 + dx * i / 24, at.y - dy / 2 + dy * i / 24), wait(16)]);
      await page.mouse.up(); await wait(60);
    }
  },
};
for (let i = 0; i < 2; i++) {
  for (const g of gesture.split(",")) {
    if (trace && i) await browser.startTracing(page, { categories: (process.env.CATS ?? "toplevel,cc,viz,blink,devtools.timeline,disabled-by-default-devtools.timeline,benchmark,gpu").split(",") });
    await page.evaluate(() => { window.ticks = []; window.longs = []; });
    await GEST[g]();
    await wait(1500);
    const t = trace && i && await browser.stopTracing();
    if (t) writeFileSync(`/tmp/p/${trace}-${g}.json`, t);
    const { frames, longs } = await page.evaluate(() => { const found = { frames: window.ticks, longs: window.longs }; window.ticks = null; return found; });
    const f = frames.slice(1).map((x, k) => x - frames[k]);
    console.log(position, screen, g, new URL(url).port, "n", f.length, "p50", part(f, .5).toFixed(0), "p95", part(f, .95).toFixed(0), "p99", part(f, .99).toFixed(0), "max", Math.max(...f).toFixed(0), "mean", (f.reduce((a, b) => a + b, 0) / f.length).toFixed(1), "long", longs.sort((a, b) => b - a).slice(0, 6).join(" "));
  }
}
await browser.close();
