/** This browser's links for open rolls of others, where a table has witnesses (docs/protocol/dice.md §9). No network. */

import { drawSeed, hex, unhex } from "./logChain.ts";
import { sha256 } from "./sha256.ts";
import type { LogLine } from "./shapes.ts";
import { drop, put, taken, type BrowserStorage } from "./storage.ts";

/** A `witness` command without its id. */
export interface Link {
  readonly seat: number;
  readonly epoch: number;
  readonly i: number;
  readonly link: string;
}

interface Kept {
  readonly epoch: number;
  readonly seat: number;
  readonly tip: string;
  /** The number of the last link that was told, and the line that asked for it. */
  readonly told: number;
  readonly ask: string;
}

interface Row {
  readonly t: string;
  readonly epoch: number;
  readonly roots: readonly string[];
  readonly links: number;
  readonly seat: number;
  readonly i: number;
  readonly link: number;
  readonly ctx: { readonly seq: number };
  readonly witness?: string;
}

export const LINKS = 4096;
const EVERY = 64; // so many links apart some are remembered
const DOMAIN = new TextEncoder().encode("kt/witness/1");

/** The link before. */
function before(link: Uint8Array): Uint8Array {
  const data = new Uint8Array(DOMAIN.length + link.length);
  data.set(DOMAIN);
  data.set(link, DOMAIN.length);
  return sha256(data);
}

export class Links {
  readonly #name: string;
  readonly #shelf: BrowserStorage;
  readonly #draw: () => Uint8Array;
  #stones: readonly [tip: string, links: readonly Uint8Array[]] = ["", []];
  #roots = new Map<number, Row>();
  #answers: number[] = []; // of each entry of the record: whose answer it is; -1: none
  #asked: readonly [row: Row, text: string] | null = null;
  /** Rolls that fell without the link that this browser told. */
  untaken = 0;

  constructor(table: string, shelf: BrowserStorage, draw: () => Uint8Array = drawSeed) {
    this.#name = `kt.links.${table}`;
    this.#shelf = shelf;
    this.#draw = draw;
  }

  /** The log is read from its beginning. */
  begin(): void {
    [this.#roots, this.#answers, this.#asked, this.untaken] = [new Map(), [], null, 0];
  }

  #kept(): Kept | null {
    const found = taken(this.#shelf, this.#name) as Kept | null;
    return found && /^[0-9a-f]{64}$/.test(found.tip) && Number.isSafeInteger(found.told) ? found : null;
  }

  /** The link with this number; 0: the root. */
  #link(tip: string, number: number): Uint8Array {
    if (this.#stones[0] !== tip) {
      let link: Uint8Array = unhex(tip);
      const stones: Uint8Array[] = [];
      for (let at = LINKS; at >= 0; at--) {
        if (at % EVERY === 0) stones[at / EVERY] = link;
        link = before(link);
      }
      this.#stones = [tip, stones];
    }
    const stone = Math.ceil(number / EVERY);
    let link = this.#stones[1][stone] ?? unhex(tip);
    for (let at = stone * EVERY; at > number; at--) link = before(link);
    return link;
  }

  /** What a seat commits to in an epoch, the same again; "" where it cannot be kept: then it must not be promised. */
  root(epoch: number, seat: number): string {
    let kept = this.#kept();
    if (kept?.epoch !== epoch || kept.seat !== seat) {
      kept = { epoch, seat, tip: hex(this.#draw()), told: 0, ask: "" };
      if (!put(this.#shelf, this.#name, kept)) return "";
    }
    return hex(this.#link(kept.tip, 0));
  }

  /** Takes note of a line that was checked. */
  read(line: LogLine): void {
    if (line.kind === "rules_updated") this.#answers.push(-1); // an entry of the record as well
    if (line.kind === "entry") this.#answers.push(line["chance"] === undefined ? line.seat ?? -1 : -1);
    if (line.kind === "taken_back") this.#answers.length = Number(line["entries"]);
    if (line.kind !== "dice") return;
    for (const text of line["lines"] as readonly string[]) {
      const row = JSON.parse(text) as Row;
      if (row.t === "witnesses") this.#roots.set(row.epoch, row);
      if (row.t === "roll" && row.witness === "" && this.#asked && this.#kept()?.ask === this.#asked[1]) this.untaken++;
      if (row.t === "ask") this.#asked = [row, text];
      else if (row.t === "roll" || row.t === "rewind" || row.t === "commit") this.#asked = null;
    }
  }

  /** Whether this browser can bring links for one of its own seats in this epoch. */
  able(epoch: number, own: readonly number[]): number | null {
    const kept = this.#kept();
    return kept?.epoch === epoch && own.includes(kept.seat) && this.#stands(kept) ? kept.seat : null;
  }

  #stands({ epoch, seat, tip }: Kept): boolean {
    const row = this.#roots.get(epoch);
    return row?.links === LINKS && row.roots[seat] === hex(this.#link(tip, 0));
  }

  /** Whether the log has another chain in the place of this browser's, if its seat still is. */
  exchanged(own: readonly number[]): boolean {
    const kept = this.#kept();
    return kept !== null && own.includes(kept.seat) && Boolean(this.#roots.get(kept.epoch)?.roots[kept.seat]) && !this.#stands(kept);
  }

  /**
   * The link that is asked for now. Kept before it is told: it is told for one line only, after the answers that the
   * roll is about, and never for a roll of one's own.
   */
  due(own: readonly number[]): Link | null {
    if (!this.#asked) return null;
    const [{ seat, epoch, i, link, ctx }, text] = this.#asked;
    const kept = this.#kept();
    if (this.able(epoch, own) !== seat || !kept || link > LINKS) return null;
    const answers = this.#answers.filter((one) => one >= 0);
    if (ctx.seq !== answers.length || own.includes(answers.at(-1) ?? -1)) return null;
    if (link < kept.told || (link === kept.told && text !== kept.ask)) return null;
    if (!put(this.#shelf, this.#name, { ...kept, told: link, ask: text })) return null;
    return { seat, epoch, i, link: hex(this.#link(kept.tip, link)) };
  }

  /** The game is over: nothing can be asked any more. */
  drop(): void {
    drop(this.#shelf, this.#name);
  }
}
