/** What this browser does for honest dice and an honest log (docs/log.md §1): it brings a seed, and keeps heads. */

import { checkLines, checkSignature, drawSeed, hex, mayExtend, seedCommitment, unhex, type Checked } from "./heads.ts";
import type { DiceSummary, LineHead, LogLine, Snapshot } from "./shapes.ts";

export interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** How the log stands: `signed` and `chained` are good (where a signature cannot be checked it is only chained). */
export interface Verdict {
  readonly state: "unchecked" | "chained" | "signed" | "broken";
  readonly head: LineHead | null;
  /** The head that was seen before, if what is there now does not follow from it. */
  readonly before: LineHead | null;
  /** What became of this browser's seed. */
  readonly seed: "none" | "committed" | "told" | "in" | "missing";
}

export const UNCHECKED: Verdict = { state: "unchecked", head: null, before: null, seed: "none" };

/** A command that brings this browser's part of the dice. */
export interface SeedOrder {
  readonly seat: number;
  readonly epoch: number;
  readonly commitment?: string;
  readonly seed?: string;
}

interface OwnSeed {
  readonly seat: number;
  readonly seed: string;
}

interface Kept {
  readonly key: string;
  readonly head: LineHead;
}

type DiceLine = Readonly<Record<string, unknown>> & { readonly t: string; readonly epoch?: number };

export class Trust {
  readonly #table: string;
  readonly #shelf: Shelf;
  readonly #sent = new Set<string>();
  /** What was seen last; another window of this browser may be ahead, that is no fault. */
  #seen: Kept | null;
  #checked: Checked | null = null;
  #dice: DiceLine[] = [];
  #broken: Verdict | null = null;
  #seed: Verdict["seed"] = "none";

  constructor(table: string, shelf: Shelf) {
    this.#table = table;
    this.#shelf = shelf;
    this.#seen = this.#kept();
  }

  /** The log is read anew, with other eyes. */
  again(): void {
    this.#checked = null;
    this.#dice = [];
  }

  /** The commitment that has to be sent before the game begins, at a table that was just opened or joined. */
  commit(seat: number, epoch: number): SeedOrder {
    const known = this.#own(epoch);
    const own = known ?? { seat, seed: hex(drawSeed()) };
    if (!known) this.#put(`kt.seed.${this.#table}.${String(epoch)}`, own);
    this.#sent.add(`commit ${String(epoch)}`);
    return { seat: own.seat, epoch, commitment: seedCommitment(this.#table, epoch, own.seat, unhex(own.seed)) };
  }

  /** What to send for the dice now: a commitment, then, when it stands in the log, the seed itself. */
  orders(dice: DiceSummary | null, own: readonly number[]): readonly SeedOrder[] {
    const [first] = own;
    if (!dice) return [];
    const { epoch } = dice;
    const mine = this.#own(epoch);
    const line = (t: string): DiceLine | undefined => this.#dice.findLast((one) => one.t === t && one.epoch === epoch);
    const seats = line("seats");
    const seeds = line("seeds");
    if (!mine || !own.includes(mine.seat)) {
      this.#seed = "none";
      const may = first !== undefined && !dice.seated && !mine && line("commit") !== undefined;
      return may ? [this.commit(first, epoch)] : [];
    }
    const commitment = seedCommitment(this.#table, epoch, mine.seat, unhex(mine.seed));
    if (!seats) {
      this.#seed = "committed";
      const lost = !dice.seated && !dice.committed.includes(mine.seat) && !this.#sent.has(`commit ${String(epoch)}`);
      return lost ? [this.commit(mine.seat, epoch)] : [];
    }
    if ((seats["commitments"] as readonly string[])[mine.seat] !== commitment) {
      this.#seed = dice.committed.includes(mine.seat) ? "missing" : "none";
      return [];
    }
    if (seeds) {
      this.#seed = (seeds["seeds"] as readonly string[])[mine.seat] === mine.seed ? "in" : "missing";
      return [];
    }
    this.#seed = "told";
    const rooted = line("commit")?.["root"] === dice.root;
    if (!rooted || this.#sent.has(`seed ${String(epoch)}`)) return [];
    this.#sent.add(`seed ${String(epoch)}`);
    return [{ seat: mine.seat, epoch, seed: mine.seed }];
  }

  /** Checks further lines: each follows from the one before, and all from what was seen in an earlier life of the page. */
  async check(lines: readonly LogLine[], snapshot: Snapshot): Promise<Verdict> {
    for (const line of lines) {
      if (line.kind === "dice") this.#dice.push(...(line["lines"] as readonly string[]).map((text) => JSON.parse(text) as DiceLine));
    }
    const kept = this.#seen;
    const head = snapshot.head;
    if (this.#broken) return { ...this.#broken, seed: this.#seed };
    if (!head) return { ...UNCHECKED, seed: this.#seed };
    this.#checked = checkLines(this.#table, this.#checked, snapshot.viewer, lines.map((line) => ({ ...line, head: line.head ?? null })));
    const same = lines.find(({ seq }) => seq === kept?.head.seq)?.head;
    const now = { seq: head.seq, hash: head.hash, signature: head.signature };
    const follows = !kept || (mayExtend(kept.head, now) && (!same || same.hash === kept.head.hash) && kept.key === head.key);
    const chained = this.#checked.wrong === null && this.#checked.seq === head.seq && this.#checked.hash === head.hash;
    const signature = follows && chained ? await checkSignature(head.key, this.#table, now) : "wrong";
    if (signature === "wrong") {
      this.#broken = { state: "broken", head: now, before: kept?.head ?? null, seed: this.#seed };
      return this.#broken;
    }
    this.#seen = { key: head.key, head: now };
    if ((this.#kept()?.head.seq ?? 0) <= now.seq) this.#put(`kt.head.${this.#table}`, this.#seen);
    return { state: signature === "right" ? "signed" : "chained", head: now, before: null, seed: this.#seed };
  }

  get seed(): Verdict["seed"] {
    return this.#seed;
  }

  #own(epoch: number): OwnSeed | null {
    return this.#get<OwnSeed>(`kt.seed.${this.#table}.${String(epoch)}`);
  }

  #kept(): Kept | null {
    return this.#get<Kept>(`kt.head.${this.#table}`);
  }

  #get<T>(name: string): T | null {
    try {
      return JSON.parse(this.#shelf.getItem(name) ?? "null") as T | null;
    } catch {
      return null;
    }
  }

  #put(name: string, value: unknown): void {
    try {
      this.#shelf.setItem(name, JSON.stringify(value));
    } catch {
      // no room: the game goes on, with less to compare later
    }
  }
}
