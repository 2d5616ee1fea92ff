/** The live stream of a table: lines and snapshots as they come, resumed from the last line after every break. */

import { device, heard } from "./clock.ts";
import type { News, Source, Wanted } from "./source.ts";
import { source } from "./streams/listen.ts";
import type { LogLine, Snapshot } from "./shapes.ts";

export interface Listener {
  line(line: LogLine): void;
  table(snapshot: Snapshot): void;
  /** Whether news come at the moment; `held`: only because the page asks for them. */
  live(live: boolean, held: boolean): void;
  /** How far it is beside the log: what is one's own, and what one's side shares. */
  aside?(revisions: { readonly own: number; readonly side: number }): void;
  /** The server does not answer as a stream does: the right to look from there may have ended. */
  refused?(): void;
}

const CLOSED = 2;
const PAUSES = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000];
const SILENCE = 50_000; // ms without news after which a page that comes to the front opens a stream anew that cannot be hurried

export class Stream {
  readonly #wanted: (after: number) => Wanted;
  readonly #listener: Listener;
  readonly #make: (wanted: Wanted) => Source;
  #source: Source | null = null;
  #last: number;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #held = false;
  #ended = false;

  /** `after`: the last line that is known. */
  constructor(
    wanted: (after: number) => Wanted,
    after: number,
    listener: Listener,
    make: (wanted: Wanted) => Source = source,
  ) {
    this.#wanted = wanted;
    this.#last = after;
    this.#listener = listener;
    this.#make = make;
  }

  get last(): number {
    return this.#last;
  }

  open(): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = this.#make(this.#wanted(this.#last));
    this.#source = source;
    this.#heard = device();
    this.#held = false;
    const on = (kind: string, listener: (data: string) => void): void => {
      source.addEventListener(kind, (event) => {
        if (source !== this.#source) return; // an old one that still talks
        this.#heard = device();
        listener(event.data);
      });
    };
    on("line", (data) => {
      const line = JSON.parse(data) as LogLine;
      if (line.seq <= this.#last) return;
      this.#last = line.seq;
      this.#listener.line(line);
    });
    on("table", (data) => {
      this.#tries = 0;
      this.#listener.table(JSON.parse(data) as Snapshot);
      this.#listener.live(true, this.#held);
    });
    on("news", (data) => {
      const news = data as News;
      this.#held = news === "held";
      this.#listener.live(news !== "none", this.#held);
    });
    on("time", (data) => { heard((JSON.parse(data) as { now: number }).now); });
    on("aside", (data) => { this.#listener.aside?.(JSON.parse(data) as { own: number; side: number }); });
    on("bye", (data) => {
      this.#again();
      if ("why" in (JSON.parse(data) as object)) this.#listener.refused?.();
    });
    on("error", () => {
      this.#listener.live(false, false);
      if (source.readyState !== CLOSED) return;
      this.#again();
      this.#listener.refused?.();
    });
  }

  /** The page is in front again, or the network is back: make sure that news come. */
  awake(at = device()): void {
    if (this.#source === null || this.#source.readyState === CLOSED) this.open();
    else if (this.#source.hurry) this.#source.hurry();
    else if (Math.abs(at - this.#heard) > SILENCE) this.open();
  }

  /** Something was done that will be told: where news are asked for, they are asked for now. */
  hurry(): void {
    this.#source?.hurry?.();
  }

  /** The network is gone: what the browser believes is still open may be dead. */
  lost(): void {
    this.#source?.close();
    this.#source = null;
    clearTimeout(this.#timer);
    this.#listener.live(false, false);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #again(): void {
    this.#source?.close();
    this.#source = null;
    this.#listener.live(false, false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.open(); }, PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]);
  }
}
