// What the page keeps for a time without a network: only what is its own, whatever a network answers with.
import assert from "node:assert/strict";
import { createServer, request } from "node:http";

import { browser, expect, server, person, test } from "./server.mjs";

const PORTAL = "<!doctype html><title>Sign in to the network</title><h1>Welcome at the airport</h1>";

/** Stands before the server, and answers as networks do: `mode.now` is "well", "portal", "broken", "moved", "script" or "gone". */
async function network(mode) {
  const proxy = createServer((asked, answer) => {
    const strange = {
      portal: () => answer.writeHead(200, { "content-type": "text/html" }).end(PORTAL),
      broken: () => answer.writeHead(502, { "content-type": "text/html" }).end(PORTAL),
      moved: () => answer.writeHead(302, { location: "/verify.html" }).end(),
      script: () => answer.writeHead(200, { "content-type": "text/javascript" }).end("0"),
      gone: () => asked.socket.destroy(),
    }[mode.now];
    if (strange && !(mode.now === "moved" && asked.url === "/verify.html")) { strange(); return; }
    const on = request(server.address + asked.url, { method: asked.method, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode, got.headers);
      got.pipe(answer);
    });
    on.on("error", () => answer.destroy());
    asked.pipe(on);
  });
  await new Promise((done) => { proxy.listen(0, "127.0.0.1", done); });
  const stop = () => new Promise((done) => { proxy.close(done); proxy.closeAllConnections(); });
  return { address: `http://127.0.0.1:${proxy.address().port}`, stop };
}

/** What lies in the browser's stores, as addresses, and the document that is shown for every address of the page. */
const kept = (page) => page.evaluate(async () => {
  const found = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return { found, shell: await (await caches.match("/"))?.text() };
});

test("a network that answers with its own page does not get into what is kept", async () => {
  const mode = { now: "well" };
  const before = await network(mode);
  const anna = await person(browser, { serviceWorkers: "allow" });
  const { page } = anna;
  await page.goto(before.address);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller !== null && (await caches.match("/")));
  const made = await anna.context.request.post(`${before.address}/api/tables`, { headers: { "X-Kartentisch": "test" }, data: { game: "attila", seats: [{ kind: "mine", name: "Anna" }, { kind: "mine", name: "Ben" }] } });
  assert.equal(made.status(), 200, await made.text());
  const { table } = await made.json();
  await page.goto(`${before.address}/t/${table}`); // a table with its own keys and hand
  await page.getByText("Anna").first().waitFor();
  const own = await kept(page);
  assert.ok(own.found.length > 5);
  assert.deepEqual(own.found.filter((path) => path !== "/" && !/^\/assets\/|^\/icon|^\/manifest/.test(path)), []);
  assert.ok(!own.shell.includes(table));

  for (const odd of ["portal", "broken", "moved"]) {
    mode.now = odd;
    await page.goto(`${before.address}/mine`).catch(() => undefined);
    await page.goto(`${before.address}/t/${table}`).catch(() => undefined);
    const fetched = await page.evaluate((name) => fetch(`/assets/${name}.js`).then((got) => got.headers.get("content-type"), String), odd);
    assert.ok(fetched);
    const now = await kept(page);
    assert.equal(now.shell, own.shell, odd);
    assert.deepEqual(now.found.filter((path) => path.includes(odd)), []);
  }
  mode.now = "well";
  await page.goto(`${before.address}/`);
  mode.now = "script"; // the page of many versions: the newest files stay, and not all
  const count = await page.evaluate(async () => {
    const shell = await caches.open((await caches.keys())[0]);
    await Promise.all(Array.from({ length: 640 }, (_, i) => shell.put(`/assets/v${i}.js`, new Response("0"))));
    await fetch("/assets/newest.js");
    for (let looks = 0; looks < 100 && !(await shell.match("/assets/newest.js")); looks++) await new Promise((done) => setTimeout(done, 50));
    return (await shell.keys()).length;
  });
  assert.ok(count > 500 && count < 650, String(count));
  assert.ok(!(await kept(page)).found.includes("/assets/v0.js") && (await kept(page)).found.includes("/assets/newest.js"));
  assert.equal(await page.evaluate(() => fetch("/assets/v639.js", { headers: { range: "bytes=0-0" } }).then(({ ok }) => ok)), true);

  mode.now = "gone";
  await page.goto(`${before.address}/`);
  await expect(page).toHaveTitle(/Kartentisch/);
  mode.now = "well";
  await anna.close();
  await before.stop();
});
