// Taking back says what goes back and whose it is, and asks where that is more than one's own last move.
import assert from "node:assert/strict";

import { axe } from "./actions.mjs";
import { browser, expect, PHONE, server, person, test } from "./server.mjs";
import { post } from "./positions.mjs";

/** How many lines a dialog's sentences take, without its buttons. */
const lines = (box) => box.evaluate((shown) => [...shown.querySelectorAll("h2, p")].reduce((sum, part) => {
  const range = document.createRange();
  range.selectNodeContents(part);
  return sum + new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}, 0));

test("what others did since goes back only after a question", async () => {
  const anna = await person(browser, PHONE);
  const { page, context } = anna;
  const { table } = await post(context.request, `${server.address}/api/tables`, { game: "attacke", seats: [{ kind: "mine", name: "Anna" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }] });
  const there = `${server.address}/api/tables/${table}`;
  await post(context.request, `${there}/commands`, { id: "start", type: "start" });
  const asked = async () => {
    for (let i = 0; ; i++) {
      assert.ok(i < 400, "Anna is asked");
      const now = await (await context.request.get(there)).json();
      if (now.decision) return now;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const { decision } = await asked();
  const [claim] = decision.legal;
  await post(context.request, `${there}/commands`, { id: "claim", type: "play", seat: decision.seat, decision: decision.id, actions: [claim.number] });
  await asked();
  await page.goto(`${server.address}/t/${table}`);
  const undo = page.locator(".ask .undo-key > button");
  await expect(undo, "whose it is").toHaveAccessibleName(/^Undo my move and all since \(Bot \d and Bot \d\)/);
  await expect(undo, "what it is").toHaveAttribute("title", new RegExp(claim.sentence.split(": ").at(-1).replace(/[.]$/, "")));
  const box = page.getByRole("dialog");
  for (const answer of ["No, undo nothing", "Undo all of it"]) {
    const { table: { seq } } = await asked();
    await undo.click();
    await expect(box.locator("h2"), "nothing goes back before the answer").toHaveText(/^Undo my move and all since \(Bot \d and Bot \d\)\?$/);
    assert.ok(await lines(box) <= 2, "it is read at a glance");
    assert.equal((await asked()).table.seq, seq);
    await anna.shot("undo-all");
    assert.deepEqual(await box.locator(".actions .button").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)), [], "each answer stands in its own key, whatever the keys around it are");
    if (answer.startsWith("No")) await axe(page, "the question before more goes back", ".map");
    await box.getByRole("button", { name: answer }).click();
    await expect(box).toHaveCount(0);
    if (answer.startsWith("No")) assert.equal((await asked()).table.seq, seq, "everything stays");
    else await expect.poll(async () => (await asked()).table.seq, "it has gone back").toBeGreaterThan(seq);
  }
  await expect(undo, "nothing of one's own is left to go back").toHaveCount(0);
  assert.deepEqual(anna.problems, []);
  await anna.close();
});

test("dice that have fallen go back only after a question, and no loud key invites to it", async () => {
  const anna = await person(browser);
  const { page, context } = anna;
  const { table } = await post(context.request, `${server.address}/api/tables`, { game: "europe", start: "eastern_front", seats: [{ kind: "mine", name: "Anna" }, { kind: "bot", bot: "greedy" }] });
  const there = `${server.address}/api/tables/${table}`;
  await post(context.request, `${there}/commands`, { id: "start", type: "start" });
  const now = async () => (await context.request.get(there)).json();
  const fallen = async (line) => (await (await context.request.get(`${there}/log?lang=en`)).json()).log.some((one) => one.seq > line && "chance" in one);
  const sent = [];
  let at = await now();
  for (let i = 0; !(at.decision && at.last_move && !at.can_undo && await fallen(at.last_move.line)); i++) {
    assert.ok(i < 200, "dice fall");
    const { decision } = at;
    if (decision) {
      const may = (word) => !sent.includes(word) || word.startsWith("send") ? decision.legal.find(({ notation }) => notation === word) : undefined;
      const step = may("pick poland") ?? (sent.length < 5 ? may("send infantry east_poland") : undefined) ?? decision.legal.find(({ notation }) => /^(battle|press)/.test(notation)) ?? may("finish") ?? decision.legal[0];
      sent.push(step.notation === "finish" ? "" : step.notation);
      await post(context.request, `${there}/commands`, { id: `play-${i}`, type: "play", seat: decision.seat, decision: decision.id, actions: [step.number] });
    }
    at = await now();
  }
  await page.goto(`${server.address}/t/${table}`);
  const undo = page.locator(".ask .undo-key > button");
  await expect(undo, "a quiet sign at the head").toHaveClass(/\bquiet\b/);
  await expect(page.locator(".ask > header .undo-key > button"), "away from what is answered").toHaveCount(1);
  await expect(undo, "what goes back").toHaveAccessibleName(/^Undo my move: ./);
  const { table: { seq } } = await now();
  await undo.click();
  const box = page.getByRole("dialog");
  await expect(box.locator(".undo-told li"), "it says what goes back").not.toHaveCount(0);
  await expect(box.locator("p")).toHaveText("Rolls are undone as well; then the dice are rolled anew.");
  await anna.shot("undo-dice");
  assert.equal((await now()).table.seq, seq, "nothing goes back before the answer");
  await box.getByRole("button", { name: "Undo all of it" }).click();
  await expect.poll(async () => (await now()).table.seq, "it has gone back").toBeGreaterThan(seq);
  assert.deepEqual(anna.problems, []);
  await anna.close();
});
