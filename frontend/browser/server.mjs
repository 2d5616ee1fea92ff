// A real server with a folder of its own, a browser, and people who use the page as people do: what tests of the page stand on.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium, test as plain } from "@playwright/test";

import { ARGS, CHROMIUM, SHELL } from "./chromium.mjs";

export { expect } from "@playwright/test";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const VENV = join(PROJECT, ".venv/bin/python");
export const SHOTS = fileURLToPath(new URL("shots/", import.meta.url));
const PICTURES = Boolean(process.env.SHOTS); // for eyes: each costs half a second
export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A free port of this machine. */
export function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

// whatever this table has noted was so much earlier
const LATER = `
import json, pathlib, sqlite3, sys
folder, table, ms = sys.argv[1], sys.argv[2], int(sys.argv[3])
(file,) = (path for path in pathlib.Path(folder).iterdir() if path.read_bytes()[:6] == b"SQLite")
with sqlite3.connect(file, timeout=20) as store:
    (lead,) = store.execute("select lead from tables where id = ?", (table,)).fetchone()
    lead = json.loads(lead) if lead else None
    if lead:
        lead = json.dumps({**lead, "since": lead["since"] - ms, "due": lead["due"] and lead["due"] - ms})
    store.execute("update tables set created = created - ?, lead = ? where id = ?", (ms, lead, table))
    store.execute("update timers set due = due - ? where table_id = ? and due > 0", (ms, table))
`;

// the store that a statement file makes
const UNPACKED = `
import pathlib, sqlite3, sys
from kartentisch.server.store.database import FILE
file = pathlib.Path(sys.argv[1]) / FILE
store = sqlite3.connect(file)
store.executescript(pathlib.Path(sys.argv[2]).read_text(encoding="utf-8"))
store.close()
file.chmod(0o600)
`;

// a whole game at random, as it is saved
const PLAYED = `
import json, random, sys
from kartentisch import Chance, games
from kartentisch.engine.match import Match
name, seed, options = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])
dice = random.Random(seed)
match = Match(games.load(name), ["Anna", "Ben", "Cleo"], Chance(seed), options)
while not match.state.over:
    seat = match.state.seats_asked[0]
    match.play(seat, dice.choice(match.state.legal_actions(seat)))
print(match.record.text(), end="")
`;

/** Starts the server, of a program that knows other games if told so, with `more` options for its address; `stop` ends it and forgets its games; `later` lets seconds go by at a table that has not begun; `played` gives the record of a whole game at random; `ahead` sets the clock of `tests.clocked` so many ms ahead; `again` has the server start again in its place. `store`: a file of statements, in `tests/server/stores`, that makes the store it begins with. */
export async function serve(program = "kartentisch", more = () => [], store = "") {
  if (!existsSync(join(PROJECT, "src/kartentisch/server/page/index.html"))) throw new Error("the page is not built; run `npm run build` first");
  const python = process.env.KARTENTISCH_PYTHON ?? (existsSync(VENV) ? VENV : "python3");
  const data = mkdtempSync(join(tmpdir(), "kartentisch-"));
  if (store) {
    const { status, stderr } = spawnSync(python, ["-c", UNPACKED, data, join(PROJECT, "tests/server/stores", store)], { env: { ...process.env, PYTHONPATH: join(PROJECT, "src") } });
    if (status) throw new Error(String(stderr));
  }
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const args = ["-m", program, "serve", "--port", String(port), "--data", data, "--rate", "0", "--quiet", ...more(address)];
  const server = spawn(python, args, { cwd: PROJECT, env: { ...process.env, PYTHONPATH: join(PROJECT, "src") }, stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise((done) => { server.once("exit", (code, signal) => { done(code ?? signal); }); });
  const stop = async () => {
    const before = server.exitCode ?? server.signalCode;
    server.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
    if (before !== null) throw new Error(`the server ended by itself: ${before}`);
  };
  for (let i = 0; ; i++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const well = await fetch(`${address}/healthz`).then(({ ok }) => ok, () => false);
    if (well) break;
    if (i > 600) {
      await stop(); // or it would go on beside the next ones
      throw new Error("the server does not start");
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  const later = (table, seconds) => {
    const { status, stderr } = spawnSync(python, ["-c", LATER, data, table, String(1000 * seconds)]);
    if (status) throw new Error(String(stderr));
  };
  const played = (game, seed, options = {}) => {
    const { status, stdout, stderr } = spawnSync(python, ["-c", PLAYED, game, String(seed), JSON.stringify(options)], { env: { ...process.env, PYTHONPATH: join(PROJECT, "src") }, maxBuffer: 2 ** 24 });
    if (status) throw new Error(String(stderr));
    return String(stdout);
  };
  const ahead = (ms) => { writeFileSync(join(data, "ahead"), String(ms)); };
  const again = () => { server.kill("SIGUSR2"); };
  return { address, stop, later, played, ahead, again };
}

/** How Chromium is started for tests: their pages are gone again before the code that its second and third compiler make for them would pay. */
export const LAUNCH = { executablePath: SHELL, args: [...ARGS, "--js-flags=--no-maglev,--no-opt"] };

/** A browser for scripts that are no tests. */
export function launch() {
  if (!existsSync(CHROMIUM)) throw new Error(`no Chromium at ${CHROMIUM}; install it, or name one with CHROMIUM=...`);
  mkdirSync(SHOTS, { recursive: true });
  return chromium.launch({ executablePath: CHROMIUM, args: ARGS });
}

/** The server and the browser of the tests that run in this process. */
export let server;
export let browser;

/** A test of the page. All that run in one process share a server and a browser; `test.use({ program })` asks for a server that knows other games. */
export const test = plain.extend({
  program: ["kartentisch", { scope: "worker", option: true }],
  running: [async ({ browser: chosen, program }, use) => {
    mkdirSync(SHOTS, { recursive: true });
    [browser, server] = [chosen, await serve(program)];
    await use(server);
    await server.stop();
  }, { scope: "worker", auto: true }],
});

/**
 * Somebody with a browser of their own; `problems` collects what the page complains about. The shell for offline use, which
 * fetches everything a second time, is kept by whoever says `serviceWorkers: "allow"`. `marks`: is shown around at the first
 * table of a game, as somebody is who has seen none. Maps lie where they lie and answer, but are not painted, which is a third of
 * what a test costs: that they look as they should is for smoke.spec.mjs.
 */
export async function person(browser, { marks = false, ...options } = {}) {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block", ...DESKTOP, ...options });
  context.setDefaultTimeout(30_000); // patience, on a machine that has much to do; nothing waits longer than it must
  if (!marks) await context.addInitScript((games) => { try { localStorage.setItem("kartentisch.marks", games); } catch { /* a page without a store */ } }, JSON.stringify(["attila", "attack", "attacke", "selfr3", "europe"]));
  if (!PICTURES) await context.addInitScript(() => {
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync(".kt-map, .kt-minimap { opacity: 0 }");
    document.adoptedStyleSheets.push(unpainted);
  });
  const page = await context.newPage();
  const problems = [];
  page.on("console", (message) => message.type() === "error" && problems.push(`${message.text()} ${message.location().url}`));
  page.on("pageerror", (error) => problems.push(error.stack ?? error.message));
  return { context, page, problems, shot: async (name) => { if (PICTURES) await page.screenshot({ path: `${SHOTS}${name}.png` }); }, close: () => context.close() };
}
