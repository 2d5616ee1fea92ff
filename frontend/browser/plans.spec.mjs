// Plans for battles, at a desk in German and on a phone in English: when to stop, who falls first, both plans side by side, kept in
// the browser. SHOTS=1: pictures in browser/shots.
import { checked, quiet } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";
import { begin } from "./positions.mjs";

/** By game: the controls, where it begins, what is tapped until the odds stand there. */
const BATTLES = {
  europe: [".eu-controls", "front", async (one, { space, press }) => {
    await press(/^(Nichts kaufen|Buy nothing)/);
    await space("poland");
    await space("east_poland");
  }],
  selfr3: [".sr-controls", "worlds", async (_, { space }) => {
    await space("venezuela");
    await space("andenstaaten");
  }],
  attack: [".ak-controls", "world", async (one, { space, press }) => {
    await one.page.locator(".ak-act").first().click();
    await space("germany");
    await space("danube");
    await press(/^(Alle|All)$/);
  }],
};
const percents = (text) => Number.parseInt(text.replace(/[^0-9]/g, ""), 10);

for (const [game, [controls, position, reach]] of Object.entries(BATTLES)) {
  for (const [size, options] of [["desk", { locale: "de-DE" }], ["phone", { ...PHONE, locale: "en-US" }]]) {
    test(`a battle of ${game} is planned, ${size}`, async () => {
      const one = await person(browser, { bypassCSP: true, ...options });
      const { page } = one;
      await begin(server, position, [one]);
      const settled = () => quiet(one, controls);
      const press = async (name) => { await settled(); await page.locator(".ask").getByRole("button", { name }).first().click(); };
      const space = async (id) => { await settled(); await page.locator(`[data-region=${id}]`).first().focus(); await page.keyboard.press("Enter"); };
      await page.locator(`${controls} button`).first().waitFor();
      await reach(one, { space, press });
      const panel = page.locator(".ask .fp-odds").first();
      const chance = panel.locator("strong").first();
      await expect(chance).toHaveText(/%/);
      const before = await chance.textContent();
      await panel.locator(".fp-planned button").click();

      const dialog = page.getByRole("dialog");
      const wins = dialog.locator(".fp-plan-wins td");
      await expect(wins).toHaveText([before, before]);
      await expect(dialog.locator(".fp-plan-chart"), "what both sides lose, by both plans").toHaveCount(4);
      await one.shot(`plans-${game}-${size}-begin`);
      // plan A differs: the other one stands beside it
      if (game === "attack") await dialog.locator("label", { hasText: /^(immer nur eine|one at a time)$/ }).first().click();
      else {
        // a battle that is won as good as always: only units that stay where they are change anything
        const rule = game === "selfr3" ? /^(bis wenige übrig sind|until few are left)$/ : /^(bis die Chance klein ist|until the chance is low)$/;
        await dialog.locator("label", { hasText: rule }).click();
        for (let n = 0; n < 13; n++) await dialog.locator(".fp-plan-number button").last().click(); // 3 + 13 units, 30 + 65 = 95%
        await expect(dialog.locator(".fp-plan-number output")).toHaveText(game === "selfr3" ? /16/ : /95/);
        if (game !== "selfr3") await expect(dialog.locator(".fp-plan-number button").last()).toHaveAttribute("aria-disabled", "true");
      }
      await expect(wins.first()).not.toHaveText(/…/);
      await expect.poll(async () => percents(await wins.first().textContent())).not.toBe(percents(before));
      const planned = await wins.first().textContent();
      await expect(wins.last()).toHaveText(before);
      // an order of one's own
      if (game === "attack") await dialog.locator("label", { hasText: /^(eigene Reihenfolge|my own order)$/ }).last().click();
      if (game !== "selfr3") {
        const rows = dialog.locator(".fp-plan-order").last().locator("li");
        const names = await rows.allTextContents();
        await rows.nth(1).locator("button").first().click();
        await expect.poll(() => rows.allTextContents()).toEqual([names[1], names[0], ...names.slice(2)]);
      }
      await one.shot(`plans-${game}-${size}`);
      await checked(one, `${game} ${size}`, "dialog *", ".unseen");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(panel.locator(".fp-planned button")).toHaveText(/plan A/i);
      if (game !== "attack") await expect(chance).toHaveText(planned);
      await one.shot(`plans-${game}-${size}-panel`);
      await checked(one, `${game} ${size} panel`, ".ask *", ".unseen");
      // kept, for this game and in this browser
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("kartentisch.plans")));
      expect(Object.keys(kept)).toEqual([game]);
      await panel.locator(".fp-planned button").click();
      await dialog.locator("label", { hasText: "Plan B" }).click();
      await expect(dialog.locator("thead .on")).toHaveText("Plan B");
      await page.keyboard.press("Escape");
      await expect(chance, "plan B is as ever").toHaveText(before);
      expect(one.problems).toEqual([]);
      await one.close();
    });
  }
}

test("perfect play of large armies is refused with a sentence, and what lies in the store may be anything", async () => {
  const one = await person(browser, { bypassCSP: true });
  const { page } = one;
  await page.addInitScript(() => { localStorage.setItem("kartentisch.plans", JSON.stringify({ attack: { used: 0, both: [{ attacker_policy: "<script>", nonsense: "1", defender_policy: 7 }, "no plan"] }, europe: 3 })); });
  await begin(server, "world", [one]);
  await quiet(one, ".ak-controls");
  await page.locator(".ak-act").first().click();
  for (const id of ["germany", "danube"]) {
    await quiet(one, ".ak-controls");
    await page.locator(`[data-region=${id}]`).first().focus();
    await page.keyboard.press("Enter");
  }
  await quiet(one, ".ak-controls");
  await page.locator(".ask").getByRole("button", { name: "All", exact: true }).first().click();
  const panel = page.locator(".ask .fp-odds").first();
  await expect(panel.locator("strong").first()).toHaveText(/%/);
  await expect(panel.locator(".fp-planned button")).toHaveText("Compare plans …");
  await page.route("**/api/odds/attack?*best*", (route) => route.fulfill({ status: 422, json: { error: { code: "odds_too_large", rule: "", sentence: "Too large." } } }));
  await panel.locator(".fp-planned button").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("label", { hasText: "perfect play" }).first().click();
  await expect(dialog.getByRole("alert")).toHaveText(/only for small armies/);
  await page.keyboard.press("Escape");
  await expect(panel.locator(".fp-planned small"), "the panel goes without it").toHaveText(/does not fit here/);
  await expect(panel.locator("strong").first()).toHaveText(/%/);
  await one.close();
});
