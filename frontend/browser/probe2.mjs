import { launch, PHONE, DESKTOP } from "./house.mjs";
import { begin } from "./positions.mjs";
const [,, url, position, screen="phone", zoom="1", ...sel] = process.argv;
const browser = await launch();
const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", bypassCSP: true, ...(screen === "phone" ? { ...PHONE, deviceScaleFactor: 3 } : DESKTOP) });
await context.addInitScript(() => { localStorage.setItem("kartentisch.marks", JSON.stringify(["attila", "attack", "attacke", "selfr3", "europe"])); });
const page = await context.newPage();
await begin({ address: url }, position, [{ context, page }]);
await page.waitForTimeout(3000);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const measure = async (css) => {
  const tag = await page.addStyleTag({ content: css || "x{}" });
  await wait(800);
  await browser.startTracing(page, { categories: ["cc", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  for (let i = 1; i <= 4; i++) {
    await page.evaluate(([i, zoom]) => { const s = document.querySelector(".map-one:not([inert]) .kt-sheet"); s.dataset.was ??= s.style.transform; s.style.transform = s.dataset.was.replace(/scale\(([\d.]+)\)/, (_, k) => `scale(${k * zoom * (1 + i * 0.02)})`); }, [i, Number(zoom)]);
    await wait(700);
  }
  const t = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  await tag.evaluate((e) => e.remove());
  const r = t.filter((e) => e.name === "RasterTask" && e.ph === "X");
  const paint = t.filter((e) => e.name === "Paint" && e.ph === "X").reduce((a, e) => a + (e.tdur ?? e.dur), 0);
  return [r.reduce((a, e) => a + (e.tdur ?? e.dur), 0) / 4000, r.length / 4, paint / 4000];
};
const show = (n, [a, b, c]) => console.log(n.padEnd(50), "raster/redraw", a.toFixed(0), "tiles", b.toFixed(0), "paint", c.toFixed(1));
show("all", await measure(""));
for (const s of sel) show(s, await measure(`${s} { display: none !important }`));
show("all", await measure(""));
await browser.close();
