/** Where the news of a table come from: a stream of its own, or its part of one that several share. */

/** A table as somebody listens to it. */
export interface Wanted {
  readonly table: string;
  /** Who listens; -1: a spectator's. */
  readonly seat: number;
  /** The last line that is known. */
  readonly after: number;
  readonly lang: string;
}

/** How news come: by themselves, `held` back on the way so that they are asked for, or not at all. */
export type News = "live" | "held" | "none";

/** What of an EventSource is used here. */
export interface Source {
  readonly readyState: number;
  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
  /** News are wanted now: somebody looks, or waits for what they have done. A stream without it is asked by being opened again. */
  hurry?(): void;
}

/** A stream that somebody passes on, as an EventSource looks to its listener; `news` tells how they come. */
export class Passed implements Source {
  readyState = 0;
  closed: () => void = () => undefined;
  hurry?: () => void;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();

  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(kind, listener);
  }

  tell(kind: string, data: string): void {
    this.#listeners.get(kind)?.(new MessageEvent(kind, { data }));
  }

  close(): void {
    this.readyState = 2;
    this.closed();
  }
}

/** One message of a stream, by the names of its fields. */
export function fieldsOf(message: string): ReadonlyMap<string, string> {
  return new Map(message.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]));
}
