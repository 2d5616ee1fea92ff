// Measures how smoothly the board moves at a quarter of this machine's speed, and how soon it is seen:
//   npm run frames [-- --runs=5] [--maps=attila,europe] [--throttle=4]
// Frame times are those between animation frames while one move comes per frame; the compositor holds frames back when it
// is late, so late drawing shows in them. Beside them stands what they were for a page with nothing but a moving box at that time
// ("bare": what a busy machine costs by itself) and the processor time of the page's thread per frame ("work"), which hardly
// depends on who else is busy. Medians over the runs are printed, with the machine's load.
import { cpus, loadavg } from "node:os";

import { DESKTOP, PHONE, demoPage } from "./preview.mjs";

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

const { browser, demo, close } = await demoPage();

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

/** Frame times of a page on which a box moves. */
const bare = (count) =>
  new Promise((done) => {
    const box = document.body.appendChild(document.createElement("div"));
    box.style.cssText = "width:300px;height:300px;background:#852;will-change:transform";
    const frames = [];
    let last = 0;
    const step = (now) => {
      if (last) frames.push(now - last);
      last = now;
      box.style.transform = `translate(${frames.length % 100}px, 0)`;
      if (frames.length < count) requestAnimationFrame(step);
      else done(frames);
    };
    requestAnimationFrame(step);
  });

/** Processor time of the page's thread in each of its frames, milliseconds. */
const work = (trace) =>
  JSON.parse(trace.toString()).traceEvents.filter(({ name, ph }) => name === "ProxyMain::BeginMainFrame" && ph === "X").map(({ tdur }) => tdur / 1000);

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
  const empty = await context.newPage();
  await empty.bringToFront();
  await (await context.newCDPSession(empty)).send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  found.bare = part(await empty.evaluate(bare, FRAMES), 0.95);
  await empty.close();
  await page.bringToFront();
  await page.waitForTimeout(500);
  for (const gesture of GESTURES) {
    await browser.startTracing(page, { categories: ["cc"] });
    const frames = await page.evaluate(play, [gesture, FRAMES]);
    const spent = work(await browser.stopTracing());
    found[gesture] = { work50: part(spent, 0.5), work95: part(spent, 0.95), p50: part(frames, 0.5), p95: part(frames, 0.95), most: Math.max(...frames), late: frames.filter((time) => time > TARGET).length / frames.length };
    await page.waitForTimeout(1200);
  }
  await context.close();
  return { opened, found };
}

console.log(`${cpus().length} cores, no GPU unless the browser found one, throttle ${THROTTLE}x, ${RUNS} runs, load ${load()}`);
console.log("map       screen      gesture    p50     p95    most   late | bare p95 | work p50   p95 | all p95");
let [slow, busy] = [0, 0];
for (const name of NAMES) {
  for (const [screen, options] of Object.entries(SCREENS)) {
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await run(name, options));
    for (const gesture of GESTURES) {
      const of = (what) => runs.map(({ found }) => found[gesture][what]);
      const p95 = median(of("p95"));
      const [own, alone] = [median(of("work95")), median(runs.map(({ found }) => found.bare))];
      if (own > TARGET || (p95 > TARGET && alone <= TARGET)) slow += 1;
      if (alone > TARGET) busy += 1;
      console.log(`${name.padEnd(9)} ${screen.padEnd(11)} ${gesture.padEnd(7)}${ms(median(of("p50")))} ${ms(p95)} ${ms(median(of("most")))} ${(median(of("late")) * 100).toFixed(0).padStart(4)} % | ${ms(alone)}  | ${ms(median(of("work50")))} ${ms(own)} | ${of("p95").map((time) => time.toFixed(0)).join(" ")}`);
    }
    const open = (what) => ms(median(runs.map(({ opened }) => opened[what])));
    console.log(`${name.padEnd(9)} ${screen.padEnd(11)} from load: map read ${open("fetched")}, board made ${open("built")}, painted ${open("painted")} (load ${load()})`);
  }
}
await close();
if (busy) console.log(`in ${busy} rows even the bare page was late: there only the work was judged`);
console.log(slow ? `${slow} rows above ${TARGET} ms` : `all rows at or below ${TARGET} ms`);
process.exitCode = slow ? 1 : 0;
