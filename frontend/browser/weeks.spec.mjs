// A game over days: two people with a laptop and a phone each, and somebody who steps in. The clock of the server is moved by the
// test, as that of the browsers; letters go through a mail server of ours.
import assert from "node:assert/strict";

import { axe, choose, complaints, join, playedOut } from "./actions.mjs";
import { browser, DESKTOP, expect, person, PHONE, serve, test } from "./server.mjs";
import { mailbox } from "./mailServer.mjs";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let served;
test.afterEach(async () => { await served?.stop(); }); // also where the game does not come to its end

test("a game over days: passkeys, letters, a missed deadline, a substitute, days off, a pause, the end", async () => {
  const box = await mailbox();
  served = await serve("tests.clocked", (address) => ["--address", address.replace("127.0.0.1", "localhost"), "--mail", `smtp://127.0.0.1:${box.port}`, "--mail-from", "tables@example.org"]);
  const server = { ...served, address: served.address.replace("127.0.0.1", "localhost") }; // passkeys are made for a name
  const devices = [];
  const device = async (name, options) => {
    const one = { ...(await person(browser, { bypassCSP: true, ...options })), name };
    const session = await one.context.newCDPSession(one.page);
    await session.send("WebAuthn.enable");
    const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
      options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    });
    one.keys = async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
    one.learn = (credential) => session.send("WebAuthn.addCredential", { authenticatorId, credential });
    devices.push(one);
    return one;
  };
  let gone = 0;
  const later = async (ms) => {
    gone += ms;
    server.ahead(gone);
    await new Promise((done) => { setTimeout(done, 1100); }); // how the server is, is looked at once a second
    await expect.poll(async () => (await fetch(`${server.address}/healthz`)).status, { timeout: 20_000 }).toBe(200); // what was due meanwhile is done: a page that finds its own clock moved asks for the time there
    for (const { context } of devices) await context.clock.setSystemTime(Date.now() + gone);
  };
  const shots = async (what) => { for (const one of devices) await one.shot(`weeks-${what}-${one.name}`); };
  const away = () => Promise.all(devices.map(({ page }) => page.goto("about:blank")));
  const back = (...ones) => Promise.all(ones.map(async ({ page }) => { await page.goto(table); await page.locator(".kt-map").waitFor(); }));

  // Anna is German, Ben English; each is known on the laptop and comes in with a passkey on the phone
  const anna = { desk: await device("anna-1280", { ...DESKTOP, locale: "de-DE" }), phone: await device("anna-390", { ...PHONE, locale: "de-DE" }) };
  const ben = { desk: await device("ben-1280", DESKTOP), phone: await device("ben-390", PHONE) };
  const form = anna.desk.page;
  await form.goto(`${server.address}/new?game=attila`);
  await choose(form, "3");
  await form.locator(".plan .fold > summary", { hasText: "Zeit und Zuschauende" }).click();
  const asks = form.locator(".playing-time b");
  await expect(asks, "nobody has chosen a clock").toHaveText(/^insgesamt etwa \d+ Minuten mit Bots$/);
  await form.getByRole("radio", { name: /Ein Zug am Tag/ }).check();
  await form.locator(".more-time summary").click();
  await form.getByLabel("Vertretung für Abwesende erlauben").check();
  await form.locator(".seat-list select").nth(1).selectOption({ label: "offen: einladen" });
  await form.locator(".seat-list select").nth(2).selectOption({ label: "Bot" });
  await expect(asks).toHaveText(/^etwa \d+ Minuten in der Woche, \d Wochen lang$/);
  await form.locator(".seat-list input[type=text]").first().fill("Anna");
  await anna.desk.shot("weeks-form-1280");
  await form.locator(".plan .button.primary").click();
  await form.waitForURL(/\/t\//);
  const table = form.url();
  const link = await form.getByRole("textbox", { name: "Einladungslink" }).inputValue();
  await ben.desk.page.goto(link);
  await expect(ben.desk.page.locator(".agreed > div").first()).toHaveText(/^Time per playerabout \d+ minutes a week, for \d weeks$/);
  await join(ben.desk.page, link, "Ben");
  for (const [{ desk, phone }, [nick, save, saved, add, kept, come, welcome]] of [
    [anna, ["Spitzname", "Speichern", "Gespeichert.", "Passkey anlegen", "Der Passkey ist angelegt.", "Mit Passkey anmelden", "Willkommen zurück, Anna."]],
    [ben, ["Nickname", "Save", "Saved.", "Add a passkey", "Passkey added.", "Sign in with a passkey", "Welcome back, Ben."]],
  ]) {
    await desk.page.goto(`${server.address}/me`);
    await desk.page.getByLabel(nick).fill(desk === anna.desk ? "Anna" : "Ben");
    await desk.page.getByRole("button", { name: save }).click();
    await desk.page.getByText(saved).waitFor();
    await desk.page.getByRole("button", { name: add }).click();
    await desk.page.getByText(kept).waitFor();
    for (const credential of await desk.keys()) await phone.learn(credential); // as a keychain in common does
    await phone.page.goto(`${server.address}/me`);
    await phone.page.getByRole("button", { name: come }).click();
    await phone.page.getByText(welcome).waitFor();
  }
  for (const [{ page }, to, [address, write, yes]] of [[anna.phone, "anna@example.org", ["E-Mail-Adresse", "Adresse hinzufügen", /^Ja, benachrichtigen/]], [ben.desk, "ben@example.org", ["E-mail address", "Add this address", /^Yes, notify me/]]]) {
    await page.goto(`${server.address}/notifications`);
    await page.getByLabel(address).fill(to);
    await page.getByRole("button", { name: write }).click();
    const [asked] = /http:\S+\/notifications\/confirm\/[\w-]+/.exec(await box.letter());
    await page.goto(asked);
    await page.getByRole("button", { name: yes }).click();
    await page.getByText(to).waitFor();
  }

  const id = table.split("/").at(-1);
  const look = async ({ context }) => (await context.request.get(`${server.address}/api/tables/${id}`)).json();
  const asked = async () => {
    for (let i = 0; i < 300; i++) {
      for (const one of [anna, ben]) if ((await look(one.desk)).decision) return one;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error("nobody is asked");
  };
  /** A turn from the list of words, the first choice that is no tile, until somebody else is asked. */
  const turn = async ({ page }) => {
    const ask = page.locator(".ask[data-decision]");
    await ask.waitFor();
    for (let i = 0; i < 8 && (await ask.isVisible()); i++) {
      const before = await ask.getAttribute("data-decision");
      const plain = page.locator(".ask .head-tools > button[aria-pressed=false]");
      if (await plain.isVisible()) await plain.click();
      await page.locator(".ask .generic").waitFor(); // it is fetched when it is wanted
      const every = page.getByRole("button", { name: /^(Show all \d+ choices|Alle \d+ Möglichkeiten zeigen)$/ });
      if (await every.isVisible()) await every.click();
      await page.locator(".generic ul.choices button").filter({ hasNotText: /^(Tile|Swap|Plättchen|Tausch)/ }).first().click();
      await page.locator(".steps .button.primary:not([aria-disabled=true])").click();
      await page.waitForFunction((old) => document.querySelector(".ask")?.getAttribute("data-decision") !== old, before);
    }
  };

  // it begins; whoever is asked gets a letter in their language, plays on the phone, and the other one is written to
  for (const one of devices) await one.page.goto(table);
  await form.getByRole("button", { name: "Spiel beginnen" }).click();
  await back(...devices);
  const first = await asked();
  await shots("begun");
  await away();
  await later(HOUR);
  const subjects = new Map([[anna, /Subject: Attila: Du bist dran/], [ben, /Subject: Attila: it is your turn/]]);
  expect(await box.letter()).toMatch(subjects.get(first));
  await back(first.phone);
  await expect(first.phone.page.locator(".ask .clock"), "a day, and the reserve").toHaveText(/^22 (h|Std\.) \+ 3 (days|Tage)$/);
  assert.ok((await first.phone.page.locator(".top").boundingBox()).height < 70, "the bar has one row");
  await turn(first.phone);
  const late = await asked();
  const other = late === anna ? ben : anna;
  const german = late === anna;
  assert.notEqual(late, first);
  await away();
  await later(HOUR);
  expect(await box.letter()).toMatch(subjects.get(late));

  // Dora would step in; then the time runs out, after a warning
  const dora = await device("dora", { locale: "en-GB" });
  await dora.page.goto(`${server.address}/join/${id}#${(await look(anna.desk)).substitute_invite}`);
  await dora.page.getByLabel("Your name").fill("Dora");
  await dora.page.getByRole("button", { name: "Join as a substitute" }).click();
  await dora.page.getByText("You are a substitute here.").waitFor();
  await later(3 * DAY + 14 * HOUR);
  expect(await box.letter()).toMatch(german ? /Subject: Attila: Deine Zeit/ : /Subject: Attila: your time is running out/);
  await later(DAY);
  await dora.page.getByRole("button", { name: /^Substitute for/ }).waitFor();
  await back(...[anna, ben].flatMap(({ desk, phone }) => [desk, phone]));
  await late.desk.page.getByText(german ? "Ein Autopilot antwortet für dich" : "An autopilot answers for you").waitFor();
  await shots("late");
  await axe(late.phone.page, "late");
  await dora.page.getByRole("button", { name: /^Substitute for/ }).click();
  await dora.page.getByText(/^You substitute for (Anna|Ben) until they are back\.$/).waitFor();
  for (let i = 0; i < 100 && !(await look(dora)).decision; i++) {
    if ((await look(other.desk)).decision) await turn(other.desk);
    else await new Promise((done) => setTimeout(done, 100));
  }
  await shots("stands-in");
  await turn(dora);
  await late.phone.page.getByRole("button", { name: german ? "Wieder selbst spielen" : "Play myself again" }).click();
  await dora.page.locator(".notice", { hasText: "The player you substituted for is back." }).waitFor();
  await dora.page.getByText("You are a substitute here.").waitFor();

  // days off, by the one whom the table waits for; the others see until when, and then they are back
  const menu = async ({ page }, name) => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^(Menu|Menü)$/ }).click();
    await page.getByRole("dialog").getByRole("button", { name }).click();
  };
  await menu(anna.desk, "Pause und freie Tage");
  await anna.desk.page.getByRole("button", { name: "Tage freinehmen" }).click();
  await ben.phone.page.getByText(/^Anna has days off until/).waitFor({ state: "attached" });
  await shots("days-off");
  await later(2 * DAY);
  await menu(anna.desk, "Pause und freie Tage");
  await anna.desk.page.getByText(/^Du hast frei bis/).first().waitFor();
  await anna.desk.page.getByRole("dialog").getByRole("button", { name: "Ich bin wieder da" }).click();
  await ben.phone.page.getByText(/^Anna has days off until/).waitFor({ state: "detached" });

  // a pause that all agree on, and that ends by itself
  await menu(ben.desk, "Pause and days off");
  await ben.desk.page.getByLabel("How long").selectOption({ label: "1 day" });
  await ben.desk.page.getByRole("button", { name: "Ask for a pause" }).click();
  await anna.desk.page.getByRole("button", { name: "Einverstanden" }).click();
  await ben.desk.page.getByRole("button", { name: "Resume now" }).waitFor();
  for (const { page } of [anna.desk, ben.desk]) await expect(page.locator(".ask > h2"), "in a pause nobody is waited for").toHaveCount(0);
  await shots("pause");
  await later(DAY + HOUR);
  await ben.desk.page.getByRole("button", { name: "Resume now" }).waitFor({ state: "detached" });

  // to the end: both devices of each know how it has ended
  await Promise.all([playedOut(anna.desk, anna.phone, dora), playedOut(ben.desk, ben.phone)]);
  for (const { page } of devices) await page.locator(".result").waitFor();
  await shots("over");
  for (const [one, done] of [[anna.phone, "Beendet"], [ben.phone, "Finished"]]) {
    await one.page.goto(`${server.address}/mine`);
    await choose(one.page, done);
    await expect(one.page.locator(`a[href="/t/${id}"]`)).toHaveCount(1);
  }
  const refused = /status of 403/; // Dora's browser looks whether the seat is still hers
  for (const { name, problems } of devices) assert.deepEqual(complaints(problems).filter((text) => name !== "dora" || !refused.test(text)), [], name);
  for (const one of devices) await one.close();
  box.close();
});
