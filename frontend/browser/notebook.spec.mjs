// Beside the log: notes, plans and what allies say, at a table of Europe with two Allies and an enemy.
import assert from "node:assert/strict";

import { axe, complaints } from "./actions.mjs";
import { browser, DESKTOP, server, person, PHONE, test } from "./server.mjs";

/** The Axis leads the table; the Allies sit at a desk and at a phone. */
async function table() {
  const post = async (path, data, secret = "") => (await fetch(`${server.address}/api${path}`, {
    method: "POST", headers: { "Content-Type": "application/json", "X-Kartentisch": "page", ...(secret && { Authorization: `Bearer ${secret}` }) }, body: JSON.stringify(data),
  })).json();
  const open = { kind: "open" };
  const anna = await post("/tables", { game: "europe", seats: [{ kind: "mine", name: "Anna" }, open, open] });
  const others = [];
  for (const name of ["Ben", "Cem"]) others.push(await post(`/tables/${anna.table}/seats`, { invite: anna.invite, names: [name] }));
  await post(`/tables/${anna.table}/commands`, { id: "start", type: "start" }, anna.secret);
  const made = [];
  for (const [keys, size] of [[anna, DESKTOP], [others[0], DESKTOP], [others[1], { ...PHONE, locale: "de-DE" }]]) {
    const one = await person(browser, { bypassCSP: true, ...size });
    await one.page.goto(`${server.address}/back/${anna.table}#${keys.recovery}`);
    await one.page.locator(".kt-map").waitFor();
    made.push(one);
  }
  return made;
}

const marks = ({ page }) => page.locator(".kt-overlay .aside-mark");
/** As from other help than a pointer. */
const region = ({ page }, id) => page.locator(`.kt-region[data-region=${id}]`).dispatchEvent("click");
const notebook = async ({ page }, name) => {
  if (await page.locator(".tabs").isVisible()) await page.locator(".tabs button").nth(-2).click();
  await page.locator(".leaves .switch button", { hasText: name }).click();
  await page.locator(".notebook").waitFor();
};

test("allies draw and talk beside the log, an enemy sees nothing of it", async () => {
  const [anna, ben, cem] = await table();

  // a plan by the map: the game is not meant meanwhile
  await notebook(ben, "Notes");
  await ben.page.getByRole("button", { name: "New plan" }).click();
  const bar = ben.page.getByRole("group", { name: "Draw" });
  await bar.getByText("Choose where the arrow starts.").waitFor();
  await region(ben, "germany");
  await bar.getByText(/It starts at Germany/).waitFor();
  await region(ben, "poland");
  await marks(ben).nth(0).waitFor();
  await bar.getByRole("button", { name: "Circle" }).click();
  await bar.getByRole("button", { name: "Colour: blue" }).click();
  await region(ben, "france");
  await marks(ben).nth(1).waitFor();
  await ben.shot("asides-drawing-1280");
  await bar.getByRole("button", { name: "Undo" }).click();
  await marks(ben).nth(1).waitFor({ state: "detached" });

  // by the list, with the keyboard alone
  const form = ben.page.locator(".aside-plan .aside-form");
  await form.getByLabel("From").selectOption({ label: "France" });
  await form.getByLabel("To").selectOption({ label: "Germany" });
  await form.getByRole("button", { name: "Add" }).press("Enter");
  await marks(ben).nth(1).waitFor();
  await bar.getByRole("button", { name: "Done" }).click();

  // a note at a place has a sign that opens it
  await ben.page.getByRole("button", { name: "Write a note" }).click();
  await ben.page.getByLabel("What you want to remember").fill("Watch the\nstraits");
  await ben.page.getByLabel("Attached to").selectOption({ label: "France" });
  await ben.page.getByRole("button", { name: "Save" }).click();
  await ben.page.locator(".aside-sign").waitFor();
  await ben.page.locator(".leaves .switch button", { hasText: "Log" }).click();
  await ben.page.locator(".aside-sign").click();
  await ben.page.locator(".notebook li:focus", { hasText: "Watch the" }).waitFor();

  // shared, and said: the ally's phone has both at once
  assert.equal(await marks(cem).count(), 0);
  await ben.page.getByLabel("Share with my allies").check();
  await marks(cem).nth(1).waitFor();
  await ben.page.getByLabel("Message to your allies …").fill("You take France?");
  await ben.page.getByRole("button", { name: "Send" }).click();
  await cem.page.getByText("Ben an Verbündete: You take France?").first().waitFor();
  await notebook(cem, "Notizen");
  await cem.page.locator(".aside-talk .log").getByText("You take France?").waitFor();
  assert.equal(await cem.page.getByLabel("Auf der Karte zeigen").count(), 1);
  await cem.page.getByLabel("Kurzsätze").last().selectOption({ index: 1 });
  await ben.page.locator(".aside-talk .log li").nth(1).waitFor();
  for (const [one, what] of [[ben, "1280"], [cem, "390"]]) {
    await axe(one.page, `the notebook at ${what}`);
    await one.shot(`asides-${what}`);
    assert.ok(await one.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the screen");
  }
  await cem.page.getByLabel("Auf der Karte zeigen").uncheck();
  await marks(cem).first().waitFor({ state: "detached" });

  // the enemy
  await notebook(anna, "Notes");
  assert.equal(await anna.page.locator(".aside-talk, .aside-plan, .aside-mark").count(), 0);
  await anna.page.getByText("No notes yet.").waitFor();

  // on another day
  await ben.page.reload();
  await marks(ben).nth(1).waitFor();
  await ben.page.emulateMedia({ colorScheme: "dark" });
  await notebook(ben, "Notes");
  await axe(ben.page, "the notebook by night", "", ["color-contrast"]);
  await ben.shot("asides-dark");
  for (const one of [anna, ben, cem]) {
    assert.deepEqual(complaints(one.problems), []);
    await one.close();
  }
});
