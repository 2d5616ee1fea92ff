// The page in browsers that are not as they should be: translated, with a wrong clock, without stores, too old.
import assert from "node:assert/strict";

import { open } from "./actions.mjs";
import { browser, expect, server, person, test } from "./server.mjs";

const MARKER = { "X-Kartentisch": "test" };
const ANSWERS = Number(process.env.ANSWERS ?? 14);
const GAMES = process.env.GAMES?.split(" ") ?? ["attila"]; // all are tried by naming them

/** A table that has begun, opened with the keys of this person. */
async function begun({ context }, wish) {
  const made = await context.request.post(`${server.address}/api/tables`, { headers: MARKER, data: wish });
  const { table } = await made.json();
  assert.ok(table, await made.text());
  await context.request.post(`${server.address}/api/tables/${table}/commands`, { headers: MARKER, data: { id: "start", type: "start" } });
  return table;
}

/** Answers so many questions without a page. */
async function answers({ context }, table, number, from = 0) {
  for (let i = 0; i < number;) {
    const { table: { status }, decision } = await (await context.request.get(`${server.address}/api/tables/${table}`)).json();
    if (status === "over") return;
    if (!decision) {
      await new Promise((done) => setTimeout(done, 30));
      continue;
    }
    const { number: action } = decision.legal[Math.min((from + i) % 3, decision.legal.length - 1)];
    const told = await context.request.post(`${server.address}/api/tables/${table}/commands`, { headers: MARKER, data: { id: `a${from + i}.${decision.id}`, type: "play", seat: decision.seat, decision: decision.id, actions: [action] } });
    assert.ok([200, 409].includes(told.status()), await told.text()); // the page may have declined what cannot be met
    if (told.ok()) i++;
  }
}

/** As the translators of browsers do it: each text lies in two `<font>` of theirs, as do those that come later. */
const TRANSLATORS = {
  "puts its own in the place of words": (text) => { const [outer, inner] = [document.createElement("font"), document.createElement("font")]; inner.textContent = text.nodeValue; outer.append(inner); text.replaceWith(outer); },
  "wraps the words": (text) => { const mark = document.createElement("font"); text.replaceWith(mark); mark.append(text); },
  "puts its own before, and takes away later": (text) => { const mark = document.createElement("font"); mark.textContent = text.nodeValue; text.before(mark); setTimeout(() => { if (text.nodeValue === mark.textContent) text.remove(); else mark.remove(); }); },
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
    await one.page.goto(`${server.address}/t/${table}`);
    await one.page.locator(".ask").first().waitFor();
    await one.page.evaluate(`(${translate})(${JSON.stringify(String(how))})`);
    await one.page.locator("font").first().waitFor();
    const untouched = await one.context.newPage();
    await untouched.goto(`${server.address}/t/${table}`);
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

/** Opens a page in a browser in which something was taken away or is wrong. */
async function with_(change, visit, { allowed = /^$/, ...options } = {}) {
  const one = await person(browser, options);
  await one.context.addInitScript(change);
  await visit(one);
  assert.deepEqual(one.problems.filter((problem) => !allowed.test(problem)), []);
  await one.close();
}

test("a wrong clock changes no time that is shown", async () => {
  const owner = await person(browser);
  const wish = { game: "attila", seats: [{ kind: "mine", name: "Anna" }, { kind: "mine", name: "Ben" }], turn_seconds: 300, reaction_seconds: 300 };
  const table = await begun(owner, wish);
  const state = await owner.context.storageState();
  await owner.close();
  for (const wrong of [0, -300, 300, 3600, 86_400, -50 * 365 * 86_400]) {
    await with_(`{ const Real = Date, by = ${1000 * wrong}; globalThis.Date = class extends Real { constructor(...given) { given.length ? super(...given) : super(Real.now() + by); } static now() { return Real.now() + by; } }; }`, async ({ context, page }) => {
      const due = async () => {
        const answer = await context.request.get(`${server.address}/api/tables/${table}`);
        return ((await answer.json()).table.asked[0].due - Number(answer.headers()["x-kartentisch-time"])) / 1000;
      };
      await page.goto(`${server.address}/t/${table}`);
      await page.locator("[role=timer]").first().waitFor();
      const [minutes, seconds] = (await page.locator("[role=timer]").first().innerText()).trim().split(":").map(Number);
      assert.ok(Math.abs(60 * minutes + seconds - await due()) < 4, `${wrong} s wrong: ${minutes}:${seconds} is shown, ${await due()} s are left`);
      await page.goto(server.address); // one's own table, by when it was touched
      await page.locator(`a[href="/t/${table}"]`).first().waitFor();
      assert.doesNotMatch(await page.locator("li, tr, article", { has: page.locator(`a[href="/t/${table}"]`) }).first().innerText(), /yesterday|tomorrow|[1-9]\d* (hours?|days?) ago|in \d+/);
    }, { storageState: state });
  }
});

const BLOCKED = {
  "site data are blocked": () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });
    for (const name of ["serviceWorker", "locks"]) Object.defineProperty(navigator, name, { get() { throw new DOMException("blocked", "SecurityError"); } });
  },
  "stores are full, and much is missing": () => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    for (const name of ["Notification", "BroadcastChannel", "indexedDB", "requestIdleCallback", "PushManager", "SharedWorker"]) delete window[name];
    for (const name of ["locks", "clipboard", "share", "credentials"]) Object.defineProperty(navigator, name, { value: undefined });
    Object.defineProperty(crypto, "subtle", { value: undefined });
    delete crypto.randomUUID;
  },
};
for (const [name, change] of Object.entries(BLOCKED)) {
  test(`it plays on where ${name}`, async () => {
    await with_(change, async ({ page }) => {
      await open(server, page, ["me", "bot"]);
      await page.locator(".ask[data-decision]").waitFor();
      await page.locator(".hand button:not([aria-disabled=true])").first().click();
      await expect(page.locator(".hand button[aria-pressed=true]").first()).toBeVisible();
      const path = new URL(page.url()).pathname.replace("/t/", "/api/tables/");
      const { decision } = await (await page.request.get(server.address + path)).json();
      const told = await page.request.post(`${server.address}${path}/commands`, { headers: MARKER, data: { id: "one", type: "play", seat: decision.seat, decision: decision.id, actions: [decision.legal[0].number] } });
      assert.equal(told.status(), 200);
      await expect(page.locator(`.ask[data-decision="${decision.id}"]`)).toHaveCount(0);
      for (const [address, seen] of [["/", ".shop .card"], ["/learn/attila", ".ask, .coach, .request"], ["/edit/attila", ".kt-map"], ["/rules/attila", ".book .paragraph"], ["/notifications", "main h1"], ["/me", "main h1"]]) {
        await page.goto(server.address + address);
        await page.locator(seen).first().waitFor();
        await expect(page.getByText("went wrong"), address).toHaveCount(0);
      }
    });
  });
}

test("without cookies it is said why nobody can sit down", async () => {
  await with_(() => { Object.defineProperty(navigator, "cookieEnabled", { value: false }); }, async ({ page }) => {
    await page.goto(server.address);
    await expect(page.getByRole("alert")).toContainText("blocks cookies");
  });
});

// what is taken away, as the sentence names it
const OLD = ["AbortSignal.timeout", "Array.at", "Array.findLast", "Array.findLastIndex", "Array.flatMap", "Array.toReversed", "Array.toSorted", "String.matchAll", "String.replaceAll", "Object.fromEntries", "Promise.allSettled", "ResizeObserver", "MutationObserver", "EventSource", "HTMLDialogElement.showModal", "Element.replaceChildren", "Intl.ListFormat", "Intl.RelativeTimeFormat", "AbortController", "matchMedia"];
test("a browser that is too old is told so, and by nothing else", async () => {
  for (const [i, name] of [...OLD, ":has()", "color-mix()"].entries()) {
    const german = i % 2 === 1;
    await with_(`{
      const [owner, part] = ${JSON.stringify(name)}.split("."), there = globalThis[owner];
      if (${JSON.stringify(name)}.includes("(")) { const real = CSS.supports.bind(CSS); CSS.supports = (rule) => !rule.includes(${JSON.stringify(name.slice(0, 4))}) && real(rule); }
      else if (part === undefined) delete globalThis[owner];
      else { delete there[part]; if (there.prototype) delete there.prototype[part]; }
    }`, async ({ page }) => {
      await page.goto(server.address, { waitUntil: "load" });
      const told = page.getByRole("alert");
      await expect(told).toContainText(german ? "Dieser Browser ist zu alt" : "This browser is too old");
      await expect(told.locator("p").first()).toHaveAttribute("lang", german ? "de" : "en");
      assert.ok((await told.innerText()).includes(name), `${name}: ${await told.innerText()}`);
      await page.waitForTimeout(150);
      assert.equal(await page.locator("#page > *").count(), 1, "nothing else is said");
    }, { locale: german ? "de-DE" : "en-GB", allowed: /./ });
  }
});

test("what it can do without is no reason", async () => {
  await with_(() => {
    for (const name of ["showPopover", "hidePopover", "togglePopover"]) delete HTMLElement.prototype[name];
    for (const name of ["structuredClone", "IntersectionObserver", "requestIdleCallback", "scheduler", "CompressionStream", "BroadcastChannel"]) delete window[name];
    delete Element.prototype.checkVisibility;
    delete Document.prototype.startViewTransition;
    for (const name of ["union", "difference", "intersection"]) delete Set.prototype[name];
    for (const name of ["withResolvers", "try"]) delete Promise[name];
    for (const name of ["with", "toSpliced"]) delete Array.prototype[name];
    for (const name of ["Segmenter", "DurationFormat", "supportedValuesOf"]) delete Intl[name];
    delete Object.groupBy, delete Map.groupBy, delete AbortSignal.any, delete Object.hasOwn;
  }, async (one) => {
    const table = await begun(one, { game: "attila", seats: [{ kind: "mine", name: "Anna" }, { kind: "mine", name: "Ben" }] });
    await one.page.goto(`${server.address}/t/${table}`);
    await one.page.getByRole("dialog").getByRole("button").first().click(); // whose eyes
    await one.page.keyboard.press("Tab");
    await one.page.locator(".ask[data-decision]").waitFor();
    await one.page.goto(`${server.address}/me`);
    await one.page.locator("main h1").waitFor();
    await expect(one.page.getByText("went wrong")).toHaveCount(0);
  });
});

test("where no program runs, a sentence stands there", async () => {
  const one = await person(browser, { javaScriptEnabled: false });
  await one.page.goto(server.address);
  await expect(one.page.locator("noscript p[lang=de]")).toBeVisible();
  const [box, ground] = await one.page.locator("noscript p[lang=de]").evaluate((p) => [p.getBoundingClientRect(), getComputedStyle(p).backgroundColor]);
  assert.ok(box.width > 600 && ground !== "rgba(0, 0, 0, 0)", "dark on light, over the page's width");
  await expect(one.page.locator(".unopened")).toHaveCount(1);
  await one.close();
  const file = await person(browser);
  await file.page.goto(`file://${new URL("../../src/kartentisch/server/page/index.html", import.meta.url).pathname}`);
  await expect(file.page.getByText("It opens from a server, not from a file in a folder")).toBeVisible();
  await file.close();
});

test("a page is dark on white for whoever prints it before it has come to rest, and a lying sheet is wide enough", async () => {
  const one = await person(browser, { colorScheme: "dark", viewport: { width: 1040, height: 720 } });
  await one.page.addInitScript(() => { globalThis.requestIdleCallback = () => 0; });
  for (const path of ["/", "/rules/attila"]) {
    await one.page.goto(server.address + path);
    await one.page.locator("main h1").first().waitFor();
    await one.page.emulateMedia({ media: "print" });
    assert.deepEqual(await one.page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      letters: getComputedStyle(document.querySelector("h1")).color,
      buttons: [...document.querySelectorAll("button, input[type=file]")].filter((button) => button.checkVisibility()).length,
      fits: document.documentElement.scrollWidth <= innerWidth,
    })), { paper: "rgb(255, 255, 255)", letters: "rgb(0, 0, 0)", buttons: 0, fits: true }, path);
    await one.page.emulateMedia({ media: null });
  }
  assert.deepEqual(one.problems, []);
  await one.close();
});

test("on paper a table is its map, how it stands and all that has happened, dark on white", async () => {
  const one = await person(browser, { colorScheme: "dark" });
  const table = await begun(one, { game: "attila", seats: [{ kind: "mine", name: "Anna" }, { kind: "bot", bot: "easy" }] });
  await answers(one, table, 6);
  await one.page.goto(`${server.address}/t/${table}`);
  await one.page.locator(".ask").first().waitFor();
  await one.page.evaluate(() => globalThis.requestIdleCallback?.(() => undefined));
  await expect.poll(async () => { // its part comes when the page is at rest
    await one.page.emulateMedia({ media: null });
    await one.page.emulateMedia({ media: "print" });
    return one.page.locator(".printed li").count();
  }).toBeGreaterThan(10);
  const seen = await one.page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor, map: document.querySelector(".kt-map").getBoundingClientRect().height,
    buttons: [...document.querySelectorAll("button")].filter((button) => button.checkVisibility()).length,
    over: document.querySelector(".kt-map").getBoundingClientRect().bottom <= document.querySelector(".printed").getBoundingClientRect().top + 1,
    theme: document.documentElement.dataset.theme,
  }));
  assert.deepEqual({ ...seen, map: seen.map > 300 }, { paper: "rgb(255, 255, 255)", map: true, buttons: 0, over: true, theme: "light" });
  await one.shot("strange-paper");
  await one.page.emulateMedia({ media: null });
  await expect(one.page.locator(".printed")).toHaveCount(0);
  assert.deepEqual(one.problems.filter((problem) => !problem.includes("409")), []);
  await one.close();
});
