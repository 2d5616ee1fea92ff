// Verifiable chance as two browsers see it: both contribute, the chain is checked, and what is tampered with is found.
import assert from "node:assert/strict";

import { axe, choose, complaints, hold, join, playedOut, reads } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";

const id = (page) => new URL(page.url()).pathname.split("/")[2];
const look = (page, path = "") => page.evaluate((address) => fetch(address).then((answer) => answer.json()), `/api/tables/${id(page)}${path}`);
const kept = (page) => page.evaluate((name) => JSON.parse(localStorage.getItem(name)), `kt.head.${id(page)}`);

/** Waits until the page has checked and kept the last line there is. */
async function checked(page) {
  for (let tries = 0; tries < 100; tries++) {
    const { head } = await look(page);
    const mine = await kept(page);
    if (mine?.seq === head.seq) return assert.equal(mine.hash, head.hash);
    await page.waitForTimeout(50);
  }
  throw new Error("the chain was not checked");
}

async function settle(page) {
  await page.getByRole("textbox", { name: "Invitation link" }).waitFor();
  return page.getByRole("textbox", { name: "Invitation link" }).inputValue();
}

/** Answers whatever is asked of this person, with the first thing that is legal. */
async function play(page) {
  const { decision } = await look(page);
  if (!decision) return page.waitForTimeout(40);
  const command = { id: `t${Math.random()}`, type: "play", seat: decision.seat, decision: decision.id, actions: [decision.legal[0].number] };
  const status = await page.evaluate(([address, body]) => fetch(address, { method: "POST", headers: { "Content-Type": "application/json", "X-Kartentisch": "test" }, body }).then((answer) => answer.status), [`/api/tables/${id(page)}/commands`, JSON.stringify(command)]);
  assert.equal(status, 200);
}

const chance = async (page) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Check dice and cards" }).click();
  return page.locator("dialog .chance");
};

test("two browsers contribute, check the chain, and see what was tampered with", async () => {
  const anna = await person(browser);
  const ben = await person(browser, PHONE);
  await anna.page.goto(`${server.address}/new`);
  await choose(anna.page, "3");
  await anna.page.getByLabel("Name at Seat 1").fill("Anna");
  await anna.page.locator(".plan .button.primary").click();
  await anna.page.waitForURL(/\/t\//);
  const link = await settle(anna.page);
  await anna.page.getByText("Nobody can cheat").click();
  await anna.page.getByText("Method: kt-dice/1, level 2 · 1 seat has contributed").waitFor();
  const table = await hold(ben.page, /\/assets\/TablePage-/); // a slow line: what he brings counts all the same
  await join(ben.page, link, "Ben");
  await table.reached;
  await anna.page.getByText("2 seats have contributed").waitFor();
  await axe(anna.page, "waiting room");
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  await anna.page.getByText("The dice are being set up by everybody’s browsers; the game starts in a few seconds.").waitFor();
  await table.release();
  for (const { page } of [anna, ben]) await page.locator(".kt-map").waitFor();
  assert.deepEqual((await look(anna.page)).table.dice.contributed, [0, 1]);
  for (let moves = 0; moves < 6; moves++) for (const { page } of [anna, ben]) await play(page);
  for (const { page } of [anna, ben]) await checked(page);
  assert.equal(await anna.page.locator(".fairness-alarm").count(), 0);
  const line = await chance(anna.page);
  await expect(line).toHaveText(/level 2 · 2 seats have contributed · \d+ of \d+ open rolls? verified.*chain checked up to line \d+/);
  await anna.page.getByText("Contributed by: Anna, Ben.").waitFor();
  await anna.page.getByText(/The server's signature is valid|This browser cannot check the server's signature/).waitFor();
  await axe(anna.page, "chance");
  await anna.shot("chance");

  const place = `kt.head.${id(anna.page)}`;
  const good = await kept(anna.page);
  await anna.page.evaluate(([name, other]) => localStorage.setItem(name, other), [place, JSON.stringify({ ...good, hash: "ab".repeat(32) })]);
  await anna.page.reload();
  const banner = anna.page.getByRole("alert").filter({ hasText: "A line that was checked has changed." });
  await banner.waitFor();
  assert.match(await banner.textContent(), new RegExp(`line ${good.seq} abab abab abab abab.*line ${good.seq} ${good.hash.slice(0, 4)}`));
  const saved = await banner.getByRole("link", { name: "Both states as a file" }).getAttribute("href");
  const { forked, heads } = JSON.parse(decodeURIComponent(saved.slice(saved.indexOf(",") + 1)));
  assert.deepEqual([forked, heads.map(({ seq, hash }) => [seq, hash])], [id(anna.page), [[good.seq, "ab".repeat(32)], [good.seq, good.hash]]]);
  assert.ok(await anna.page.locator(".kt-map").isVisible());
  assert.equal((await kept(anna.page)).hash, "ab".repeat(32), "the old one stays");
  await axe(anna.page, "banner");
  await anna.shot("alarm-1280");
  await banner.getByRole("link", { name: "What this means" }).click();
  await anna.page.getByRole("heading", { name: "When the red warning appears" }).waitFor();
  await axe(anna.page, "dice");

  // the server tells Ben another story: one line of the stream is changed on its way
  const [seen, log] = [await look(ben.page), (await look(ben.page, "/log?after=0")).log];
  const other = log.map((one) => (one.kind === "sat_down" ? { ...one, name: "Bert" } : one));
  const body = [...other.map((one) => `id: ${one.seq}\nevent: 0/line\ndata: ${JSON.stringify(one)}\n\n`), `event: 0/table\ndata: ${JSON.stringify(seen)}\n\n`, "event: here\ndata: {}\n\n"].join("");
  await ben.page.addInitScript(() => { delete globalThis.SharedWorker; }); // what a worker asks for cannot be changed on its way
  await ben.page.route("**/stream?*", (route) => route.fulfill({ status: 200, contentType: "text/event-stream", body }));
  await ben.page.reload();
  await ben.page.getByRole("alert").filter({ hasText: "Warning: the log does not match what this browser has checked." }).waitFor();
  assert.ok(await ben.page.locator(".kt-map").isVisible());
  await axe(ben.page, "banner on a phone");
  await ben.shot("alarm-390");
  for (const { problems } of [anna, ben]) assert.deepEqual(problems, []);
  await Promise.all([anna, ben].map((one) => one.close()));
});

test("the browser of another seat is the witness of a roll, and whoever withholds it is told", async () => {
  const anna = await person(browser);
  const ben = await person(browser);
  await anna.page.goto(`${server.address}/dice`);
  const wish = { game: "attack", seats: [{ kind: "mine", name: "Anna" }, { kind: "open" }], witness: "wish" };
  const post = (address, body) => fetch(address, { method: "POST", headers: { "Content-Type": "application/json", "X-Kartentisch": "test" }, body: JSON.stringify(body) }).then((answer) => answer.json());
  const keys = await anna.page.evaluate(`(${post})("/api/tables", ${JSON.stringify(wish)})`);
  await anna.page.goto(`${server.address}/t/${keys.table}`);
  await join(ben.page, `${server.address}/join/${keys.table}#${keys.invite}`, "Ben");
  await anna.page.getByText("Nobody can cheat").click();
  await anna.page.getByText("2 seats have contributed").waitFor();
  // Ben's browser tells its link, but nobody takes it
  const swallowed = [];
  await ben.page.route("**/commands*", async (route) => {
    const command = route.request().postDataJSON();
    if (command.type !== "witness" || !command.link) return route.continue();
    swallowed.push(command);
    return route.fulfill({ json: { accepted: true, command: command.id, seq: 0, rematch: null, held: null, log: [] } });
  });
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  // dice fall for who begins: Anna's browser is asked first, then Ben's, which is waited for in vain, and comes back
  const told = async () => (await look(anna.page)).table.dice.witness;
  await expect.poll(told, { timeout: 20_000 }).toMatchObject({ fallbacks: [0, 1], out: [], asked: null });
  assert.deepEqual(swallowed.map(({ seat, i }) => [seat, i]), [[1, 2]]);
  for (const { page } of [anna, ben]) await page.locator(".kt-map").waitFor();
  await expect(await chance(anna.page)).toHaveText(/\d+ of \d+ open rolls verified · no answer from Ben in time: 1×/);
  await axe(anna.page, "chance with witnesses");
  await anna.shot("witness");
  await chance(ben.page);
  await ben.page.getByText("because it came too late or was not accepted: 1.").waitFor();
  for (const { page } of [anna, ben]) await expect(page.locator(".fairness-alarm")).toHaveCount(0);
  for (const { problems } of [anna, ben]) assert.deepEqual(problems, []);
  await Promise.all([anna, ben].map((one) => one.close()));
});

test("alone against bots the game begins at once, with a contribution, and can be checked after its end", async () => {
  const anna = await person(browser);
  await anna.page.goto(server.address);
  const begun = performance.now();
  await anna.page.getByRole("button", { name: "Play now: Attila" }).click();
  await anna.page.locator(".kt-map").waitFor();
  const took = performance.now() - begun;
  const { table } = await look(anna.page);
  assert.equal(table.status, "playing");
  assert.deepEqual(table.dice.contributed, [0]);
  assert.ok(took < 8_000, `it began after ${took} ms`);
  console.log(`    from the lobby to the map in ${Math.round(took)} ms`);
  for (let moves = 0; moves < 12; moves++) await play(anna.page); // the page goes along for a while
  await checked(anna.page);
  await playedOut(anna);
  await reads(anna.page);
  await anna.page.locator(".result").waitFor();
  await checked(anna.page);
  await anna.page.getByText("More", { exact: true }).click();
  const [beside] = await Promise.all([anna.context.waitForEvent("page"), anna.page.getByRole("button", { name: "Check this game" }).click()]);
  await beside.waitForFunction(() => document.querySelector("#verdict[data-state=good]"));
  assert.equal(await anna.page.locator(".fairness-alarm").count(), 0);
  assert.deepEqual(complaints(anna.problems), []); // it is answered past the page here, which may just have tried something
  await anna.page.getByRole("button", { name: "Rematch", exact: true }).click();
  await anna.page.waitForURL((url) => !url.pathname.endsWith(table.id));
  await anna.page.locator(".kt-map").waitFor();
  assert.deepEqual((await look(anna.page)).table.dice.contributed, [0]);
  await anna.close();
});

test("two at one screen bring one seed", async () => {
  const anna = await person(browser);
  await anna.page.goto(`${server.address}/new`);
  await anna.page.getByLabel("Who plays seat 2").selectOption({ label: "another player on this device" });
  await anna.page.locator(".plan .button.primary").click();
  await anna.page.waitForURL(/\/t\//);
  await anna.page.getByRole("button", { name: /^I am / }).click();
  await anna.page.locator(".kt-map").waitFor();
  await checked(anna.page);
  assert.deepEqual((await look(anna.page)).table.dice.contributed, [0]);
  assert.equal(await anna.page.locator(".fairness-alarm").count(), 0);
  assert.deepEqual(anna.problems, []);
  await anna.close();
});
