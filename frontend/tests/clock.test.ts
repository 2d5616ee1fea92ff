import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sleeper } from "../src/app/clockJumps.ts";
import { device, heard, leaving, now, unset } from "../src/net/clock.ts";
import { ask } from "../src/net/prefetch.ts";
import { Passed } from "../src/net/source.ts";
import { Stream } from "../src/net/stream.ts";
import { ago } from "../src/pages/phrases.ts";

const SERVER = 1_800_000_000_000;
const MINUTE = 60_000;
const WRONG = [0, -5 * MINUTE, 5 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE, -50 * 365 * 24 * 60 * MINUTE];

let counted = 0; // ms of the clock that nobody can set
let shown = 0; // ms since 1970 by the device
const goOn = (ms: number): void => { counted += ms; shown += ms; };

beforeEach(() => {
  [counted, shown] = [12_345, SERVER];
  vi.spyOn(performance, "now").mockImplementation(() => counted);
  vi.spyOn(Date, "now").mockImplementation(() => shown);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  unset();
});

describe("the time that is shown", () => {
  it.each(WRONG)("is the server's on a device that is %i ms wrong, whatever brings it", async (wrong) => {
    shown = SERVER + wrong;
    expect(now(), "until the server was heard").toBe(shown);
    vi.stubGlobal("fetch", () => {
      goOn(40);
      return Promise.resolve(new Response("{}", { headers: { "x-kartentisch-time": String(SERVER) } }));
    });
    await ask("/api/tables");
    expect(now()).toBe(SERVER);
    goOn(297_000);
    expect(now()).toBe(SERVER + 297_000);
    expect(ago(SERVER, "en"), "three hours later").toMatch("5 minutes ago");

    unset();
    const passed = new Passed();
    new Stream((after) => ({ table: "t", seat: -1, after, lang: "en" }), 0, { line: () => undefined, table: () => undefined, live: () => undefined }, () => passed).open();
    passed.tell("time", JSON.stringify({ now: SERVER + 297_000 }));
    expect(now()).toBe(SERVER + 297_000);
  });

  it("goes on evenly when the device's clock is set", () => {
    heard(SERVER);
    const before = now();
    shown += 60 * MINUTE;
    counted += 1000;
    expect(now()).toBe(before + 1000);
  });

  it("catches up after a sleep in which the clock that counts stood, by the next message", () => {
    heard(SERVER);
    const slept = sleeper();
    goOn(5000);
    expect(slept()).toBe(false);
    shown += 24 * 60 * MINUTE;
    expect(slept()).toBe(true);
    expect(slept()).toBe(false);
    heard(SERVER + 24 * 60 * MINUTE + 5000);
    expect(now()).toBe(SERVER + 24 * 60 * MINUTE + 5000);
  });

  it("is not set back by a message that was held up, but by an answer that cannot be old", () => {
    heard(SERVER);
    goOn(30_000);
    heard(SERVER + 5_000);
    expect(now()).toBe(SERVER + 30_000);
    const since = leaving();
    goOn(100);
    heard(SERVER + 60, since);
    expect(now(), "the server's clock was set back; the answer took 100 ms").toBe(SERVER + 160);
  });

  it("takes no rubbish", () => {
    for (const rubbish of [Number.NaN, Infinity, 0, -1, Number(null)]) heard(rubbish);
    expect(now()).toBe(device());
  });
});
