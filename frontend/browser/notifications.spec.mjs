// Being called back, on the page: an address that says yes, a letter to try it, quiet hours, and no more of it.
import { axe } from "./actions.mjs";
import { browser, expect, person, PHONE, serve, test } from "./server.mjs";
import { mailbox } from "./mailServer.mjs";

test("an address is added, says yes, is tried, keeps quiet at night, and goes", async () => {
  const box = await mailbox();
  const server = await serve("kartentisch", (address) => ["--address", address, "--mail", `smtp://127.0.0.1:${box.port}`, "--mail-from", "tables@example.org"]);
  const { page, problems, shot, close } = await person(browser, { ...PHONE, locale: "en-GB" });
  await page.goto(`${server.address}/me`);
  await page.getByRole("link", { name: "Notification settings" }).click();
  await page.getByText("None yet.").waitFor();
  await page.getByLabel("E-mail address").fill("anna@example.org");
  await page.getByRole("button", { name: "Add this address" }).click();
  const places = page.getByRole("region", { name: "Channels" });
  await places.getByText("waiting for confirmation").waitFor();

  const [asked] = /http:\S+\/notifications\/confirm\/[\w-]+/.exec(await box.letter());
  await page.goto(asked);
  await page.getByRole("button", { name: "Yes, notify me" }).click();
  await page.getByText("Thank you. Notifications go to anna@example.org from now on.").waitFor();
  await page.getByRole("link", { name: "Notification settings" }).first().click();
  await places.getByText("active").waitFor();
  await page.getByRole("button", { name: "Send a test to anna@example.org" }).click();
  expect(await box.letter()).toContain("Notifications from Kartentisch work");

  await page.getByLabel("Quiet hours").check();
  await page.getByLabel("from", { exact: true }).fill("21:30");
  await expect.poll(async () => (await (await page.request.get(`${server.address}/api/notifications`)).json()).quiet_from).toBe(21 * 60 + 30);
  await page.reload();
  await expect(page.getByLabel("from", { exact: true })).toHaveValue("21:30");
  await axe(page, "notices");
  await shot("notices-phone");
  await page.getByRole("button", { name: "Remove anna@example.org" }).click();
  await page.getByText("None yet.").waitFor();
  await page.getByRole("link", { name: "My profile", exact: true }).click();
  await page.getByRole("heading", { name: "Days off" }).waitFor();
  await axe(page, "me");
  expect(problems).toEqual([]);
  await close();
  await server.stop();
  box.close();
});
