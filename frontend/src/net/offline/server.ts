/** The page's end of the server in this browser: requests go to a worker, which runs the server itself. */

import { fieldsOf, type Passed, type Wanted } from "../source.ts";
import type { Asked, Told } from "./messages.ts";

const LOCK = "kartentisch-server"; // of the browser's: the store has one server at a time

/** The address of a table's own stream. */
const alone = ({ table, after, seat, lang }: Wanted): string =>
  `/api/tables/${encodeURIComponent(table)}/stream?after=${String(after)}&lang=${lang}&forecast=true&openly=true&seat=${String(seat)}`;

interface Waiting {
  begin(status: number, headers: Readonly<Record<string, string>>): void;
  part(data: Uint8Array<ArrayBuffer>, more: boolean): void;
}

class Server {
  /** Called with 0 to 1 while it is being loaded. */
  progress: (part: number) => void = () => undefined;
  /** Settled when the server is open; rejects with why it cannot be: `elsewhere` if it is in another window. */
  readonly ready: Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #numbers = 0;

  constructor() {
    this.ready = this.#open();
    this.ready.catch(() => undefined); // whoever waits is told
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    await this.ready;
    return new Promise((done) => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let status = 500;
      let headers: Readonly<Record<string, string>> = {};
      this.#ask(address, init, {
        begin: (told, named) => { status = told; headers = named; },
        part: (data, more) => {
          parts.push(data);
          if (!more) done(new Response(new Blob(parts, { type: headers["content-type"] ?? "" }), { status, headers }));
        },
      });
    });
  }

  listen(wanted: Wanted, stream: Passed): void {
    const fail = (): void => {
      stream.readyState = 2;
      stream.tell("error", "");
    };
    void this.ready.then(() => {
      if (stream.readyState === 2) return;
      let rest = "";
      const decoder = new TextDecoder();
      const id = this.#ask(alone(wanted), {}, {
        begin: (status) => {
          if (status === 200) stream.readyState = 1;
          else fail();
        },
        part: (data, more) => {
          const messages = (rest + decoder.decode(data, { stream: true })).split("\n\n");
          rest = messages.pop() ?? "";
          for (const message of messages) {
            const fields = fieldsOf(message);
            const kind = fields.get("event");
            if (kind !== undefined && stream.readyState === 1) stream.tell(kind, fields.get("data") ?? "");
          }
          if (!more && stream.readyState !== 2) fail();
        },
      });
      stream.closed = () => { this.#send({ id, gone: true }); };
    }, fail);
  }

  #ask(address: string, init: RequestInit, waiting: Waiting): number {
    const id = ++this.#numbers;
    this.#waiting.set(id, waiting);
    const headers = Object.fromEntries(new Headers(init.headers));
    this.#send({ id, method: init.method ?? "GET", address, headers, body: typeof init.body === "string" ? init.body : "" });
    return id;
  }

  #send(message: Asked): void {
    this.#worker?.postMessage(message);
  }

  #open(): Promise<void> {
    return new Promise((done, fail) => {
      const start = (): void => {
        const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
        this.#worker = worker;
        worker.addEventListener("error", (event) => { fail(new Error(event.message)); });
        worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
          if ("failed" in data) fail(new Error(data.failed));
          else if ("progress" in data) {
            this.progress(data.progress);
            if (data.progress === 1) done();
          } else this.#hear(data);
        });
      };
      navigator.locks
        .request(LOCK, { ifAvailable: true }, (lock) => {
          if (lock === null) {
            fail(new Error("elsewhere"));
            return undefined;
          }
          start();
          return new Promise(() => undefined); // as long as this window is open
        })
        .catch(fail);
    });
  }

  #hear(told: Exclude<Told, { progress: number } | { failed: string }>): void {
    const waiting = this.#waiting.get(told.id);
    if ("status" in told) waiting?.begin(told.status, JSON.parse(told.headers) as Readonly<Record<string, string>>);
    else {
      if (!told.more) this.#waiting.delete(told.id);
      waiting?.part(told.part, told.more);
    }
  }
}

export const server = new Server();
