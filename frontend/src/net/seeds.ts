/** What this browser brings to the dice of a table: fresh bytes for every epoch (docs/protocol/log.md §1.2). No network. */

import { drawSeed, hex, seedCommitment, unhex } from "./logChain.ts";
import { drop, put, taken, type BrowserStorage } from "./storage.ts";
import type { DiceSummary, LogLine } from "./shapes.ts";

/** A `seed` command without its id: first the commitment, later the seed. */
export interface DueSeed {
  readonly seat: number;
  readonly epoch: number;
  readonly commitment?: string;
  readonly seed?: string;
}

interface Kept {
  readonly epoch: number;
  readonly seat: number;
  readonly seed: string;
  /** The server has taken the commitment: it has to stand in the log. */
  readonly taken: boolean;
  readonly told: boolean;
}

export const AT_OPENING: Pick<DiceSummary, "epoch" | "committed" | "seated" | "ready"> = { epoch: 0, committed: [], seated: false, ready: false };

export class Seeds {
  readonly #table: string;
  readonly #shelf: BrowserStorage;
  readonly #draw: () => Uint8Array;
  readonly #begun = new Set<number>(); // epochs whose `commit` line was seen
  readonly #seats = new Map<number, readonly string[]>();
  readonly #seeds = new Map<number, readonly string[]>();

  constructor(table: string, shelf: BrowserStorage, draw: () => Uint8Array = drawSeed) {
    this.#table = table;
    this.#shelf = shelf;
    this.#draw = draw;
  }

  get #name(): string {
    return `kt.seeds.${this.#table}`;
  }

  #kept(): readonly Kept[] {
    const found = taken(this.#shelf, this.#name);
    return Array.isArray(found) ? (found as Kept[]).filter(({ seed }) => /^[0-9a-f]{64}$/.test(seed)) : [];
  }

  #keep(list: readonly Kept[]): boolean {
    if (list.length) return put(this.#shelf, this.#name, list);
    drop(this.#shelf, this.#name);
    return true;
  }

  /** Takes note of what a line says of the dice. */
  read(line: LogLine): void {
    if (line.kind !== "dice" || !Array.isArray(line["lines"])) return;
    for (const text of line["lines"] as readonly string[]) {
      const row = JSON.parse(text) as { t: string; epoch: number; commitments: string[]; seeds: string[] };
      if (row.t === "commit") this.#begun.add(row.epoch);
      if (row.t === "seats") this.#seats.set(row.epoch, row.commitments);
      if (row.t === "seeds") this.#seeds.set(row.epoch, row.seeds);
    }
  }

  /** What is to be sent now, for one of one's own seats. Draws, and keeps what was drawn before it is promised. */
  due(dice: Pick<DiceSummary, "epoch" | "committed" | "seated" | "ready">, own: readonly number[]): DueSeed | null {
    const { epoch, committed } = dice;
    const all = this.#kept();
    const now = all.filter((kept) => kept.epoch === epoch); // older ones are never used again
    if (now.length < all.length) this.#keep(now);
    const mine = now.find(({ seat }) => own.includes(seat));
    if (dice.ready || !own.length) return null;
    if (dice.seated) {
      if (!mine || mine.told || !this.#begun.has(epoch) || this.#seats.get(epoch)?.[mine.seat] !== this.#commitment(mine)) return null;
      return { seat: mine.seat, epoch, seed: mine.seed };
    }
    if (own.some((seat) => committed.includes(seat))) return null; // by this browser, or by another one of the same person
    if (mine) return { seat: mine.seat, epoch, commitment: this.#commitment(mine) };
    const [seat = 0] = own;
    const drawn: Kept = { epoch, seat, seed: hex(this.#draw()), taken: false, told: false };
    if (!this.#keep([...now, drawn])) return null; // what cannot be kept must not be promised
    return { seat, epoch, commitment: this.#commitment(drawn) };
  }

  /** The server has taken what was sent. */
  done({ seat, epoch, seed }: DueSeed): void {
    this.#keep(this.#kept().map((kept) => (kept.epoch === epoch && kept.seat === seat ? { ...kept, taken: true, told: kept.told || seed !== undefined } : kept)));
  }

  /** Whether the log has something else in the place of what this browser brought, for seats that are still its own. */
  exchanged(own: readonly number[]): boolean {
    return this.#kept().filter(({ seat }) => own.includes(seat)).some((kept) => {
      const seats = this.#seats.get(kept.epoch);
      const seeds = this.#seeds.get(kept.epoch);
      return (kept.taken && seats !== undefined && seats[kept.seat] !== this.#commitment(kept))
        || (kept.told && seeds !== undefined && seeds[kept.seat] !== kept.seed);
    });
  }

  #commitment({ epoch, seat, seed }: Kept): string {
    return seedCommitment(this.#table, epoch, seat, unhex(seed));
  }
}
