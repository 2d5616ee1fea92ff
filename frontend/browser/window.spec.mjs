// The way in: the lobby, games in short, rules, invitations, addresses that lead nowhere; in both languages.
import assert from "node:assert/strict";

import { axe, invitation, open } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";

/** Every picture on the page was loaded. */
const drawn = (page, selector) => page.waitForFunction((all) => {
  const images = [...document.querySelectorAll(all)];
  return images.length > 0 && images.every((image) => image.complete && image.naturalWidth > 0);
}, `${selector} img`);

test("every game is in the window: to learn in one page, to read, to play", async () => {
  for (const [locale, learn, contents, chapter] of [["de-DE", "In Kürze", "Inhalt", "Die Seeschlacht"], ["en-GB", "In short", "Contents", "The sea battle"]]) {
    const { page, problems, shot, close } = await person(browser, { locale });
    await page.goto(server.address);
    const cards = page.locator(".shop .card");
    await cards.nth(4).waitFor();
    await drawn(page, ".shop");
    await expect(cards.locator("h2")).toHaveText(["Attila", "Attack!", "Attacke", "SelfR3: R2", locale === "de-DE" ? "Europa 1941" : "Europe 1941"]);
    await shot(`window-lobby-${locale}`);
    for (const game of ["attacke", "selfr3", "europe", "attila", "attack"]) { // the last one's rules are read below
      await page.goto(server.address);
      await cards.locator(`a[href="/short/${game}"]`).filter({ hasText: learn }).click();
      await page.waitForURL(`**/short/${game}`);
      await page.evaluate(() => { for (const image of document.images) image.loading = "eager"; });
      await drawn(page, ".short");
      assert.ok((await page.locator(".short > ol > li").count()) >= 7);
      assert.equal(await page.locator(".short img:not([alt]), .short img[alt='']").count(), 0, "what a picture shows is said");
      await shot(`window-short-${game}-${locale}`);
    }
    await page.locator(".short-head a[href^='/rules/']").click();
    await page.getByRole("navigation", { name: contents }).getByRole("button", { name: chapter }).click();
    await page.waitForFunction((text) => {
      const head = [...document.querySelectorAll(".book h3")].find(({ textContent }) => textContent === text);
      return head === document.activeElement && head.getBoundingClientRect().top < innerHeight / 2;
    }, chapter);
    assert.doesNotMatch(await page.locator(".book article").textContent(), /`|first_seat|trade_closed/);
    assert.deepEqual(problems, []);
    await close();
  }
});

test("on a phone all games of a new table, and where its people are set, are on one screen", async () => {
  const { page, close } = await person(browser, { ...PHONE, locale: "de-DE" });
  await page.goto(`${server.address}/new`);
  const who = page.getByRole("heading", { name: "Wer spielt mit?" });
  await who.waitFor();
  await expect.poll(async () => { const { y, height } = await who.boundingBox(); return y + height <= page.viewportSize().height; }).toBe(true);
  await close();
});

test("on a phone back closes the rules over a form before it leaves the form, and no other page shows them", async () => {
  const { page, problems, close } = await person(browser, { ...PHONE, locale: "de-DE" });
  const rules = page.locator("dialog[open]");
  await page.goto(server.address);
  await page.goto(`${server.address}/new?game=attack`);
  const why = page.locator("main .rule-link").first();
  const open = async () => {
    await page.locator("main details summary").evaluateAll((all) => { for (const one of all) one.parentElement.open = true; });
    await why.click();
    await rules.locator("article").waitFor();
  };
  await open();
  await page.goBack();
  await rules.waitFor({ state: "detached" });
  assert.match(page.url(), /new/);
  await page.goBack();
  await page.waitForURL(`${server.address}/`);
  await page.goto(`${server.address}/new?game=attack`);
  await open();
  await page.evaluate(() => { history.pushState(null, "", "/short/attack"); dispatchEvent(new PopStateEvent("popstate")); }); // as forward leads elsewhere
  await page.locator(".short").waitFor();
  await page.waitForTimeout(300);
  assert.equal(await rules.count(), 0);
  assert.deepEqual(problems, []);
  await close();
});

test("a first battle begins at a position of its own", async () => {
  const { page, problems, shot, close } = await person(browser);
  for (const entrance of ["/", "/short/europe"]) { // whoever has read one page is led to it, not to an evening
    await page.goto(server.address + entrance);
    await page.getByRole("button", { name: "First battle: the Eastern Front" }).click();
    await page.locator(".ask[data-decision]").waitFor();
    const { seats, options } = await page.evaluate(async () => (await (await fetch(location.pathname.replace("/t/", "/api/tables/"))).json()).table);
    assert.deepEqual([seats.length, options], [2, { round_limit: 3 }]);
  }
  await shot("window-first-battle");
  await page.goto(`${server.address}/new?game=europe`);
  await page.getByLabel("Starting position").selectOption({ label: "First battle: the Eastern Front" });
  await expect(page.locator(".seat-list > li"), "it is for two").toHaveCount(2);
  await page.getByLabel("Starting position").selectOption({ value: "" });
  await expect(page.locator(".seat-list > li")).toHaveCount(3);
  await shot("window-begin");
  assert.deepEqual(problems, []);
  await close();
});

test("own tables say whose turn it is; others are listed only if their people want to", async () => {
  const anna = await person(browser);
  const eva = await person(browser);
  await anna.page.goto(server.address);
  await anna.page.getByRole("button", { name: "Play now: Attila" }).click();
  await anna.page.locator(".ask[data-decision]").waitFor();
  await open(server, anna.page, ["me", "another player on this device", "bot"], { more: (form) => form.getByLabel("List in the lobby").check() });
  await anna.page.locator(".kt-map").waitFor();
  await anna.page.goto(server.address);
  const own = anna.page.getByRole("region", { name: "My tables" });
  await own.locator(".tag.is-mine").first().waitFor();
  await expect(own.locator(".rows > li")).toHaveCount(2);
  await eva.page.goto(server.address);
  const running = eva.page.getByRole("region", { name: "Watch games in progress" });
  await running.locator(".rows > li").first().waitFor();
  await expect(running.locator(".rows > li"), "the quick game is nobody else's matter").toHaveCount(1);
  await axe(eva.page, "lobby with tables");
  await running.getByRole("link").click();
  await eva.page.locator(".kt-map").waitFor();
  await anna.shot("window-own");
  assert.deepEqual([...anna.problems, ...eva.problems], []);
  await anna.close();
  await eva.close();
});

test("an invitation says what it is for, and a late one that it is too late", async () => {
  const anna = await person(browser);
  const ben = await person(browser, { ...PHONE, locale: "de-DE" });
  const eva = await person(browser);
  const address = await open(server, anna.page, ["me", "open: invite", "bot"], {
    more: async (form) => {
      await form.locator(".games label").nth(1).click();
      await form.locator(".choice label").filter({ has: form.getByText("6", { exact: true }) }).first().waitFor(); // the form is that of the other game
      await form.getByLabel("Who plays seat 2").selectOption({ label: "open: invite" });
      await form.getByLabel("Name at Seat 1").fill("Anna");
      await form.getByText("Details of the time control").click();
      await form.getByLabel(/^Time per turn/).selectOption({ label: "1 day" });
    },
  });
  const link = await invitation(anna.page);
  await anna.page.getByText("Nobody can cheat with dice or cards").waitFor();
  assert.equal(await anna.page.getByText("kt-dice").isVisible(), false, "plain words first");
  await ben.page.goto(link);
  await ben.page.getByRole("heading", { name: /^\S+ lädt dich zu Attack! ein$/ }).waitFor();
  await drawn(ben.page, ".join");
  await expect(ben.page.locator(".join img")).toHaveAttribute("src", /attack\.de/);
  for (const text of ["Anna", "1 Tag", "Ein Platz ist noch frei."]) await ben.page.getByText(text).first().waitFor();
  await axe(ben.page, "join, German");
  await ben.shot("window-join-de");
  await ben.page.getByLabel("Dein Name").fill("Ben");
  await ben.page.getByRole("button", { name: "Platz nehmen" }).click();
  await ben.page.waitForURL(/\/t\//);
  const brought = async () => (await (await ben.page.request.get(`${server.address}/api/tables/${address.split("/").at(-1)}`)).json()).table.dice.contributed;
  for (let tries = 0; tries < 100 && !(await brought()).includes(1); tries++) await ben.page.waitForTimeout(50); // with the dice begun, his part would come too late
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  await anna.page.locator(".kt-map").waitFor();
  await eva.page.goto(link);
  await eva.page.getByText("This game has started").waitFor();
  assert.equal(await eva.page.getByRole("button", { name: "Sit down" }).count(), 0);
  await axe(eva.page, "a late invitation");
  await eva.page.getByRole("link", { name: "Watch" }).click();
  await eva.page.waitForURL(address);
  assert.deepEqual([...anna.problems, ...ben.problems, ...eva.problems], []);
  for (const one of [anna, ben, eva]) await one.close();
});

test("an address that leads nowhere is a page, and an unknown table offers the lobby", async () => {
  const { page, close } = await person(browser);
  assert.equal((await page.goto(`${server.address}/bogus/page`)).status(), 404);
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
  await axe(page, "nowhere");
  await page.getByRole("link", { name: "Back to the lobby", exact: true }).click();
  await page.locator(".shop .card").first().waitFor();
  for (const address of ["/t/NoSuchTable2", "/join/NoSuchTable2#x", "/back/NoSuchTable2#x"]) {
    await page.goto(`${server.address}${address}`);
    await page.getByText("There is no such table").waitFor();
    await page.locator("main").getByRole("link", { name: "Back to the lobby" }).click();
    await page.locator(".shop .card").first().waitFor();
  }
  await close();
});

test("a lesson is learnt at the table: a wrong way is taken back, the right one leads on, on desk and phone", async () => {
  for (const phone of [null, PHONE]) {
    const { page, problems, shot, close } = await person(browser, { locale: "en-GB", ...phone });
    await page.goto(`${server.address}/learn/attila#stone`);
    const coach = page.locator(".coach");
    await expect(coach.locator("h2")).toHaveText("Your first stone");
    const play = async (...steps) => {
      const list = page.getByRole("button", { name: "Choose from a list", pressed: false });
      if (await list.count()) await list.click();
      for (const step of steps) {
        const all = page.getByRole("button", { name: /^Show all/ });
        await expect(page.locator(".generic ul.choices, .generic .text-button").first()).toBeVisible();
        if (await all.count()) await all.click();
        await page.locator(".generic ul.choices button").filter({ hasText: step }).first().click();
        await expect(page.locator(".steps li").filter({ hasText: step })).toHaveCount(1);
      }
      await page.locator(".steps .button.primary").click();
    };
    if (phone) await coach.getByRole("button", { name: "To the task" }).click();
    await play(/Goths.*Moesia/, /second.*Moesia/i);
    await expect(coach).toHaveClass(/is-missed/);
    await coach.getByRole("button", { name: "Undo" }).click();
    await expect(coach).toHaveClass(/is-open/);
    await play(/Goths.*Raetia/, /influence/i);
    await expect(coach).toHaveClass(/is-done/);
    await shot(`window-lesson-${phone ? "phone" : "desk"}`);
    await coach.getByRole("button", { name: "Continue" }).click();
    await expect(coach.locator("h2")).toHaveText("Peoples spread");
    assert.deepEqual(problems, []);
    await close();
  }
});

test("a saved game is brought along; what is no game is refused in a sentence", async () => {
  const { page, problems, close } = await person(browser, { locale: "en-GB" });
  await page.goto(server.address);
  const file = (text) => ({ name: "game.ktj", mimeType: "text/plain", buffer: Buffer.from(text) });
  const input = page.locator(".import input");
  await input.setInputFiles(file("nothing"));
  await expect(page.locator(".notice.refusal")).toHaveCount(1);
  const position = { active: 0, hands: [{ goths: 3 }, { huns: 3 }], tiles: [[], []] };
  await input.setInputFiles(file(JSON.stringify({ kartentisch: 1, game: "attila", revision: 1, players: ["Anna", "Ben"], position })));
  await page.waitForURL(/\/t\//);
  await expect(page.locator("h1")).toHaveText(/Attila/);
  assert.deepEqual(problems.filter((problem) => !/422/.test(problem)), []);
  await close();
});
