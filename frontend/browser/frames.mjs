// Measures how smoothly the board moves at a quarter of this machine's speed, and how soon it is seen:
//   npm run frames [-- --runs=5] [--maps=attila,europe] [--throttle=4]
// Frame times are those between animation frames while one move comes per frame; the compositor holds frames back when it
// is late, so late drawing shows in them. Medians over the runs are printed, with the machine's load.
import { cpus, loadavg } from "node:os";

import { DESKTOP, PHONE, house } from "./preview.mjs";

const given = Object.fromEntries(process.argv.slice(2).map((text) => text.replace(/^--/, "").split("=")));
const RUNS = Number(given.runs ?? 5);
const THROTTLE = Number(given.throttle ?? 4);
const NAMES = (given.maps ?? "attila,europe").split(",");
const TARGET = 20; // milliseconds, p95
const FRAMES = 120; // of each gesture
const SCREENS = {
  "1280x800": { viewport: DESKTOP },
  "390x844@3": { viewport: PHONE, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
};
const GESTURES = ["pan", "zoom", "wheel"];

const { browser, demo, close } = await house();

/** From the middle, there and back twice: every frame one move. */
const play = ([gesture, count]) => {
  const root = document.querySelector("#board");
  root.setPointerCapture = () => undefined; // a made-up pointer cannot be captured
  const box = root.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const finger = (type, id, dx, dy) =>
    root.dispatchEvent(new PointerEvent(type, { pointerId: id, pointerType: "touch", clientX: x + dx, clientY: y + dy, bubbles: true }));
  const swing = (i) => Math.sin((i / count) * 4 * Math.PI);
  const steps = {
    pan: {
      begin: () => finger("pointerdown", 7, 0, 0),
      move: (i) => finger("pointermove", 7, swing(i) * box.width * 0.4, swing(i) * box.height * 0.2),
      end: () => finger("pointerup", 7, 0, 0),
    },
    zoom: {
      begin: () => [finger("pointerdown", 7, -60, 0), finger("pointerdown", 8, 60, 0)],
      move: (i) => [finger("pointermove", 7, -60 - swing(i) * 25, i % 9), finger("pointermove", 8, 60 + swing(i) * 25, 0)],
      end: () => [finger("pointerup", 7, 0, 0), finger("pointerup", 8, 0, 0)],
    },
    wheel: {
      begin: () => undefined,
      move: (i) => root.dispatchEvent(new WheelEvent("wheel", { deltaY: Math.cos((i / count) * 4 * Math.PI) * 24, clientX: x, clientY: y, bubbles: true, cancelable: true })),
      end: () => undefined,
    },
  }[gesture];
  return new Promise((done) => {
    const frames = [];
    let last = 0;
    let i = 0;
    steps.begin();
    const step = (now) => {
      if (i > 0) frames.push(now - last);
      last = now;
      if (i++ < count) {
        steps.move(i);
        requestAnimationFrame(step);
        return;
      }
      steps.end();
      done(frames);
    };
    requestAnimationFrame(step);
  });
};

const part = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
const median = (list) => part(list, 0.5);
const ms = (value) => value.toFixed(1).padStart(7);
const load = () => loadavg()[0].toFixed(2);

async function run(name, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.goto(demo(`map=${name}`));
  await page.waitForFunction(() => performance.getEntriesByName("kt-painted").length > 0);
  const opened = await page.evaluate(() => {
    const at = (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? NaN;
    return { fetched: at("kt-map"), built: at("kt-built"), painted: at("kt-painted") };
  });
  await page.evaluate(() => window.board.show(window.board.map.id === "attila" ? ["pannonia", "italia_annonaria"] : ["germany", "poland"].filter((id) => id in window.board.map.regions), 1, false));
  await page.evaluate(() => window.board.zoom(1.6));
  await page.waitForTimeout(1500);
  const found = {};
  for (const gesture of GESTURES) {
    const frames = await page.evaluate(play, [gesture, FRAMES]);
    found[gesture] = { p50: part(frames, 0.5), p95: part(frames, 0.95), most: Math.max(...frames), late: frames.filter((time) => time > TARGET).length / frames.length };
    await page.waitForTimeout(1200);
  }
  await context.close();
  return { opened, found };
}

console.log(`${cpus().length} cores, no GPU unless the browser found one, throttle ${THROTTLE}x, ${RUNS} runs, load ${load()}`);
console.log("map       screen      gesture    p50     p95    most   late   | all p95");
let slow = 0;
for (const name of NAMES) {
  for (const [screen, options] of Object.entries(SCREENS)) {
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await run(name, options));
    for (const gesture of GESTURES) {
      const of = (what) => runs.map(({ found }) => found[gesture][what]);
      const p95 = median(of("p95"));
      if (p95 > TARGET) slow += 1;
      console.log(`${name.padEnd(9)} ${screen.padEnd(11)} ${gesture.padEnd(7)}${ms(median(of("p50")))} ${ms(p95)} ${ms(median(of("most")))} ${(median(of("late")) * 100).toFixed(0).padStart(4)} %  | ${of("p95").map((time) => time.toFixed(0)).join(" ")}`);
    }
    const open = (what) => ms(median(runs.map(({ opened }) => opened[what])));
    console.log(`${name.padEnd(9)} ${screen.padEnd(11)} from load: map read ${open("fetched")}, board made ${open("built")}, painted ${open("painted")} (load ${load()})`);
  }
}
await close();
console.log(slow ? `${slow} rows above ${TARGET} ms` : `all rows at or below ${TARGET} ms`);
process.exitCode = slow ? 1 : 0;
