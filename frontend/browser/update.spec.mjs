// A game of an earlier version goes on under a program with other rules: whoever plays is told so once, reads what changes, and goes on.
import assert from "node:assert/strict";

import { axe } from "./actions.mjs";
import { browser, expect, person, PHONE, serve, test } from "./server.mjs";

// of tests/server/stores/v0_1_0.sql, whose first lines tell of its tables: the key of all seats
const EUROPE = { table: "yvXMDNiwV549", key: "vQijBrXeOk8CRDvCEK2yAR4Sznxe9UFd" };
const ATTACK = { table: "ocdhVAuub8xY", key: "sOIGMyo4bipP_llwTJl3O2EDoxRtqdqN" };

test("an update of the rules is told once at a running game, and the question stays in sight", async () => {
  const served = await serve("kartentisch", () => [], "v0_1_0.sql");
  const sits = async ({ table, key }, options) => {
    const one = await person(browser, options);
    await one.context.addCookies([{ name: `kt_${table}`, value: key, url: served.address }]);
    await one.page.goto(`${served.address}/t/${table}`);
    return one;
  };
  try {
    const anna = await sits(EUROPE, { ...PHONE, locale: "de-DE" });
    const news = anna.page.getByRole("region", { name: "Neuer Stand der Regeln." });
    await expect(news).toContainText("Neuer Stand der Regeln. Die Partie geht nach Stand 5 weiter; bisher galt Stand 1.");
    const attacks = anna.page.getByRole("button", { name: "Weiter angreifen" });
    const inSight = () => attacks.evaluate((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    await expect.poll(inSight, "what is asked can be answered below the news").toBe(true);
    await anna.shot("update-390");
    await news.getByText("Was sich ändert").click();
    await expect(news.getByRole("listitem"), "each change with its rules").toHaveCount(4);
    await expect(news.getByRole("listitem").first()).toContainText("Jäger ohne Träger werden einzeln gefragt");
    await expect(news.getByRole("button", { name: /AAE-R23/ })).toBeVisible();
    await axe(anna.page, "the news that the rules were updated", ".map");
    await anna.shot("update-open-390");
    await news.getByRole("button", { name: "Verstanden" }).click();
    await expect(news).toHaveCount(0);
    await anna.page.reload();
    await attacks.waitFor();
    await expect(news, "it was read").toHaveCount(0);
    await attacks.click();
    await expect(attacks, "the game goes on").toHaveCount(0);

    const cleo = await sits(ATTACK);
    await cleo.page.getByRole("button", { name: "I am Cleo" }).click();
    const told = cleo.page.getByRole("region", { name: "The rules were updated." });
    await told.getByText("What changes").click();
    await cleo.shot("update-1280");
    await told.getByRole("button", { name: "Ask for the earlier ruling" }).click(); // all seats are hers: they agree
    await expect(told, "they have answered it").toHaveCount(0);
    assert.deepEqual([...anna.problems, ...cleo.problems], []);
    await Promise.all([anna.close(), cleo.close()]);
  } finally {
    await served.stop();
  }
});
