// One turn of each game in each browser that is installed, by the mouse, from the lobby's address on; pictures of the same
// moments go to browser/shots, to be compared by eye: browser-<moment>-<browser>.png.
// BROWSERS names them; without: Firefox, for Chromium is what all other tests use.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";

import { openWindow, program } from "./drivers.mjs";
import { server, SHOTS, test } from "./server.mjs";
import { record } from "./positions.mjs";

const PATIENCE = 20_000; // ms; all of them share the machine with a server

/** In the page: a point of the first element where a click would meet it (of a region, of its ground). */
const spot = (selector, holding) => {
  for (const element of document.querySelectorAll(selector)) {
    if (holding && !element.textContent.includes(holding)) continue;
    if (element.getAttribute("aria-disabled") === "true") continue;
    const box = element.getBoundingClientRect();
    for (const part of [8, 4, 12, 2, 6, 10, 14, 1, 15]) {
      for (const other of [8, 4, 12, 2, 6, 10, 14, 1, 15]) {
        const [x, y] = [box.x + box.width * part / 16, box.y + box.height * other / 16];
        const met = document.elementFromPoint(x, y);
        if (met && (element.contains(met) || met.closest("[data-region]") === element)) return [Math.round(x), Math.round(y)];
      }
    }
  }
  return null;
};

class Visitor {
  constructor(browser, window) {
    this.browser = browser;
    this.window = window;
  }

  async until(what, script, ...args) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await this.window.evaluate(script, ...args);
      if (found) return found;
      if (Date.now() > end) {
        await this.shot("failed");
        throw new Error(`${this.browser}: ${what} does not come`);
      }
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** Presses what a selector finds, as soon as it can be pressed. */
  async press(selector, holding = "") {
    await this.until("rest", () => !document.querySelector(".ask[aria-busy=true]"));
    const [x, y] = await this.until(`${selector} ${holding}`, spot, selector, holding);
    await this.window.press(x, y);
  }

  async shot(moment) {
    if (process.env.SHOTS) writeFileSync(`${SHOTS}browser-${moment}-${this.browser}.png`, await this.window.shot());
  }

  decision() {
    return this.window.evaluate(() => document.querySelector(".ask")?.dataset.decision ?? "");
  }
}

const post = async (server, path, data, secret = "") => {
  const headers = { "Content-Type": "application/json", "X-Kartentisch": "page", ...(secret ? { Authorization: `Bearer ${secret}` } : {}) };
  const answer = await fetch(`${server.address}/api${path}`, { method: "POST", headers, body: JSON.stringify(data) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

/** A table of Attila with bots. */
const attila = (server) => post(server, "/tables", { game: "attila", seats: [{ kind: "mine", name: "Anna" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }] });

/** A table of Attack! in the middle of a game; the others only sit there. */
async function attack(server) {
  const { players, text } = record("world");
  const { table, invite, secret } = await post(server, "/records", { record: text });
  const [keys] = [await post(server, `/tables/${table}/seats`, { invite, names: players.slice(0, 1) }), await post(server, `/tables/${table}/seats`, { invite, names: players.slice(1) })];
  return { ...keys, table, secret };
}

/** The legal actions of a seat, as the server tells them. */
const legal = async (server, { table, secret }, seat = 0) => {
  const answer = await fetch(`${server.address}/api/tables/${table}?seat=${seat}`, { headers: { Authorization: `Bearer ${secret}` } });
  return (await answer.json()).decision.legal.map(({ fields }) => fields);
};

async function sitDown(server, visitor, keys) {
  await post(server, `/tables/${keys.table}/commands`, { id: "start", type: "start" }, keys.secret);
  await visitor.window.goto(`${server.address}/back/${keys.table}#${keys.recovery}`);
  await visitor.until("the table", () => document.querySelector(".kt-map path") && document.querySelector(".ask[data-decision]") !== null);
}

/** A card to a province, and whatever the button offers until others play. */
async function turnOfAttila(server, visitor) {
  const keys = await attila(server);
  await sitDown(server, visitor, keys);
  await visitor.shot("attila-begins");
  const { province, people } = (await legal(server, keys)).find(({ action }) => action === "place");
  assert.ok(people);
  await visitor.press(`[data-region="${province}"]`);
  await visitor.press(".at-card");
  await visitor.shot("attila-chosen");
  const before = await visitor.decision();
  await visitor.press(".at-actions .fp-first");
  await visitor.until("what others do", (old) => document.querySelector(".ask")?.dataset.decision !== old, before);
  await visitor.until("the next turn", (old) => { const now = document.querySelector(".ask")?.dataset.decision; return now && now !== old; }, before);
  await visitor.shot("attila-next");
}

/** A region, a country beside it, everything that stands there. */
async function turnOfAttack(server, visitor) {
  const keys = await attack(server);
  await sitDown(server, visitor, keys);
  await visitor.shot("attack-begins");
  await visitor.press(".ak-act", "Movement");
  await visitor.press('[data-region="france"]');
  await visitor.press('[data-region="germany"]');
  await visitor.press(".ask button", "All");
  await visitor.shot("attack-chosen");
  const before = await visitor.decision();
  await visitor.press(".fp-first");
  await visitor.shot("attack-noted");
  await visitor.press(".fp-first");
  await visitor.until("the next question", (old) => document.querySelector(".ask")?.dataset.decision !== old, before);
  await visitor.shot("attack-next");
}

const TURNS = { attila: turnOfAttila, attack: turnOfAttack };

for (const browser of (process.env.BROWSERS ?? "firefox").split(" ")) {
  test.describe(browser, () => {
    test.describe.configure({ mode: "default" }); // one window
    test.skip(!program(browser), `${browser} is not installed`);
    let window;
    test.beforeAll(async () => {
      window = await openWindow(browser);
    });
    test.afterAll(() => window?.close());
    for (const [game, turn] of Object.entries(TURNS)) {
      test(`a turn of ${game} in ${browser}`, async () => {
        await turn(server, new Visitor(browser, window));
        assert.deepEqual(await window.problems(), [], `${browser}: what the page complains about`);
      });
    }
  });
}
