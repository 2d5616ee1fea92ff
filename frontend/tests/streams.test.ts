import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { now, unset } from "../src/net/clock.ts";
import { Passed, type Wanted } from "../src/net/source.ts";
import { ASKED, GONE, HELD, Keeper, PROBED, SILENT, TICK, type Pipe } from "../src/net/streams/keeper.ts";
import type { Asked, Told } from "../src/net/streams/messages.ts";
import { ANSWER, DEAD, FIRST, Tab, type Way } from "../src/net/streams/tab.ts";
import { Stream } from "../src/net/stream.ts";

const HOUR = 3_600_000;

/** A server with tables, whose logs grow, and the network before it. */
class Server {
  readonly logs = new Map<string, number>();
  readonly open: Wire[] = [];
  readonly asked: string[] = [];
  readonly addresses: string[] = [];
  /** Nothing of a stream comes through, but an answer that ends. */
  holds = false;
  /** Nothing can be reached. */
  down = false;
  readonly refused = new Map<string, string>();

  listen(address: string): Wire {
    this.addresses.push(address);
    const wire = new Wire(this, address);
    this.open.push(wire);
    return wire;
  }

  ask(address: string): Promise<string> {
    this.asked.push(address);
    if (this.down) return Promise.reject(new Error("down"));
    const messages: string[] = [];
    for (const ear of earsOf(address)) this.tell(ear, (kind, data, id) => { messages.push(`${id ? `id: ${id}\n` : ""}event: ${kind}\ndata: ${data}\n\n`); });
    return Promise.resolve(`retry: 2000\n\n${messages.join("")}event: time\ndata: ${this.time}\n\nevent: here\ndata: {}\n\n`);
  }

  /** A line more at a table. */
  play(table: string): void {
    this.logs.set(table, (this.logs.get(table) ?? 0) + 1);
    if (!this.holds && !this.down) for (const wire of this.open) wire.look();
  }

  beat(): void {
    if (this.holds) return;
    for (const wire of this.open) {
      wire.say("time", this.time);
      wire.say("here", "{}");
    }
  }

  /** The clock of the device is an hour slow. */
  get time(): string {
    return JSON.stringify({ now: Date.now() + HOUR });
  }

  get opened(): number {
    return this.addresses.length;
  }

  tell(ear: Heard, say: (kind: string, data: string, id: string) => void): void {
    const why = this.refused.get(ear.table);
    if (why !== undefined) {
      if (!ear.over) say(`${String(ear.number)}/bye`, JSON.stringify({ why }), "");
      ear.over = true;
      return;
    }
    const last = this.logs.get(ear.table) ?? 0;
    const owed = !ear.known || last > ear.after;
    for (; ear.after < last; ear.after++) say(`${String(ear.number)}/line`, JSON.stringify({ seq: ear.after + 1 }), String(ear.after + 1));
    if (owed) say(`${String(ear.number)}/table`, JSON.stringify({ table: { id: ear.table, seq: last }, viewer: ear.seat }), "");
    ear.known = true;
  }
}

interface Heard {
  readonly number: number;
  readonly table: string;
  readonly seat: number;
  after: number;
  known: boolean;
  over: boolean;
}

function earsOf(address: string): Heard[] {
  expect(address).toMatch(/^\/api\/stream[?]/);
  return new URL(address, "http://house").searchParams.getAll("of").map((of, number) => {
    const [table = "", after, seat, lang, known] = of.split(":");
    expect(lang).toBe("en");
    return { number, table, seat: Number(seat), after: Number(after), known: known === "known", over: false };
  });
}

class Wire {
  readyState = 0;
  readonly ears: Heard[];
  readonly #server: Server;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();
  #id = "";

  constructor(server: Server, address: string) {
    this.#server = server;
    this.ears = earsOf(address);
    setTimeout(() => {
      if (this.readyState === 2) return;
      if (server.down) this.fail();
      else if (!server.holds) {
        this.look();
        this.say("here", "{}");
      }
    });
  }

  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(kind, listener);
  }

  look(): void {
    for (const ear of this.ears) this.#server.tell(ear, (kind, data, id) => { this.say(kind, data, id); });
  }

  say(kind: string, data: string, id = ""): void {
    this.#id = id || this.#id;
    if (this.readyState !== 2) this.#listeners.get(kind)?.({ data, lastEventId: this.#id } as MessageEvent<string>);
  }

  fail(): void {
    this.say("error", "");
  }

  close(): void {
    this.readyState = 2;
    this.#server.open.splice(this.#server.open.indexOf(this), 1);
  }
}

/** A browser: a keeper that can die, and tabs that can be frozen or killed. */
class Browser {
  readonly server = new Server();
  keeper: Keeper | null = null;
  readonly killed = new Set<Keeper | null>();
  /** How many keepers there were. */
  keepers = 0;
  /** There are no SharedWorkers, or their script cannot be had. */
  without: "" | "throws" | "fails" | "silent" = "";

  tab(): Page {
    return new Page(this);
  }

  kill(): void {
    this.keeper?.pause();
    this.killed.add(this.keeper);
    this.keeper = null;
  }
}

class Page {
  readonly tab: Tab;
  readonly lines = new Map<Stream, number[]>();
  readonly tables = new Map<Stream, { table: { id: string; seq: number }; viewer: number }>();
  readonly live = new Map<Stream, string>();
  frozen = false;
  killed = false;
  readonly #queue: Told[] = [];
  #hear: (told: Told) => void = () => undefined;

  constructor(browser: Browser) {
    const shared: Way = (hear, failed) => {
      if (browser.without === "throws") throw new Error("SecurityError");
      if (browser.without === "fails") queueMicrotask(failed);
      if (browser.without) return { post: () => undefined, end: () => undefined };
      if (browser.keeper === null) {
        browser.keeper = new Keeper(browser.server);
        browser.keepers++;
      }
      const mine = browser.keeper;
      return this.#way(browser, mine, hear);
    };
    const own: Way = (hear) => this.#way(browser, new Keeper(browser.server), hear, true);
    this.tab = new Tab([shared, own]);
  }

  #way(browser: Browser, keeper: Keeper, hear: (told: Told) => void, own = false): ReturnType<Way> {
    this.#hear = hear;
    const pipe: Pipe = { send: (told) => {
      if (this.killed || browser.killed.has(keeper)) return;
      if (this.frozen) this.#queue.push(told);
      else queueMicrotask(() => { hear(told); });
    } };
    let ended = false;
    const post = (asked: Asked): void => { if (!ended && !this.frozen && !this.killed && (own || browser.keeper === keeper)) queueMicrotask(() => { keeper.hear(pipe, asked); }); };
    return { post, end: () => { ended = true; } };
  }

  thaw(): void {
    this.frozen = false;
    for (const told of this.#queue.splice(0)) this.#hear(told);
  }

  look(table: string, seat = 0): Stream {
    const wanted = (after: number): Wanted => ({ table, seat, after, lang: "en" });
    const stream: Stream = new Stream(wanted, 0, {
      line: ({ seq }) => { this.lines.get(stream)?.push(seq); },
      table: (snapshot) => { this.tables.set(stream, snapshot as never); },
      live: (live, held) => { this.live.set(stream, live ? (held ? "held" : "live") : "none"); },
      refused: () => { this.live.set(stream, "refused"); },
    }, (one) => {
      const passed = new Passed();
      this.tab.open(one, passed);
      return passed;
    });
    this.lines.set(stream, []);
    stream.open();
    return stream;
  }
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const go = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

let browser: Browser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new Browser();
  setInterval(() => { browser.server.beat(); }, 15_000);
  browser.server.logs.set("a", 3).set("b", 1);
});
afterEach(() => { vi.useRealTimers(); });

describe("one stream for all tabs", () => {
  it("carries twelve tables in twelve tabs, each with its own news", async () => {
    const { server } = browser;
    const pages = upTo(12).map(() => browser.tab());
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
    const [one, other] = [browser.tab(), browser.tab()];
    const seat = one.look("a", 1);
    await go(100);
    const before = one.tables.get(seat);
    const spectator = other.look("a", -1);
    await go(100);
    expect(one.tables.get(seat)).toBe(before);
    expect([before?.viewer, other.tables.get(spectator)?.viewer]).toEqual([1, -1]);
    browser.server.play("a");
    await go(0);
    expect([one.lines.get(seat), other.lines.get(spectator)]).toEqual([upTo(4), upTo(4)]);
  });

  it("opens once for many tabs that come at the same time, and lets go of a table that nobody looks at", async () => {
    const { server } = browser;
    const pages = upTo(5).map(() => browser.tab());
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
    browser.server.holds = held;
    browser.tab().look("a");
    await go(20_000);
    expect(now() - Date.now()).toBe(HOUR);
    unset();
  });

  it("says of one table alone that it may not be looked at", async () => {
    browser.server.refused.set("b", "unknown_key");
    const page = browser.tab();
    const [good, bad] = [page.look("a"), page.look("b")];
    await go(100);
    expect([page.live.get(good), page.live.get(bad)]).toEqual(["live", "refused"]);
    bad.close();
    await go(5_000);
    browser.server.play("a");
    await go(0);
    expect(page.lines.get(good)).toEqual(upTo(4));
  });
});

describe("tabs and keepers that are gone", () => {
  it("forgets a tab that is frozen, and tells it what it missed as soon as it is back", async () => {
    const { server } = browser;
    const [frozen, other] = [browser.tab(), browser.tab()];
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
    const [killed, other] = [browser.tab(), browser.tab()];
    killed.look("a");
    other.look("b");
    await go(100);
    killed.killed = true;
    await go(GONE + 3 * TICK);
    expect(browser.server.open[0]?.ears.map(({ table }) => table)).toEqual(["b"]);
  });

  it("goes on with another keeper within a few seconds when it was killed, without a lost line", async () => {
    const { server } = browser;
    const pages = upTo(4).map(() => browser.tab());
    const streams = pages.map((page) => page.look("a"));
    await go(100);
    browser.kill();
    server.play("a");
    await go(DEAD + 2 * TICK + ANSWER);
    expect(server.addresses.at(-1)).toContain(upTo(4).map(() => "&of=a:3:0:en").join(""));
    expect([browser.keepers, server.open.length, server.open[0]?.ears.length]).toEqual([2, 1, 4]);
    server.play("a");
    await go(0);
    for (const [n, page] of pages.entries()) expect(page.lines.get(streams[n] as Stream)).toEqual(upTo(5));
  });

  it("finds out at once when it is looked at, and two keepers at the same time do no harm", async () => {
    const { server } = browser;
    const [one, other] = [browser.tab(), browser.tab()];
    const [stream, late] = [one.look("a"), other.look("a")];
    await go(100);
    browser.keeper = null; // it lives on, but hears nobody: its stream stays open for a while
    one.tab.check();
    await go(ANSWER + 100);
    expect(browser.keepers).toBe(2);
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
      browser.without = without;
      const page = browser.tab();
      const stream = page.look("a");
      await go(without === "silent" ? FIRST + 2 * TICK + ANSWER : 100);
      browser.server.play("a");
      await go(0);
      expect([page.lines.get(stream), browser.server.open.length, browser.keepers]).toEqual([upTo(4), 1, 0]);
    });
  }

  it("lets go of a stream of its own while it is hidden", async () => {
    const { server } = browser;
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

describe("a stream that does not come", () => {
  it("asks now and then where the stream is held back, and stops when it comes again", async () => {
    const { server } = browser;
    server.holds = true;
    const page = browser.tab();
    const stream = page.look("a");
    await go(HELD + 2 * TICK);
    expect([page.lines.get(stream), page.tables.get(stream)?.table.seq, page.live.get(stream)]).toEqual([upTo(3), 3, "held"]);
    expect(server.open).toEqual([]);
    server.play("a");
    await go((ASKED[1] as number) + TICK);
    expect([page.lines.get(stream), page.live.get(stream)]).toEqual([upTo(4), "held"]);
    const before = server.asked.length;
    await go(10 * 60_000);
    const questions = server.asked.length - before;
    expect(questions).toBeGreaterThan(10);
    expect(questions).toBeLessThan(40);
    expect(server.asked.at(-1)).toMatch(/once=true&of=a:4:0:en:known$/);
    stream.hurry(); // one's own move
    server.play("a");
    await go(TICK + 100 + (ASKED[0] as number));
    expect(page.lines.get(stream)).toEqual(upTo(5));
    server.holds = false;
    await go((PROBED.at(-1) as number) + HELD + 2 * TICK);
    expect([page.live.get(stream), server.open.length]).toEqual(["live", 1]);
    const then = server.asked.length;
    server.play("a");
    await go(5 * 60_000);
    expect([page.lines.get(stream), server.asked.length]).toEqual([upTo(6), then]);
  });

  it("asks again where a question was answered before one's move", async () => {
    const { server } = browser;
    server.holds = true;
    const page = browser.tab();
    const stream = page.look("a");
    await go(HELD + 2 * TICK);
    const answers: ((told: string) => void)[] = [];
    const asking = vi.spyOn(server, "ask").mockImplementation(() => new Promise((done) => answers.push(done)));
    stream.hurry();
    stream.hurry();
    await go(0);
    expect(answers).toHaveLength(1);
    server.play("a");
    asking.mockRestore();
    answers[0]?.("event: here\ndata: {}\n\n");
    await go(0);
    expect(page.lines.get(stream)).toEqual(upTo(4));
  });

  it("finds out that a stream has gone silent", async () => {
    const { server } = browser;
    const page = browser.tab();
    const stream = page.look("a");
    await go(100);
    server.holds = true;
    server.play("a");
    await go(SILENT + HELD + 3 * TICK);
    expect([page.lines.get(stream), page.live.get(stream)]).toEqual([upTo(4), "held"]);
  });

  it("says that there is no connection, and goes on when there is one", async () => {
    const { server } = browser;
    const page = browser.tab();
    const stream = page.look("a");
    await go(100);
    const before = page.tables.get(stream);
    server.down = true;
    for (const wire of [...server.open]) wire.fail();
    await go(30_000);
    expect(page.live.get(stream)).toBe("none");
    server.down = false;
    stream.awake();
    await go(100);
    expect(page.live.get(stream)).toBe("live");
    expect(page.tables.get(stream), "who else is there is told anew, although no line was written").not.toBe(before);
    server.play("a");
    await go(0);
    expect(page.lines.get(stream)).toEqual(upTo(4));
  });

  it("has no connection where even a question is not answered", async () => {
    const { server } = browser;
    server.holds = server.down = true;
    vi.spyOn(server, "listen").mockImplementation((address) => { // neither opens nor fails
      const wire = new Wire(server, address);
      wire.fail = () => undefined;
      return wire;
    });
    const page = browser.tab();
    const stream = page.look("a");
    await go(HELD + 2 * TICK);
    expect(page.live.get(stream)).toBe("none");
  });

  for (const ms of [24 * 3_600_000, 18_000]) it(`is there at once after the machine has slept for ${String(ms)} ms`, async () => {
    const { server } = browser;
    const page = browser.tab();
    const stream = page.look("a");
    await go(100);
    for (const wire of server.open) wire.look = () => undefined; // dead, and nobody has noticed
    server.play("a");
    vi.setSystemTime(Date.now() + ms);
    await go(TICK + 100);
    expect([page.lines.get(stream), page.live.get(stream), server.open.length]).toEqual([upTo(4), "live", 1]);
  });
});
