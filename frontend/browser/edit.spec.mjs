// Drawing a position: a small battle of Attack! on an empty board, checked, saved, shared, played from; what is wrong is said at its place.
import { axe, openLog } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";

const verdict = (page) => page.locator(".edit-verdict");

/** An empty board of a game in the editor, for two. */
async function emptyBoard(game, options = {}) {
  const one = await person(browser, { bypassCSP: true, ...options });
  const { page } = one;
  await page.goto(`${server.address}/edit/${game}`);
  await expect(verdict(page)).toContainText("can be played");
  await page.getByRole("button", { name: "Start from …" }).click();
  await page.getByRole("radio", { name: "An empty board" }).check({ force: true });
  await page.getByRole("button", { name: "Start over" }).click();
  return one;
}

/** So many units of a seat in a place, from the panel. */
async function stand(page, place, who, units) {
  const panel = page.locator(".edit-place");
  await panel.locator("select").first().selectOption({ label: place });
  const whose = panel.getByRole("radio", { name: who, exact: true });
  await expect(async () => { await whose.check({ force: true, timeout: 2_000 }); }).toPass(); // the place may just have been looked up, and be drawn anew
  for (const [unit, n] of Object.entries(units)) for (let i = 0; i < n; i++) await panel.getByRole("button", { name: `${unit}: one more` }).click();
}

test("a small battle is drawn, checked, undone, shared, saved and played", async () => {
  const anna = await emptyBoard("attack");
  const { page } = anna;
  await expect(verdict(page)).toContainText("This position is not possible");
  await stand(page, "Poland", "Player 1", { infantry: 3, tank: 1 });
  await stand(page, "Ukraine", "Player 2", { infantry: 2 });
  await expect(verdict(page)).toContainText("can be played");
  await expect(page.locator('.kt-board [data-region="poland"]')).toHaveAttribute("aria-label", /3 infantry.*1 tank/i);
  await page.keyboard.press("Control+z");
  await expect(page.locator('.kt-board [data-region="ukraine"]')).toHaveAttribute("aria-label", /1 infantry/i);
  await page.keyboard.press("Control+y");
  await expect(verdict(page)).toContainText("can be played");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const text = await (await (await download).createReadStream()).setEncoding("utf8").toArray();
  expect(text.join("")).toContain("ukraine: {infantry: 2}");

  await anna.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("/edit/attack"); // it is packed before it is copied
  const link = await copied();
  const ben = await person(browser);
  await ben.page.goto(link);
  await expect(ben.page.locator('.kt-board [data-region="poland"]')).toHaveAttribute("aria-label", /3 infantry.*1 tank/i);
  await ben.close();

  await axe(page, "the editor");
  await anna.shot("edit-attack");
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play from here" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator(".ask[data-decision]").waitFor();
  await expect(page.locator('.kt-board [data-region="ukraine"]')).toHaveAttribute("aria-label", /2 infantry/i);
  const asked = await page.locator(".ask").getAttribute("data-decision");
  await page.locator(".ask").getByRole("button", { name: /^End turn/ }).first().click();
  const sure = page.getByRole("button", { name: "Yes, end the turn" });
  await expect(async () => {
    if (await sure.isVisible()) await sure.click();
    expect(await page.locator(".ask").getAttribute("data-decision")).not.toBe(asked);
  }).toPass();
  await openLog(page);
  await expect(page.locator(".log, .game-log").first()).toBeVisible();
  expect(anna.problems).toEqual([]);
  await anna.close();
});

test("on a phone everything can be reached, and what is wrong leads to its place", async () => {
  const anna = await emptyBoard("attila", PHONE);
  const { page } = anna;
  await expect(verdict(page)).toContainText("can be played");
  const panel = page.locator(".edit-place");
  await panel.locator("select").first().selectOption({ label: "Moesia" });
  for (const people of ["Goths", "Goths", "Huns"]) await panel.getByRole("button", { name: `${people}: one more` }).tap();
  await panel.getByText("Closed provinces").tap();
  await expect(verdict(page)).toContainText("This position is not possible");
  await expect(verdict(page)).toContainText("Closed provinces");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(verdict(page)).toContainText("can be played");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload(); // what was drawn stays
  await expect(page.locator('.kt-board [data-region="moesia"]')).toHaveAttribute("aria-label", /2 stones of the Goths/);
  await axe(page, "the editor");
  await anna.shot("edit-attila-phone");
  expect(anna.problems).toEqual([]);
  await anna.close();
});
