// How the game is won: in one line at the top of every table, whole on a phone as well, and one press away how it is counted.
import assert from "node:assert/strict";

import { browser, DESKTOP, server, person, PHONE, test } from "./server.mjs";
import { againstBots } from "./positions.mjs";

const GAMES = [["attila", {}], ["attack", {}], ["attacke", { options: { random_deal: true } }], ["selfr3", {}], ["europe", {}], ["europe", { start: "eastern_front" }]];
const SAYS = { "en-GB": /\bwins?\b|draw|Take /, "de-DE": /gewinn|zählen|Unentschieden|Erobere/ };

for (const [game, more] of GAMES) {
  test(`${more.start ?? game} says how it is won`, async () => {
    const { back } = await againstBots(server, game, { ...more, ...(more.start && { bots: ["Ben"] }) });
    for (const [device, locale] of [[DESKTOP, "en-GB"], [PHONE, "de-DE"]]) {
      const one = await person(browser, { ...device, locale });
      const { page } = one;
      await page.goto(server.address + back);
      await page.locator(".ask[data-decision]").waitFor();
      const line = page.locator(".goal");
      const said = await line.textContent();
      assert.match(said, SAYS[locale]);
      const { cut, height } = await line.evaluate((element) => ({ cut: element.firstChild.scrollHeight - element.firstChild.clientHeight, height: element.getBoundingClientRect().height }));
      assert.ok(cut <= 0, `all of it is read: ${said}`);
      assert.ok(height >= 40 && height <= 60, `a finger hits it: ${height}`);
      if (game !== "europe") await line.locator(".goal-bar").waitFor({ state: "attached" });
      if (game === "attacke") assert.equal(await line.locator(".goal-bar i").count(), 3, "how far everybody has come");
      await line.click();
      const card = page.locator(".about");
      await page.waitForFunction(() => document.querySelector(".about")?.textContent.includes(document.querySelector(".goal > :first-child").textContent)); // it is there, too, and while others play both change
      assert.ok(await card.locator("dd").count() > 1, "and says how it is counted");
      await page.keyboard.press("Escape");
      await card.waitFor({ state: "detached" });
      assert.deepEqual(one.problems, []);
      await one.close();
    }
  });
}
