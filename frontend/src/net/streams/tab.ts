/**
 * A tab's end of the stream that all tabs of the browser share. Its keeper lives in a SharedWorker; where there is none, or
 * it does not answer, in the tab itself. A keeper that dies with the process of another tab is replaced, and each table goes
 * on after its last line.
 */

import { device } from "../clock.ts";
import type { Passed, Wanted } from "../source.ts";
import { NAME, type Asked, type Port, type Told } from "./messages.ts";

/** Times in ms. */
export const TICK = 2_000;
export const DEAD = 5_000; // without a word from the keeper, which says one every two seconds
export const ANSWER = 1_500; // until it must have answered then
export const FIRST = 15_000; // until it must have answered for the first time: its script has to be fetched

/** Opens a way; `failed` is called where it leads nowhere. Throws where there is none. */
export type Way = (hear: (told: Told) => void, failed: () => void) => Port;

export class Tab {
  readonly #ways: readonly Way[];
  readonly #sources = new Map<number, { readonly wanted: Wanted; readonly stream: Passed; after: number }>();
  #way = 0;
  #turn = 0;
  #port: Port | null = null;
  #numbers = 0;
  #heard = 0;
  #spoke = false; // whether this keeper has ever said a word
  #begun = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** `ways`: the second is taken where the first leads nowhere, and so on. */
  constructor(ways: readonly Way[]) {
    this.#ways = ways;
  }

  /** Finds the keeper. */
  begin(): void {
    if (this.#port) return;
    const way = this.#ways[this.#way];
    if (!way) return;
    this.#spoke = false;
    this.#begun = this.#heard = device();
    const turn = ++this.#turn; // an old keeper that still talks is not heard
    try {
      this.#port = way((told) => { if (turn === this.#turn) this.#hear(told); }, () => { if (turn === this.#turn) this.#renew(true); });
    } catch {
      this.#way++;
      this.begin();
      return;
    }
    this.#ticking ??= setInterval(() => { this.#tick(); }, TICK);
    this.#openAll();
  }

  /** What the table tells goes to `stream` until that is closed. */
  open(wanted: Wanted, stream: Passed): void {
    if (stream.readyState === 2) return;
    const number = ++this.#numbers;
    this.#sources.set(number, { wanted, stream, after: wanted.after });
    stream.hurry = () => { this.check(); };
    stream.closed = () => {
      this.#sources.delete(number);
      this.#port?.post({ close: number });
    };
    if (this.#port) this.#port.post({ open: number, wanted });
    else this.begin();
  }

  /** News are wanted now, and the keeper has to show that it lives. */
  check(): void {
    const asked = device();
    this.#port?.post({ hurry: true });
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      if (this.#heard < asked && (this.#spoke || device() - this.#begun > FIRST)) this.#renew(!this.#spoke);
    }, ANSWER);
  }

  /** The tab goes, or is put aside by the browser. */
  leave(): void {
    this.#port?.post({ gone: true });
  }

  /** It is back. */
  back(): void {
    this.#openAll();
    this.check();
  }

  #openAll(): void {
    for (const [open, { wanted, after }] of this.#sources) this.#port?.post({ open, wanted: { ...wanted, after } });
  }

  /** Another keeper; `elsewhere`: this way leads nowhere. */
  #renew(elsewhere: boolean): void {
    this.#port?.end();
    this.#port = null;
    this.#turn++;
    if (elsewhere && this.#way + 1 < this.#ways.length) this.#way++;
    else if (elsewhere) {
      setTimeout(() => { this.begin(); }, DEAD); // there is no other
      return;
    }
    this.begin();
  }

  #tick(): void {
    if (this.#sources.size && device() - this.#heard > (this.#spoke ? DEAD : FIRST)) this.check();
  }

  #hear(told: Told): void {
    this.#heard = device();
    this.#spoke = true;
    if ("there" in told) this.#port?.post({ here: true });
    else if ("forgotten" in told) this.#openAll();
    else {
      const source = this.#sources.get(told.source);
      if (!source) return;
      source.after = told.after;
      source.stream.readyState = 1;
      source.stream.tell(told.kind, told.data);
    }
  }
}

const shared: Way = (hear, failed) => {
  const worker = new SharedWorker(new URL("./shared.ts", import.meta.url), { type: "module", name: NAME });
  worker.addEventListener("error", failed);
  worker.port.onmessage = ({ data }: MessageEvent<Told>) => { hear(data); };
  return { post: (message) => { worker.port.postMessage(message); }, end: () => { worker.port.close(); } };
};

/** The keeper in the tab itself: its script is fetched only where it is needed. */
const alone: Way = (hear, failed) => {
  let port: Port | null = null;
  let ended = false;
  const early: Asked[] = [];
  import("./own.ts").then(({ own }) => {
    if (ended) return;
    port = own(hear);
    for (const message of early) port.post(message);
  }, failed);
  return {
    post: (message) => {
      if (port) port.post(message);
      else early.push(message);
    },
    end: () => {
      ended = true;
      port?.end();
    },
  };
};

export const tab = new Tab([...(typeof SharedWorker === "undefined" ? [] : [shared]), alone]);

if (typeof document !== "undefined") {
  document.addEventListener("resume", () => { tab.check(); });
  addEventListener("pagehide", () => { tab.leave(); });
  addEventListener("pageshow", ({ persisted }) => { if (persisted) tab.back(); });
}
