// Measures how soon a page answers to a click at a quarter of this machine's speed, with nothing in the browser's cache:
//   npm run ready [-- --runs=5] [--throttle=4] [--only=lobby]
// "answers": from the beginning of the navigation until a control that was clicked has done what it is for (it is clicked
// as soon as it is there); "map": until the map of a table is seen. In runs of their own, because to trace takes time: "thread",
// the processor time of the page's thread until it answered, slowed down as well, without what runs in idle moments (it hardly
// depends on who else is busy); beside it what that time was spent on: script (with compiling it), style and layout,
// painting (pre-paint, paint, layers, commit). Medians over the runs, with the machine's load.
import { cpus, loadavg } from "node:os";

import { DESKTOP, launch, PHONE, serve } from "./server.mjs";

const given = Object.fromEntries(process.argv.slice(2).map((text) => text.replace(/^--/, "").split("=")));
const RUNS = Number(given.runs ?? 5);
const THROTTLE = Number(given.throttle ?? 4);
const TARGET = 1500; // milliseconds
const SCREENS = { "1280x800": DESKTOP, "390x844@3": { ...PHONE, deviceScaleFactor: 3 } };
const MENU = [".top button, .tabs + * button", "dialog[open]"];
const PLACES = {
  lobby: { control: ["header.site nav button:last-child", "dialog[open]"] },
  attila: { seats: 4, control: MENU },
  attack: { seats: 4, control: MENU },
};

const server = await serve();
const browser = await launch();

/** In the page: clicks until there is an answer. It looks when something has changed: looking all the time would be most of the work. */
const watch = ([control, answer]) => {
  if (location.protocol === "about:") return;
  const done = new Set();
  const once = (name, mark) => { if (!done.has(name)) mark(done.add(name)); };
  const look = () => {
    if (document.querySelector(".kt-map path")) once("seen", () => requestAnimationFrame(() => setTimeout(() => performance.mark("seen"))));
    if (document.querySelector(answer)) once("answered", () => performance.mark("answered"));
    if (done.has("answered") || !document.querySelector(control)) return;
    once("there", () => performance.mark("there"));
    once("clicked", () => setTimeout(() => {
      document.querySelector(control)?.click();
      setTimeout(() => { done.delete("clicked"); look(); }, 50);
    }));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
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
  const made = await context.request.post(`${server.address}/api/tables`, { headers, data: { game, options: {}, seats: kinds } });
  const { table: id } = await made.json();
  await context.request.post(`${server.address}/api/tables/${id}/commands`, { headers, data: { id: "start", type: "start" } });
  for (let i = 0; i < 100; i++) {
    const { decision } = await (await context.request.get(`${server.address}/api/tables/${id}`)).json();
    if (decision) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return `/t/${id}`;
}

/** Once: when it answered; or, with `traced`, what the page's thread did until then: to trace takes time of its own. */
async function run({ control, seats }, game, options, traced) {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const path = seats ? await table(context, game, seats) : "/";
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.addInitScript(watch, control);
  await page.waitForTimeout(1000); // the browser's own new page has come to rest
  if (traced) await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing", "devtools.timeline", "v8"] });
  await page.goto(`${server.address}${path}`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("answered").length > 0, null, { polling: 50, timeout: 60_000 });
  if (seats) await page.waitForFunction(() => performance.getEntriesByName("seen").length > 0, null, { polling: 50, timeout: 60_000 });
  const trace = traced && (await browser.stopTracing());
  const at = await page.evaluate(() => Object.fromEntries(["there", "answered", "seen"].map((name) => [name, performance.getEntriesByName(name)[0]?.startTime ?? NaN])));
  await context.close();
  if (!trace) return at;
  if (given.trace) (await import("node:fs")).writeFileSync(given.trace, trace);
  return spent(trace);
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
    for (let i = 0; i < RUNS; i++) runs.push({ ...(await run(place, name, options, false)), ...(await run(place, name, options, true)) });
    const of = (what) => ms(median(runs.map((one) => one[what])));
    if (median(runs.map(({ thread }) => thread)) > TARGET) slow += 1;
    console.log(`${name.padEnd(7)} ${screen.padEnd(10)}${of("there")}  ${of("answered")} ${of("seen")} |${of("thread")} ${of("script")} ${of("layout")} ${of("paint")} | ${runs.map(({ answered }) => answered.toFixed(0)).join(" ")} (load ${load()})`);
  }
}
await browser.close();
await server.stop();
console.log(slow ? `${slow} rows: the page's thread alone needs more than ${TARGET} ms` : `the page's thread needs less than ${TARGET} ms everywhere`);
process.exitCode = slow ? 1 : 0;
