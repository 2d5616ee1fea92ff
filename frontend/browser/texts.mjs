// Every sentence in its place: walks through the page at desk and phone size, in both languages, and writes .build/texts:
// `index.html` has each picture with what is said in it and under which key, `keys.html` each sentence of the page with its
// neighbours and a picture of where it stands. `npm run texts`, after
// `npm run build`; `npm run texts -- lobby table ...`: these walks only.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { createServer } from "vite";

import { begin, post } from "./positions.mjs";
import { DESKTOP, launch, person, PHONE, serve } from "./server.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const [FOLDER, SRC, KARTENTISCH] = [at("../../.build/texts/"), at("../src/"), at("../../src/kartentisch/")];
const GAMES = ["attila", "attack", "attacke", "selfr3", "europe"];
const BEGINS = { attila: "fifth", attack: "world", attacke: "war", selfr3: "worlds", europe: "front" };
const only = process.argv.slice(2);

// ---------------------------------------------------------------- what can be said, by key
/** What a function says of some arguments, with \1 for what is put in. */
function spoken(sentence) {
  const found = new Set();
  for (const args of [Array(9).fill("\u0001"), Array(9).fill(1), Array(9).fill(2), ["\u0001", ...Array(8).fill(2)]]) {
    try { found.add(String(sentence(...args)).replaceAll(/\d+/g, "\u0001")); } catch { /* asks for something else */ }
  }
  return [...found];
}

/** Sentences of a dictionary as [key, sentence with \1 for what is put in, as it is written]. */
function* sentences(words, path) {
  for (const [key, one] of Object.entries(words ?? {})) {
    const name = `${path}.${key}`;
    if (typeof one === "string") yield [name, one.replaceAll(/\{\w+\}/g, "\u0001"), one];
    else if (typeof one === "function") for (const said of spoken(one)) yield [name, said, String(one)];
    else if (typeof one === "object") yield* sentences(one, name);
  }
}

/** Messages of a Fluent file; of a choice every case. */
function* messages(file, path) {
  const text = readFileSync(file, "utf8").replaceAll(/^#.*\n/gm, "");
  for (const [, key, value] of text.matchAll(/^([\w-]+) = ?(.*(?:\n(?:[ \t].*)?)*)/gm)) {
    for (const part of value.split(/\n\s+\.[\w-]+ = /)) {
      let whole = part;
      const cases = [...part.matchAll(/^\s*\*?\[[^\]]+\] ?(.*)$/gm)].map(([, one]) => one);
      while (/\{[^{}]*\}/.test(whole)) whole = whole.replaceAll(/\{[^{}]*\}/g, "\u0001");
      for (const one of [whole, ...cases]) yield [`${path}:${key}`, one.replaceAll(/\{[^{}]*\}/g, "\u0001").replaceAll(/\s+/g, " ").trim(), one];
    }
  }
}

const vite = await createServer({ root: at(".."), configFile: false, server: { middlewareMode: true, watch: null }, appType: "custom", logLevel: "error" });
const load = async (file) => Object.values(await vite.ssrLoadModule(file))[0];
const dictionaries = {};
for (const lang of ["en", "de"]) {
  const rows = [];
  for (const folder of readdirSync(`${SRC}words`, { withFileTypes: true })) if (folder.isDirectory()) rows.push(...sentences(await load(`${SRC}words/${folder.name}/${lang}.ts`), folder.name));
  for (const game of GAMES) rows.push(...sentences(await load(`${SRC}faces/${game}/words/${lang}.ts`), `faces/${game}`));
  const own = rows.length;
  for (const room of ["server", "engine", ...GAMES.map((game) => `games/${game}`)]) rows.push(...messages(`${KARTENTISCH}${room}/texts/${lang}.ftl`, room));
  dictionaries[lang] = { own: rows.slice(0, own), keysOf: keysOf(rows) };
}
const words = { en: {}, de: {} };
for (const lang of ["en", "de"]) for (const chapter of ["common", "menu", "settings", "table", "time", "result", "review", "notebook"]) words[lang][chapter] = await load(`${SRC}words/${chapter}/${lang}.ts`);
await vite.close();

/** A function from what stands on the page to the keys that may have said it. */
function keysOf(rows) {
  const exact = new Map(), patterns = new Map();
  for (const [key, said] of rows) {
    if (!said.includes("\u0001")) { exact.set(said.trim(), [...(exact.get(said.trim()) ?? []), key]); continue; }
    const longest = said.match(/\p{L}{3,}/gu)?.sort((a, b) => b.length - a.length)[0];
    if (longest) patterns.set(longest, [...(patterns.get(longest) ?? []), [key, new RegExp(`^${said.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\u0001", ".*")}$`, "u")]]);
  }
  return (text) => [...new Set(exact.get(text) ?? (text.match(/\p{L}{3,}/gu) ?? []).flatMap((word) => patterns.get(word) ?? []).filter(([, pattern]) => pattern.test(text)).map(([key]) => key))];
}

// ---------------------------------------------------------------- what stands on a page, and where
const visible = () => {
  const top = [...document.querySelectorAll("dialog[open], [popover]:popover-open")].at(-1);
  const found = [];
  const add = (text, whole, box, kind) => {
    const [said, all] = [text, whole].map((one) => one.replaceAll(/\s+/g, " ").trim());
    if (/\p{L}{2}/u.test(said) && box.width > 2 && box.height > 2) found.push({ text: said, whole: all, kind, x: box.x + scrollX, y: box.y + scrollY, w: box.width, h: box.height });
  };
  for (const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT); walker.nextNode();) {
    const { currentNode: node } = walker;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!node.parentElement.closest("script, style, .kt-map, .kt-minimap, .unseen") && node.parentElement.checkVisibility({ visibilityProperty: true })) add(node.data, node.parentElement.textContent, range.getBoundingClientRect(), "");
  }
  for (const element of (top ?? document.body).querySelectorAll("[aria-label], [placeholder], [title], .unseen")) {
    if (element.closest(".kt-map, .kt-minimap") || !element.checkVisibility({ visibilityProperty: true })) continue;
    const text = element.getAttribute("aria-label") ?? element.getAttribute("placeholder") ?? element.getAttribute("title") ?? element.textContent;
    add(text, text, element.classList.contains("unseen") ? element.parentElement.getBoundingClientRect() : element.getBoundingClientRect(), "read out");
  }
  return found;
};

const html = (text) => String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\"", "&quot;");
const met = new Map(); // a key -> the first pictures in which it stands
const sections = [];

async function look({ page }, name, lang, size) {
  await page.waitForTimeout(400);
  const file = `${name}-${size}-${lang}.png`.replaceAll(" ", "-");
  const whole = !(await page.locator(".table-page, dialog[open]").count());
  await page.screenshot({ path: FOLDER + file, fullPage: whole });
  const [width, height] = await page.evaluate((all) => [innerWidth, all ? document.documentElement.scrollHeight : innerHeight], whole);
  const rows = (await page.evaluate(visible)).map((row) => ({ ...row, keys: [row.text, row.whole].map(dictionaries[lang].keysOf).find((keys) => keys.length) ?? [] }));
  for (const { keys, x, y, w, h } of rows) for (const key of keys) met.set(`${lang} ${key}`, [...(met.get(`${lang} ${key}`) ?? []), { file, x, y, w, h, width, height }].slice(0, 4));
  const scale = size === "phone" ? 1 : 0.75;
  const boxes = rows.map(({ x, y, w, h }, i) => `<i style="left:${x * scale}px;top:${y * scale}px;width:${w * scale}px;height:${h * scale}px"><b>${i + 1}</b></i>`).join("");
  const list = rows.map(({ text, keys, kind }) => `<li>${html(text)} <small>${kind}</small> <code>${keys.length ? keys.map(html).join(" · ") : "of the server, or put together"}</code></li>`).join("");
  sections.push(`<section><h2 id="${file}">${name}, ${size}, ${lang}</h2><div class="two"><div class="shot" style="width:${width * scale}px"><img src="${file}" width="${width * scale}" loading="lazy">${boxes}</div><ol>${list}</ol></div></section>`);
  console.log(`${name} ${size} ${lang}: ${rows.length} texts, ${rows.filter(({ keys }) => !keys.length).length} without a key`);
}

// ---------------------------------------------------------------- where to look
const server = await serve();
const browser = await launch();
const unfold = async (page) => { await page.waitForTimeout(400); await page.evaluate(() => { for (const one of document.querySelectorAll("details")) one.open = true; }); };
const settled = (page) => page.locator(".ask[data-decision], main:not(.plain) :is(h1, h2), main.plain .failed").first().waitFor();
async function menu(page) {
  for (let i = 0; i < 3 && (await page.locator("dialog[open]").count()); i++) await page.keyboard.press("Escape");
  if (await page.locator(".compact").count()) {
    await page.locator("[data-part=round]").click();
    await page.locator(".top > .button").click();
  } else await page.locator(".top > .button").click();
  await page.locator("dialog[open] .menu-list").first().waitFor();
}

/** Moments of one walk as [name, what leads there]; each begins where the one before has ended. */
const WALKS = {
  async lobby({ page, context }) {
    for (const [game, more] of [["attila", {}], ["attack", { turn_seconds: 86_400 }], ["selfr3", {}], ["europe", { language: "de" }]]) await post(context.request, `${server.address}/api/tables`, { game, listed: true, spectators: true, seats: [{ kind: "mine", name: "Anna" }, { kind: "open" }, ...(game === "selfr3" ? [{ kind: "open" }] : [])], ...more });
    return [["lobby", async () => { await page.goto(server.address); await page.locator(".shop .card img").nth(1).waitFor(); await unfold(page); }], ["mine", () => page.goto(`${server.address}/mine`)]];
  },
  form: ({ page }) => ["", "?game=attack", "?game=selfr3"].map((more) => [["form", ...more.split("=").slice(1)].join(" "), async () => { await page.goto(`${server.address}/new${more}`); await settled(page); await unfold(page); }]),
  async join(one) {
    const seats = [{ kind: "mine", name: "Anna" }, { kind: "open" }, { kind: "bot", bot: "greedy", name: "Ben" }];
    const { table, invite } = await post(one.context.request, `${server.address}/api/tables`, { game: "attila", seats, substitutes: true });
    const other = await person(browser, one.options);
    return [["waiting room", async () => { await one.page.goto(`${server.address}/t/${table}`); await one.page.locator(".waiting-room").waitFor(); }], ["invitation", async () => { await other.page.goto(`${server.address}/join/${table}#${invite}`); await settled(other.page); await unfold(other.page); return other; }]];
  },
  pages: ({ page }) => ["me", "notifications", "dice", "rules/attila", "short/attack", "edit/attila", "nowhere"].map((path) => [path.replace("/", " "), async () => { await page.goto(`${server.address}/${path}`); await settled(page); await unfold(page); }]),
  lessons: ({ page }) => ["learn/attila", "learn/selfr3", "puzzle/attila"].map((path) => [path.replace("/", " "), async () => { await page.goto(`${server.address}/${path}`); await page.locator(".coach, .ask").first().waitFor(); }]),
  async menu(one, lang) {
    const { page } = one, { menu: m, common: c, time: t } = words[lang];
    const ben = await person(browser);
    await begin(server, "world", [one, ben]);
    const part = (label) => async () => { await menu(page); await page.locator("dialog[open]").getByRole("button", { name: label, exact: true }).click(); await page.waitForTimeout(800); await unfold(page); };
    return [["menu", () => menu(page)], ...[["automatic answers", m.orders], ["seats", c.seats], ["pause", t.time], ["settings", c.settings], ["chance", c.chance_here], ["leave", m.leave_table], ["tour", m.show_around]].map(([name, label]) => [`menu ${name}`, part(label)])];
  },
  async table(one, lang) {
    const moments = [];
    for (const game of GAMES) moments.push([`table ${game}`, async () => { await begin(server, BEGINS[game], [one]); await one.page.locator(".ask[data-decision]").waitFor(); }], [`log ${game}`, async () => {
      await one.page.locator("[data-part=log]").click();
      await one.page.locator(".log").first().waitFor();
    }], [`hint ${game}`, async () => {
      if (await one.page.locator("[data-part=map]").count()) await one.page.locator("[data-part=map]").click();
      await one.page.getByRole("button", { name: words[lang].common.hint, exact: true }).first().click({ timeout: 5_000 });
      await one.page.waitForTimeout(6_000);
    }]);
    return moments;
  },
  async end(one, lang) {
    const { table } = await post(one.context.request, `${server.address}/api/records`, { record: server.played("attacke", 5) });
    return [["result", async () => { await one.page.goto(`${server.address}/t/${table}`); await one.page.locator(".places").waitFor(); }], ["review", async () => { await one.page.getByRole("button", { name: words[lang].result.review }).first().click(); await one.page.locator(".review-rows").waitFor({ timeout: 90_000 }); }]];
  },
};

if (!only.length) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [walk, moments] of Object.entries(WALKS)) {
  if (only.length && !only.includes(walk)) continue;
  for (const [size, options] of [["desk", DESKTOP], ["phone", { ...PHONE, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }]]) {
    for (const [lang, locale] of [["en", "en-GB"], ["de", "de-DE"]]) {
      const one = { ...(await person(browser, { locale, bypassCSP: true, ...options })), options: { locale, ...options } };
      one.context.setDefaultTimeout(15_000);
      for (const [name, step] of await moments(one, lang)) {
        try { const other = await step(); await look(other?.page ? other : one, name, lang, size); } catch (error) { await one.page.screenshot({ path: `${FOLDER}missed.png` }); console.log(`MISSED ${name} ${size} ${lang}: ${String(error.message).split("\n")[0]}`); process.exitCode = 1; }
      }
      await one.close();
    }
  }
}
await browser.close();
await server.stop();

// ---------------------------------------------------------------- what was found
const STYLE = "<meta charset=utf-8><style>body{font:15px/1.4 sans-serif;margin:1rem}.two{display:flex;gap:1rem;align-items:start}.shot{position:relative;flex:none}.shot i{position:absolute;outline:1px solid #d228}.shot b{position:absolute;right:0;top:-7px;font:9px sans-serif;background:#fd2;color:#000}code{color:#069}td{vertical-align:top;border-top:1px solid #ccc;padding:.3rem}.crop{display:inline-block;margin:2px;overflow:hidden;background-repeat:no-repeat}</style>";
writeFileSync(`${FOLDER}index.html`, `${STYLE}<h1>Texts in their places</h1><p><a href="keys.html">by key</a></p>${sections.join("\n")}`);
const crop = ({ file, x, y, w, h, width }) => {
  const [wide, high] = [Math.min(width, Math.max(w + 120, 260)), Math.min(160, h + 70)];
  const left = Math.max(0, Math.min(x - 40, width - wide)), up = Math.max(0, y - 30);
  return `<a href="index.html#${file}" class="crop" style="width:${wide}px;height:${high}px;background-image:url(${file});background-size:${width}px;background-position:-${left}px -${up}px"></a>`;
};
const german = new Map(dictionaries.de.own.map(([key, , written]) => [key, written]));
const rows = [...new Map(dictionaries.en.own.map(([key, , written]) => [key, written]))].map(([key, written]) => `<tr><td><code>${html(key)}</code><td>${html(written)}<td>${html(german.get(key) ?? "")}<td>${["en", "de"].flatMap((lang) => (met.get(`${lang} ${key}`) ?? []).slice(0, 2)).map(crop).join("") || "not met on this walk"}`);
writeFileSync(`${FOLDER}keys.html`, `${STYLE}<h1>Texts by key</h1><table>${rows.join("\n")}</table>`);
const seen = new Set(dictionaries.en.own.map(([key]) => key).filter((key) => met.has(`en ${key}`) || met.has(`de ${key}`)));
console.log(`${sections.length} pictures; ${seen.size} of ${rows.length} keys of the page met: ${FOLDER}index.html`);
