// Measures a page beside another build of it, in turn, at a quarter of this machine's speed:
//   npm run pace -- --beside http://127.0.0.1:8801 [--runs=3] [--throttle=4] [--only=europe,selfr3] [--what=first,move,cost,bots,bytes]
// `--beside` is the address of a server of the other build (`kartentisch serve` in a checkout of it); without it this page alone.
// For each game, on a phone, in the same position: "first": from the link to the first answer (the menu opens); "pan" and "zoom":
// times between frames, p95, while fingers move the map, until it lies still again; "pan cpu" and "zoom cpu": the processor time of
// the page in these gestures, at full speed, "gpu": of what puts it on the screen; "task": the longest task while bots play, "task cpu": its
// longest by processor time, "busy": how long the page was at work then; cpu hardly depends on who else is busy.
// "letters": bytes of fonts; and of the lobby "pictures". Medians over the runs; the last column is this page divided by the other.
import { loadavg } from "node:os";

import { launch, PHONE, serve } from "./server.mjs";
import { begin, post, record } from "./positions.mjs";

const given = {};
const words = process.argv.slice(2);
for (const [i, word] of words.entries()) {
  if (!word.startsWith("--")) continue;
  const [name, value = words[i + 1]?.startsWith("--") ? "" : words[i + 1]] = word.slice(2).split("=");
  given[name] = value;
}
const RUNS = Number(given.runs ?? 3);
const THROTTLE = Number(given.throttle ?? 4);
const WATCHED = 20_000; // ms of bots
const GAMES = { attila: "fifth", attack: "world", attacke: "war", selfr3: "worlds", europe: "front" };
const chosen = (given.only ?? Object.keys(GAMES).join()).split(",");
const what = (given.what ?? "bytes,first,move,cost,bots").split(",");
const SCREEN = { ...PHONE, deviceScaleFactor: 3, locale: "en-GB", serviceWorkers: "block" };

const own = await serve();
const servers = [["here", own.address], ...(given.beside ? [["beside", given.beside.replace(/\/$/, "")]] : [])];
const browser = await launch();
const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });
const part = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? NaN;

async function person() {
  const context = await browser.newContext(SCREEN);
  await context.addInitScript(() => {
    try { localStorage.setItem("kartentisch.marks", JSON.stringify(["attila", "attack", "attacke", "selfr3", "europe"])); } catch { /* about:blank has none */ }
    window.tasks = [];
    new PerformanceObserver((list) => { for (const { startTime, duration } of list.getEntries()) window.tasks.push([startTime, duration]); }).observe({ type: "longtask" });
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  return { context, page, client, slow: () => client.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE }) };
}

/** From the link to the first answer, with nothing in the browser's cache. */
async function first(address, position) {
  const before = await person();
  const table = await begin({ address }, position, [before]);
  const state = await before.context.storageState();
  await before.context.close();
  const context = await browser.newContext({ ...SCREEN, storageState: state });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.addInitScript(() => {
    const look = () => {
      const control = document.querySelector(".top button, .tabs + * button");
      if (document.querySelector("dialog[open]")) { performance.mark("answered"); return; }
      control?.click();
      setTimeout(look, 50);
    };
    addEventListener("DOMContentLoaded", look);
  });
  await page.goto(`${address}/t/${table}`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("answered").length > 0, null, { polling: 50, timeout: 60_000 });
  const at = await page.evaluate(() => performance.getEntriesByName("answered")[0].startTime);
  await context.close();
  return { first: at };
}

const SWIPES = [[-150, 0], [150, 50], [0, -90], [150, 0], [-150, 50]];
const PINCHES = [[30, 120], [120, 40], [30, 140], [140, 30]]; // half of how far two fingers are apart

const system = await browser.newBrowserCDPSession();
/** Processor time that the browser's pages have taken so far, and what puts them on the screen, in ms. */
async function spent() {
  const { processInfo } = await system.send("SystemInfo.getProcessInfo");
  return ["renderer", "GPU"].map((kind) => processInfo.reduce((sum, { type, cpuTime }) => sum + (type === kind ? 1000 * cpuTime : 0), 0));
}

/** The longest task of a page's thread in a trace, in ms of processor time. */
function longest(trace) {
  const { traceEvents: all } = JSON.parse(trace.toString());
  const mark = all.find(({ name, cat }) => name === "watched" && cat.includes("user_timing"));
  return Math.max(0, ...all.filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === mark?.pid && tid === mark.tid).map(({ tdur = 0 }) => tdur / 1000));
}

/** Times between frames while the map is moved and until it lies still again; `cost`: the processor time of that instead. */
async function move(address, position, cost = false) {
  const { context, page, client, slow } = await person();
  await begin({ address }, position, [{ context, page }]);
  await wait(4000);
  if (!cost) await slow();
  await wait(500);
  const box = await page.locator(".map-one:not([inert]) .kt-board").boundingBox();
  const covered = await page.locator(".sheet-phone").boundingBox();
  const [x, y] = [box.x + box.width / 2, (box.y + Math.min(box.y + box.height, covered?.y ?? Infinity)) / 2];
  const touch = (type, ...points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })) });
  const gesture = async (act) => {
    if (!cost) await page.evaluate(() => {
      window.ticks = [];
      const tick = (now) => { if (window.ticks.push(now) < 5000 && !window.still) requestAnimationFrame(tick); };
      window.still = false;
      requestAnimationFrame(tick);
    });
    const before = await spent();
    await act();
    await wait(1000);
    if (cost) return (await spent()).map((ms, i) => ms - before[i]);
    const ticks = await page.evaluate(() => { window.still = true; return window.ticks; });
    return part(ticks.slice(1).map((at, i) => at - ticks[i]), 0.95);
  };
  const pan = await gesture(async () => {
    for (const [dx, dy] of SWIPES) {
      await touch("touchStart", [-dx / 2, -dy / 2]);
      for (let i = 1; i <= 24; i++) await Promise.all([touch("touchMove", [dx * (i / 24 - 0.5), dy * (i / 24 - 0.5)]), wait(16)]);
      await touch("touchEnd");
      await wait(60);
    }
  });
  const zoom = await gesture(async () => {
    for (const [from, to] of PINCHES) {
      await touch("touchStart", [-from, 0], [from, 0]);
      for (let i = 1; i <= 24; i++) {
        const apart = from + ((to - from) * i) / 24;
        await Promise.all([touch("touchMove", [-apart, 0], [apart, 0]), wait(16)]);
      }
      await touch("touchEnd");
      await wait(250);
    }
  });
  await context.close();
  return cost ? { "pan cpu": pan[0], "pan gpu": pan[1], "zoom cpu": zoom[0], "zoom gpu": zoom[1] } : { pan, zoom };
}

/** The longest task while bots play a game that one looks at. */
async function bots(address, position) {
  const { context, page, client, slow } = await person();
  const { players, text } = record(position);
  const { table, secret } = await post(context.request, `${address}/api/records`, { record: text });
  const command = (data) => post(context.request, `${address}/api/tables/${table}/commands`, data, { Authorization: `Bearer ${secret}` });
  for (const target of players.keys()) await command({ id: `bot-${target}`, type: "seat_kind", target, kind: "bot", bot: "greedy" });
  await slow();
  await page.goto(`${address}/t/${table}`);
  await wait(5000);
  await command({ id: "start", type: "start" });
  await page.locator(".kt-map").first().waitFor();
  await wait(4000);
  await client.send("Performance.enable");
  const busy = async () => 1000 * (await client.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value;
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  const [from, before] = [await page.evaluate(() => performance.mark("watched").startTime), await busy()];
  await wait(WATCHED);
  const worked = (await busy()) - before;
  const task = await page.evaluate((since) => Math.max(0, ...window.tasks.filter(([at]) => at >= since).map(([, long]) => long)), from);
  const cpu = longest(await browser.stopTracing());
  await context.close();
  return { task, "task cpu": cpu, busy: worked };
}

/** Bytes of a kind that come with a page, seen to its end. */
async function bytes(page, kind, visit) {
  const coming = [];
  page.on("response", (response) => { if (response.request().resourceType() === kind) coming.push(response.request().sizes().then(({ responseBodySize }) => responseBodySize)); });
  await visit();
  await wait(2500);
  return (await Promise.all(coming)).reduce((sum, size) => sum + size, 0) / 1000;
}

async function letters(address, position) {
  const { context, page } = await person();
  const found = await bytes(page, "font", () => begin({ address }, position, [{ context, page }]));
  await context.close();
  return { letters: found };
}

async function pictures(address) {
  const { context, page } = await person();
  const found = await bytes(page, "image", async () => {
    await page.goto(address);
    await page.locator(".card-picture img").nth(4).waitFor();
    for (const one of await page.locator(".card-picture img").all()) await one.scrollIntoViewIfNeeded();
  });
  await context.close();
  return { pictures: found };
}

const shown = (value) => value.toFixed(value < 100 ? 1 : 0).padStart(9);
/** In turn on every server; medians and what they are divided by each other. */
async function compare(name, measure, runs = RUNS) {
  const found = servers.map(() => ({}));
  for (let i = 0; i < runs; i++) {
    for (const [k, [, address]] of servers.entries()) for (const [key, value] of Object.entries(await measure(address))) (found[k][key] ??= []).push(value);
  }
  for (const key of Object.keys(found[0])) {
    const [here, beside] = found.map((one) => part(one[key], 0.5));
    console.log(`${name.padEnd(8)} ${key.padEnd(9)}${shown(here)}${beside === undefined ? "" : `${shown(beside)}   ${(here / beside).toFixed(2)}`}   | ${found.map((one) => one[key].map((value) => value.toFixed(0)).join(" ")).join(" : ")} (load ${loadavg()[0].toFixed(1)})`);
  }
}

console.log(`throttle ${THROTTLE}x, ${RUNS} runs; times in ms, letters and pictures in kB`);
console.log(`game     what          here${given.beside ? "   beside  ratio" : ""}   | all, ${servers.map(([name]) => name).join(" : ")}`);
if (what.includes("bytes")) await compare("lobby", pictures, 1);
for (const game of chosen) {
  const position = GAMES[game];
  if (what.includes("bytes")) await compare(game, (address) => letters(address, position), 1);
  if (what.includes("first")) await compare(game, (address) => first(address, position));
  if (what.includes("move")) await compare(game, (address) => move(address, position));
  if (what.includes("cost")) await compare(game, (address) => move(address, position, true));
  if (what.includes("bots")) await compare(game, (address) => bots(address, position));
}
await browser.close();
await own.stop();
