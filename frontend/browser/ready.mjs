// Measures how soon a page answers to a click at a quarter of this machine's speed, with nothing in the browser's cache:
//   npm run ready [-- --runs=5] [--throttle=4] [--only=lobby]
// "answers": from the beginning of the navigation until a control that was clicked has done what it is for (it is clicked
// every few milliseconds from the moment it is there); "map": until the map of a table is seen. "thread" is the processor time
// of the page's thread until it answered, slowed down as well; it hardly depends on who else is busy; what runs only in idle moments is left out. Beside it what that time
// was spent on: script (with compiling it), style and layout, painting (pre-paint, paint, layers, commit). Medians over the
// runs, with the machine's load.
import { cpus, loadavg } from "node:os";

import { DESKTOP, launch, PHONE, serve } from "./house.mjs";

const given = Object.fromEntries(process.argv.slice(2).map((text) => text.replace(/^--/, "").split("=")));
const RUNS = Number(given.runs ?? 5);
const THROTTLE = Number(given.throttle ?? 4);
const TARGET = 1500; // milliseconds
const SCREENS = { "1280x800": DESKTOP, "390x844@3": { ...PHONE, deviceScaleFactor: 3 } };
const MENU = [".top button, .tabs + * button", "dialog[open]"];
const PLACES = {
  lobby: { control: ["header.house nav button:last-child", "dialog[open]"] },
  attila: { seats: 4, control: MENU },
  attack: { seats: 4, control: MENU },
};

const house = await serve();
const browser = await launch();

/** In the page: clicks until there is an answer. */
const watch = ([control, answer]) => {
  if (location.protocol === "about:") return;
  const find = () => document.querySelector(control);
  let tried = 0;
  const look = () => {
    if (document.querySelector(answer)) {
      performance.mark("answered");
      return;
    }
    const made = find();
    if (made && performance.now() - tried > 50) {
      if (!tried) performance.mark("there");
      tried = performance.now();
      made.click();
    }
    setTimeout(look, 4);
  };
  const seen = () => (document.querySelector(".kt-map path") ? requestAnimationFrame(() => setTimeout(() => performance.mark("seen"))) : requestAnimationFrame(seen));
  look();
  seen();
};

const KINDS = {
  script: /^(EvaluateScript|v8\.compile|v8\.compileModule|v8\.evaluateModule|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch)$/,
  layout: /^(UpdateLayoutTree|Layout|ParseHTML|ParseAuthorStyleSheet)$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|RasterTask|CompositeLayers)$/,
};

/** Processor time of the page's thread until a mark, milliseconds. */
function spent(trace) {
  const { traceEvents: all } = JSON.parse(trace.toString());
  const mark = all.find(({ name, cat }) => name === "answered" && cat.includes("user_timing"));
  if (!mark) throw new Error("the trace holds no answer");
  const own = all.filter(({ pid, tid, ts, ph }) => pid === mark.pid && tid === mark.tid && ts <= mark.ts && ph === "X");
  const sum = (list) => list.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  const found = { thread: sum(own.filter(({ name }) => name === "ThreadControllerImpl::RunTask" || name === "RunTask")) };
  const idle = own.filter(({ name }) => name === "FireIdleCallback"); // what waits for an idle thread keeps nobody waiting
  found.thread -= sum(idle);
  for (const [kind, names] of Object.entries(KINDS)) {
    // the outermost only: a function calls functions
    let until = 0;
    const outer = own.filter(({ name }) => names.test(name)).sort((a, b) => a.ts - b.ts || b.dur - a.dur).filter(({ ts, dur = 0 }) => ts >= until && (until = ts + dur, true));
    found[kind] = sum(outer);
  }
  return found;
}

async function table(context, game, seats) {
  const headers = { "X-Kartentisch": "ready" };
  const kinds = [{ kind: "mine", name: "Anna" }, ...Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "random" }))];
  const made = await context.request.post(`${house.address}/api/tables`, { headers, data: { game, options: {}, seats: kinds } });
  const { table: id } = await made.json();
  await context.request.post(`${house.address}/api/tables/${id}/commands`, { headers, data: { id: "start", type: "start" } });
  for (let i = 0; i < 100; i++) {
    const { decision } = await (await context.request.get(`${house.address}/api/tables/${id}`)).json();
    if (decision) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return `/t/${id}`;
}

async function run({ control, seats }, game, options) {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const path = seats ? await table(context, game, seats) : "/";
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.addInitScript(watch, control);
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing", "devtools.timeline", "v8"] });
  await page.goto(`${house.address}${path}`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("answered").length > 0, null, { polling: 50, timeout: 60_000 });
  if (seats) await page.waitForFunction(() => performance.getEntriesByName("seen").length > 0, null, { polling: 50, timeout: 60_000 });
  const trace = await browser.stopTracing();
  const at = await page.evaluate(() => Object.fromEntries(["there", "answered", "seen"].map((name) => [name, performance.getEntriesByName(name)[0]?.startTime ?? NaN])));
  await context.close();
  if (given.trace) (await import("node:fs")).writeFileSync(given.trace, trace);
  return { ...at, ...spent(trace) };
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const ms = (value) => (Number.isNaN(value) ? "-" : value.toFixed(0)).padStart(7);
const load = () => loadavg()[0].toFixed(2);

console.log(`${cpus().length} cores, throttle ${THROTTLE}x, ${RUNS} runs, load ${load()}`);
console.log("place   screen       there  answers     map | thread  script  layout   paint | all answers");
let slow = 0;
for (const [name, place] of Object.entries(PLACES)) {
  if (given.only && given.only !== name) continue;
  for (const [screen, options] of Object.entries(SCREENS)) {
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await run(place, name, options));
    const of = (what) => ms(median(runs.map((one) => one[what])));
    if (median(runs.map(({ thread }) => thread)) > TARGET) slow += 1;
    console.log(`${name.padEnd(7)} ${screen.padEnd(10)}${of("there")}  ${of("answered")} ${of("seen")} |${of("thread")} ${of("script")} ${of("layout")} ${of("paint")} | ${runs.map(({ answered }) => answered.toFixed(0)).join(" ")} (load ${load()})`);
  }
}
await browser.close();
await house.stop();
console.log(slow ? `${slow} rows: the page's thread alone needs more than ${TARGET} ms` : `the page's thread needs less than ${TARGET} ms everywhere`);
process.exitCode = slow ? 1 : 0;
