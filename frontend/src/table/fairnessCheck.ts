/** Brings this browser's seeds to a table, and checks that its log goes on from what was seen (docs/protocol/log.md §1). */

import { Observable } from "../app/observable.ts";
import { api, type Api } from "../net/api.ts";
import { checkSignature, type ChainedLine } from "../net/logChain.ts";
import type { Links } from "../net/diceLinks.ts";
import { newId } from "../net/outbox.ts";
import { AT_OPENING, Seeds, type DueSeed } from "../net/seeds.ts";
import type { Command, DiceSummary, Done, LogLine, Snapshot } from "../net/shapes.ts";
import type { BrowserStorage } from "../net/storage.ts";
import { keepHead, keptHead, type KeptHead } from "../net/keptHead.ts";
import { LogAudit, type Fault } from "../net/logAudit.ts";
import { breath, NOTHING, type FairnessState } from "./fairnessState.ts";

const AT_ONCE = 10; // lines that are checked in one go: a few milliseconds on a slow phone

type Send = (table: string, command: Command<"seed">) => Promise<Done>;
type Tell = (table: string, command: Command<"witness">) => Promise<Done>;

const command = ({ seat, epoch, commitment, seed }: DueSeed, root = ""): Command<"seed"> => ({
  id: newId(), type: "seed", seat, epoch, ...(commitment === undefined ? {} : { commitment }), ...(seed === undefined ? {} : { seed }), ...(root && { root }),
});

/** What a browser that is a witness keeps; without it, if it does not come, its seat is none. */
const bearer = (table: string, shelf: BrowserStorage): Promise<Links | null> => import("../net/diceLinks.ts").then(({ Links }) => new Links(table, shelf), () => null);

export class FairnessCheck {
  readonly state: Observable<FairnessState>;
  readonly table: string;
  readonly #shelf: BrowserStorage;
  readonly #send: Send;
  readonly #tell: Tell;
  readonly #seeds: Seeds;
  #links: Links | null = null; // only where the table has witnesses
  #brought = ""; // what was brought to a roll, or that this browser is back, and nothing has answered yet
  #witness: LogAudit;
  #checked = Promise.resolve();
  #sending = false;
  #newest: Snapshot | null = null;
  #answered = 0; // the line that the last answer reached

  constructor(table: string, shelf: BrowserStorage, send: Send = api.command, tell: Tell = api.command, state = new Observable(NOTHING)) {
    this.table = table;
    this.state = state;
    this.#shelf = shelf;
    this.#send = send;
    this.#tell = tell;
    this.#seeds = new Seeds(table, shelf);
    this.#witness = new LogAudit(table, -1, null);
  }

  /** The log is read from its beginning, with the eyes of a seat. */
  begin(viewer: number): void {
    this.#witness = new LogAudit(this.table, viewer, keptHead(this.#shelf, this.table));
    this.#checked = this.#checked.then(() => { this.#links?.begin(); });
  }

  /** A snapshot, and the lines that came before it. */
  arrived(snapshot: Snapshot, lines: readonly LogLine[]): void {
    for (const line of lines) this.#seeds.read(line);
    if (this.#seeds.exchanged(snapshot.own_seats)) this.#set({ exchanged: true });
    void this.#bring(snapshot);
    const witness = this.#witness;
    this.#checked = this.#checked.then(() => this.#check(witness, snapshot, lines));
  }

  close(): void {
    this.#newest = null;
    this.#witness = new LogAudit(this.table, -1, null);
  }

  async #bring(snapshot: Snapshot): Promise<void> {
    this.#newest = snapshot;
    while (!this.#sending && this.#newest) {
      const { table, own_seats: own }: Snapshot = this.#newest;
      const current = table.dice && table.status !== "over" && table.seq >= this.#answered; // not from before the last answer
      const seed = table.dice && current ? this.#seeds.due(table.dice, own) : null;
      if (!seed) return;
      const before: Snapshot = this.#newest;
      this.#sending = true;
      const root = seed.commitment !== undefined && table.dice?.witness ? (await this.#bearer())?.root(seed.epoch, seed.seat) : "";
      await this.#send(this.table, command(seed, root)).then(({ seq }) => {
        this.#seeds.done(seed);
        this.#answered = seq;
      }, () => undefined); // too late, or tried again with the next news
      this.#sending = false;
      if (this.#newest === before) return; // else news came meanwhile, and may ask for the seed itself
    }
  }

  /** One for this table, whoever asks for it. */
  async #bearer(): Promise<Links | null> {
    const found = this.#links ?? await bearer(this.table, this.#shelf);
    return this.#links ??= found; // unless another one came first
  }

  async #check(witness: LogAudit, snapshot: Snapshot, lines: readonly LogLine[]): Promise<void> {
    const { head, own_seats: own, table: { dice } } = snapshot;
    const urgent = dice?.witness != null && own.includes(dice.witness.asked ?? -1);
    const links = dice?.witness ? await this.#bearer() : null;
    for (let at = 0; at < lines.length && witness === this.#witness; at += AT_ONCE) {
      if (!urgent) await breath();
      const some = lines.slice(at, at + AT_ONCE);
      witness.read(some as readonly ChainedLine[]);
      if (!witness.fault) for (const line of some) links?.read(line);
    }
    if (witness !== this.#witness) return;
    witness.settle(head);
    const signature = head ? await checkSignature(head.key, this.table, head) : null;
    if (witness !== this.#witness) return;
    const { seq, hash } = witness;
    const told = head ? await this.#told(witness, head) : null;
    if (witness !== this.#witness) return;
    const fault = witness.fault ?? told ?? (head && signature === "wrong" ? { why: "signature" as const, kept: { seq, hash }, now: head } : null);
    if (fault) this.#set({ fault: this.state.value.fault ?? fault, signature });
    else if (head) {
      this.#set({ seq, hash, signature });
      if (this.state.value.fault) return;
      keepHead(this.#shelf, this.table, head);
      if (links && (keptHead(this.#shelf, this.table)?.seq ?? 0) >= seq) this.#bear(snapshot, links);
    }
  }

  /** Brings the link that this browser is asked for, and says that it is here again where it was missed. */
  #bear({ table: { dice, status }, own_seats: own }: Snapshot, links: Links): void {
    const { untaken } = links;
    const exchanged = links.exchanged(own);
    if (exchanged || untaken !== this.state.value.untaken) this.#set({ exchanged: this.state.value.exchanged || exchanged, untaken });
    if (status === "over" || !dice?.witness) return links.drop();
    const link = links.due(own);
    const able = links.able(dice.epoch, own);
    const back = able !== null && dice.witness.out.includes(able);
    const told = link?.link ?? (back ? "back" : "");
    if (!told || told === this.#brought) {
      if (!told) this.#brought = "";
      return;
    }
    this.#brought = told;
    const again = (): void => { if (this.#brought === told) this.#brought = ""; }; // with the next news
    void this.#tell(this.table, { id: newId(), type: "witness", ...(link ?? { seat: able ?? 0, back: true }) }).catch(again);
  }

  /** What the browser of another seat has seen, if this server has signed it. */
  async #told(witness: LogAudit, head: KeptHead): Promise<Fault | null> {
    for (const one of witness.told) {
      if (witness.instead(one, null)?.hash === one.hash) continue;
      const signature = await checkSignature(head.key, this.table, one);
      if (signature !== "wrong") return { why: "told", kept: { ...one, key: head.key }, now: { ...(witness.instead(one, head) ?? head), key: head.key } };
    }
    return null;
  }

  #set(part: Partial<FairnessState>): void {
    this.state.value = { ...this.state.value, ...part };
  }
}

/** Commits to a seed of a table that was just opened, and tells it, so that the game can begin at once. */
export async function bringSeed(table: string, own: readonly number[], shelf: BrowserStorage, server: Pick<Api, "log"> & { readonly command: Send } = api): Promise<void> {
  const seeds = new Seeds(table, shelf);
  try {
    const first = seeds.due(AT_OPENING, own);
    if (!first) return;
    const committed = server.command(table, command(first)).then(({ log }) => { seeds.done(first); return log; });
    for (const line of (await Promise.all([server.log(table, first.seat, 0), committed])).flat()) seeds.read(line);
    const second = seeds.due({ ...AT_OPENING, committed: [first.seat], seated: true }, own);
    if (!second) return;
    await server.command(table, command(second));
    seeds.done(second);
  } catch {
    // the game goes on without this seed, and everybody sees that
  }
}

/**
 * Commits to a seed where somebody has just sat down: a start by others would not wait for the page of the table to be loaded. The seed
 * itself is told by that page, which remembers the log that it was told for.
 */
export async function promiseSeed(table: string, own: readonly number[], dice: DiceSummary, shelf: BrowserStorage, send: Send = api.command): Promise<void> {
  const seeds = new Seeds(table, shelf);
  const seed = seeds.due(dice, own);
  if (!seed) return;
  const root = dice.witness ? (await bearer(table, shelf))?.root(seed.epoch, seed.seat) : "";
  await send(table, command(seed, root)).then(() => { seeds.done(seed); }, () => undefined); // too late, or the page of the table does it
}
