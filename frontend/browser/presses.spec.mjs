// What is pressed counts: faster than the rules answer, and for the units that may really go.
import assert from "node:assert/strict";

import { browser, DESKTOP, expect, server, person, test } from "./server.mjs";
import { post } from "./positions.mjs";

/** A table of Europe against a bot, with a side of one's own; its first question is open. */
async function table({ context, page }) {
  const made = await post(context.request, `${server.address}/api/tables`, { game: "europe", start: "eastern_front", seats: [{ kind: "mine", name: "Anna" }, { kind: "bot", bot: "greedy", name: "Ben" }] });
  await post(context.request, `${server.address}/api/tables/${made.table}/commands`, { id: "start", type: "start" });
  await page.goto(`${server.address}/t/${made.table}`);
  await page.locator(".eu-controls[data-question='Purchase.buy']").waitFor();
  return made.table;
}

test("four presses at once are four units; a hint that is changed keeps all of them", async () => {
  const anna = await person(browser, DESKTOP);
  const { page } = anna;
  await table(anna);
  const infantry = page.locator(".fp-stepper").filter({ has: page.locator("[data-about='kind infantry']") });
  await infantry.locator("button").last().evaluate(async (more) => {
    for (let i = 0; i < 4; i++) {
      more.click();
      await new Promise((then) => { setTimeout(then, 20); }); // quicker than anybody, and than the server answers
    }
  });
  await expect(infantry.locator("output")).toHaveText("4");
  await page.locator(".hint-key button").first().click();
  await page.locator(".advised-keys .button.primary").click();
  const change = page.locator(".advised .button").filter({ hasText: /Change/ });
  await page.locator(".advised").waitFor();
  if (await change.count()) {
    const planned = Number(await page.locator(".advised").getAttribute("data-steps"));
    await change.click();
    await page.locator(".advised").waitFor({ state: "detached" });
    const bought = await page.locator(".fp-stepper output").allTextContents();
    const closing = (await page.locator(".ask .fp-first[aria-disabled=false]").count()) ? 1 : 0;
    assert.ok(bought.reduce((sum, n) => sum + Number(n), 0) >= planned - closing, `${bought} of ${planned} steps`);
  }
  assert.deepEqual(anna.problems, []);
  await anna.close();
});

test("in the list of words another kind of action keeps what is planned", async () => {
  const anna = await person(browser, DESKTOP);
  const { page } = anna;
  await table(anna);
  await page.locator(".ask .fp-first[aria-disabled=false], .ask .fp-second[aria-disabled=false]").last().click(); // buys nothing
  await page.locator(".eu-controls[data-question='CombatMove.order']").waitFor();
  await page.getByRole("button", { name: "Choose from a list" }).click();
  await page.locator(".generic .choices button").filter({ hasText: "From Germany" }).click();
  await expect(page.locator(".planned li")).toHaveCount(1);
  const blocks = page.locator(".generic > .choices[role=group]").first().locator("button");
  const wide = blocks.filter({ hasText: /\(\d+\)/ });
  await wide.last().click();
  await expect(page.locator(".generic > .choices[role=group]").nth(1)).toBeVisible();
  await expect(page.locator(".planned li"), "what was planned stays").toHaveCount(1);
  assert.deepEqual(anna.problems, []);
  await anna.close();
});

test("what comes too late is told where somebody has sent it, in words, and nowhere else", async () => {
  const anna = await person(browser, DESKTOP);
  const { page, context } = anna;
  const table_ = await table(anna);
  const at = `${server.address}/api/tables/${table_}`;
  let n = 0;
  const meanwhile = async () => { // the question is answered elsewhere, as an automatic answer does
    const { decision } = await (await context.request.get(at)).json();
    const { number } = decision.legal.find(({ fields }) => fields.action === "finish");
    await post(context.request, `${at}/commands`, { id: `elsewhere${n++}`, type: "play", seat: decision.seat, decision: decision.id, actions: [number] });
  };
  await page.route(/\/preview\b/, async (route) => { await meanwhile(); await route.continue(); }, { times: 1 });
  await page.locator(".fp-stepper").filter({ has: page.locator("[data-about='kind infantry']") }).locator("button").last().click();
  await page.locator(".eu-controls[data-question='CombatMove.order']").waitFor();
  await page.waitForTimeout(500);
  await expect(page.locator(".notices .refusal")).toHaveCount(0);
  await page.route(/\/commands\b/, async (route) => { await meanwhile(); await route.continue(); }, { times: 1 });
  await page.locator(".ask .fp-actions .fp-button[aria-disabled=false]").last().click();
  await expect(page.locator(".notices .refusal")).toHaveText(/^This answer came too late: its question is no longer open\.$/);
  assert.deepEqual(anna.problems.filter((problem) => !problem.includes("409")), []);
  await anna.close();
});
