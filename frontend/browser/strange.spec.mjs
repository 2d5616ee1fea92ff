// The page in browsers that are not as they should be: translated, with a wrong clock, without stores, too old.
import assert from "node:assert/strict";

import { browser, expect, house, person, test } from "./house.mjs";

const MARKER = { "X-Kartentisch": "test" };
const ANSWERS = Number(process.env.ANSWERS ?? 14);
const GAMES = process.env.GAMES?.split(" ") ?? ["attila"]; // all are tried by naming them

/** A table that has begun, opened with the keys of this person. */
async function begun({ context }, wish) {
  const made = await context.request.post(`${house.address}/api/tables`, { headers: MARKER, data: wish });
  const { table } = await made.json();
  assert.ok(table, await made.text());
  await context.request.post(`${house.address}/api/tables/${table}/commands`, { headers: MARKER, data: { id: "start", type: "start" } });
  return table;
}

/** Answers so many questions without a page. */
async function answers({ context }, table, number, from = 0) {
  for (let i = 0; i < number;) {
    const { table: { status }, decision } = await (await context.request.get(`${house.address}/api/tables/${table}`)).json();
    if (status === "over") return;
    if (!decision) {
      await new Promise((done) => setTimeout(done, 30));
      continue;
    }
    const { number: action } = decision.legal[Math.min((from + i) % 3, decision.legal.length - 1)];
    const told = await context.request.post(`${house.address}/api/tables/${table}/commands`, { headers: MARKER, data: { id: `a${from + i}.${decision.id}`, type: "play", seat: decision.seat, decision: decision.id, actions: [action] } });
    assert.ok([200, 409].includes(told.status()), await told.text()); // the page may have declined what cannot be met
    if (told.ok()) i++;
  }
}

/** As the translators of browsers do it: each text lies in two `<font>` of theirs, as do those that come later. */
const TRANSLATORS = {
  "puts its own in the place of words": (text) => { const [outer, inner] = [document.createElement("font"), document.createElement("font")]; inner.textContent = text.nodeValue; outer.append(inner); text.replaceWith(outer); },
  "wraps the words": (text) => { const mark = document.createElement("font"); text.replaceWith(mark); mark.append(text); },
  "puts its own before, and takes away later": (text) => { const mark = document.createElement("font"); mark.textContent = text.nodeValue; text.before(mark); setTimeout(() => { text.remove(); }); },
  "writes over them": (text) => { const mark = document.createElement("font"); mark.textContent = text.nodeValue; text.after(mark); text.nodeValue = ""; text.remove(); },
};
function translate(how) {
  const act = new Function(`return ${how}`)();
  const skipped = "script, style, textarea, code, font, svg, [translate=no]";
  let passes = 0;
  const all = () => {
    passes++;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    while (walk.nextNode()) if (walk.currentNode.nodeValue.trim() && !walk.currentNode.parentElement.closest(skipped)) found.push(walk.currentNode);
    for (const text of found) act(text);
  };
  all();
  let soon;
  new MutationObserver(() => { clearTimeout(soon); soon = setTimeout(all, 20); }).observe(document.body, { childList: true, subtree: true, characterData: true });
  globalThis.passes = () => passes;
}

/** Whatever is to be read, line by line, as it stands there. */
const read = (page) => page.evaluate(() => {
  for (const close of document.querySelectorAll(".told-sheet > header button:last-child")) close.click();
  if (!globalThis.unsaid) { // what was read out as it happened is another story at each window
    globalThis.unsaid = new CSSStyleSheet();
    globalThis.unsaid.replaceSync("[role=log], [aria-live], .notices { display: none }");
    document.adoptedStyleSheets.push(globalThis.unsaid);
  }
  return document.body.innerText.split("\n").map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line && !/^\d+:\d\d/.test(line));
});

for (const game of GAMES) for (const [name, how] of Object.entries(TRANSLATORS)) {
  test(`every figure is the true one where a translator ${name}: ${game}`, async () => {
    const one = await person(browser);
    const bots = Array.from({ length: game === "attila" ? 1 : 2 }, () => ({ kind: "bot", bot: "easy" }));
    const table = await begun(one, { game, seats: [{ kind: "mine", name: "Anna" }, ...bots] });
    await one.page.goto(`${house.address}/t/${table}`);
    await one.page.locator(".ask").first().waitFor();
    await one.page.evaluate(`(${translate})(${JSON.stringify(String(how))})`);
    await one.page.locator("font").first().waitFor();
    const untouched = await one.context.newPage();
    await untouched.goto(`${house.address}/t/${table}`);
    await untouched.locator(".ask").first().waitFor();
    for (let from = 0; from < ANSWERS; from += 7) await answers(one, table, 7, from);
    await expect.poll(async () => {
      const [translated, true_] = [await read(one.page), await read(untouched)];
      return { only_translated: translated.filter((line) => !true_.includes(line)), only_true: true_.filter((line) => !translated.includes(line)), lines: translated.length - true_.length };
    }, { timeout: 15_000 }).toEqual({ only_translated: [], only_true: [], lines: 0 });
    await expect.poll(() => one.page.locator("font").count(), "it goes on translating").toBeGreaterThan(5);
    await one.shot(`strange-translated-${game}`);
    assert.deepEqual(one.problems.filter((problem) => !problem.includes("409")), []); // a preview that was overtaken
    await one.close();
  });
}
