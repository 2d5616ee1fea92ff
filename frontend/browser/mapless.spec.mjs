// Games without a drawn map and without a face: a diagram, counters from the facts, and errors that are what they are.
import assert from "node:assert/strict";

import { axe } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";

test.use({ program: "tests.mapless" });

/** Somebody at a new table of this game with bots; begun. */
async function sit(game, options = {}) {
  const one = await person(browser, { bypassCSP: true, ...options });
  await one.page.goto(server.address);
  const { table } = await one.page.evaluate(async (wanted) => {
    const seats = [{ kind: "mine", name: "Anna" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }];
    const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json", "X-Kartentisch": "page" }, body: JSON.stringify({ game: wanted, seats }) });
    return answer.json();
  }, game);
  await one.page.goto(`${server.address}/t/${table}`);
  const start = one.page.getByRole("button", { name: /^(Start the game|Spiel beginnen)$/ });
  await start.or(one.page.locator(".kt-map")).first().waitFor();
  if (await start.isVisible()) await start.click();
  await one.page.locator(".kt-map").waitFor();
  await one.page.locator(".ask[data-decision]").waitFor();
  return one;
}

/** Answers with choices from the list of words, until this seat has been asked again so often. */
async function play({ page }, answers) {
  const decision = () => page.locator(".ask").getAttribute("data-decision");
  for (let i = 0, before = await decision(), now = before; i < answers; now = await decision()) {
    if (now !== before && now !== null) {
      i++;
      before = now;
      continue;
    }
    const every = page.getByRole("button", { name: /^Show all \d+ choices$/ });
    const send = page.locator(".steps .button.primary:not([aria-disabled=true])");
    const choice = page.locator(".generic ul.choices button").filter({ hasNotText: /^(Tile|Swap)/ });
    if (await every.isVisible()) await every.click();
    await send.or(choice).first().click({ timeout: 500 }).catch(() => undefined); // others may be playing
  }
}

/** Every space has its card, every link its line; axe finds nothing, the browser complains of nothing. */
async function shown(one, game, spaces, links) {
  const { page } = one;
  await expect(page.locator(".kt-region")).toHaveCount(spaces);
  await expect(page.locator(".kt-link, .kt-route")).toHaveCount(links);
  assert.deepEqual(await page.locator(".kt-stack").evaluateAll((made) => made.map(({ dataset }) => dataset.stack).filter((id) => !document.querySelector(`[data-region="${id}"]`))), []);
  await axe(page, game);
  assert.deepEqual(one.problems, []);
  await one.close();
}

test("bare_attila at 1280: the diagram, stones, a turn by clicks on the map", async () => {
  const one = await sit("bare_attila");
  const { page } = one;
  await page.locator(".facts").getByText("Cards in hand").waitFor();
  await play(one, 2);
  await page.locator(".kt-disc, .kt-plate").first().waitFor();
  const told = await page.locator("[data-region]").evaluateAll((made) => made.map((region) => region.getAttribute("aria-label")).filter((text) => /Stones: \d (Franks|Huns|Goths|Saxons|Teutons|Vandals)/.test(text)));
  assert.ok(told.length > 0, "what stands in a province is said of it");
  await one.shot("bare_attila-1280");
  await shown(one, "bare_attila", 25, 42);
});

test("bare_attack at 390, in German and in the dark: the diagram, armies in the colours of the seats, facts", async () => {
  const one = await sit("bare_attack", { ...PHONE, locale: "de-DE", colorScheme: "dark" });
  const { page } = one;
  const legal = await page.locator(".kt-legal").count();
  assert.ok(legal > 0, "what may be claimed is marked");
  await page.locator('[data-region="alaska"]').press("Enter");
  await page.locator(".kt-plate").first().waitFor();
  await one.shot("bare_attack-390");
  await page.locator(".tabs button", { hasText: "Auf dem Tisch" }).click();
  await page.locator(".facts").getByText("Hauptstädte").or(page.locator(".facts").getByText("Flotten")).first().waitFor();
  await one.shot("bare_attack-390-facts");
  await page.locator(".tabs button").first().click();
  await shown(one, "bare_attack", 64, 158);
});

test("what goes wrong in the page is said, and not that the server is out of reach", async () => {
  const one = await sit("bare_attila", { locale: "de-DE" });
  const { page } = one;
  await page.route(/\/diagram\?/, (route) => route.fulfill({ json: { format: 99 } }));
  await page.reload();
  const failed = page.getByRole("alert");
  await failed.getByText("Auf dieser Seite ist ein Fehler aufgetreten").waitFor();
  await expect(failed).toHaveText(/MapError: bare_attila: format 99/);
  assert.doesNotMatch(await failed.textContent(), /Server ist gerade nicht/);
  await expect(page.locator("footer a").last()).toHaveAttribute("href", "/rules/bare_attila");
  await one.shot("own-fault-1280");
  await axe(page, "own fault");
  await page.unroute(/\/diagram\?/);
  await failed.getByRole("button", { name: "Seite neu laden" }).click();
  await page.locator(".kt-map").waitFor();
  await page.route(/\/diagram\?/, (route) => route.abort());
  await page.reload();
  await page.getByRole("alert").getByText("Der Server ist gerade nicht zu erreichen").waitFor();
  await one.close();
});
