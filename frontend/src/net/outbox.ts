/** Commands on their way: kept on this device until the server has answered, sent again with the same id. */

import { api, Unreachable } from "./api.ts";
import { now } from "./clock.ts";
import { listed, put, type BrowserStorage } from "./storage.ts";
import type { Command, Done } from "./shapes.ts";

export interface Waiting {
  readonly table: string;
  readonly command: Command;
}

const PLACE = "kt.outbox";
const OLD = 6 * 24 * 3_600_000; // the server knows ids for a week
const PAUSES = [500, 1000, 2000, 4000, 8000];

type Store = Pick<BrowserStorage, "getItem" | "setItem">;
type Kept = Waiting & { readonly at: number };

export class Outbox {
  readonly #shelf: Store;
  readonly #send: (table: string, command: Command) => Promise<Done>;
  readonly #pause: (ms: number) => Promise<void>;

  constructor(
    shelf: Store,
    send: (table: string, command: Command) => Promise<Done> = api.command,
    pause: (ms: number) => Promise<void> = untilOnline,
  ) {
    this.#shelf = shelf;
    this.#send = send;
    this.#pause = pause;
  }

  /** What was not answered yet, oldest first. */
  waiting(at = now()): readonly Kept[] {
    return (listed(this.#shelf, PLACE) as readonly Kept[]).filter((one) => at - one.at < OLD);
  }

  /** Sends until there is an answer, however long that takes; a refusal is an answer too (`Refused`). */
  async send(table: string, command: Command, waits: (waiting: boolean) => void = () => undefined): Promise<Done> {
    this.#keep([...this.waiting().filter((kept) => kept.command.id !== command.id), { table, command, at: now() }]);
    for (let tries = 0; ; tries++) {
      try {
        const done = await this.#send(table, command);
        this.#forget(command.id);
        return done;
      } catch (error) {
        if (!(error instanceof Unreachable)) {
          this.#forget(command.id);
          throw error;
        }
        waits(true);
        await this.#pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0);
      }
    }
  }

  /** Sends again what an earlier life of the page could not. */
  async resume(table: string): Promise<void> {
    for (const { command } of this.waiting().filter((kept) => kept.table === table)) {
      await this.send(table, command).catch(() => undefined); // what was refused then shows in the table itself
    }
  }

  #forget(id: string): void {
    this.#keep(this.waiting().filter((kept) => kept.command.id !== id));
  }

  #keep(list: readonly Kept[]): void {
    put(this.#shelf, PLACE, list); // without room it is still being sent
  }
}

/** A pause that ends early when the network is back. */
function untilOnline(ms: number): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      removeEventListener("online", end);
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });
}

/** A new id for a wish; also where the page is not served securely and `crypto.randomUUID` is missing. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
