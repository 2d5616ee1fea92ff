// The last round is said when it begins: in the line at the top, which stands out then, and once to who listens; no notice covers anything.
import assert from "node:assert/strict";

import { browser, server, person, test } from "./server.mjs";
import { post } from "./positions.mjs";

test.use({ program: "tests.hasty" });

const LAST = 6;

test("Attacke: that the last round begins is said where the goal stands", async () => {
  test.setTimeout(120_000);
  const { page, context, close } = await person(browser);
  await page.addInitScript(() => {
    globalThis.said = [];
    new MutationObserver(() => { for (const { textContent } of document.querySelectorAll(".notice, .unseen[role=log] *")) if (globalThis.said.at(-1) !== textContent) globalThis.said.push(textContent); }).observe(document, { childList: true, subtree: true });
  });
  const seats = [{ kind: "mine", name: "Anna" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }];
  const { table } = await post(context.request, `${server.address}/api/tables`, { game: "attacke", options: { round_limit: LAST }, seats });
  const there = `${server.address}/api/tables/${table}`;
  await post(context.request, `${there}/commands`, { id: "start", type: "start" });
  await page.goto(`${server.address}/t/${table}`);
  await page.locator(".goal", { hasText: `after round ${LAST}` }).waitFor();
  for (let i = 0; i < 3000; i++) {
    const { decision, view } = await (await context.request.get(there)).json();
    if (view.round === LAST) break;
    assert.deepEqual(await page.evaluate(() => globalThis.said.filter((text) => text.startsWith("Last round"))), [], "not before");
    if (!decision) { await new Promise((done) => setTimeout(done, 30)); continue; }
    const { moves } = await post(context.request, `${there}/hint`, { decision: decision.id, seat: decision.seat, actions: [] });
    await post(context.request, `${there}/commands`, { id: `o${i}`, type: "play", seat: decision.seat, decision: decision.id, actions: moves[0].steps.map(({ number }) => number) });
  }
  await page.locator(".goal-last", { hasText: /^Last round: / }).waitFor();
  await page.waitForFunction(() => globalThis.said.some((text) => text.startsWith("Last round: whoever has the most territories")));
  assert.equal(await page.locator(".notice").count(), 0);
  await close();
});
