import { generateKeyPairSync, sign } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";

import { beginning, follow, hex, seedCommitment, unhex } from "../src/net/heads.ts";
import type { DiceSummary, LineHead, LogLine, Snapshot } from "../src/net/shapes.ts";
import { Trust, type Shelf } from "../src/net/trust.ts";

const TABLE = "tableForTests";
const ROOT = "ab".repeat(32);
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const KEY = hex(new Uint8Array(publicKey.export({ format: "der", type: "spki" }).subarray(-32)));

const bytes = (n: number, size: number): Uint8Array => Uint8Array.from({ length: size }, (_, i) => Math.floor(n / 256 ** (size - 1 - i)) % 256);

function signed(seq: number, hash: string): LineHead {
  const name = new TextEncoder().encode(TABLE);
  const said = Buffer.concat([Buffer.from("kt/head/1"), bytes(name.length, 4), name, bytes(seq, 8), unhex(hash)]);
  return { seq, hash, signature: sign(null, said, privateKey).toString("hex") };
}

/** Lines as a house would write them. */
class House {
  readonly lines: LogLine[] = [];

  tell(kind: string, more: Readonly<Record<string, unknown>> = {}): void {
    const seq = this.lines.length + 1;
    const before = this.lines.at(-1)?.head?.hash ?? beginning(TABLE);
    const line = { seq, at: seq, kind, ...more };
    this.lines.push({ ...line, head: signed(seq, follow(before, { ...line, head: null })) });
  }

  dice(...lines: readonly Readonly<Record<string, unknown>>[]): void {
    this.tell("dice", { lines: lines.map((line) => JSON.stringify(line)) });
  }

  snapshot(): Snapshot {
    const head = this.lines.at(-1)?.head;
    return { viewer: 0, head: head ? { ...head, key: KEY } : null } as Snapshot;
  }
}

function shelf(): Shelf & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => { kept.set(name, value); } };
}

const summary = (part: Partial<DiceSummary> = {}): DiceSummary => ({
  version: "kt-dice/1", level: 1, epoch: 0, root: ROOT, committed: [], contributed: [], seated: false, ready: false, starting: false, due: null, ...part,
});

let house: House;
let place: ReturnType<typeof shelf>;
let trust: Trust;

beforeEach(() => {
  house = new House();
  place = shelf();
  trust = new Trust(TABLE, place);
  house.tell("opened");
  house.dice({ t: "commit", epoch: 0, root: ROOT });
});

describe("the heads", () => {
  it("are checked, signature and all, and kept", async () => {
    expect((await trust.check(house.lines, house.snapshot())).state).toBe("signed");
    house.tell("started");
    expect((await trust.check(house.lines.slice(2), house.snapshot())).head?.seq).toBe(3);
    const later = new Trust(TABLE, place);
    house.tell("chat", { text: "hi" });
    expect((await later.check(house.lines, house.snapshot())).state).toBe("signed");
  });

  it("tell when a line was changed, or is missing", async () => {
    const changed = house.lines.map((line) => (line.seq === 1 ? { ...line, at: 99 } : line));
    expect((await trust.check(changed, house.snapshot())).state).toBe("broken");
    house.tell("started");
    const gap = new Trust(TABLE, shelf());
    expect((await gap.check(house.lines.filter(({ seq }) => seq !== 2), house.snapshot())).state).toBe("broken");
  });

  it("tell when the house goes on from an earlier moment", async () => {
    house.tell("started");
    await trust.check(house.lines, house.snapshot());
    const other = new House();
    other.tell("opened");
    other.dice({ t: "commit", epoch: 0, root: ROOT });
    const shorter = await new Trust(TABLE, place).check(other.lines, other.snapshot());
    expect([shorter.state, shorter.before?.seq, shorter.head?.seq]).toEqual(["broken", 3, 2]);
    other.tell("restored");
    other.tell("started");
    expect((await new Trust(TABLE, place).check(other.lines, other.snapshot())).state).toBe("broken");
    expect((await new Trust(TABLE, shelf()).check(other.lines, other.snapshot())).state, "to a stranger").toBe("signed");
  });

  it("tell when a signature is not the house's", async () => {
    const snapshot = house.snapshot();
    const head = snapshot.head && { ...snapshot.head, signature: "00".repeat(64) };
    expect((await trust.check(house.lines, { ...snapshot, head })).state).toBe("broken");
  });
});

describe("the seed", () => {
  const commitmentOf = (seat: number): string => {
    const { seed } = JSON.parse(place.kept.get(`kt.seed.${TABLE}.0`) ?? "null") as { seed: string };
    return seedCommitment(TABLE, 0, seat, unhex(seed));
  };

  it("is committed to once, told when the commitment stands in the log, and then in the dice", async () => {
    await trust.check(house.lines, house.snapshot());
    const [first] = trust.orders(summary(), [1, 2]);
    expect(first).toEqual({ seat: 1, epoch: 0, commitment: commitmentOf(1) });
    expect(trust.orders(summary({ committed: [1] }), [1, 2])).toEqual([]);
    house.dice({ t: "seats", epoch: 0, commitments: ["", commitmentOf(1), ""] });
    await trust.check(house.lines.slice(2), house.snapshot());
    const [second] = trust.orders(summary({ committed: [1], seated: true }), [1, 2]);
    const seed = second?.seed ?? "";
    expect(seedCommitment(TABLE, 0, 1, unhex(seed))).toBe(commitmentOf(1));
    expect(trust.orders(summary({ committed: [1], seated: true }), [1, 2]), "only once").toEqual([]);
    house.dice({ t: "seeds", epoch: 0, seeds: ["", seed, ""] });
    await trust.check(house.lines.slice(3), house.snapshot());
    expect(trust.orders(summary({ committed: [1], contributed: [1], seated: true, ready: true }), [1, 2])).toEqual([]);
    expect(trust.seed).toBe("in");
  });

  it("is told to nobody who has put another one in its place", async () => {
    await trust.check(house.lines, house.snapshot());
    trust.orders(summary(), [1]);
    house.dice({ t: "seats", epoch: 0, commitments: ["", "cd".repeat(32), ""] });
    await trust.check(house.lines.slice(2), house.snapshot());
    expect(trust.orders(summary({ committed: [1], seated: true }), [1])).toEqual([]);
    expect(trust.seed).toBe("missing");
  });

  it("is told to nobody whose root is not the one that was committed to", async () => {
    await trust.check(house.lines, house.snapshot());
    trust.orders(summary(), [1]);
    house.dice({ t: "seats", epoch: 0, commitments: ["", commitmentOf(1), ""] });
    await trust.check(house.lines.slice(2), house.snapshot());
    expect(trust.orders(summary({ committed: [1], seated: true, root: "ef".repeat(32) }), [1])).toEqual([]);
  });

  it("is the same after a reload, and a new one in a new epoch", async () => {
    const before = trust.commit(0, 0);
    expect(new Trust(TABLE, place).commit(0, 0)).toEqual(before);
    house.dice({ t: "commit", epoch: 1, root: "11".repeat(32) });
    await trust.check(house.lines, house.snapshot());
    const [next] = trust.orders(summary({ epoch: 1, root: "11".repeat(32) }), [0]);
    expect(next?.epoch).toBe(1);
    expect(next?.commitment).not.toBe(before.commitment);
  });

  it("is nothing for spectators, late comers, and tables without such dice", async () => {
    await trust.check(house.lines, house.snapshot());
    expect(trust.orders(summary(), [])).toEqual([]);
    expect(trust.orders(summary({ seated: true }), [0])).toEqual([]);
    expect(trust.orders(null, [0])).toEqual([]);
  });
});
