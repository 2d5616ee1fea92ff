import { describe, expect, it } from "vitest";

import { now, unset } from "../src/net/clock.ts";
import { GONE, HELD, Keeper, STARTING, TICK, type Pipe } from "../src/net/streams/keeper.ts";
import type { Told } from "../src/net/streams/messages.ts";
import { ANSWER, DEAD, FIRST } from "../src/net/streams/tab.ts";
import { Stream } from "../src/net/stream.ts";
import { browsing, upTo, go, HOUR } from "./browser.ts";

const here = browsing();

describe("one stream for all tabs", () => {
  it("carries twelve tables in twelve tabs, each with its own news", async () => {
    const { server } = here.browser;
    const pages = upTo(12).map(() => here.browser.tab());
    const streams: Stream[] = [];
    for (const [n, page] of pages.entries()) {
      server.logs.set(`t${String(n)}`, n + 1);
      streams.push(page.look(`t${String(n)}`, n % 2 ? 0 : -1));
      await go(300);
      expect(server.open).toHaveLength(1);
    }
    server.play("t7");
    await go(0);
    for (const [n, page] of pages.entries()) {
      const stream = streams[n] as Stream;
      expect(page.lines.get(stream)).toEqual(upTo(n === 7 ? 9 : n + 1));
      expect(page.tables.get(stream)).toMatchObject({ table: { id: `t${String(n)}` }, viewer: n % 2 ? 0 : -1 });
      expect(page.live.get(stream)).toBe("live");
    }
    expect(server.opened).toBe(12);
  });

  it("shows one table to two viewers as each may see it, and a table that is known is not told again", async () => {
    const [one, other] = [here.browser.tab(), here.browser.tab()];
    const seat = one.look("a", 1);
    await go(100);
    const before = one.tables.get(seat);
    const spectator = other.look("a", -1);
    await go(100);
    expect(one.tables.get(seat)).toBe(before);
    expect([before?.viewer, other.tables.get(spectator)?.viewer]).toEqual([1, -1]);
    here.browser.server.play("a");
    await go(0);
    expect([one.lines.get(seat), other.lines.get(spectator)]).toEqual([upTo(4), upTo(4)]);
  });

  it("opens once for many tabs that come at the same time, and lets go of a table that nobody looks at", async () => {
    const { server } = here.browser;
    const pages = upTo(5).map(() => here.browser.tab());
    const streams = pages.map((page) => page.look("a"));
    await go(100);
    expect([server.opened, server.open[0]?.ears.length]).toEqual([1, 5]);
    streams[0]?.close();
    pages[1]?.tab.leave();
    await go(1_000);
    expect([server.opened, server.open[0]?.ears.length]).toEqual([2, 3]);
    pages[1]?.tab.back();
    await go(100);
    server.play("a");
    await go(0);
    expect(pages[1]?.lines.get(streams[1] as Stream)).toEqual(upTo(4));
    for (const stream of streams) stream.close();
    await go(1_000);
    expect(server.open).toEqual([]);
  });

  it.each([false, true])("tells what time it is on the server; held back: %s", async (held) => {
    unset();
    here.browser.server.holds = held;
    here.browser.tab().look("a");
    await go(20_000);
    expect(now() - Date.now()).toBe(HOUR);
    unset();
  });

  it("says of one table alone that it may not be looked at", async () => {
    here.browser.server.refused.set("b", "unknown_key");
    const page = here.browser.tab();
    const [good, bad] = [page.look("a"), page.look("b")];
    await go(100);
    expect([page.live.get(good), page.live.get(bad)]).toEqual(["live", "refused"]);
    bad.close();
    await go(5_000);
    here.browser.server.play("a");
    await go(0);
    expect(page.lines.get(good)).toEqual(upTo(4));
  });
});

describe("a server that says goodbye", () => {
  /** It ends its stream and cannot be reached. */
  function bye(): void {
    const { server } = here.browser;
    server.down = true;
    for (const wire of [...server.open]) wire.say("bye", "{}");
  }

  it("is waited for without a word while it starts again, however slowly it answers", async () => {
    const { server } = here.browser;
    const page = here.browser.tab();
    const stream = page.look("a");
    await go(100);
    bye();
    server.play("a");
    await go(2_000);
    expect(page.live.get(stream)).toBe("live");
    [server.down, server.holds] = [false, true]; // it listens, but says nothing yet
    await go(HELD + 3 * TICK);
    expect([page.live.get(stream), server.asked]).toEqual(["live", []]);
    server.holds = false;
    server.open[0]?.fail();
    await go(5_000);
    expect([page.live.get(stream), page.lines.get(stream)]).toEqual(["live", upTo(4)]);
    await go(STARTING);
    expect(page.live.get(stream)).toBe("live");
  });

  it("and does not come back is told in the end", async () => {
    const page = here.browser.tab();
    const stream = page.look("a");
    await go(100);
    bye();
    await go(STARTING - TICK);
    expect(page.live.get(stream)).toBe("live");
    await go(2 * TICK);
    expect(page.live.get(stream)).toBe("none");
  });

  it("and one that goes without it is told at once", async () => {
    const page = here.browser.tab();
    const stream = page.look("a");
    await go(100);
    here.browser.server.open[0]?.fail();
    await go(0);
    expect(page.live.get(stream)).toBe("none");
  });
});

describe("tabs and keepers that are gone", () => {
  it("forgets a tab that is frozen, and tells it what it missed as soon as it is back", async () => {
    const { server } = here.browser;
    const [frozen, other] = [here.browser.tab(), here.browser.tab()];
    const stream = frozen.look("a");
    const stays = other.look("b");
    await go(100);
    frozen.frozen = true;
    server.play("a"); // this waits for it
    await go(GONE + 3 * TICK);
    expect(server.open[0]?.ears.map(({ table }) => table)).toEqual(["b"]);
    server.play("a");
    server.play("b");
    await go(60 * 60_000);
    expect(other.lines.get(stays)).toEqual(upTo(2));
    frozen.thaw();
    frozen.tab.check();
    await go(100);
    expect(frozen.lines.get(stream)).toEqual(upTo(5));
    expect(frozen.tables.get(stream)?.table.seq).toBe(5);
  });

  it("forgets a tab that was killed", async () => {
    const [killed, other] = [here.browser.tab(), here.browser.tab()];
    killed.look("a");
    other.look("b");
    await go(100);
    killed.killed = true;
    await go(GONE + 3 * TICK);
    expect(here.browser.server.open[0]?.ears.map(({ table }) => table)).toEqual(["b"]);
  });

  it("goes on with another keeper within a few seconds when it was killed, without a lost line", async () => {
    const { server } = here.browser;
    const pages = upTo(4).map(() => here.browser.tab());
    const streams = pages.map((page) => page.look("a"));
    await go(100);
    here.browser.kill();
    server.play("a");
    await go(DEAD + 2 * TICK + ANSWER);
    expect(server.addresses.at(-1)).toContain(upTo(4).map(() => "&of=a:3:0:en").join(""));
    expect([here.browser.keepers, server.open.length, server.open[0]?.ears.length]).toEqual([2, 1, 4]);
    server.play("a");
    await go(0);
    for (const [n, page] of pages.entries()) expect(page.lines.get(streams[n] as Stream)).toEqual(upTo(5));
  });

  it("finds out at once when it is looked at, and two keepers at the same time do no harm", async () => {
    const { server } = here.browser;
    const [one, other] = [here.browser.tab(), here.browser.tab()];
    const [stream, late] = [one.look("a"), other.look("a")];
    await go(100);
    here.browser.keeper = null; // it lives on, but hears nobody: its stream stays open for a while
    one.tab.check();
    await go(ANSWER + 100);
    expect(here.browser.keepers).toBe(2);
    expect(server.open).toHaveLength(2);
    server.open[0]?.fail();
    await go(0);
    expect([one.live.get(stream), other.live.get(late)], "what an old keeper says does not count").toEqual(["live", "none"]);
    server.play("a");
    await go(GONE + 3 * TICK);
    expect(server.open).toHaveLength(1);
    expect([one.lines.get(stream), other.lines.get(late)]).toEqual([upTo(4), upTo(4)]);
    expect([one.live.get(stream), other.live.get(late)]).toEqual(["live", "live"]);
  });

  for (const without of ["throws", "fails", "silent"] as const) {
    it(`keeps the stream in the tab where a SharedWorker ${without}`, async () => {
      here.browser.without = without;
      const page = here.browser.tab();
      const stream = page.look("a");
      await go(without === "silent" ? FIRST + 2 * TICK + ANSWER : 100);
      here.browser.server.play("a");
      await go(0);
      expect([page.lines.get(stream), here.browser.server.open.length, here.browser.keepers]).toEqual([upTo(4), 1, 0]);
    });
  }

  it("lets go of a stream of its own while it is hidden", async () => {
    const { server } = here.browser;
    const told: Told[] = [];
    const keeper = new Keeper(server);
    const pipe: Pipe = { send: (one) => { told.push(one); if ("there" in one) keeper.hear(pipe, { here: true }); } };
    const lines = (): number[] => told.flatMap((one) => ("kind" in one && one.kind === "line" ? [(JSON.parse(one.data) as { seq: number }).seq] : []));
    keeper.hear(pipe, { open: 1, wanted: { table: "a", seat: 0, after: 0, lang: "en" } });
    await go(100);
    keeper.pause();
    keeper.hear(pipe, { open: 2, wanted: { table: "b", seat: 0, after: 0, lang: "en" } });
    server.play("a");
    await go(24 * 3_600_000);
    expect([server.open.length, server.opened, server.asked.length]).toEqual([0, 1, 0]);
    keeper.resume();
    await go(100);
    expect(lines()).toEqual([...upTo(4), 1]);
  });
});
