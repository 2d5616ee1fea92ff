/** What this browser brings to the dice, and what it makes of the log it is shown. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it, vi } from "vitest";

import type { ChainedLine } from "../src/net/logChain.ts";
import { follow, seedCommitment, unhex, type Head } from "../src/net/logChain.ts";
import { Links, LINKS } from "../src/net/diceLinks.ts";
import { Seeds } from "../src/net/seeds.ts";
import type { Command, DiceSummary, Done, LogLine, Snapshot } from "../src/net/shapes.ts";
import type { BrowserStorage } from "../src/net/storage.ts";
import { keepHead, keptHead, type KeptHead } from "../src/net/keptHead.ts";
import { LogAudit } from "../src/net/logAudit.ts";
import { bringSeed, promiseSeed, FairnessCheck } from "../src/table/fairnessCheck.ts";
import { LateFairnessCheck } from "../src/table/lateFairnessCheck.ts";

class Memory implements BrowserStorage {
  readonly #all = new Map<string, string>();
  full = false;
  get length(): number { return this.#all.size; }
  getItem(name: string): string | null { return this.#all.get(name) ?? null; }
  key(at: number): string | null { return [...this.#all.keys()][at] ?? null; }
  removeItem(name: string): void { this.#all.delete(name); }
  setItem(name: string, value: string): void {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.#all.set(name, value);
  }
}

const file = fileURLToPath(new URL("../../tests/server/log_vectors.json", import.meta.url));
const vectors = JSON.parse(readFileSync(file, "utf8")) as { table: string; key: string; lines: Record<string, ChainedLine & LogLine>[]; forked: Head };
const seen = (viewer: number): (ChainedLine & LogLine)[] => vectors.lines.map((line) => structuredClone(line[String(viewer)] as ChainedLine & LogLine));
const headOf = (lines: readonly ChainedLine[]): KeptHead => ({ ...(lines.at(-1)?.head as KeptHead), key: vectors.key });

const dice = (more: Partial<DiceSummary> = {}): DiceSummary =>
  ({ version: "kt-dice/1", level: 1, epoch: 0, committed: [], contributed: [], seated: false, ready: false, starting: false, due: null, witness: null, ...more });
const told = (...rows: object[]): LogLine => ({ seq: 1, at: 0, kind: "dice", head: null, lines: rows.map((row) => JSON.stringify(row)) });

describe("seeds", () => {
  it("are committed to, kept, and told when the commitments are written", () => {
    const shelf = new Memory();
    const seeds = new Seeds("t", shelf);
    const first = seeds.due(dice(), [1, 2]);
    expect(first).toEqual({ seat: 1, epoch: 0, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(seeds.due(dice(), [1, 2])).toEqual(first); // the same as long as it did not arrive
    seeds.done({ seat: 1, epoch: 0, commitment: first?.commitment ?? "" });
    expect(seeds.due(dice({ committed: [1] }), [1, 2])).toBe(null);
    const later = new Seeds("t", shelf); // the page was loaded anew
    const full = dice({ committed: [1], seated: true });
    expect(later.due(full, [1, 2])).toBe(null); // nothing is told before the lines are there
    later.read(told({ t: "seats", epoch: 0, commitments: ["", first?.commitment, ""] }));
    expect(later.due(full, [1, 2])).toBe(null); // nor without the commitment of the server
    later.read(told({ t: "commit", epoch: 0 }));
    const reveal = later.due(full, [1, 2]);
    expect(seedCommitment("t", 0, 1, unhex(reveal?.seed ?? ""))).toBe(first?.commitment);
    expect(later.exchanged([1, 2])).toBe(false);
    expect(later.due(dice({ committed: [1], seated: true, ready: true }), [1, 2])).toBe(null);
  });

  it("are fresh for every epoch, and of one seat at a time", () => {
    const drawn: string[] = [];
    const shelf = new Memory();
    for (const [epoch, own] of [[0, [0]], [1, [0]], [1, [2]], [2, [2]]] as const) {
      const seeds = new Seeds("t", shelf);
      drawn.push(seeds.due(dice({ epoch }), own)?.commitment ?? "");
      seeds.read(told({ t: "commit", epoch }, { t: "seats", epoch, commitments: [0, 1, 2].map((seat) => (own.some((one) => one === seat) ? drawn.at(-1) : "")) }));
      drawn.push(seeds.due(dice({ epoch, seated: true, committed: own }), own)?.seed ?? "");
    }
    expect(new Set(drawn).size).toBe(8);
    expect(drawn).not.toContain("");
  });

  it("come from no spectator, from no second device, and not from where they cannot be kept", () => {
    const seeds = new Seeds("t", new Memory());
    expect(seeds.due(dice(), [])).toBe(null);
    expect(seeds.due(dice({ committed: [0] }), [0, 1])).toBe(null);
    expect(seeds.due(dice({ seated: true }), [0])).toBe(null);
    const full = new Memory();
    full.full = true;
    expect(new Seeds("t", full).due(dice(), [0])).toBe(null);
  });

  it("stay secret when something else stands in their place", () => {
    const seeds = new Seeds("t", new Memory());
    const first = seeds.due(dice(), [0]);
    const other = told({ t: "commit", epoch: 0 }, { t: "seats", epoch: 0, commitments: ["ab".repeat(32)] });
    seeds.read(other);
    expect(seeds.due(dice({ seated: true, committed: [0] }), [0])).toBe(null);
    expect(seeds.exchanged([0])).toBe(false); // it may have come too late
    if (first) seeds.done(first);
    expect(seeds.exchanged([0])).toBe(true);
    expect(seeds.exchanged([1])).toBe(false); // somebody else has that seat by now
  });

  it("let the game begin at once when everybody is there", async () => {
    const sent: Command<"seed">[] = [];
    const server = {
      log: () => Promise.resolve([told({ t: "commit", epoch: 0 })]),
      command: (_: string, command: Command<"seed">) => {
        sent.push(command);
        const log = command.commitment ? [told({ t: "seats", epoch: 0, commitments: [command.commitment, "", ""] })] : [];
        return Promise.resolve({ log } as unknown as Done);
      },
    };
    await bringSeed("t", [0], new Memory(), server);
    expect(sent.map(({ seat, epoch }) => [seat, epoch])).toEqual([[0, 0], [0, 0]]);
    expect(seedCommitment("t", 0, 0, unhex(String(sent[1]?.seed)))).toBe(sent[0]?.commitment);
    await bringSeed("t", [0], new Memory(), { ...server, command: () => Promise.reject(new Error("seed_late")) }); // silently
  });

  it("are promised by whoever sits down, before the table is there, and told by it", async () => {
    const sent: Command<"seed">[] = [];
    const send = (_: string, command: Command<"seed">): Promise<Done> => {
      sent.push(command);
      return Promise.resolve({ log: [] } as unknown as Done);
    };
    const shelf = new Memory();
    await promiseSeed("t", [2], dice({ epoch: 1, committed: [0], seated: true, ready: true }), shelf, send); // a seat in a running game
    await promiseSeed("t", [2], dice({ epoch: 1, committed: [0], seated: true }), shelf, send);
    expect(sent).toEqual([]);
    await promiseSeed("t", [2], dice({ epoch: 1, committed: [0] }), shelf, () => Promise.reject(new Error("seed_late"))); // silently
    await promiseSeed("t", [2], dice({ epoch: 1, committed: [0] }), shelf, send);
    expect(sent.map(({ seat, epoch, seed, root }) => [seat, epoch, seed, root])).toEqual([[2, 1, undefined, undefined]]);
    const page = new Seeds("t", shelf);
    for (const line of [told({ t: "commit", epoch: 1 }), told({ t: "seats", epoch: 1, commitments: ["", "", sent[0]?.commitment] })]) page.read(line);
    const seed = page.due(dice({ epoch: 1, committed: [0, 2], seated: true }), [2])?.seed ?? "";
    expect(seedCommitment("t", 1, 2, unhex(seed))).toBe(sent[0]?.commitment);
    await promiseSeed("t", [2], dice({ epoch: 1, witness: { brought: [], asked: null, out: [], rolls: 0, witnessed: 0, fallbacks: [] } }), shelf, send);
    expect(sent[1]).toMatchObject({ commitment: sent[0]?.commitment, root: new Links("t", shelf).root(1, 2) });
  });
});

describe("the witness", () => {
  const judged = (kept: KeptHead | null, lines: readonly ChainedLine[], head: KeptHead | null, viewer = 0): LogAudit => {
    const witness = new LogAudit(vectors.table, viewer, kept);
    for (const line of lines) witness.read([line]);
    witness.settle(head);
    return witness;
  };
  const lines = seen(0);
  const head = headOf(lines);

  it("goes on over everything that a table tells, with anybody's eyes", () => {
    for (const viewer of [-1, 0, 1]) {
      const witness = judged(null, seen(viewer), head, viewer);
      expect([witness.fault, witness.seq, witness.hash]).toEqual([null, lines.length, head.hash]);
    }
    expect(judged(headOf(lines.slice(0, 5)), lines, head).fault).toBe(null);
  });

  it("says what is wrong", () => {
    const short = lines.slice(0, 5);
    expect(judged(head, short, headOf(short)).fault).toMatchObject({ why: "back", kept: head, now: { seq: 5 } });
    expect(judged(head, [], null).fault).toMatchObject({ why: "back", now: null });
    expect(judged({ ...headOf(short), hash: "ab".repeat(32) }, lines, head).fault).toMatchObject({ why: "fork", now: { seq: 5, hash: short.at(-1)?.head?.hash } });
    expect(judged({ ...headOf(short), key: "cd".repeat(32) }, lines, head).fault).toMatchObject({ why: "key" });
    const chat = seen(0).map((line) => (line.seq === 2 ? { ...line, text: "?" } : line));
    expect(judged(null, chat, head).fault).toMatchObject({ why: "broken", kept: { seq: 1 }, now: { seq: 2 } });
    expect(judged(headOf(short), chat, head).fault).toMatchObject({ why: "fork", kept: { seq: 5 } });
    expect(judged(null, lines.slice(0, -1), head).fault).toMatchObject({ why: "broken", kept: { seq: lines.length - 1 } });
    const card = seen(0).map((line) => (line.kind === "dice" ? { ...line, cards: [{ ...(line["cards"] as object[])[0], result: 4 }] } : line));
    expect(judged(null, card, head).fault).toMatchObject({ why: "broken", now: { seq: 7 } });
  });

  it("keeps the newest head, and not those of too many tables", () => {
    const shelf = new Memory();
    keepHead(shelf, "t", { ...head, seq: 9 });
    keepHead(shelf, "t", { ...head, seq: 3 });
    expect(keptHead(shelf, "t")?.seq).toBe(9);
    for (let n = 1; n <= 250; n++) keepHead(shelf, `t${String(n)}`, head, Date.now() + n);
    expect(shelf.length).toBe(200);
    expect(keptHead(shelf, "t")).toBe(null);
    shelf.setItem("kt.head.x", "{");
    expect(keptHead(shelf, "x")).toBe(null);
  });
});

describe("links for the rolls of others", () => {
  const entry = (seat?: number): LogLine => ({ seq: 1, at: 0, kind: "entry", head: null, ...(seat === undefined ? { chance: "battle" } : { seat }) });
  const asked = (link: number, more: object = {}): LogLine => told({ t: "ask", epoch: 0, i: link, seat: 1, link, ctx: { seq: 1 }, ...more });
  const begun = (shelf: BrowserStorage, roots?: readonly string[]): Links => {
    const links = new Links("t", shelf, () => new Uint8Array(32).fill(7));
    links.read(told({ t: "witnesses", epoch: 0, links: LINKS, roots: roots ?? ["", links.root(0, 1)] }));
    links.read(entry(0));
    return links;
  };
  const before = (link: string): string => createHash("sha256").update("kt/witness/1").update(unhex(link)).digest("hex");

  it("are told one after another, each once, and kept before", () => {
    const shelf = new Memory();
    const links = begun(shelf);
    expect(links.due([1])).toBe(null); // nobody has asked
    links.read(asked(1));
    const first = links.due([1]);
    expect(first).toEqual({ seat: 1, epoch: 0, i: 1, link: expect.any(String) as string });
    expect(before(first?.link ?? "")).toBe(links.root(0, 1));
    expect(links.due([1])).toEqual(first); // the same for the same line, as long as nothing follows
    expect(links.due([0])).toBe(null); // a seat of somebody else
    links.read(told({ t: "roll", witness: first?.link }));
    expect(links.due([1])).toBe(null);
    links.read(asked(2));
    shelf.full = true;
    expect(links.due([1])).toBe(null); // what cannot be kept is not told
    shelf.full = false;
    const second = links.due([1])?.link ?? "";
    expect(before(second)).toBe(first?.link);
    links.read(told({ t: "roll", witness: "" })); // the server did not take it
    expect(links.untaken).toBe(1);
    const later = begun(shelf); // the page was loaded anew
    later.read(asked(130));
    let link = later.due([1])?.link ?? "";
    for (let at = 130; at > 2; at--) link = before(link);
    expect(link).toBe(second);
  });

  it("are told for nothing else", () => {
    const shelf = new Memory();
    const links = begun(shelf);
    links.read(asked(1));
    expect(links.due([1])).not.toBe(null);
    links.read(asked(1, { ctx: { seq: 1, what: "another" } })); // the server asks again, for another roll
    expect(links.due([1])).toBe(null);
    links.read(told({ t: "rewind" }));
    links.read(asked(2, { ctx: { seq: 2 } })); // before the answer stands
    expect(links.due([1])).toBe(null);
    links.read(entry(1));
    expect(links.due([1])).toBe(null); // one's own roll
    links.read(entry());
    links.read({ ...entry(), kind: "taken_back", entries: 0 });
    links.read(entry(0));
    expect(links.due([1])).toBe(null); // one answer stands, not two
    links.read(asked(2));
    expect(links.due([1])).not.toBe(null);
    links.read(asked(LINKS + 1));
    expect(links.due([1])).toBe(null);
    expect(links.exchanged([1])).toBe(false);
    const other = begun(shelf, ["", "ab".repeat(32)]);
    other.read(asked(3));
    expect([other.due([1]), other.able(0, [1]), other.exchanged([1]), other.exchanged([0])]).toEqual([null, null, true, false]);
    expect(begun(shelf).able(1, [1])).toBe(null); // of another epoch
  });
});

describe("trust at a table", () => {
  const snapshot = (head: KeptHead | null, more: Partial<DiceSummary> = {}): Snapshot =>
    ({ table: { dice: dice(more), status: "playing", seq: head?.seq ?? 0 }, viewer: 0, own_seats: [0], head }) as unknown as Snapshot;
  const settled = (): Promise<void> => new Promise((done) => { setTimeout(done, 60); });

  it("checks, keeps, and raises the alarm for good", async () => {
    const shelf = new Memory();
    const sent: Command<"seed">[] = [];
    const send = (_: string, command: Command<"seed">): Promise<Done> => {
      sent.push(command);
      return Promise.resolve({ seq: 0, log: [] } as unknown as Done);
    };
    const trust = new FairnessCheck(vectors.table, shelf, send);
    trust.begin(0);
    const lines = seen(0);
    const part = lines.slice(0, 4);
    trust.arrived(snapshot(headOf(part)), part);
    trust.arrived(snapshot(headOf(lines), { committed: [0] }), lines.slice(4));
    await vi.waitFor(() => { expect(trust.state.value.seq).toBe(lines.length); }); // in idle moments, however busy the machine is
    expect(trust.state.value).toEqual({ seq: lines.length, hash: headOf(lines).hash, signature: "right", fault: null, exchanged: false, untaken: 0 });
    expect(keptHead(shelf, vectors.table)).toMatchObject(headOf(lines));
    expect(sent.map(({ type }) => type)).toEqual(["seed"]);

    trust.begin(0); // the server went back
    trust.arrived(snapshot(headOf(part), { ready: true }), part);
    await vi.waitFor(() => { expect(trust.state.value.fault).not.toBeNull(); });
    expect(trust.state.value.fault).toMatchObject({ why: "back", now: { seq: 4 } });
    expect(keptHead(shelf, vectors.table)?.seq).toBe(lines.length);
    trust.close();
  });

  it("comes when the table is drawn, and finds what there was before it", async () => {
    const lines = seen(0);
    const shelf = new Memory();
    keepHead(shelf, vectors.table, headOf(lines));
    const late = new LateFairnessCheck(vectors.table, shelf);
    const part = lines.slice(0, 4);
    late.begin(0);
    late.arrived(snapshot(headOf(part), { ready: true }), part);
    expect(late.state.value).toMatchObject({ seq: 0, fault: null });
    await vi.waitFor(() => { expect(late.state.value.fault).toMatchObject({ why: "back", now: { seq: 4 } }); });
    late.close();
  });

  it("shows what the browser of another seat has seen, and sends what it has seen itself", async () => {
    const lines = seen(-1);
    const forked = (signature: string): ChainedLine & LogLine => {
      const line = { at: 0, kind: "forked", seat: 1, line: vectors.forked.seq, hash: vectors.forked.hash, signature, seq: lines.length + 1 };
      return { ...line, head: { seq: line.seq, hash: follow(headOf(lines).hash, { ...line, head: null }), signature: "" } };
    };
    for (const [signature, why] of [[vectors.forked.signature, "told"], [headOf(lines).signature, "signature"]] as const) {
      const shelf = new Memory();
      keepHead(shelf, vectors.table, headOf(lines));
      const trust = new FairnessCheck(vectors.table, shelf, () => Promise.reject(new Error("not now")));
      expect(new LateFairnessCheck(vectors.table, shelf).seen({ id: "1", type: "start" })).toMatchObject({ type: "start", seen: { seq: lines.length, hash: headOf(lines).hash } });
      trust.begin(-1);
      trust.arrived(snapshot({ ...(forked(signature).head as Head), key: vectors.key }, { ready: true }), [...lines, forked(signature)]);
      await vi.waitFor(() => { expect(trust.state.value.fault).not.toBeNull(); });
      expect(trust.state.value.fault?.why).toBe(why); // what the server has not signed proves nothing; here its own head is unsigned, too
      if (why === "told") expect(trust.state.value.fault).toMatchObject({ kept: vectors.forked, now: lines[2]?.head });
      trust.close();
    }
  });

  it("tells its seed although the news of it come before the answer", async () => {
    const sent: Command<"seed">[] = [];
    const trust = new FairnessCheck("t", new Memory(), (_, command) => {
      sent.push(command);
      const line = told({ t: "commit", epoch: 0 }, { t: "seats", epoch: 0, commitments: [command.commitment] });
      if (command.commitment) trust.arrived(snapshot(null, { committed: [0], seated: true }), [line]);
      return settled().then(() => ({ seq: 0, log: [] }) as unknown as Done);
    });
    trust.begin(0);
    trust.arrived(snapshot(null), []);
    await settled();
    await settled();
    trust.arrived(snapshot(null, { committed: [0], seated: true }), []); // others are still missing
    await settled();
    expect(sent.map((command) => Object.keys(command).at(-1))).toEqual(["commitment", "seed"]);
  });

  it("finds a signature that is not the server's", async () => {
    const trust = new FairnessCheck(vectors.table, new Memory(), () => Promise.reject(new Error()));
    trust.begin(0);
    trust.arrived(snapshot({ ...headOf(seen(0)), signature: "ab".repeat(64) }, { ready: true }), seen(0));
    await vi.waitFor(() => { expect(trust.state.value.fault).toMatchObject({ why: "signature" }); });
  });
});
