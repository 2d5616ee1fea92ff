/** A browser with tabs, the wires between them, and the server that they ask: what the tests of its one stream play with. */

import { afterEach, beforeEach, expect, vi } from "vitest";

import { Passed, type Wanted } from "../src/net/source.ts";
import { Keeper, type Pipe } from "../src/net/streams/keeper.ts";
import type { Asked, Told } from "../src/net/streams/messages.ts";
import { Tab, type Way } from "../src/net/streams/tab.ts";
import { Stream } from "../src/net/stream.ts";

export const HOUR = 3_600_000;

/** A server with tables, whose logs grow, and the network before it. */
export class Server {
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
  return new URL(address, "http://server").searchParams.getAll("of").map((of, number) => {
    const [table = "", after, seat, lang, known] = of.split(":");
    expect(lang).toBe("en");
    return { number, table, seat: Number(seat), after: Number(after), known: known === "known", over: false };
  });
}

export class Wire {
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
export class Browser {
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

export class Page {
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

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
export const go = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Before each test a new browser, whose server beats and has the logs of two tables. */
export function browsing(): { browser: Browser } {
  const here = {} as { browser: Browser };
  beforeEach(() => {
    vi.useFakeTimers();
    const browser = new Browser();
    here.browser = browser;
    setInterval(() => { browser.server.beat(); }, 15_000);
    browser.server.logs.set("a", 3).set("b", 1);
  });
  afterEach(() => { vi.useRealTimers(); });
  return here;
}
