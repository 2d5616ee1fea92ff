// The end: told once and the same to everybody, with its curve, turning points, luck and picture, and ways onward.
import assert from "node:assert/strict";

import { axe, reads } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";

const post = async (request, path, data, more = {}) => {
  const answer = await request.post(`${server.address}${path}`, { headers: { "X-Kartentisch": "test", ...more }, data });
  assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
  return answer.json();
};
const get = async (request, path) => (await request.get(`${server.address}${path}`)).json();
const places = (page) => page.locator(".places tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent.trim().replace(/ \((you|du|shared|geteilt)\)/g, "").replace(/^[A-ZÄÖÜ][a-zäöü]? (?=\S)/, ""))));
const at = (page) => Number(new URL(page.url()).searchParams.get("at"));

test("a whole game of Attack!: ranking, curve, turning points into the replay and back, luck, picture", async () => {
  const eva = await person(browser);
  const { page, context } = eva;
  const record = server.played("attack", 7, { round_limit: 4 });
  const { table } = await post(context.request, "/api/records", { record });
  const [{ ranking, table: { seats } }, history] = await Promise.all([get(context.request, `/api/tables/${table}`), get(context.request, `/api/tables/${table}/history?lang=en`)]);
  await page.goto(`${server.address}/t/${table}`);
  await page.locator(".curve-box svg").waitFor();
  await expect(page.locator(".top-part"), "no phase of a game that is over").toHaveText("The game is over.");
  // told once: one ranking, in the order of the rules
  const order = seats.map(({ seat }) => seat).sort((a, b) => ranking.places[a] - ranking.places[b] || a - b);
  assert.deepEqual((await places(page)).map(([place, name, ...figures]) => [place, name, ...figures.map(Number)]), order.map((seat) => [`${ranking.places[seat]}.`, seats[seat].name, ...ranking.worth[seat]]));
  await expect(page.locator(".places")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 2, name: /wins$|^Shared win/ })).toHaveCount(1);
  // the curve, for eyes, keys and ears
  await expect(page.locator(".curve-line")).toHaveCount(seats.length);
  const slider = page.getByRole("slider", { name: "A moment on the curve" });
  await slider.focus();
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", /^At the beginning: /);
  const lines = await page.locator(".curve-line").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
  await page.locator(".curve .choice label", { hasText: "Land units" }).click();
  assert.notDeepEqual(await page.locator(".curve-line").evaluateAll((paths) => paths.map((path) => path.getAttribute("d"))), lines);
  await page.getByText("As a table").click();
  await expect(page.locator(".curve-table tbody tr")).toHaveCount(history.points.length);
  await page.getByText("As a table").click();
  await eva.shot("end-attack-1280");
  await axe(page, "the end");
  // a turning point leads into the replay, and back
  await expect(page.locator(".turning li")).toHaveCount(history.turning.length + (history.costliest ? 1 : 0));
  const [first] = history.turning;
  await page.getByRole("button", { name: /^Show: Round \d+, / }).first().click();
  await page.locator(".replay").waitFor();
  assert.equal(at(page), first.seq);
  assert.equal(await page.locator(".result").count(), 0);
  assert.ok((await page.locator(".replay-text").textContent()).includes(first.sentence));
  await page.getByRole("button", { name: "Speed: 1 times" }).click();
  await page.getByRole("button", { name: "Speed: 2 times" }).click();
  await page.getByRole("button", { name: "Speed: 4 times" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction((seq) => Number(new URL(location.href).searchParams.get("at")) > seq + 6, first.seq, { timeout: 6000 }); // at 8 times six steps take less than one did
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "To the result" }).click();
  await page.locator(".result").waitFor();
  // a point on the curve is a moment, too
  await page.locator(".curve-box svg").scrollIntoViewIfNeeded();
  const box = await page.locator(".curve-box svg").boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const said = await page.locator(".curve-read b").textContent();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(".replay").waitFor();
  assert.ok(said.includes(seats[history.points.find(({ seq }) => seq === at(page)).seat].name), `whose turn it was: ${said}`);
  await page.keyboard.press("Escape");
  await page.locator(".result").waitFor();
  // luck: what was got and what was to be expected
  const hits = history.luck.filter(({ matter }) => matter === "hits");
  const row = page.locator(".luck table", { hasText: "Hits in land battles" }).locator("tbody tr").filter({ hasText: seats[hits[0].seat].name });
  await row.locator("td").first().waitFor(); // luck is computed when the history has come
  assert.deepEqual(await row.locator("td").evaluateAll((cells) => cells.slice(0, 2).map(({ textContent }) => textContent)), [String(hits[0].got), hits[0].expected.toFixed(1)]);
  // the picture, with the curve that was looked at
  await page.locator(".curve .choice label", { hasText: "Land units" }).click();
  assert.deepEqual(await page.locator(".result-do > .button").allTextContents(), ["Review"], "one button leads on, the seldom ones are folded");
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Picture to share" }).click();
  const picture = page.locator(".result-picture");
  await picture.waitFor();
  assert.ok(await picture.evaluate((image) => image.decode().then(() => image.naturalWidth === 1200 && image.naturalHeight > 600)));
  for (const { name } of seats) assert.ok((await picture.getAttribute("alt")).includes(name));
  assert.ok((await picture.getAttribute("alt")).endsWith("and the curve “Land units”."));
  await expect(page.getByRole("link", { name: "Download", exact: true })).toHaveAttribute("download", /\.png$/);
  await axe(page, "the picture");
  await page.keyboard.press("Escape");
  // the board, and back to the result; once more from the beginning
  await page.getByRole("button", { name: "Show the board" }).click();
  await page.locator(".kt-map").waitFor();
  assert.equal(await page.locator(".result").count(), 0);
  await page.getByRole("button", { name: "Show the result" }).click();
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Watch again" }).click();
  await page.locator(".replay").waitFor();
  const begun = at(page);
  await page.waitForFunction((seq) => Number(new URL(location.href).searchParams.get("at")) > seq, begun, { timeout: 6000 });
  assert.deepEqual(eva.problems, []);
  await eva.close();
});

test("the end comes as a moment on the board, and at once where nothing is to move", async () => {
  const eva = await person(browser);
  const { page, context } = eva;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { table } = await post(context.request, "/api/records", { record: server.played("attacke", 5) });
  await page.goto(`${server.address}/t/${table}`);
  const moment = page.locator(".result-ending");
  await moment.waitFor();
  await expect(page.locator(".result"), "the board is seen first").toHaveCount(0);
  await expect(page.locator(".kt-map .triumph-own"), "all lands are of who has won").toHaveCount(42);
  assert.ok(await page.locator(".triumph-fill").first().evaluate((one) => !/^rgb\(0, 0, 0/.test(getComputedStyle(one).fill)), "in their colour");
  const said = await moment.locator("h2").textContent();
  await expect(page.locator("#result-head")).toHaveText(said, { timeout: 10_000 });
  await expect(moment).toHaveCount(0);
  await expect(page.locator(".triumph-light"), "it goes again").toHaveCount(0);
  await expect(page.locator(".result-facts")).toContainText(/^After \d+ rounds/);
  const again = await post(context.request, "/api/records", { record: server.played("attacke", 5) });
  await page.goto(`${server.address}/t/${again.table}`);
  await moment.click(); // whoever does not want to wait
  await expect(page.locator("#result-head")).toBeVisible({ timeout: 1_000 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await page.locator("#result-head").waitFor();
  await expect(moment).toHaveCount(0);
  assert.deepEqual(eva.problems, []);
  await eva.close();
});

test("two people at the last turn: each reads the end as it is for them, and goes on from there", async () => {
  const anna = await person(browser);
  const ben = await person(browser, { ...PHONE, locale: "de-DE", colorScheme: "dark" });
  const players = ["Anna", "Ben", "Cleo"];
  const armies = [{ poland: { infantry: 4 } }, { ukraine: { infantry: 1 }, chile: { infantry: 1 }, amazonia: { infantry: 1 }, la_plata: { infantry: 1 } }, { germany: { infantry: 4 } }];
  const header = { kartentisch: 1, game: "attack", revision: 1, players, position: { active: 2, round: 8, first: 0, armies }, options: { round_limit: 8 } };
  const { table, invite, secret } = await post(anna.context.request, "/api/records", { record: `${JSON.stringify(header)}\n` });
  let cleo; // her key
  for (const [who, names] of [[anna, ["Anna"]], [ben, ["Ben"]], [anna, ["Cleo"]]]) cleo = await post((names[0] === "Cleo" ? await browser.newContext() : who.context).request, `/api/tables/${table}/seats`, { invite, names, seat: players.indexOf(names[0]) });
  await post(anna.context.request, `/api/tables/${table}/commands`, { id: "start", type: "start" }, { Authorization: `Bearer ${secret}` });
  // Ben is waited for at another table
  const other = await post(ben.context.request, "/api/tables", { game: "attila", seats: [{ kind: "mine", name: "Ben" }, { kind: "mine", name: "Bea" }] });
  await post(ben.context.request, `/api/tables/${other.table}/commands`, { id: "start", type: "start" });
  for (const { page, address } of [{ page: ben.page, address: other.table }, { page: ben.page, address: table }, { page: anna.page, address: table }]) {
    await page.goto(`${server.address}/t/${address}`);
    await page.locator(".kt-map, .curtain").first().waitFor();
  }
  await post(anna.context.request, `/api/tables/${table}/commands`, { id: "leave", type: "leave", autopilot: "greedy" }, { Authorization: `Bearer ${cleo.secret}` });
  for (const { page } of [anna, ben]) {
    await reads(page);
    await page.locator(".result").waitFor();
  }
  const { ranking, winners } = await get(anna.context.request, `/api/tables/${table}`);
  const named = async ({ page }, you, name) => (await places(page)).map((row) => row.map((text) => (text === you ? name : text)));
  assert.deepEqual(await named(anna, "You", "Anna"), await named(ben, "Du", "Ben"));
  // the letter beside a name is that name's, also beside one's own
  for (const { page } of [anna, ben]) assert.deepEqual(await page.locator(".places .disc").allTextContents(), await page.locator(".places .disc + span").evaluateAll((names) => names.map((name) => name.textContent[0])));
  const head = (page) => page.locator("#result-head").textContent();
  assert.equal((await head(ben.page)) === "Du gewinnst", winners.length === 1 && winners[0] === 1);
  if (!winners.includes(0)) assert.ok((await anna.page.locator(".result header").textContent()).includes(`Your place: ${ranking.places[0]} of 3`));
  for (const { page } of [anna, ben]) await expect(page.locator(".result-ending"), "nothing is to move").toHaveCount(0);
  const again = ben.page.getByRole("button", { name: "Revanche", exact: true });
  assert.ok((await again.boundingBox()).y < 400, "a rematch is at hand on a phone");
  await ben.page.locator(".curve-box svg").waitFor();
  assert.ok(await ben.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await axe(ben.page, "the end on a phone");
  await ben.shot("end-attack-390");
  await ben.page.getByRole("link", { name: "Nächster Tisch, an dem ich dran bin" }).waitFor();
  assert.ok((await ben.page.getByRole("link", { name: "Nächster Tisch, an dem ich dran bin" }).getAttribute("href")).endsWith(other.table));
  await again.click();
  await ben.page.waitForURL((url) => !url.pathname.endsWith(table));
  await anna.page.getByRole("link", { name: "To the rematch" }).waitFor();
  assert.deepEqual(anna.problems.concat(ben.problems), []);
  await Promise.all([anna, ben].map((one) => one.close()));
});

test("Attila to its end: the final scoring is read first, then the result, with a shared win", async () => {
  const cleo = await person(browser, { ...PHONE, locale: "de-DE" });
  const names = ["Anna", "Ben", "Cleo"];
  const lines = server.played("attila", 38).split("\n").filter(Boolean);
  const last = lines.findLastIndex((line) => "action" in JSON.parse(line));
  const { seat } = JSON.parse(lines[last]);
  const record = lines.slice(0, last).map((line) => `${line}\n`).join("");
  const { table, invite, secret } = await post(cleo.context.request, "/api/records", { record });
  const others = await browser.newContext();
  const keys = {};
  for (const name of names) keys[names.indexOf(name)] = await post((names.indexOf(name) === (seat + 1) % 3 ? cleo.context : others).request, `/api/tables/${table}/seats`, { invite, names: [name], seat: names.indexOf(name) });
  await post(cleo.context.request, `/api/tables/${table}/commands`, { id: "start", type: "start" }, { Authorization: `Bearer ${secret}` });
  const { page } = cleo;
  await page.goto(`${server.address}/t/${table}`);
  await page.locator(".kt-map").waitFor();
  assert.equal(await page.locator(".result").count(), 0);
  for (let n = 0; n < 3; n++) { // whoever is asked is played by a bot from now on, until it is over
    const { table: { status, asked } } = await get(others.request, `/api/tables/${table}`);
    if (status === "over") break;
    for (const { seat: target } of asked) await post(cleo.context.request, `/api/tables/${table}/commands`, { id: `leave${n}`, type: "leave", seat: target, autopilot: "greedy" }, { Authorization: `Bearer ${keys[target].secret}` });
    await page.waitForTimeout(500);
  }
  await page.locator(".result, .told-sheet").first().waitFor();
  const close = page.locator(".told-sheet > header button").last();
  let told = 0;
  for (let looks = 0; looks < 20 && !(await page.locator(".result").isVisible()); looks++) {
    if (await close.isVisible()) {
      assert.equal(await page.locator(".result").count(), 0, "what is told large comes before the result");
      assert.doesNotMatch((await page.locator(".telling-box").allTextContents()).join(), /gewinn|Sieg/i, "nor is it said beside it who wins");
      await close.click();
      told++;
    }
    await page.waitForTimeout(300);
  }
  assert.ok(told > 0, "the final scoring is told");
  await page.locator(".curve-box svg").waitFor();
  const { ranking, winners } = await get(cleo.context.request, `/api/tables/${table}`);
  const said = await page.locator("#result-head").textContent();
  assert.equal(said.startsWith("Geteilter Sieg: "), winners.length > 1);
  const order = [0, 1, 2].sort((a, b) => ranking.places[a] - ranking.places[b] || a - b);
  assert.deepEqual((await places(page)).map(([place]) => place), order.map((one) => `${ranking.places[one]}.`));
  assert.deepEqual(await page.locator(".at-final thead th").evaluateAll((heads) => heads.slice(1).map(({ textContent }) => textContent.trim()[0])), order.map((one) => (one === (seat + 1) % 3 ? "D" : names[one][0])), "the letters of the list beside it");
  assert.equal(await page.locator(".luck").count(), 0, "nothing honest can be said of cards that nobody has seen");
  await axe(page, "the end of Attila on a phone");
  const { height } = await page.locator(".top").boundingBox();
  assert.ok(height <= 60, `the bar has one row, though the final scoring has a sign in it: ${height} px`);
  await cleo.shot("end-attila-390");
  // looking on at eight times the pace, stones fly eight times as quick, too
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.closest(".kt-board")) window.flights.push(options.duration);
      return animate.call(this, frames, options);
    };
  });
  await page.getByText("Mehr", { exact: true }).click();
  await page.getByRole("button", { name: "Noch einmal ansehen" }).click();
  await page.getByRole("button", { name: "Nächster Zug" }).click(); // past the cards that are dealt
  const flown = async () => Math.max(...await (await page.waitForFunction(() => window.flights.length && window.flights)).jsonValue());
  assert.equal(await flown(), 400);
  for (const n of [1, 2, 4]) await page.getByRole("button", { name: `Tempo: ${n}-fach` }).click();
  await page.evaluate(() => { window.flights = []; });
  assert.equal(await flown(), 50);
  assert.deepEqual(cleo.problems, []);
  await cleo.close();
});

test("the review of a game: made when it is asked for, every mistake with what was better, each a moment of the replay", async () => {
  const eva = await person(browser);
  const { page, context } = eva;
  const { table } = await post(context.request, "/api/records", { record: server.played("attacke", 5) });
  await page.goto(`${server.address}/t/${table}`);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.locator(".review-files").waitFor({ timeout: 90_000 }); // the bot looks through it meanwhile
  const { review, ...state } = await get(context.request, `/api/tables/${table}/review?lang=en`);
  assert.deepEqual([state.state, state.done], ["ready", state.total]);
  const counted = ({ mark, unseen, unsure, auto }) => mark !== "good" && !unseen && !unsure && !auto;
  const wrong = review.decisions.filter(counted);
  const tallied = await page.locator(".review-seats tbody tr").evaluateAll((rows) => rows.flatMap((row) => [...row.cells].slice(2, 5)).reduce((sum, { textContent }) => sum + Number(textContent), 0));
  await expect(page.locator(".review-filter label", { hasText: "Mistakes" }), "as many as the table counts").toHaveText(`Mistakes (${tallied})`);
  await expect(page.locator(".review-rows .review-row")).toHaveCount(Math.min(60, wrong.length));
  await expect(page.locator(".curve-line")).toHaveCount(review.seats.length);
  await expect(page.locator(".review-rows .review-row").first()).toContainText(wrong[0].better[0].sentence);
  assert.ok(await page.locator(".review-seats .scroll").evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), "nothing of the seats' table is cut off");
  // the curve stays in sight, and lies on nothing that is read: wherever one has scrolled, with the log open and put away
  const overlaps = () => page.evaluate(() => {
    const [curve, ...others] = [".review .curve", ".review-files", ".review-seats", ".review .turning", ".review-rows"].map((one) => document.querySelector(one).getBoundingClientRect());
    return others.filter((one) => curve.left < one.right - 1 && one.left < curve.right - 1 && curve.top < one.bottom - 1 && one.top < curve.bottom - 1).length;
  });
  for (const log of [false, true]) {
    if (log) await page.locator(".leaves .switch button", { hasText: "Log" }).click();
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of [0, 0.3, 0.6, 1]) {
        await page.locator(".desk > .result").evaluate((sheet, to) => { sheet.scrollTop = to * sheet.scrollHeight; }, part);
        assert.equal(await overlaps(), 0, `${width} px, ${log ? "log open" : "log put away"}, scrolled ${part}`);
      }
    }
  }
  await page.locator(".leaves .switch button", { hasText: "Log" }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await axe(page, "the review");
  await eva.shot("review-attacke-1280");
  // one seat's mistakes alone
  const seat = wrong[0].seat;
  await page.locator(".review-filter label").nth(1 + seat).click();
  await expect(page.locator(".review-rows .review-row")).toHaveCount(Math.min(60, wrong.filter((one) => one.seat === seat).length));
  // a mistake is a moment of the replay, with the verdict beside it, and the way back leads to where one was
  await page.locator(".review-rows .review-row button").first().click();
  await expect(page.locator(".verdict")).toContainText(wrong[0].better[0].sentence);
  assert.equal(at(page), wrong[0].seq);
  await axe(page, "a verdict");
  const [close, figures, keys, text] = await Promise.all([".verdict-head .button", ".verdict-figures", ".verdict-keys", ".verdict-text"].map((one) => page.locator(one).boundingBox()));
  assert.ok(close.x >= figures.x + figures.width, "what closes it lies on nobody's figure");
  assert.ok(keys.y + keys.height <= text.y, "the ways to other mistakes are not below what has to be scrolled");
  await page.getByRole("button", { name: "Hide the verdicts" }).click();
  await expect(page.locator(".verdict")).toHaveCount(0);
  await page.getByRole("button", { name: "Show the bot's verdicts" }).click();
  await page.getByRole("button", { name: "To the review" }).click();
  await expect(page.locator(`[data-seq="${wrong[0].seq}"] button`).first()).toBeFocused();
  // the figures to take home
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Figures (CSV)" }).click()]);
  assert.equal(file.suggestedFilename(), `review-${table}.csv`);
  // while the bot is at it, what there is can be read; the rest comes by itself
  const point = review.curve[Math.floor(review.curve.length / 2)];
  const until = ({ seq }) => seq <= point.seq;
  const [decisions, chances, curve] = [review.decisions, review.chances, review.curve].map((rows) => rows.filter(until));
  const soFar = { ...review, complete: false, decisions, chances, curve, turning: [] };
  const half = { state: "waiting", done: 1, total: 2, ahead: 0, review: soFar };
  await page.route("**/api/tables/*/review*", (route) => route.fulfill({ json: half }));
  await page.reload();
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await expect(page.locator(".review-wait")).toContainText("50%");
  await expect(page.locator(".review-rows .review-row")).toHaveCount(Math.min(60, decisions.filter(counted).length));
  await expect(page.locator(".review-files"), "no file of half a review").toHaveCount(0);
  await eva.shot("review-so-far-1280");
  await page.unroute("**/api/tables/*/review*");
  await page.locator(".review-files").waitFor({ timeout: 15_000 });
  await expect(page.locator(".review-wait")).toHaveCount(0);
  // what would have been better can be tried: from before the move, in the seat that made it
  await page.locator(".review-rows .review-row button").first().click();
  await page.getByRole("button", { name: "Try another move here" }).click();
  await expect(page.getByRole("dialog").getByRole("radio", { checked: true }).first()).toHaveAccessibleName((await get(context.request, `/api/tables/${table}`)).table.seats[wrong[0].seat].name);
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(table));
  await page.locator(".ask[data-decision]").waitFor();
  const tried = await get(context.request, `/api/tables/${new URL(page.url()).pathname.split("/").at(-1)}`);
  assert.deepEqual([tried.decision.seat, tried.decision.question], [wrong[0].seat, wrong[0].question]);
  assert.deepEqual(eva.problems, []);
  await eva.close();
});
