// Names, words and files that would like to be a program, on every page that shows them: nothing of them runs, and nothing becomes part of a page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { browser, person, serve, test } from "./server.mjs";

let server; // of its own: it shows a table in the lobby, where other tests count
test.beforeAll(async () => { server = await serve(); });
test.afterAll(() => server.stop());

const NAMES = ["<img src onerror=hit()>", "<svg onload=hit()>", "\"><b id=hit>x</b>", "</script><b id=hit>"];
const LONG = `"><img src=x onerror=hit()><script>hit()</script><a href="javascript:hit()">x</a><iframe srcdoc="<script>parent.hit()</script>"></iframe>{{hit()}}\${hit()}`;
const HEADERS = { "X-Kartentisch": "test" };

/** Whatever ran, was refused by the policy, or has become an element. */
async function watched(anna) {
  const hits = [];
  await anna.context.exposeFunction("hit", () => { hits.push("ran"); });
  await anna.context.exposeFunction("refusedByPolicy", (what) => { hits.push(what); });
  await anna.context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => window.refusedByPolicy(`${event.violatedDirective} ${event.blockedURI} ${event.sample} ${location.pathname}`));
  });
  return hits;
}

const planted = (page) => page.evaluate(() => [...document.querySelectorAll("#hit, [onerror], [onload], [href^='javascript:' i], iframe[srcdoc], img[src='x'], img[src='']")].map((one) => one.outerHTML));

test("hostile names, words and files run nowhere", async () => {
  const anna = await person(browser);
  const { page, context } = anna;
  const hits = await watched(anna);
  const look = async (path, act = async () => undefined) => {
    await page.goto(server.address + path);
    await page.waitForLoadState("networkidle", { timeout: 1500 }).catch(() => undefined);
    await act();
    assert.deepEqual(await planted(page), [], path);
    assert.deepEqual(hits, [], path);
  };
  const shown = (text) => page.getByText(text).first().waitFor({ state: "attached" }); // as it was typed
  const post = async (path, data) => {
    const answer = await context.request.post(`${server.address}/api${path}`, { headers: HEADERS, data });
    return { status: answer.status(), body: await answer.json() };
  };

  // a table that is played, with words, notes and plans
  const opened = await post("/tables", { game: "attila", language: "en", chat: "free", listed: true, spectators: true, seats: NAMES.slice(0, 2).map((name) => ({ kind: "mine", name })) });
  assert.equal(opened.status, 200, JSON.stringify(opened.body));
  const table = opened.body.table;
  await look("/");
  await look(`/t/${table}`);
  const commands = `/tables/${table}/commands`;
  assert.equal((await post(commands, { id: "s", type: "start" })).status, 200);
  for (const [number, text] of [...NAMES, LONG.slice(0, 290)].entries()) assert.equal((await post(commands, { id: `c${number}`, type: "chat", text })).status, 200);
  await context.request.put(`${server.address}/api/tables/${table}/notebook/notenote`, { headers: HEADERS, data: { kind: "note", revision: 0, text: LONG.slice(0, 200) } });
  await post(commands, { id: "p", type: "pause", minutes: 60, reason: "other", text: LONG.slice(0, 60) });
  await look(`/t/${table}`, async () => {
    await shown(NAMES[0]);
    for (const name of [/Chat|Talk/i, /Log|Chronicle|History/i, /Menu/i]) await page.getByRole("button", { name }).first().click({ timeout: 2000 }).catch(() => undefined);
    await page.emulateMedia({ media: "print" });
    await page.emulateMedia({ media: "screen" });
  });
  await look("/mine");

  // games that are over, brought along: names, agents and options of others
  for (const [game, seed] of [["attacke", 3]]) {
    const text = server.played(game, seed).replace("Anna", NAMES[0].replaceAll("\"", "'")).replace("Ben", NAMES[1]).replace("Cleo", "</script><b id=hit>");
    const brought = await post("/records", { record: text });
    assert.equal(brought.status, 200, JSON.stringify(brought.body).slice(0, 300));
    const over = brought.body.table;
    await look(`/t/${over}`, async () => {
      await shown(NAMES[0]);
      for (const button of await page.getByRole("button").all()) {
        const said = await button.textContent({ timeout: 1000 }).catch(() => ""); // a press before may have led elsewhere
        if (/review|replay|course|luck|look back|picture/i.test(said ?? "")) await button.click({ timeout: 1000 }).catch(() => undefined);
      }
    });
    for (const part of ["picture", "history", "review", "log"]) await look(`/api/tables/${over}/${part}`);
    // what is opened by itself, out of any page
    await page.goto("about:blank");
    const svg = await (await context.request.get(`${server.address}/api/tables/${over}/picture`)).text();
    await page.setContent(svg);
    assert.deepEqual(await planted(page), []);
  }
  await look("/verify.html", async () => {
    const text = server.played("attacke", 4).replace("Anna", "<img src onerror=hit()>");
    await page.locator("input[type=file]").first().setInputFiles({ name: "<img src=x onerror=hit()>.ktj", mimeType: "text/plain", buffer: Buffer.from(text) }, { timeout: 5000 });
    await page.waitForTimeout(300);
  });

  // positions and their files
  const drawn = await post("/games/attacke/positions", { text: `title: '${LONG.replaceAll("'", "")}'\ngame: attacke\nplayers: ['<img src onerror=hit()>', b]\n` });
  assert.ok(drawn.status < 500);
  for (const path of [`/nowhere/${encodeURIComponent(LONG)}`, `/t/${encodeURIComponent(NAMES[0])}`, `/join/x?${encodeURIComponent(LONG)}#${encodeURIComponent(LONG)}`, `/rules/${encodeURIComponent("<img src onerror=hit()>")}`, `/api/tables/${encodeURIComponent(NAMES[0])}`]) await look(path);

  // who is somebody, with such a name
  assert.equal((await context.request.patch(`${server.address}/api/me`, { headers: HEADERS, data: { name: NAMES[0] } })).status(), 200);
  await look("/me");
  await look("/notifications");
  assert.deepEqual(hits, []);

  // and that would have been noticed
  await page.evaluate(() => { document.body.innerHTML += "<img src=x onerror=hit()><b id=hit></b>"; });
  assert.equal((await planted(page)).length, 2);
  for (let looks = 0; hits.length === 0 && looks < 100; looks++) await page.waitForTimeout(50);
  assert.match(hits[0], /script-src/);
  await anna.close();
});
