/** Remembers the last head of a table's log, and finds out whether what is shown now goes on from it (docs/protocol/log.md §1.3). */

import { beginning, checkLines, mayExtend, type ChainedLine, type Head } from "./logChain.ts";
import type { KeptHead } from "./keptHead.ts";

/**
 * Why a log is no extension of what was seen: it ends earlier, has something else in the same place, is signed with
 * another key, has a line that does not follow from the one before, or a signature that the server did not make; or the
 * browser of another seat has told that it has seen something else (docs/protocol/log.md §1.4).
 */
export type Why = "back" | "fork" | "key" | "broken" | "signature" | "told";

export interface Fault {
  readonly why: Why;
  /** What was checked last. */
  readonly kept: Pick<KeptHead, "seq" | "hash"> & Partial<KeptHead>;
  /** What the server shows now; null if it shows no head at all. */
  readonly now: (Head & { readonly key?: string }) | null;
}

/** Checks the lines as one viewer gets them, from the first one on. */
export class LogAudit {
  readonly #table: string;
  readonly #viewer: number;
  readonly #kept: KeptHead | null;
  #last: { seq: number; hash: string } | null = null;
  #shown: Head | null = null;
  readonly #heads = new Map<number, Head>(); // as shown, by line
  fault: Fault | null = null;
  /** Heads that other browsers have seen and that are not in this log; whose they are is not checked yet. */
  readonly told: Head[] = [];

  constructor(table: string, viewer: number, kept: KeptHead | null) {
    this.#table = table;
    this.#viewer = viewer;
    this.#kept = kept;
  }

  /** The last line that was checked; 0: none. */
  get seq(): number {
    return this.#last?.seq ?? 0;
  }

  get hash(): string {
    return this.#last?.hash ?? beginning(this.#table);
  }

  /** Goes on over further lines, in order. */
  read(lines: readonly ChainedLine[]): void {
    const at = this.#kept?.seq ?? 0;
    this.#go(lines.filter(({ seq }) => seq <= at));
    if (this.#kept && !this.fault && this.seq === at && this.hash !== this.#kept.hash) this.#found("fork", this.#shown);
    this.#go(lines.filter(({ seq }) => seq > at));
  }

  #go(lines: readonly ChainedLine[]): void {
    if (this.fault || !lines.length) return;
    const { seq, hash, wrong } = checkLines(this.#table, this.#last, this.#viewer, lines);
    this.#last = { seq, hash };
    this.#shown = lines.at(-1)?.head ?? null;
    for (const line of lines) {
      if (line.head) this.#heads.set(line.seq, line.head);
      if (line["kind"] === "forked") this.told.push({ seq: Number(line["line"]), hash: String(line["hash"]), signature: String(line["signature"]) });
    }
    if (wrong === null) return;
    const now = lines.find((line) => line.seq === wrong)?.head ?? null;
    if (this.#kept && this.#kept.seq > seq) this.#found("fork", now);
    else this.fault = { why: "broken", kept: this.#last, now };
  }

  /** After all lines: whether the head of the table is the one that they lead to, and goes on from the one kept. */
  settle(head: KeptHead | null): void {
    const kept = this.#kept;
    if (this.fault) return;
    if (kept && (head === null || head.seq < kept.seq)) this.#found("back", head);
    else if (kept && head && head.key !== kept.key) this.#found("key", head);
    else if (kept && head && !mayExtend(kept, head)) this.#found("fork", head);
    else if (head && (head.seq !== this.seq || head.hash !== this.hash)) this.fault = { why: "broken", kept: { seq: this.seq, hash: this.hash }, now: head };
  }

  /** What the server shows in the place of this head; its newest head where it shows no such line. */
  instead({ seq }: Pick<Head, "seq">, newest: Fault["now"]): Fault["now"] {
    return this.#heads.get(seq) ?? newest;
  }

  #found(why: Why, now: Fault["now"]): void {
    if (this.#kept) this.fault = { why, kept: this.#kept, now: why === "fork" ? this.instead(this.#kept, now) : now };
  }
}
