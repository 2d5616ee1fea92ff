// Loads the built demo page in Chromium and uses the board as people do: wheel, drag, mouse, fingers, keyboard.
// Pictures go to .build/board; `--pictures` takes those of all maps.
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";
import { preview } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PICTURES = fileURLToPath(new URL("../../.build/board/", import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const MAPS = { attila: 25, europe: 96, attack: 64, attacke: 42, earth: 55, moon: 14 };

if (!existsSync(CHROMIUM)) throw new Error(`no Chromium at ${CHROMIUM}; install it, or name one: CHROMIUM=... npm run test:browser`);
if (!existsSync(new URL("../../src/kartentisch/server/page/demo.html", import.meta.url))) {
  throw new Error("the page is not built; run `npm run build` first");
}
mkdirSync(PICTURES, { recursive: true });

const server = await preview({ root: ROOT, logLevel: "warn", preview: { host: "127.0.0.1", port: 0, strictPort: false } });
const address = server.httpServer.address();
const page_at = (query) => `http://127.0.0.1:${address.port}/demo.html?${query}`;
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
const tests = [];
const test = (name, body) => tests.push([name, body]);

async function open(query, options) {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const problems = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(page_at(query));
  await page.waitForFunction(() => window.board !== undefined);
  await rest(page);
  return { page, problems, close: () => context.close() };
}

const view = (page) => page.evaluate(() => ({ ...window.board.view }));
const status = (page) => page.locator("footer p").textContent();
const rest = async (page) => {
  await page.waitForTimeout(200);
  await page.waitForFunction(() => document.querySelector(".kt-moving") === null);
};
/** Where a region's pieces are on the screen. */
const place = (page, id) =>
  page.evaluate((region) => {
    const { board } = window;
    const [x, y] = board.map.regions[region].pieces;
    const box = document.querySelector("#board").getBoundingClientRect();
    return { x: x * board.view.zoom + board.view.dx + box.left, y: y * board.view.zoom + board.view.dy + box.top };
  }, id);
const marked = (page, kind) =>
  page.evaluate((name) => [...document.querySelectorAll(`.kt-${name} [data-mark]`)].map((made) => made.dataset.mark).sort(), kind);
const picture = (page, name) => page.screenshot({ path: `${PICTURES}${name}.png` });

test("the whole map is shown, every region with its name", async () => {
  const { page, problems, close } = await open("map=attila&lang=en");
  assert.equal(await page.getByRole("button", { name: /Moesia, 2 × shield/ }).count(), 1);
  assert.equal(await page.locator("[data-region][role=button]").count(), MAPS.attila);
  assert.equal(await page.locator("[data-region][tabindex='0']").count(), 1);
  assert.equal(await page.locator("[data-stack=moesia] .kt-disc").count(), 2);
  assert.equal(await page.locator("[data-stack=moesia] .kt-place").count(), 2);
  assert.equal(await page.locator("[data-stack=dalmatia] .kt-more-text").textContent(), "+1");
  const box = await page.locator(".kt-map").boundingBox();
  const frame = await page.locator("#board").boundingBox();
  assert.ok(box.height <= frame.height + 1 && box.width <= frame.width + 1, "the map fits");
  await picture(page, "attila-1280");
  assert.deepEqual(problems, []);
  await close();
});

test("the wheel zooms at the pointer, a drag pans, and nothing is picked", async () => {
  const { page, problems, close } = await open("map=attila&lang=en");
  const before = await view(page);
  const at = await place(page, "italia_annonaria");
  await page.mouse.move(at.x, at.y);
  for (let i = 0; i < 2; i++) await page.mouse.wheel(0, -200);
  await rest(page);
  const middle = await view(page);
  const box = await page.locator("#board").boundingBox();
  const pointed = ({ zoom, dx, dy }) => [(at.x - box.x - dx) / zoom, (at.y - box.y - dy) / zoom];
  for (let i = 0; i < 2; i++) await page.mouse.wheel(0, -200);
  await rest(page);
  const zoomed = await view(page);
  assert.ok(zoomed.zoom > before.zoom * 2, `${zoomed.zoom} after ${before.zoom}`);
  const [[x, y], [u, v]] = [pointed(middle), pointed(zoomed)];
  assert.ok(Math.hypot(x - u, y - v) < 1, "the point under the pointer stays");
  await page.mouse.down();
  await page.mouse.move(at.x - 60, at.y + 25, { steps: 5 });
  assert.equal(await page.locator(".kt-map.kt-moving").count(), 1);
  await page.mouse.move(at.x - 150, at.y + 40, { steps: 5 });
  await page.mouse.up();
  await rest(page);
  const panned = await view(page);
  assert.ok(Math.abs(panned.dx - zoomed.dx + 150) < 1 && Math.abs(panned.dy - zoomed.dy - 40) < 1);
  assert.equal(await status(page), "");
  assert.equal(await page.locator("#board").getAttribute("data-level"), "near");
  await picture(page, "attila-1280-near");
  assert.deepEqual(problems, []);
  await close();
});

test("a click picks, neighbours light up, hovering tells", async () => {
  const { page, problems, close } = await open("map=attila&lang=en");
  const at = await place(page, "moesia");
  await page.mouse.move(at.x, at.y);
  assert.deepEqual(await marked(page, "hover"), ["moesia"]);
  await page.mouse.click(at.x, at.y);
  assert.equal(await status(page), "Chosen: Moesia, 2 × shield");
  assert.deepEqual(await marked(page, "selected"), ["moesia"]);
  assert.deepEqual(await marked(page, "legal"), ["dalmatia", "macedonia", "pannonia", "scythia", "thracia"]);
  assert.equal(await page.locator("[data-region=moesia]").getAttribute("aria-pressed"), "true");
  await picture(page, "attila-1280-picked");
  await page.keyboard.press("Escape");
  assert.deepEqual(await marked(page, "legal"), []);
  assert.deepEqual(problems, []);
  await close();
});

test("the keyboard walks to neighbours, jumps by letter, zooms and picks", async () => {
  const { page, problems, close } = await open("map=attila&lang=en");
  await page.locator("nav a").last().focus();
  await page.keyboard.press("Tab");
  const start = await page.evaluate(() => document.activeElement.dataset.region);
  assert.ok(start, "one Tab leads onto the map");
  assert.deepEqual(await marked(page, "focus"), [start]);
  await page.keyboard.press("l");
  assert.deepEqual(await marked(page, "focus"), ["lugdunensis"]);
  await page.keyboard.press("ArrowDown");
  assert.deepEqual(await marked(page, "focus"), ["aquitania"]);
  await page.keyboard.press("Enter");
  assert.equal(await status(page), "Chosen: Aquitania, 1 × ship");
  const before = await view(page);
  for (let i = 0; i < 5; i++) await page.keyboard.press("+");
  await rest(page);
  assert.ok((await view(page)).zoom > before.zoom * 3);
  await page.keyboard.press("s");
  await rest(page);
  const [at, frame] = [await place(page, await page.evaluate(() => window.board.current)), await page.locator("#board").boundingBox()];
  assert.ok(at.x > frame.x && at.x < frame.x + frame.width && at.y > frame.y && at.y < frame.y + frame.height, "what has the focus is seen");
  await page.keyboard.press("0");
  await rest(page);
  await picture(page, "attila-1280-keyboard");
  assert.ok(Math.abs((await view(page)).zoom - before.zoom) < 1e-6);
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("data-do")), "in", "one Tab leaves the map");
  assert.deepEqual(problems, []);
  await close();
});

test("fingers: tap, pinch, double tap; a doubtful tap asks", async () => {
  const { page, problems, close } = await open("map=attila&lang=en", { viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await picture(page, "attila-390");
  const start = await view(page);
  assert.ok(start.zoom > 0.45, "a phone begins at the place that matters");
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch("touchStart", [[150, 400]]);
  await touch("touchStart", [[150, 400], [230, 400]]);
  for (let i = 1; i <= 8; i++) await touch("touchMove", [[150 - i * 5, 400], [230 + i * 5, 400]]);
  await touch("touchEnd", []);
  await rest(page);
  const pinched = await view(page);
  assert.ok(Math.abs(pinched.zoom / start.zoom - 2) < 0.1, `pinched from ${start.zoom} to ${pinched.zoom}`);
  assert.equal(await status(page), "");
  await page.evaluate(() => window.board.fit());
  await rest(page);
  await picture(page, "attila-390-whole");
  assert.equal(await page.locator("#board").getAttribute("data-level"), "far");
  const at = await place(page, "moesia");
  await page.touchscreen.tap(at.x, at.y);
  assert.equal(await status(page), "Chosen: Moesia, 2 × shield");
  await page.waitForTimeout(400);
  const thracia = await place(page, "thracia"); // far away, Thrace and Scythia lie under one finger
  await page.touchscreen.tap(thracia.x, thracia.y - 12);
  assert.equal(await page.locator(".doubt").isVisible(), true);
  const names = await page.locator(".doubt button").allTextContents();
  assert.deepEqual([...names].sort(), ["Scythia Minor", "Thracia"]);
  await picture(page, "attila-390-doubt");
  await page.locator(".doubt button", { hasText: "Thracia" }).tap();
  assert.equal(await status(page), "Chosen: Thracia, 1 × shield");
  await page.waitForTimeout(400);
  const spot = await place(page, "aquitania");
  await page.touchscreen.tap(spot.x, spot.y);
  await page.touchscreen.tap(spot.x, spot.y);
  await rest(page);
  assert.ok((await view(page)).zoom > 1, "a double tap goes near");
  assert.deepEqual(problems, []);
  await close();
});

test("only what changes is drawn anew, and unknown regions are refused", async () => {
  const { page, problems, close } = await open("map=attila&lang=en");
  const found = await page.evaluate(() => {
    const { board } = window;
    const stack = (id) => document.querySelector(`[data-stack=${id}]`);
    const [moesia, raetia] = [stack("moesia"), stack("raetia")];
    const stone = { kind: "disc", colour: "#123456", emblem: "star", count: 3 };
    board.setRegionPieces("moesia", [stone]);
    const refused = [];
    for (const call of [() => board.setPieces([{ ...stone, region: "mars" }]), () => board.setHighlight("target", ["mars"])]) {
      try {
        call();
      } catch (error) {
        refused.push(error.message);
      }
    }
    return { anew: stack("moesia") !== moesia, kept: stack("raetia") === raetia, discs: stack("moesia").querySelectorAll(".kt-disc").length, refused };
  });
  assert.equal(found.anew, true);
  assert.equal(found.kept, true);
  assert.equal(found.discs, 3);
  assert.equal(found.refused.length, 2);
  assert.ok(found.refused.every((message) => message.includes("mars")));
  await page.evaluate(() => window.board.destroy());
  assert.equal(await page.locator("#board *").count(), 0);
  assert.deepEqual(problems, []);
  await close();
});

for (const [name, count] of Object.entries(MAPS)) {
  test(`the map ${name} is drawn, day and night`, async () => {
    for (const look of name === "attila" ? ["parchment"] : ["light", "dark"]) {
      const { page, problems, close } = await open(`map=${name}&look=${look}`);
      assert.equal(await page.locator("[data-region]").count(), count);
      const unpainted = await page.evaluate(() =>
        [...document.querySelectorAll(".kt-land")].filter((made) => !/^(rgb|color)/.test(getComputedStyle(made).fill) || getComputedStyle(made).fill === "rgb(0, 0, 0)").length,
      );
      assert.equal(unpainted, 0, "every land has a colour");
      const cells = await page.locator(".kt-land").count();
      assert.ok(cells > 10);
      await picture(page, `${name}-${look}`);
      assert.deepEqual(problems, []);
      await close();
    }
  });
}

test("a map that there is not is refused in words", async () => {
  const page = await browser.newPage();
  await page.goto(page_at("map=atlantis"));
  await page.waitForFunction(() => document.querySelector("footer p").textContent !== "");
  assert.match(await status(page), /no map atlantis; there are .*attila/);
  await page.close();
});

test("a long pan on a slow machine follows every move; what it costs is printed", async () => {
  const { page, close } = await open("map=europe", { reducedMotion: "no-preference" });
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => window.board.zoom(1.8));
  await page.waitForTimeout(900);
  const work = await page.evaluate(async () => {
    const root = document.querySelector("#board");
    const fire = (type, x, y) => root.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: "touch", clientX: x, clientY: y, bubbles: true }));
    root.setPointerCapture = () => undefined; // a made-up pointer cannot be captured
    const [script, frames] = [[], []];
    const from = { ...window.board.view };
    fire("pointerdown", 640, 400);
    let last = performance.now();
    for (let i = 1; i <= 60; i++) {
      await new Promise((next) => requestAnimationFrame(next));
      const now = performance.now();
      frames.push(now - last);
      last = now;
      fire("pointermove", 640 - i * 4, 400 - i);
      script.push(performance.now() - now);
    }
    const moved = window.board.view.dx - from.dx;
    fire("pointerup", 400, 340);
    const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
    return { script: median(script), frame: median(frames.slice(5)), moved };
  });
  console.log(`    europe at a quarter of the speed, medians: ${work.script.toFixed(2)} ms script per move, ${work.frame.toFixed(1)} ms per frame`);
  assert.ok(work.moved < -150, `the map went along: ${work.moved}`);
  await close();
});

let failed = 0;
const begin = performance.now();
for (const [name, body] of tests) {
  try {
    await body();
    console.log(`ok  ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`NOT ${name}\n${error.stack}`);
  }
}
await browser.close();
await server.close();
console.log(`${tests.length - failed} of ${tests.length} passed in ${((performance.now() - begin) / 1000).toFixed(1)} s; pictures in .build/board`);
process.exitCode = failed ? 1 : 0;
