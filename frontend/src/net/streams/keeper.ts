/**
 * Keeps one stream to the server for all tables in all tabs of a browser: of six connections that a browser opens to one
 * server, each stream takes one away. It lives in a SharedWorker (`shared.ts`), or in the tab itself where there is none.
 *
 * The stream is opened anew when a table comes or goes; nothing is lost by that, for each table goes on after its last line.
 * Where something on the way holds the stream back, the same address is asked for what is new, now and then.
 */

import { device } from "../clock.ts";
import { fieldsOf, type News, type Source, type Wanted } from "../source.ts";
import type { Asked, Told } from "./messages.ts";

/** Times in ms. */
export const TICK = 2_000;
export const GONE = 10_000; // a tab that does not answer for so long is frozen, killed or closed
const MOST = 64; // tables in one stream, as the server has it
const [SOON, LATER] = [10, 500]; // until the stream is opened for a table that has come; without one that has gone
const SLEPT = 15_000; // between two ticks: the machine has slept
export const HELD = 5_000; // without a message after a stream was opened: something holds it back
export const SILENT = 40_000; // without a message on a stream that has come: the server says something every 15 seconds
const DOUBTFUL = 20_000; // the same, when somebody asks
export const STARTING = 20_000; // after the server's goodbye: so long it may take to start again on a slow machine, and nothing is said of it
const AGAIN = [500, 1_000, 2_000, 5_000, 10_000]; // after a fault
export const ASKED = [3_000, 5_000, 8_000, 13_000, 20_000, 30_000]; // between two questions where the stream is held back
export const PROBED = [15_000, 30_000, 60_000, 120_000]; // until the stream is tried again there
const KINDS = ["line", "table", "aside", "bye"];

/** The way to a tab. */
export interface Pipe {
  send(message: Told): void;
}

/** What the keeper asks of the network. */
export interface Network {
  listen(address: string): Source;
  /** A stream that ends, whole. Rejects if there is none. */
  ask(address: string): Promise<string>;
}

interface Tab {
  readonly pipe: Pipe;
  readonly listeners: Map<number, Listener>;
  heard: number;
}

/** A table as a tab listens to it. */
interface Listener {
  readonly tab: Tab;
  readonly source: number;
  readonly wanted: Wanted;
  /** The last line with which a table came. */
  after: number;
  /** The last line that came. */
  line: number;
  /** Whether the tab has the table after that line. */
  known: boolean;
}

export class Keeper {
  readonly #network: Network;
  readonly #tabs = new Map<Pipe, Tab>();
  #source: Source | null = null;
  #came = false; // whether the stream that is open has told all that it knows
  #heard = 0; // when something came last, or the stream was opened
  #news: News = "none";
  #tries = 0;
  #goodbye = 0; // how long the server is waited for that said goodbye; 0: it did not
  #paused = false;
  #changing: ReturnType<typeof setTimeout> | undefined;
  #soon = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #asking = 0; // the number of the question that is on its way, or was last
  #asks = 0;
  #nextAsk = 0;
  #probes = 0;
  #nextProbe = 0;
  #hurried = false;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #ticked = 0;

  constructor(network: Network) {
    this.#network = network;
  }

  hear(pipe: Pipe, message: Asked): void {
    if ("gone" in message) {
      this.#forget(pipe);
      return;
    }
    let tab = this.#tabs.get(pipe);
    if (!tab) {
      tab = { pipe, listeners: new Map(), heard: device() };
      this.#tabs.set(pipe, tab);
      if (!("open" in message)) pipe.send({ forgotten: true });
    }
    tab.heard = device();
    if (!("here" in message)) pipe.send({ there: true });
    this.#tick(false);
    if ("open" in message) {
      const { wanted } = message;
      tab.listeners.set(message.open, { tab, source: message.open, wanted, after: wanted.after, line: wanted.after, known: false });
      this.#changed(true);
    } else if ("close" in message) {
      if (tab.listeners.delete(message.close)) this.#changed(false);
    } else if ("hurry" in message) this.#hurry();
  }

  /** Nobody looks: the stream is let go until somebody does. */
  pause(): void {
    this.#paused = true;
    this.#drop();
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#connect(false);
  }

  // ---------------------------------------------------------------- tabs
  #forget(pipe: Pipe): void {
    const tab = this.#tabs.get(pipe);
    if (!tab) return;
    this.#tabs.delete(pipe);
    if (tab.listeners.size) this.#changed(false);
    if (this.#tabs.size) return;
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  /** The stream is opened anew for those who listen now; soon where somebody waits for it. */
  #changed(soon: boolean): void {
    if (this.#changing !== undefined && (this.#soon || !soon)) return;
    clearTimeout(this.#changing);
    this.#soon = soon;
    this.#changing = setTimeout(() => {
      this.#changing = undefined;
      if (this.#source === null && this.#news === "held" && !this.#paused) void this.#ask();
      else this.#connect(true);
    }, soon ? SOON : LATER);
  }

  #listeners(): Listener[] {
    const listeners = [...this.#tabs.values()].flatMap((tab) => [...tab.listeners.values()]);
    return listeners.slice(-MOST); // what was opened last is looked at
  }

  #tell(news: News): void {
    this.#news = news;
    for (const { tab, source, after } of this.#listeners()) tab.pipe.send({ source, kind: "news", data: news, after });
  }

  // ---------------------------------------------------------------- time
  #tick(due: boolean): void {
    const now = device();
    if (this.#ticking === undefined) {
      this.#ticking = setInterval(() => { this.#tick(true); }, TICK);
      this.#ticked = now;
    }
    if (!due) return;
    const slept = now - this.#ticked > SLEPT;
    this.#ticked = now;
    for (const tab of [...this.#tabs.values()]) {
      if (slept) tab.heard = now; // nobody could answer
      if (now - tab.heard > GONE) this.#forget(tab.pipe);
      else tab.pipe.send({ there: true });
    }
    if (this.#paused) return;
    if (this.#goodbye) {
      if (now < this.#goodbye) return;
      this.#goodbye = 0;
      this.#tell("none");
    }
    if (slept) this.#connect(false);
    else if (this.#source && !this.#came && now - this.#heard > HELD) this.#hold();
    else if (this.#source && now - this.#heard > SILENT) this.#connect(false);
    else if (this.#source === null && this.#news === "held") {
      if (now >= this.#nextProbe) this.#connect(true);
      else if (now >= this.#nextAsk) void this.#ask();
    }
  }

  #hurry(): void {
    if (this.#paused || !this.#listeners().length) return;
    if (this.#source === null && this.#news === "held") {
      this.#asks = 0;
      if (this.#nextAsk === Infinity) this.#hurried = true; // what is on its way may have been answered before
      else void this.#ask();
    } else if (this.#source === null && this.#changing === undefined) this.#connect(false);
    else if (this.#source && this.#came && device() - this.#heard > DOUBTFUL) this.#connect(false);
  }

  // ---------------------------------------------------------------- the stream
  /** `known`: what tabs know of their tables still holds. */
  #connect(known: boolean): void {
    this.#drop();
    const listeners = this.#listeners();
    if (!known) for (const listener of listeners) listener.known = false;
    if (this.#paused || !listeners.length) return;
    const source = this.#network.listen(this.#address(listeners));
    this.#source = source;
    this.#came = false;
    this.#heard = device();
    const on = (kind: string, listener: (event: MessageEvent<string>) => void): void => {
      source.addEventListener(kind, (event) => {
        if (source !== this.#source) return; // an old one that still talks
        this.#heard = device();
        listener(event);
      });
    };
    for (const [number, listener] of listeners.entries()) {
      for (const kind of KINDS) on(`${String(number)}/${kind}`, ({ data, lastEventId }) => { this.#pass(listener, kind, data, lastEventId); });
    }
    on("time", ({ data }) => { for (const listener of listeners) this.#pass(listener, "time", data, ""); });
    on("here", () => {
      this.#came = true;
      this.#tries = this.#goodbye = 0;
      if (this.#news !== "live") this.#tell("live");
    });
    on("bye", () => {
      if (this.#news === "live" && !this.#goodbye) this.#goodbye = device() + STARTING;
      this.#fail();
    });
    on("error", () => { this.#fail(); });
  }

  /** Of these tables, which are numbered as they stand there. */
  #address(listeners: readonly Listener[], more = ""): string {
    const of = listeners.map(({ wanted: { table, seat, lang }, after, known }) => `&of=${table}:${String(after)}:${String(seat)}:${lang}${known ? ":known" : ""}`);
    return `/api/stream?forecast=true&openly=true${more}${of.join("")}`;
  }

  #pass(listener: Listener, kind: string, data: string, id: string): void {
    const { tab, source } = listener;
    if (tab.listeners.get(source) !== listener) return; // nobody listens any more
    if (kind === "line") listener.line = Math.max(listener.line, Number(id));
    if (kind === "table") {
      listener.after = listener.line;
      listener.known = true;
    }
    tab.pipe.send({ source, kind, data, after: listener.after });
  }

  #drop(): void {
    this.#source?.close();
    this.#source = null;
    this.#asking++; // what is still on its way comes too late
    clearTimeout(this.#again);
  }

  /** The server cannot be reached, or does not want to. */
  #fail(): void {
    this.#drop();
    if (!this.#goodbye) this.#tell("none");
    this.#again = setTimeout(() => { this.#connect(false); }, AGAIN[Math.min(this.#tries++, this.#goodbye ? 2 : AGAIN.length - 1)]);
  }

  // ---------------------------------------------------------------- where the stream is held back
  #hold(): void {
    this.#drop();
    if (this.#news !== "held") this.#asks = this.#probes = 0;
    this.#nextProbe = device() + (PROBED[Math.min(this.#probes++, PROBED.length - 1)] ?? 0);
    this.#news = "held"; // said when there is an answer: else there is no connection at all
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const listeners = this.#listeners();
    if (!listeners.length) return;
    const asking = ++this.#asking;
    this.#nextAsk = Infinity; // while one is on its way
    this.#hurried = false;
    let told = "";
    try {
      told = await this.#network.ask(this.#address(listeners, "&once=true"));
    } catch {
      if (asking === this.#asking) this.#fail();
      return;
    }
    if (asking !== this.#asking) return;
    this.#tell("held");
    let id = "";
    let fresh = false;
    for (const message of told.split("\n\n")) {
      const fields = fieldsOf(message);
      id = fields.get("id") ?? id;
      const event = fields.get("event") ?? "";
      if (event === "time") for (const listener of listeners) this.#pass(listener, event, fields.get("data") ?? "", id);
      const [number = "", kind = ""] = event.split("/");
      const listener = listeners[Number(number)];
      if (!listener || !KINDS.includes(kind)) continue;
      fresh ||= kind === "line";
      this.#pass(listener, kind, fields.get("data") ?? "", id);
    }
    this.#asks = fresh ? 0 : this.#asks + 1;
    this.#nextAsk = device() + (ASKED[Math.min(this.#asks, ASKED.length - 1)] ?? 0);
    if (this.#hurried) void this.#ask();
  }
}
