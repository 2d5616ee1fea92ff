// One person on two devices: a name, a passkey, the next move on the other device, and a device that was lost.
import { axe } from "./actions.mjs";
import { browser, expect, server, person, PHONE, test } from "./server.mjs";

/** A browser with an authenticator of its own: a finger is always on it. */
async function device(options) {
  const somebody = await person(browser, options);
  const session = await somebody.page.context().newCDPSession(somebody.page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const keys = async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  const learn = (credential) => session.send("WebAuthn.addCredential", { authenticatorId, credential });
  return { ...somebody, keys, learn };
}

test("a passkey brings the same tables to a second device, and a lost one is out", async () => {
  const address = server.address.replace("127.0.0.1", "localhost"); // passkeys are made for a name
  const desk = await device({ locale: "en-GB" });
  await desk.page.goto(address);
  await desk.page.getByRole("button", { name: "Play now: Attila against two bots" }).click();
  await desk.page.locator(".ask[data-decision]").waitFor();
  const table = desk.page.url();
  await desk.page.goto(`${address}/me`);
  await desk.page.getByLabel("Nickname").fill("Anna");
  await desk.page.getByRole("button", { name: "Save" }).click();
  await desk.page.getByText("Saved.").waitFor();
  await desk.page.getByRole("button", { name: "Add a passkey" }).click();
  await desk.page.getByText("Passkey added.").waitFor();
  await axe(desk.page, "me");
  await desk.shot("me-desk");

  const phone = await device({ ...PHONE, locale: "de-DE" });
  for (const credential of await desk.keys()) await phone.learn(credential); // as a keychain in common does
  await phone.page.goto(`${address}/me`);
  await phone.page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await phone.page.getByText("Willkommen zurück, Anna.").waitFor();
  await phone.page.goto(`${address}/mine`);
  await phone.page.getByRole("button", { name: /^Nächster Tisch, an dem ich dran bin \(1\)$/ }).click();
  await expect(phone.page).toHaveURL(table);
  const ask = phone.page.locator(".ask[data-decision]");
  const before = await ask.getAttribute("data-decision");
  const played = await phone.page.evaluate(async () => {
    const place = `/api/tables/${location.pathname.split("/")[2]}`;
    const { decision } = await (await fetch(place)).json();
    const body = { id: "the-next-move-1", type: "play", seat: decision.seat, decision: decision.id, actions: [decision.legal[0].number] };
    return (await fetch(`${place}/commands`, { method: "POST", headers: { "content-type": "application/json", "x-kartentisch": "1" }, body: JSON.stringify(body) })).status;
  });
  expect(played, "the next move from the other device").toBe(200);
  await expect(ask).not.toHaveAttribute("data-decision", before);

  await desk.page.reload();
  await desk.page.getByRole("button", { name: "Sign out all other devices" }).click();
  await desk.page.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(desk.page.locator("[aria-labelledby=devices] li")).toHaveCount(1);
  await expect(ask, "what the lost device shows ends").toHaveCount(0);
  await phone.page.goto(`${address}/me`);
  await phone.page.getByText("Dieser Browser merkt sich einen Tisch von dir, aber du hast noch kein Profil").waitFor();
  await axe(phone.page, "nobody yet");
  await phone.shot("me-phone");
  await desk.page.goto(table);
  await desk.page.locator(".site, .table, .side, .panel").first().waitFor();
  expect((await (await desk.page.request.get(table.replace("/t/", "/api/tables/"))).json()).own_seats).toEqual([0]);
  expect(desk.problems).toEqual([]);
  await desk.close();
  await phone.close();
});
