// A rated game: agreed in the form, told to who sits down, counted at the end, kept with who one is.
import { axe, invitation, join, open, playedOut } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";

test("a rated game from the form to the result", async () => {
  test.setTimeout(180_000);
  const anna = await person(browser);
  const ben = await person(browser, PHONE);
  await open(server, anna.page, ["me", "open: invite"], { more: async (page) => {
    await page.getByLabel("Rated").check();
    await expect(page.getByLabel("Allow hints: a bot suggests moves")).toHaveCount(0);
  } });
  const link = await invitation(anna.page);
  await ben.page.goto(link);
  await expect(ben.page.getByText("This game is rated")).toBeVisible();
  await join(ben.page, link, "Ben");
  for (const { page } of [anna, ben]) await expect(page.getByText("Rating 1500, most likely between").first()).toBeVisible();
  await axe(anna.page, "waiting room of a rated table");
  await ben.page.getByRole("button", { name: "Start the game" }).click();
  await anna.page.locator(".kt-map").waitFor();
  const leaves = await ben.context.request.post(`${anna.page.url().replace("/t/", "/api/tables/")}/commands`, { headers: { "X-Kartentisch": "test" }, data: { id: "ben-leaves-1", type: "leave", autopilot: "pass" } });
  expect(leaves.status(), "the autopilot passes to the end, and it counts").toBe(200);
  await playedOut(anna, ben);
  for (const { page } of [anna, ben]) {
    const rows = page.locator(".ratings li");
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: "You" })).toContainText(/1500 → \d+/);
  }
  await axe(ben.page, "result of a rated game");
  await ben.shot("rated-result");
  await anna.page.goto(`${server.address}/me`);
  const own = anna.page.locator(".rating");
  await expect(own.getByRole("heading", { name: "Attila, 2 players" })).toBeVisible();
  await own.getByText("Game by game").click();
  await expect(own.locator("tbody tr")).toHaveCount(1);
  await axe(anna.page, "own ratings");
  await anna.shot("rated-me");
  expect([...anna.problems, ...ben.problems]).toEqual([]);
  await anna.close();
  await ben.close();
});
