// Three browsers behind one set of words: Chromium and Firefox by puppeteer-core (Firefox as it is packaged, by WebDriver
// BiDi), WebKitGTK by its own WebDriver. Whatever is not installed is left out.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

import puppeteer from "puppeteer-core";
import { Builder, Origin } from "selenium-webdriver";

import { freePort } from "./server.mjs";

const SIZE = { width: 1280, height: 800 };

const PROGRAMS = {
  chromium: [process.env.CHROMIUM ?? "/usr/bin/chromium"],
  firefox: [process.env.FIREFOX ?? "/usr/bin/firefox-esr", "/usr/bin/firefox"],
  webkit: [process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver"],
};

/** Where a browser's program lies; "" if it is not installed. */
export const program = (name) => PROGRAMS[name].find((path) => existsSync(path)) ?? "";

/**
 * Opens a window of a browser.
 *
 * @returns `goto(address)`; `evaluate(script, ...args)`: what a function returns in the page; `press(x, y)`: a click of the
 * mouse there; `shot()`: a picture as PNG; `problems()`: what the page complained about; `version`; `close()`
 */
export const openWindow = (name) => (name === "webkit" ? webkit() : puppet(name));

async function puppet(name) {
  const chrome = name === "chromium";
  const browser = await puppeteer.launch({
    browser: chrome ? "chrome" : "firefox",
    executablePath: program(name),
    args: chrome ? ["--no-sandbox", "--lang=en-GB"] : [],
    extraPrefsFirefox: { "intl.accept_languages": "en-GB", "ui.prefersReducedMotion": 1 },
    defaultViewport: SIZE,
  });
  const page = await browser.newPage();
  const problems = [];
  page.on("console", (message) => { if (message.type() === "error") problems.push(message.text()); });
  page.on("pageerror", (error) => { problems.push(error.stack ?? error.message); });
  return {
    version: await browser.version(),
    goto: (address) => page.goto(address, { waitUntil: "load" }),
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    press: (x, y) => page.mouse.click(x, y),
    shot: () => page.screenshot(),
    problems: async () => problems,
    close: () => browser.close(),
  };
}

/** Its program shows no console to others: the page itself notes what goes wrong, from its first script on. */
async function webkit() {
  const port = await freePort();
  const driver = spawn(program("webkit"), [`--port=${port}`], { stdio: "ignore" });
  const server = `http://127.0.0.1:${port}`;
  for (let i = 0; !(await fetch(`${server}/status`).then(({ ok }) => ok, () => false)); i++) {
    if (i > 100 || driver.exitCode !== null) throw new Error("WebKit's driver does not start");
    await new Promise((done) => setTimeout(done, 100));
  }
  const browser = await new Builder().usingServer(server).withCapabilities({ browserName: "MiniBrowser" }).build();
  await browser.manage().setTimeouts({ script: 20_000 });
  await browser.manage().window().setRect({ x: 0, y: 0, ...SIZE });
  const note = "window.problems ??= (addEventListener('error', (event) => problems.push(String(event.message))), addEventListener('unhandledrejection', (event) => problems.push(String(event.reason))), []);";
  const run = (script, ...args) => browser.executeScript(`${note} return (${script}).apply(null, arguments);`, ...args);
  return {
    version: (await browser.getCapabilities()).get("browserVersion"),
    goto: async (address) => { await browser.get(address); await run("() => 0"); },
    evaluate: run,
    press: (x, y) => browser.actions({ async: true }).move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    shot: async () => Buffer.from(await browser.takeScreenshot(), "base64"),
    problems: () => run("() => window.problems"),
    close: async () => { await browser.quit(); driver.kill(); },
  };
}
