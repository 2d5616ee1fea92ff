// Many tabs of one browser: one stream for all of them, whatever becomes of a tab; a proxy that holds streams back.
import assert from "node:assert/strict";
import { createServer, request } from "node:http";

import { chromium } from "@playwright/test";

import { expect, server, LAUNCH, person, serve, test } from "./server.mjs";

const HEADERS = { "Content-Type": "application/json", "X-Kartentisch": "test" };
const ANNA = { kind: "mine", name: "Anna" };
const OPEN = { kind: "open" };

const post = async (address, path, data, secret = "") => {
  const answer = await fetch(`${address}/api${path}`, { method: "POST", headers: { ...HEADERS, ...(secret && { Authorization: `Bearer ${secret}` }) }, body: JSON.stringify(data) });
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
};

/** Opens a table of Anna's, whose cookie this browser has then. */
const table = (page, seats = [ANNA, OPEN, OPEN]) => page.evaluate(async ([headers, body]) => {
  const answer = await fetch("/api/tables", { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}, [HEADERS, JSON.stringify({ game: "attila", seats })]);

/** Somebody sits down elsewhere. */
const sits = (address, { table: id, invite }, name) => post(address, `/tables/${id}/seats`, { invite, names: [name] });
const shows = (page, name) => page.getByText(name, { exact: true }).first().waitFor({ timeout: 15_000 });
/** How many streams are open at the server. */
const streams = async (address) => Number(/^kartentisch_streams (.*)$/m.exec(await (await fetch(`${address}/metrics`)).text())[1]);

/** Milliseconds until a command that the tab sends is answered, and shown in it. */
async function command(page) {
  const begun = Date.now();
  await page.getByRole("button", { name: /Leave my seat/ }).click({ timeout: 2_000 });
  await page.getByRole("button", { name: /Leave my seat/ }).waitFor({ state: "detached", timeout: 5_000 });
  return Date.now() - begun;
}

/** The process of a page ends. */
async function killed(context, page) {
  const crashed = new Promise((done) => page.once("crash", done));
  (await context.newCDPSession(page)).send("Page.crash").catch(() => undefined); // this is never answered
  await crashed;
}

test("twelve tabs at nine tables have one stream, by http and a name of one's own; tabs may be closed, frozen or killed", async () => {
  const lan = await serve("kartentisch", () => ["--host-name", "kt.test"]);
  const address = lan.address.replace("127.0.0.1", "kt.test"); // no secure context, as at an address of the local network
  const browser = await chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, "--host-resolver-rules=MAP kt.test 127.0.0.1"] });
  const anna = await person(browser);
  await anna.page.goto(`${address}/dice`);
  const { context } = anna;
  const tables = [];
  for (let i = 0; i < 9; i++) tables.push(await table(anna.page));
  await anna.page.close();
  const pages = [];
  for (const { table: id } of [...tables, ...tables.slice(0, 3)]) {
    const page = await context.newPage();
    pages.push(page);
    await page.goto(`${address}/t/${id}`, { timeout: 10_000 });
    await page.getByRole("button", { name: /Leave my seat/ }).waitFor({ timeout: 10_000 });
  }
  assert.deepEqual(await pages[3].evaluate(() => [isSecureContext, "locks" in navigator]), [false, false]);
  await expect.poll(() => streams(lan.address)).toBe(1);

  // two windows at one seat, and a table of its own: each has its news, and commands are answered at once
  await sits(lan.address, tables[1], "Ben");
  await Promise.all([pages[1], pages[10]].map((page) => shows(page, "Ben")));
  assert.equal(await pages[2].getByText("Ben", { exact: true }).count(), 0);
  const took = await command(pages[8]);
  console.log(`     a command with twelve tabs: ${took} ms`);
  assert.ok(took < 2_000, `a command took ${took} ms`);

  // the tab that was there first is closed
  await pages[0].close();
  await sits(lan.address, tables[2], "Cleo");
  await Promise.all([pages[2], pages[11]].map((page) => shows(page, "Cleo")));

  // one is frozen: it is told what it missed when it goes on
  const frozen = await context.newCDPSession(pages[3]);
  await frozen.send("Page.setWebLifecycleState", { state: "frozen" });
  await sits(lan.address, tables[3], "Dora");
  await sits(lan.address, tables[4], "Emil");
  await shows(pages[4], "Emil");
  await new Promise((done) => setTimeout(done, 14_000)); // until the others have forgotten it
  await sits(lan.address, tables[3], "Fritz");
  await frozen.send("Page.setWebLifecycleState", { state: "active" });
  await shows(pages[3], "Dora");
  await shows(pages[3], "Fritz");

  await killed(context, pages[1]);
  await sits(lan.address, tables[5], "Gert");
  await shows(pages[5], "Gert");
  await expect.poll(() => streams(lan.address)).toBe(1);
  await command(pages[7]);
  assert.deepEqual(anna.problems.filter((text) => !text.includes("Cross-Origin-Opener-Policy")), []); // which means nothing there
  await browser.close();
  await lan.stop();
});

test("when the process with the keeper of the stream is killed the other tabs go on", async ({ browser }) => {
  const anna = await person(browser);
  await anna.page.goto(`${server.address}/dice`);
  const tables = [await table(anna.page), await table(anna.page)];
  const pages = [];
  for (const n of [0, 0, 1]) {
    const page = await anna.context.newPage();
    pages.push(page);
    await page.goto(`${server.address}/t/${tables[n].table}`);
    await page.getByRole("button", { name: /Leave my seat/ }).waitFor();
  }
  const open = await streams(server.address);
  await killed(anna.context, pages[0]); // the first had it made
  await expect.poll(() => streams(server.address)).toBe(open - 1);
  const begun = Date.now();
  await sits(server.address, tables[0], "Ben");
  await sits(server.address, tables[1], "Cleo");
  await Promise.all([shows(pages[1], "Ben"), shows(pages[2], "Cleo")]);
  console.log(`     news after the keeper was killed: ${Date.now() - begun} ms`);
  assert.equal(await streams(server.address), open);
  assert.deepEqual(anna.problems, []);
  await anna.close();
});

/** A proxy before the server, which holds streams back as long as it is told to; how often it was `asked` for news. */
async function proxy(target) {
  const state = { holds: true, asked: 0, streams: 0 };
  const held = new Set();
  const proxy = createServer((asked, answer) => {
    const stream = asked.url.startsWith("/api/stream");
    const once = asked.url.includes("once=true");
    if (stream) state[once ? "asked" : "streams"]++;
    const passed = request(target + asked.url, { method: asked.method, headers: asked.headers }, (told) => {
      if (stream && state.holds) { // the whole answer is waited for
        const parts = [];
        told.on("data", (part) => parts.push(part));
        told.on("end", () => { answer.writeHead(told.statusCode, told.headers).end(Buffer.concat(parts)); });
        return;
      }
      answer.writeHead(told.statusCode, told.headers);
      if (!stream) told.pipe(answer);
      else told.on("data", (part) => { if (!state.holds || once) answer.write(part); }).on("end", () => { answer.end(); }); // may go silent later
    });
    held.add(passed);
    passed.on("error", () => { answer.destroy(); }).on("close", () => held.delete(passed));
    answer.on("close", () => { passed.destroy(); });
    asked.pipe(passed);
  });
  await new Promise((done) => proxy.listen(0, "127.0.0.1", done));
  const close = () => { proxy.closeAllConnections(); for (const one of held) one.destroy(); return new Promise((done) => proxy.close(done)); };
  return Object.assign(state, { address: `http://127.0.0.1:${proxy.address().port}`, close });
}

test("where a proxy holds streams back the page shows what it can fetch, says so, and asks now and then", async ({ browser }) => {
  test.setTimeout(120_000);
  const before = await proxy(server.address);
  const anna = await person(browser);
  const { page } = anna;
  await page.goto(`${before.address}/dice`);
  const opened = await table(page);
  await page.goto(`${before.address}/t/${opened.table}`);
  await page.getByRole("button", { name: /Leave my seat/ }).waitFor();
  const sentence = page.getByText("Live updates do not get through here.");
  await sentence.waitFor();
  await sits(server.address, opened, "Ben");
  await shows(page, "Ben");
  const took = await command(page);
  assert.ok(took < 3_000, `one's own command is shown after ${took} ms`);
  await sentence.waitFor();
  const tried = before.streams;
  before.holds = false;
  await expect.poll(() => before.streams).toBeGreaterThan(tried);
  await sentence.waitFor({ state: "detached" });
  const { asked } = before;
  await sits(server.address, opened, "Cleo");
  await shows(page, "Cleo");
  assert.equal(before.asked, asked, "it asks no more");
  assert.ok(asked < 20, `it has asked ${asked} times`);
  assert.deepEqual(anna.problems.filter((text) => !text.includes("403")), []); // whoever stood up looks once whether the seat is still theirs
  await anna.close();
  await before.close();
});

test("without SharedWorkers each tab has its stream only while it is looked at", async ({ browser }) => {
  const anna = await person(browser);
  await anna.page.goto(`${server.address}/dice`);
  const opened = await table(anna.page);
  await anna.context.addInitScript(() => {
    delete globalThis.SharedWorker;
    let hidden = false;
    Object.defineProperty(document, "hidden", { get: () => hidden });
    globalThis.hide = (now) => { hidden = now; document.dispatchEvent(new Event("visibilitychange")); };
  });
  const pages = [anna.page, await anna.context.newPage()];
  const known = await streams(server.address);
  for (const page of pages) {
    await page.goto(`${server.address}/t/${opened.table}`);
    await page.getByRole("button", { name: /Leave my seat/ }).waitFor();
  }
  assert.equal(await streams(server.address), known + 2);
  await pages[0].evaluate(() => { globalThis.hide(true); });
  await expect.poll(() => streams(server.address)).toBe(known + 1);
  await sits(server.address, opened, "Ben");
  await shows(pages[1], "Ben");
  assert.equal(await pages[0].getByText("Ben", { exact: true }).count(), 0);
  await pages[0].evaluate(() => { globalThis.hide(false); });
  await shows(pages[0], "Ben");
  assert.deepEqual(anna.problems, []);
  await anna.close();
});

test("a page that comes back from the browser's memory has what it missed", async ({ browser }) => {
  const anna = await person(browser);
  await anna.page.goto(`${server.address}/dice`);
  const opened = await table(anna.page);
  await anna.page.goto(`${server.address}/t/${opened.table}`);
  await anna.page.getByRole("button", { name: /Leave my seat/ }).waitFor();
  // what a browser does that keeps the page: it is not loaded again
  const turn = (kind) => anna.page.evaluate((name) => { dispatchEvent(new PageTransitionEvent(name, { persisted: true })); }, kind);
  const known = await streams(server.address);
  await turn("pagehide");
  await expect.poll(() => streams(server.address)).toBe(known - 1);
  await sits(server.address, opened, "Ben");
  await turn("pageshow");
  await shows(anna.page, "Ben");
  assert.deepEqual(anna.problems, []);
  await anna.close();
});
