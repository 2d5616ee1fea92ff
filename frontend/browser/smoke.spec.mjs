// Loads the built demo page in Chromium and uses the board as people do: wheel, drag, mouse, fingers, keyboard.
// Pictures go to .build/board; `--pictures` takes those of all maps.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { test } from "@playwright/test";

import { agreed } from "./actions.mjs";
import { DESKTOP, PHONE, PICTURES, demoPage } from "./preview.mjs";

const MAPS = { attila: 25, europe: 96, attack: 64, attacke: 42, earth: 55, moon: 14 };
const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

test.describe.configure({ mode: "default" }); // the demo page is built once

let browser;
let page_at;
let closeServer;
test.beforeAll(async () => {
  ({ browser, demo: page_at, close: closeServer } = await demoPage());
});
test.afterAll(() => closeServer());

/** Rules that axe finds broken; what it cannot see through (a map drawn behind letters) is not counted. */
async function broken(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

async function open(query, options) {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const problems = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(page_at(query));
  await page.waitForFunction(() => window.board?.view);
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
const picture = async (page, name) => { if (process.env.SHOTS) await page.screenshot({ path: `${PICTURES}${name}.png` }); };

/** Names on the map that are shown although they are smaller than ten pixels. */
const small = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".kt-letters text")]
      .filter((made) => made.getBoundingClientRect().height > 0 && !made.matches(".kt-figure, .kt-rose text"))
      .map((made) => [made.textContent, (parseFloat(getComputedStyle(made).fontSize) * made.getScreenCTM().a) / Math.cos(Math.atan2(made.getScreenCTM().b, made.getScreenCTM().a))])
      .filter(([, size]) => size < 9.95)
      .map(([text, size]) => `${text} ${size.toFixed(1)}`),
  );

test("the whole map is shown, every region with its name", async () => {
  const { page, problems, close } = await open("map=attila&lang=en");
  assert.equal(await page.getByRole("button", { name: /Moesia, 2 × shield/ }).count(), 1);
  assert.equal(await page.locator("[data-region][role=button]").count(), MAPS.attila);
  assert.equal(await page.locator("[data-region][tabindex='0']").count(), 1);
  assert.equal(await page.locator("[data-stack=moesia] .kt-disc").count(), 2);
  assert.equal(await page.locator("[data-stack=moesia] .kt-place").count(), 2);
  assert.equal(await page.locator("[data-stack=dalmatia] .kt-disc").count(), 5);
  assert.equal(await page.locator("[data-stack=dalmatia] .kt-more-text").count(), 0);
  const box = await page.locator(".kt-map").boundingBox();
  const frame = await page.locator("#board").boundingBox();
  assert.ok(box.height <= frame.height + 1 && box.width <= frame.width + 1, "the map fits");
  await picture(page, "attila-1280");
  await page.evaluate(() => window.board.setPieces([{ region: "asia", kind: "disc", owner: "huns", colour: "#222222", emblem: "bow", count: 6, label: "Huns" }]));
  assert.equal(await page.locator("[data-stack=asia] .kt-disc").count(), 5);
  assert.equal(await page.locator("[data-stack=asia] .kt-more-text").textContent(), "+1");
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
  assert.equal(await page.locator(".kt-moving").count(), 1);
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
  const press = async (key) => {
    await page.keyboard.press(key);
    await page.evaluate(() => window.board.prepare()); // what keys need is fetched at rest
  };
  assert.deepEqual(await marked(page, "focus"), [start]);
  await press("l");
  assert.deepEqual(await marked(page, "focus"), ["lugdunensis"]);
  await press("ArrowDown");
  assert.deepEqual(await marked(page, "focus"), ["aquitania"]);
  await page.keyboard.press("Enter");
  assert.equal(await status(page), "Chosen: Aquitania, 1 × ship");
  const before = await view(page);
  for (let i = 0; i < 5; i++) await page.keyboard.press("+");
  await rest(page);
  assert.ok((await view(page)).zoom > before.zoom * 3);
  await press("s");
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

test("the keyboard goes to what may be picked next, and Tab leads there", async () => {
  const { page, problems, close } = await open("map=attila&lang=en");
  await page.evaluate(() => window.board.setHighlight("legal", ["thracia", "asia", "britannia"]));
  assert.ok(["thracia", "asia", "britannia"].includes(await page.evaluate(() => window.board.current)), "the tab stop is one of them");
  await page.evaluate(() => window.board.focus("britannia"));
  const seen = [];
  await page.evaluate(() => window.board.prepare()); // what keys need is fetched at rest
  for (const key of [".", ".", ".", ",", "l", ".", ","]) {
    await page.keyboard.press(key);
    seen.push(await page.evaluate(async () => { await window.board.prepare(); return document.activeElement.dataset.region; }));
  }
  assert.deepEqual(seen, ["thracia", "asia", "britannia", "asia", "lugdunensis", "thracia", "britannia"]);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Britannia, 1 × ship, 1 × axe", "it is a sentence that is focused");
  await page.evaluate(() => window.board.setHighlight("legal", []));
  await page.keyboard.press(".");
  assert.equal(await page.evaluate(() => window.board.current), "britannia");
  assert.equal(await page.locator("[data-region][tabindex='0']").count(), 1);
  assert.deepEqual(problems, []);
  await close();
});

test("the accessibility tree is the one agreed on", async () => {
  const { page, close } = await open("map=attila&lang=en");
  const tree = await page.locator("body").ariaSnapshot();
  await close();
  agreed(`${tree}\n`, "attila");
});

test("pieces slide, come and go; what is set meanwhile wins", async () => {
  const { page, problems, close } = await open("map=attila&lang=en", { reducedMotion: "no-preference" });
  const found = await page.evaluate(async () => {
    const { board } = window;
    const stone = { kind: "disc", colour: "#11ab98", emblem: "ship", count: 1 };
    const discs = (id) => document.querySelectorAll(`[data-stack=${id}] .kt-disc`).length;
    const flying = () => document.querySelectorAll(".kt-ghost").length;
    const at = () => [discs("aquitania"), discs("lusitania"), flying()];
    const frames = (count) => new Promise((done) => {
      const step = () => (count-- > 0 ? requestAnimationFrame(step) : done());
      step();
    });
    board.setPieces([{ ...stone, region: "aquitania", count: 2 }]);
    const slide = { kind: "slide", from: "aquitania", to: "lusitania", piece: stone };
    const seen = {};
    const begin = performance.now();
    const first = board.play([slide], { speed: 0.5 });
    for (let i = 0; i < 300 && !flying(); i++) await frames(1); // what shows moves is fetched with the first one
    seen.during = at();
    const ghost = document.querySelector(".kt-ghost");
    const box = document.querySelector("#board").getBoundingClientRect();
    const where = () => {
      const { left, right, top, bottom } = ghost.getBoundingClientRect();
      return [((left + right) / 2 - box.left - board.view.dx) / board.view.zoom, ((top + bottom) / 2 - box.top - board.view.dy) / board.view.zoom];
    };
    const [animation] = ghost.getAnimations();
    animation.pause();
    const places = [0, 400, 800].map((time) => {
      animation.currentTime = Math.min(time, 799.9);
      return where();
    });
    seen.places = ["aquitania", "lusitania"].map((id, i) => {
      const [x, y, width, height] = board.map.regions[id].pieces;
      const [u, v] = places[i * 2];
      return Math.abs(u - x) < width * 0.8 && Math.abs(v - y) < height * 0.8;
    });
    animation.currentTime = 0;
    animation.play();
    seen.played = await first;
    seen.lasted = performance.now() - begin > 500;
    seen.after = at();
    const both = board.play([[slide, { kind: "arrow", arrow: { from: "aquitania", to: "lusitania", colour: "#11ab98" } }], { kind: "place", region: "asia", piece: stone }]);
    await frames(2);
    board.skip();
    seen.skipped = [...at(), discs("asia"), document.querySelectorAll(".kt-arrow").length, await both];
    const third = board.play([{ ...slide, from: "lusitania", to: "aquitania" }, { kind: "remove", region: "asia", piece: stone }]);
    await frames(2);
    board.setPieces([{ ...stone, region: "lusitania", count: 3 }]);
    seen.set = [...at(), discs("asia"), await third];
    await frames(5);
    seen.later = [...at(), discs("asia")];
    const fourth = board.play([{ kind: "tint", region: "asia", colour: "rgb(1, 2, 3)" }, { kind: "remove", region: "lusitania", piece: stone }], { speed: 0.2 });
    await frames(2);
    seen.covers = document.querySelectorAll("[data-region=asia] .kt-land").length;
    seen.ended = await fourth;
    seen.tint = getComputedStyle(document.querySelector("[data-region=asia] .kt-land")).fill;
    seen.bare = document.querySelectorAll("[data-region=asia] .kt-land").length;
    board.setStill(true);
    const fifth = board.play([slide, { kind: "slide", from: "lusitania", to: "asia", piece: stone }]);
    seen.still = [...at(), discs("asia"), await fifth];
    try {
      await board.play([{ ...slide, to: "mars" }]);
    } catch (error) {
      seen.refused = error.message;
    }
    return seen;
  });
  assert.deepEqual(found.during, [1, 0, 1], "it has left and not yet come");
  assert.deepEqual(found.places, [true, true], "it flies from the one to the other");
  assert.deepEqual([found.played, found.lasted, ...found.after], [true, true, 1, 1, 0]);
  assert.deepEqual(found.skipped, [0, 2, 0, 1, 2, true]);
  assert.deepEqual(found.set, [0, 3, 0, 0, false]);
  assert.deepEqual(found.later, [0, 3, 0, 0]);
  assert.deepEqual([found.covers, found.ended, found.tint, found.bare], [2, true, "rgb(1, 2, 3)", 1]);
  assert.deepEqual(found.still, [0, 2, 0, 1, true], "without motion all is there at once");
  assert.match(found.refused, /mars/);
  assert.deepEqual(problems, []);
  await close();
});

test("the small map shows and moves what is seen", async () => {
  const { page, problems, close } = await open("map=europe&lang=en");
  const mini = page.locator(".kt-minimap");
  assert.equal(await mini.getAttribute("aria-hidden"), "true");
  const box = await mini.boundingBox();
  assert.equal(box.width, 196);
  const frame = () => page.locator(".kt-window").boundingBox();
  assert.equal(await mini.isVisible(), false, "the whole map is seen");
  await page.evaluate(() => window.board.zoom(4));
  await rest(page);
  assert.equal(await mini.isVisible(), true);
  const before = await frame();
  assert.ok(before.width < 60, `${before.width}`);
  await page.mouse.click(box.x + 150, box.y + 30);
  await rest(page);
  const after = await frame();
  assert.ok(Math.abs(after.x + after.width / 2 - box.x - 150) < 2 && Math.abs(after.y + after.height / 2 - box.y - 30) < 2, `a tap moves there: ${JSON.stringify([box, before, after])}`);
  await page.mouse.move(box.x + 150, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await rest(page);
  const dragged = await frame();
  assert.ok(Math.abs(dragged.x + dragged.width / 2 - box.x - 80) < 2, "a drag takes it along");
  assert.equal(await status(page), "", "nothing was picked below it");
  const colours = await page.evaluate(() => {
    window.board.setTint("turkey", "rgb(9, 8, 7)", "usa");
    const fills = [...document.querySelectorAll(".kt-mini")].map((made) => getComputedStyle(made).fill);
    return [fills.includes("rgb(9, 8, 7)"), document.querySelector("[data-region=turkey] .kt-worn").getAttribute("fill"), fills.length];
  });
  assert.deepEqual([colours[0], colours[1].includes("worn-usa")], [true, true]);
  await picture(page, "europe-1280-near");
  assert.deepEqual(problems, []);
  await close();
  const phone = await open("map=europe", { viewport: PHONE });
  assert.equal(await phone.page.locator(".kt-minimap").isVisible(), false);
  await phone.close();
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
      assert.deepEqual(await small(page), [], "names that are shown have ten pixels at least");
      if (name === "europe" || name === "attila") assert.deepEqual(await broken(page), []);
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
