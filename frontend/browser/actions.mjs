// What people do with the page, for the tests of all files.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Presses one of several keys that exclude each other, wherever it is by now: what is above it may still be on its way. */
export async function choose(page, text) {
  const key = page.locator(".choice label").filter({ has: page.getByText(text, { exact: true }) }).first();
  await key.click();
  await key.locator("input:checked").waitFor({ state: "attached" });
}

/** Opens a table through the page. `seats`: what the selects of the form are set to. */
export async function open(server, page, seats, { name = "Anna", more } = {}) {
  await page.goto(`${server.address}/new`);
  await choose(page, String(seats.length));
  for (const [i, kind] of seats.entries()) await page.getByLabel(`Who plays seat ${i + 1}`).selectOption({ label: kind });
  await page.getByLabel("Name at Seat 1").fill(name);
  if (more) await page.locator(".plan .fold > summary", { hasText: "Time and spectators" }).click();
  await more?.(page);
  await page.locator(".plan .button.primary").click();
  await page.waitForURL(/\/t\//);
  return page.url();
}

export async function invitation(page) {
  return page.getByRole("textbox", { name: "Invitation link" }).inputValue();
}

export async function join(page, link, name) {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.waitForURL(/\/t\//);
}

/** The rest of a game is answered without a page, with the first thing that is legal, wherever this person's seat is asked;
 * these pages are away meanwhile: each would draw what no test looks at. */
export async function playedOut({ page, context }, ...others) {
  const pages = [page, ...others.map((one) => one.page)];
  const there = page.url();
  const path = there.replace("/t/", "/api/tables/");
  await Promise.all(pages.map((one) => one.goto("about:blank")));
  for (let i = 0, over = false; !over; i++) {
    assert.ok(i < 4000, "the game ends");
    const { table, decision } = await (await context.request.get(path)).json();
    over = table.status === "over";
    if (over || !decision) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const answer = await context.request.post(`${path}/commands`, { headers: { "X-Kartentisch": "test" }, data: { id: `o${i}-${String(decision.seat)}`, type: "play", seat: decision.seat, decision: decision.id, actions: [decision.legal[0].number] } });
    assert.equal(answer.status(), 200, await answer.text());
  }
  await Promise.all(pages.map((one) => one.goto(there)));
}

/** What a page asks for at such an address waits; `reached`: until it has asked; `release` lets it go on, and all that comes later. */
export async function hold(page, address) {
  let reach, release;
  const reached = new Promise((done) => { reach = done; });
  const released = new Promise((done) => { release = done; });
  await page.route(address, async (route) => { reach(); await released; await route.continue(); });
  return { reached, release: () => { release(); return page.unrouteAll({ behavior: "wait" }); } };
}

/** From now on this person reads and closes what is told large over the map. */
export async function reads(page) {
  await page.addLocatorHandler(page.locator(".told-sheet > header button").last(), (close) => close.click({ timeout: 2_000 }).catch(() => undefined), { noWaitAfter: true }); // some close by themselves
}

export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Does something while the drawings in a part of the page are empty: what nobody looks at is not drawn, and axe does not walk through it. A drawing that has the focus stays. */
export async function emptied(page, part, act) {
  const kept = await page.evaluateHandle((none) => {
    const drawn = [...document.querySelectorAll(`${none} svg`)].filter((svg) => !svg.parentElement.closest("svg") && !svg.contains(document.activeElement));
    const parts = drawn.map((svg) => [svg, [...svg.childNodes]]);
    for (const svg of drawn) svg.replaceChildren();
    return parts;
  }, part);
  try {
    return await act();
  } finally {
    await kept.evaluate((parts) => { for (const [svg, nodes] of parts) svg.prepend(...nodes); });
    await kept.dispose();
  }
}

/** Nothing that axe would find; `without`: a part that is not looked at; `rules`: its rules, by their tags or names. */
export async function axe(page, what, without = "", rules = [...WCAG, "best-practice"]) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const look = () => page.evaluate(async ([none, tags]) => {
    // style sheets are loaded for css-orientation-lock alone, which is experimental and does not run by these tags
    const options = { runOnly: tags, resultTypes: ["violations"], preload: { assets: ["media"] } };
    // this rule faults nothing but what is marked as important, and looks long at every element that has a style
    if (!document.querySelector("[style*=important i]")) options.rules = { "avoid-inline-spacing": { enabled: false } };
    const { violations: found } = await window.axe.run(none ? { exclude: [[none]] } : document, options);
    // what the edge of a scrolling part cuts is small only until one scrolls: it is looked at again where it can be seen
    for (const fault of found.filter(({ id }) => id === "target-size")) {
      const small = [];
      for (const node of fault.nodes) {
        document.querySelector(node.target[0])?.scrollIntoView({ block: "center" });
        const { violations: still } = await window.axe.run({ include: [node.target] }, { runOnly: { type: "rule", values: ["target-size"] } });
        if (still.length) small.push(node);
      }
      fault.nodes = small;
    }
    return found.filter(({ nodes }) => nodes.length);
  }, [without, rules]);
  const violations = await (without ? emptied(page, without, look) : look());
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.split("\n")[1] ?? ""}`).join("\n    ")}`);
  assert.deepEqual(told, [], `${what}: axe`);
}

/** By night nothing but colours is another than by day. */
export const LIGHTS = [["light", undefined], ["dark", ["color-contrast"]]];

/** Presses Tab until something of this name has the focus. */
export async function tabTo(page, name, most = 80) {
  for (let i = 0; i < most; i++) {
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      return element.matches("button, a, input, summary") ? (element.getAttribute("aria-label") ?? element.textContent).trim() : "";
    });
    if (typeof name === "string" ? at === name : name.test(at)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${most} times Tab did not lead to ${name}`);
}

const GOLDENS = new URL("goldens/", import.meta.url);

/** A text is the one that was agreed on; with WRITE=1 it is written anew. */
export function agreed(text, name) {
  const file = new URL(`${name}.aria.yml`, GOLDENS);
  if (process.env.WRITE) writeFileSync(file, text);
  assert.equal(text, readFileSync(file, "utf8"), `${name}; a change that is meant is written with WRITE=1`);
}

const CHANCE = [ // what is different in every game
  [/^( *)- region "What happened":\n(?:\1 +.*\n)+/m, ""], // where others begin
  [/\b(Franks|Huns|Goths|Saxons|Teutons|Vandals)\b/g, "PEOPLE"],
  [/\b(Belgica et Germania|Raetia|Noricum|Pannonia|Moesia|Scythia Minor|Britannia|Lugdunensis|Aquitania|Narbonensis et Viennensis|Tarraconensis|Lusitania et Gallaecia|Carthaginiensis|Baetica|Italia Annonaria|Italia Suburbicaria|Apulia et Calabria|Sicilia|Dalmatia|Macedonia|Graecia|Thracia|Asia|Mauretania|Africa)\b/g, "PROVINCE"],
  [/\b(Guest|Alarich|Galla)\b/g, "NAME"],
  [/(?<=\/api\/tables\/)\w+/g, "SECRET"],
  [/with (stronger|easier) bots/g, "with OTHER bots"],
  [/\d+/g, "N"],
];

/** The accessibility tree of a part of the page is the one that was agreed on, but for what chance has brought. */
export async function golden(part, name) {
  let tree = await part.ariaSnapshot();
  for (const [pattern, word] of CHANCE) tree = tree.replace(pattern, word);
  const lines = tree.split("\n");
  agreed(`${lines.filter((line, i) => line !== lines[i - 1]).join("\n")}\n`, name);
}

/** What a page complains about, but for the browser's own line about what was tried and refused: an illegal choice that is to be
 * explained, or a question that somebody else has answered meanwhile. */
export const complaints = (problems) => problems.filter((text) => !/status of 409/.test(text));

/** What is told large is put away, and nothing is on its way in these controls: the next press means what it says. */
export async function quiet({ page }, controls) {
  await page.waitForFunction((busy) => {
    for (const close of document.querySelectorAll(".told-sheet > header button:last-child")) close.click();
    return !document.querySelector(`.told-sheet, ${busy}`);
  }, `${controls}[aria-busy=true]`);
}

/** Axe finds nothing, and nothing in these parts is wider than the page, but for what may be. */
export async function checked({ page }, name, parts, may = ".unseen") {
  await axe(page, name, ".map");
  const wide = await page.evaluate(([inside, outside]) => [...document.querySelectorAll(inside)].filter((made) => made.getBoundingClientRect().right > innerWidth + 1 && !made.closest(outside)).map((made) => made.outerHTML.slice(0, 100)), [parts, may]);
  assert.deepEqual(wide, [], `${name}: too wide`);
}

/** Opens the log, which is a drawer, if it is closed. */
export async function openLog(page) {
  if (!(await page.locator(".log").count())) await page.locator("[data-part=log]").click();
  await page.locator(".log").first().waitFor();
}
