// Odd windows and large letters: every page fits all of them, by day and by night.
import assert from "node:assert/strict";

import { misfits } from "./fits.mjs";
import { browser, house, person, test } from "./house.mjs";

const FINGER = 40; // CSS pixels
/** Width, height, letters in percent. 640 wide is a window of 1280 at twice the size. */
const DESKS = [[960, 600, 100], [1024, 768, 100], [3840, 1600, 100], [1280, 800, 200], [640, 400, 100], [640, 400, 200]];
const PHONES = [[360, 740, 100], [844, 390, 100], [360, 740, 200]];
const GAMES = ["attila", "attack", "attacke", "selfr3", "europe"];

const post = (path, data, secret = "") => fetch(`${house.address}/api${path}`, {
  method: "POST", headers: { "Content-Type": "application/json", "X-Kartentisch": "page", ...(secret && { Authorization: `Bearer ${secret}` }) }, body: JSON.stringify(data),
}).then((answer) => answer.json());

/** A table against two bots, as somebody who comes back to it. */
async function table(game) {
  const seats = [{ kind: "mine", name: "Anna" }, ...["Ben", "Clara"].map((name) => ({ kind: "bot", bot: "greedy", name }))];
  const { table: id, secret, recovery } = await post("/tables", { game, seats });
  await post(`/tables/${id}/commands`, { id: "start", type: "start" }, secret);
  return `/back/${id}#${recovery}`;
}

/** A table that waits for people: its invitation, and the room in which one waits. */
async function waiting() {
  const seats = [{ kind: "mine", name: "Maximiliane von Hohenstaufen" }, { kind: "open" }, { kind: "bot", bot: "greedy", name: "Ben" }];
  const { table: id, recovery, invite } = await post("/tables", { game: "europe", seats });
  return { room: `/back/${id}#${recovery}`, invitation: `/join/${id}#${invite}` };
}

const READY = ".ask[data-decision], main:not(.plain) :is(h1, h2), main.plain .failed";

/** Looks at each of the pages in windows of all these sizes. */
async function walk(paths, sizes, options, look) {
  const one = await person(browser, { bypassCSP: true, ...options });
  const { page } = one;
  for (const [name, path] of paths) {
    const [[width, height]] = sizes;
    await page.setViewportSize({ width, height });
    await page.goto("about:blank"); // another part of the same address would not be loaded
    await page.goto(house.address + path);
    await page.locator(name.startsWith("table of") ? ".ask[data-decision]" : READY).first().waitFor();
    for (const [w, h, text] of sizes) {
      await page.setViewportSize({ width: w, height: h });
      await page.evaluate(async (size) => {
        document.documentElement.style.fontSize = `${size}%`;
        for (let i = 0; i < 3; i++) await new Promise((done) => { requestAnimationFrame(done); });
      }, text);
      await look(one, `${name} at ${w}×${h}, letters ${text} %`);
    }
  }
  await one.close();
}

const pages = async () => {
  const { room, invitation } = await waiting();
  return [["lobby", "/"], ["new table", "/new"], ["new table of SelfR3", "/new?game=selfr3"], ["invitation", invitation], ["waiting room", room], ["rules", "/rules/attack"], ["in short", "/short/europe"], ["me", "/me"], ["mine", "/mine"], ["notices", "/notices"], ["lesson", "/learn/attila"], ["puzzle", "/puzzle/attila"], ["position", "/edit/attila"], ["dice", "/dice"], ["nowhere", "/nowhere"]];
};
const tables = () => Promise.all(GAMES.map(async (game) => [`table of ${game}`, await table(game)]));

for (const [what, sizes, options, finger] of [["desks", DESKS, {}, 0], ["phones", PHONES, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }, FINGER]]) {
  for (const [which, paths] of [["page", pages], ["table", tables]]) {
    test(`every ${which} fits ${what} of odd sizes`, async () => {
      const wrong = [];
      const all = (await paths()).filter(([name]) => !process.env.ONLY || name.includes(process.env.ONLY));
      await walk(all, sizes, options, async (one, where) => {
        await one.shot(`sizes-${where.replaceAll(/[^\p{L}\d]+/gu, "-")}`);
        const t = Date.now();
        for (const fault of await misfits(one.page, finger)) { wrong.push(`${where}: ${fault}`); console.log(wrong.at(-1)); }
        console.log(where, Date.now() - t);
      });
      assert.deepEqual(wrong, [], `${wrong.length} misfits`);
    });
  }
}

