// Nothing jumps: for half a second after an input nothing else comes under the pointer, and the map stays where it is while one chooses.
import assert from "node:assert/strict";

import { browser, house, person, PHONE, test } from "./house.mjs";

const INPUTS = 8;
const DESK = { viewport: { width: 1440, height: 900 } };

/** Notes, in the page, every control that comes under the pointer within half a second of an input and was not there before. */
const watch = () => {
  globalThis.jumps = [];
  const named = (element) => `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent).replace(/\d+/g, "#").trim().slice(0, 60)}`;
  const under = (x, y) => {
    const found = document.elementFromPoint(x, y)?.closest("button, input, summary, a");
    return found && !found.disabled && found.getAttribute("aria-disabled") !== "true" ? found : null;
  };
  addEventListener("pointerdown", ({ clientX: x, clientY: y, target }) => {
    if (!(target instanceof Element) || !target.closest(".ask, .hand, .panel, .sheet-phone, .tabs")) return;
    const [one, asked, begun] = [under(x, y), document.querySelector(".ask")?.dataset.decision, performance.now()];
    const name = one && named(one);
    const look = () => {
      const now = under(x, y);
      if (performance.now() - begun > 500 || document.querySelector(".ask")?.dataset.decision !== asked) return; // another question is another matter
      if (now && now !== one && named(now) !== name) globalThis.jumps.push(`${name} → ${named(now)}`);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, true);
};

for (const [where, size] of [["desk", DESK], ["phone", PHONE]]) {
  for (const game of ["attila", "attack", "attacke", "selfr3", "europe"]) {
    test(`nothing jumps under the pointer: ${game}, ${where}`, async () => {
      const post = (path, data, secret = "") => fetch(`${house.address}/api${path}`, {
        method: "POST", headers: { "Content-Type": "application/json", "X-Kartentisch": "page", ...(secret && { Authorization: `Bearer ${secret}` }) }, body: JSON.stringify(data),
      }).then((answer) => answer.json());
      const seats = [{ kind: "mine", name: "Anna" }, ...["Ben", "Clara"].map((name) => ({ kind: "bot", bot: "greedy", name }))];
      const { table, secret, recovery } = await post("/tables", { game, seats });
      await post(`/tables/${table}/commands`, { id: "start", type: "start" }, secret);
      const one = await person(browser, { ...size, reducedMotion: "reduce" });
      const { page } = one;
      await page.addInitScript(watch);
      await page.goto(`${house.address}/back/${table}#${recovery}`);
      let pressed = 0;
      for (let i = 0; i < 4 * INPUTS && pressed < INPUTS; i++) {
        await page.locator(".ask[data-decision]").waitFor();
        // in turn a place of the map and a control of the question, each where it lies
        const at = await page.evaluate((n) => {
          const seen = (element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return width > 0 && element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
          };
          const all = [...document.querySelectorAll(".ask .controls button:not([disabled], [aria-disabled=true]), .hand button:not([disabled], [aria-disabled=true])")].filter((button) => !button.closest(".ask-tools, .head-tools") && !button.querySelector(".rule-link")).map(seen).filter(Boolean);
          return all[n % Math.max(all.length, 1)] ?? null;
        }, i * 7);
        if (at && i % 2) {
          await page.mouse.click(...at);
          pressed++;
          await page.waitForTimeout(520);
        } else {
          const place = await page.evaluate((n) => {
            const marks = [...document.querySelectorAll(".map-one:not([inert]) .kt-region")];
            const board = document.querySelector(".map-one:not([inert]) .kt-board").getBoundingClientRect();
            for (const region of marks.map((_, k) => marks[(17 * (n + k)) % marks.length])) {
              const { left, top, width, height } = region.getBoundingClientRect();
              const [x, y] = [left + width / 2, top + height / 2];
              if (x > board.left && x < board.right && y > board.top && y < board.bottom && region.contains(document.elementFromPoint(x, y))) return [x, y];
            }
            return null;
          }, i);
          if (place) await page.mouse.click(...place);
          await page.waitForTimeout(150);
        }
        await page.keyboard.press("Escape");
      }
      assert.deepEqual(await page.evaluate(() => globalThis.jumps), []);
      assert.ok(pressed > 2, "something was pressed");
      await one.close();
    });
  }
}
