import { local, put, taken } from "./storage.ts";

const MOST_TABLES = 40;

/** How far something was read, by table: the line of the log; of the last tables, on this device. */
export class ReadUpTo {
  readonly #place: string;

  constructor(place: string) {
    this.#place = place;
  }

  at(table: string): number {
    return this.#known()[table] ?? 0;
  }

  keep(table: string, seq: number): void {
    const { [table]: _, ...others } = this.#known();
    put(local, this.#place, Object.fromEntries([...Object.entries(others).slice(1 - MOST_TABLES), [table, seq]]));
  }

  #known(): Readonly<Record<string, number>> {
    const kept = taken(local, this.#place);
    return typeof kept === "object" && kept !== null ? (kept as Readonly<Record<string, number>>) : {};
  }
}
