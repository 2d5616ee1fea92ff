/** Where the news of a table come from: an EventSource, or what looks like one. */

/** What of an EventSource is used here. */
export interface Source {
  readonly readyState: number;
  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** A stream of a house or a table in this browser, as an EventSource looks to its listener. */
export class Passed implements Source {
  readyState = 0;
  closed: () => void = () => undefined;
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
