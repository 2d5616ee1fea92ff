// Every part of every lesson, learnt by the map, the hand and the buttons: what glows is pressed until the goal is reached. On a desk
// in English, on a phone in German. So no part can ask for what the page does not let one do, and what is pointed at is right.
import assert from "node:assert/strict";

import { browser, DESKTOP, expect, server, person, PHONE, test } from "./server.mjs";
import { cramped, cutOff, outOfSight } from "./asked.mjs";
import { watch } from "./still.mjs";

const MOST = 40; // presses in a part

/** All that a press could change. */
const SHOWN = `[document.querySelector(".coach").className, document.querySelector(".kt-wanted [data-mark]")?.dataset.mark, ...[...document.querySelectorAll("[data-glow]")].map((one) => one.outerHTML), document.querySelector(".ask")?.dataset.decision, document.querySelector(".ask")?.innerText, document.querySelectorAll("[aria-pressed=true]").length].join()`;

/** One press of what glows; false: there is nothing more to do. */
async function press(page) {
  await page.waitForFunction(() => !document.querySelector(".coach.is-open") || (document.querySelector(".kt-wanted [data-mark], [data-glow]") && !document.querySelector(".ask [aria-busy=true], .ask[aria-busy=true]")));
  if (await page.locator(".coach.is-open").count() === 0) return false;
  const before = await page.evaluate(SHOWN);
  const button = page.locator("[data-glow]").first();
  if (await button.count()) await button.evaluate((one) => { one.click(); });
  else await page.locator(`.map-one:not([inert]) [data-region=${await page.locator(".kt-wanted [data-mark]").first().getAttribute("data-mark")}]`).press("Enter");
  await expect.poll(() => page.evaluate(SHOWN)).not.toBe(before);
  await page.waitForTimeout(450); // what glows has settled
  return true;
}

const GAMES = ["attila", "attack", "attacke", "selfr3", "europe"];

for (const [where, size, locale] of [["desk", DESKTOP, "en-GB"], ["phone", PHONE, "de-DE"]]) {
  for (const game of GAMES) {
    test(`every part of the lesson is done by what glows: ${game}, ${where}`, async () => {
      const { page, problems, close, shot } = await person(browser, { ...size, locale, marks: true });
      await page.addInitScript(watch);
      const lesson = await (await fetch(`${server.address}/api/games/${game}/lessons/first`)).json();
      for (const [i, { id }] of lesson.chapters.entries()) {
        if (i === 0) await page.goto(`${server.address}/learn/${game}#${id}`);
        const coach = page.locator(".coach");
        await expect(coach).toHaveClass(/is-open/);
        await expect(coach.locator(".count")).toHaveText(`${i + 1} / ${lesson.chapters.length}`);
        if (i) await coach.locator(".hint").first().waitFor(); // the board is another one, and that is told
        await coach.locator(".coach-more summary, .coach-more button[aria-pressed]").first().click();
        await page.locator(".ask[data-decision] .controls > *").first().waitFor({ state: "attached" });
        await page.waitForTimeout(200); // it is known then whether there is room for text and question at once
        assert.ok(await coach.evaluate((box) => box.scrollHeight <= box.clientHeight + 4 || box.matches(".sheet-phone *")), `${id}: the text is read first, whole`);
        const read = coach.locator(".coach-more").getByRole("button", { name: /^(Fold the text|To the task|Text einklappen|Zur Aufgabe)$/ });
        await page.waitForTimeout(500); // on a phone the text gives way by itself to what glows below it
        if (await read.count()) await read.click(); // where there is not room for text and question at once
        let n = 0;
        do {
          assert.deepEqual(await cramped(page), [], `${id}: what is asked has the room that there is`);
          assert.deepEqual(await outOfSight(page), [], `${id}: what decides is in sight`);
        } while (await press(page) && ++n < MOST);
        assert.ok(n < MOST, `${id}: no end`);
        await expect(coach, `${game} ${id}`).toHaveClass(/is-done/);
        if (i < lesson.chapters.length - 1) await coach.locator(".coach-on button").first().click();
      }
      assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem("kartentisch.marks") ?? "[]")), [game], "whoever has learnt at a table is not shown around again");
      const { starts: [start] } = await (await fetch(`${server.address}/api/games/${game}?lang=${locale.slice(0, 2)}`)).json();
      if (start) await expect(page.locator(".coach-on button").first(), "called after what it begins").toHaveText(start.sentence);
      // what is unfolded makes room for itself; what comes under a pointer is for jumps.spec.mjs, for here keys are pressed by script
      const jumps = (await page.evaluate(() => globalThis.jumps)).filter((said) => !/→|^(A hint|Ein Tipp|Show me|Zeig|Fold the text|To the task|Text einklappen|Zur Aufgabe)/.test(said));
      assert.deepEqual(jumps, [], "nothing moves that is pressed, or pressed in a row");
      await shot(`lessons-${game}-${where}`);
      assert.deepEqual(problems, []);
      await close();
    });
  }
}

for (const game of GAMES) {
  test(`on a phone the text comes first, with the map above it, then what is asked: ${game}`, async () => {
    const { page, close, shot } = await person(browser, { ...PHONE, locale: "de-DE" });
    const { chapters: [{ id }] } = await (await fetch(`${server.address}/api/games/${game}/lessons/first`)).json();
    await page.goto(`${server.address}/learn/${game}#${id}`);
    const on = page.locator(".coach").getByRole("button", { name: "Zur Aufgabe" });
    await on.waitFor();
    await page.locator(".ask[data-decision]").waitFor({ state: "attached" });
    await expect.poll(() => page.locator(".compact .map-one:not([inert]) .map").evaluate((map) => map.getBoundingClientRect().height)).toBeGreaterThan(250);
    assert.equal(await page.locator(".ask").isVisible(), false, "nothing of the question is cut");
    assert.equal(await on.evaluate((one) => { const { bottom } = one.getBoundingClientRect(); return bottom <= document.querySelector(".tabs").getBoundingClientRect().top; }), true, "what leads on is in sight");
    await shot(`lessons-first-${game}`);
    await on.click();
    await page.locator(".ask[data-decision] .controls > *").first().waitFor();
    await close();
  });
}

for (const viewport of [{ width: 1440, height: 900 }, DESKTOP.viewport]) {
  test(`on a desk what is asked is whole from the first, and from press to press, with nothing folded by hand: attack, ${viewport.width}`, async () => {
    const lesson = await (await fetch(`${server.address}/api/games/attack/lessons/first`)).json();
    const { page, shot, close } = await person(browser, { viewport, locale: "en-GB" });
    const cut = [];
    const look = async (where) => {
      await page.waitForTimeout(1000); // what goes by itself has gone
      for (const fault of await cutOff(page)) cut.push(`${where}: ${fault}`);
      await shot(`lessons-whole-${viewport.width}-${where.replaceAll(" ", "-")}`);
    };
    for (const { id } of lesson.chapters) {
      await page.goto("about:blank");
      await page.goto(`${server.address}/learn/attack#${id}`);
      await page.locator(".ask[data-decision] .controls > *").first().waitFor();
      await look(`${id} begins`);
      await page.locator(".coach-more summary, .coach-more button[aria-pressed]").first().click();
      let n = 0;
      do await look(`${id} press ${n}`);
      while (await press(page) && ++n < MOST);
      await expect(page.locator(".coach")).toHaveClass(/is-done/);
    }
    assert.deepEqual(cut, []);
    await close();
  });
}

test("on a phone the map stays at the place that a lesson names when a card is chosen, and what may be chosen stands out", async () => {
  const { page, close } = await person(browser, { ...PHONE, locale: "de-DE" });
  await page.goto(`${server.address}/learn/attila#spread`);
  await page.locator(".coach").getByRole("button", { name: "Zur Aufgabe" }).click();
  await page.locator("[data-about='card goths']").first().click();
  await page.locator(".question").filter({ hasText: "Goten gewählt" }).waitFor();
  await page.waitForTimeout(900); // longer than the map glides
  const free = await page.evaluate(() => {
    const map = document.querySelector(".compact .map-one:not([inert]) .map").getBoundingClientRect();
    return ["graecia", "macedonia"].map((id) => document.querySelector(`[data-stack=${id}]`).getBoundingClientRect()).every(({ left, right, top, bottom }) => left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom);
  });
  assert.ok(free, "Greece, where the stone shall go, and where it comes from");
  await page.goto("about:blank");
  await page.goto(`${server.address}/learn/attila#stone`);
  await expect(page.locator(".kt-legal [data-mark]")).toHaveCount(6);
  await expect(page.locator(".kt-legal .kt-mark-rest"), "six of 25 provinces: the rest is dimmed, for all lands are pale there").toHaveAttribute("d", /./);
  await close();
});

const SIZES = [PHONE.viewport, { width: 360, height: 740 }];

for (const game of GAMES) {
  test(`on a phone the button that decides is in sight below the whole text, and from press to press: ${game}`, async () => {
    const lesson = await (await fetch(`${server.address}/api/games/${game}/lessons/first`)).json();
    for (const locale of ["de-DE", "en-GB"]) {
      const { page, shot, close } = await person(browser, { ...PHONE, locale });
      await page.goto(`${server.address}/learn/${game}#${lesson.chapters[0].id}`);
      const coach = page.locator(".coach");
      const all = async (what, sizes = SIZES) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.locator(".ask[data-decision] .controls > *, .coach-on").first().waitFor();
          await expect.poll(() => outOfSight(page), { message: `${what}, ${locale}, ${size.width} × ${size.height}` }).toEqual([]);
        }
      };
      for (const [i, { id }] of lesson.chapters.entries()) {
        await expect(coach.locator(".count")).toHaveText(`${i + 1} / ${lesson.chapters.length}`);
        await coach.locator(".coach-more summary, .coach-more button[aria-pressed]").first().waitFor();
        await coach.getByRole("button", { name: /^(To the task|Zur Aufgabe)$/ }).click(); // the text has been read
        await coach.getByRole("button", { name: /^(Show the task again|Was war zu tun\?)$/ }).click(); // and is wanted again beside the question
        await all(id);
        if (locale === "en-GB") { // played with the text unfolded: once suffices, for the rows are the same
          await coach.locator(".coach-more summary, .coach-more button[aria-pressed]").first().click();
          let n = 0;
          do await all(`${id}, press ${n}`, [SIZES[1]]);
          while (await press(page) && ++n < MOST);
          await expect(coach).toHaveClass(/is-done/);
          await all(`${id}, done`);
        }
        if (i === 1) await shot(`lessons-decides-${game}-${locale.slice(0, 2)}`);
        if (i < lesson.chapters.length - 1) await coach.locator(locale === "en-GB" ? ".coach-on button" : "header button:last-child").first().click();
      }
      await close();
    }
  });
}

test("after two failures the hint comes by itself, and what to press glows; what the text names is outlined all the time", async () => {
  const { page, shot, close } = await person(browser, { locale: "en-GB" });
  await page.goto(`${server.address}/learn/selfr3#attack`);
  await page.locator(".coach.is-open").waitFor();
  await expect(page.locator('.kt-named [data-mark="kamtschatka"]')).toHaveCount(1);
  const hint = page.locator(".coach-more details");
  for (const region of ["island", "kongo"]) {
    assert.equal(await hint.getAttribute("open"), null);
    assert.equal(await page.locator(".kt-wanted [data-mark]").count(), 0);
    await page.locator(`.map-one:not([inert]) [data-region=${region}]`).press("Enter");
    await page.locator(".about").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".about").waitFor({ state: "detached" });
  }
  await expect(hint).toHaveAttribute("open", "");
  await expect(page.locator('.kt-wanted [data-mark="alaska"]')).toHaveCount(1);
  await shot("lessons-hint");
  await close();
});

test("who does nothing for twelve seconds sees the thing to press glow, and whoever presses begins the wait anew", async () => {
  const { page, close } = await person(browser, { locale: "en-GB" });
  await page.clock.install();
  await page.goto(`${server.address}/learn/attila`);
  await page.locator(".coach.is-open").waitFor();
  await page.locator(".ask[data-decision]").waitFor();
  const glows = () => page.locator(".kt-wanted [data-mark], [data-glow]").count();
  await page.clock.runFor(11_000);
  assert.equal(await glows(), 0);
  await page.mouse.click(5, 5);
  await page.clock.runFor(11_000);
  assert.equal(await glows(), 0, "the hand has moved");
  await page.clock.runFor(2_000);
  assert.ok(await glows() > 0, "what to press glows");
  await close();
});

test("on a phone a lesson's text gives way to what is to be pressed next, and its task moves on to what is left", async () => {
  const { page, close } = await person(browser, { ...PHONE, locale: "en-GB" });
  const coach = page.locator(".coach");
  const begin = async (part) => {
    await page.goto("about:blank");
    await page.goto(`${server.address}/learn/selfr3#${part}`);
    await page.locator(".ask[data-decision] .sr-controls").waitFor({ state: "attached" });
  };
  const free = (selector) => page.locator(selector).first().evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => [left + 3, right - 3].every((x) => one.contains(document.elementFromPoint(x, y))));
  });
  await begin("officer");
  await coach.getByRole("button", { name: "Show me" }).click();
  await expect(page.locator(".sr-good[data-about='officer wasser'][data-glow]"), "it glows").toBeVisible();
  await expect.poll(() => free(".sr-good[data-about='officer wasser']"), "and lies free, with its name and price").toBe(true);
  await begin("officer");
  await coach.getByRole("button", { name: "To the task" }).click();
  await page.locator(".sr-good[data-about='officer wasser']").click();
  await page.locator(".map-one:not([inert]) [data-region=alaska]").press("Enter");
  await expect(coach.locator(".coach-next [role=status]")).toHaveText("Press “Confirm now”.");
  await expect.poll(() => free(".ask [data-does=send]")).toBe(true);
  await page.locator(".ask [data-does=send]").click();
  await expect(coach).toHaveClass(/is-done/);
  await begin("attack"); // not both are in sight: the one to begin from
  await expect.poll(() => page.locator(".map-one:not([inert]) .kt-named [data-mark=alaska]").evaluate((one) => {
    const [{ left, right, top, bottom }, map] = [one.getBoundingClientRect(), one.closest(".map").getBoundingClientRect()];
    return left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
  })).toBe(true);
  await close();
});
