/** The signed log in the browser, against the vectors that the Python tests check as well. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { afterEach, describe, expect, it, vi } from "vitest";

import {
  type ChainedLine,
  beginning,
  checkLines,
  checkSignature,
  drawSeed,
  hex,
  mayExtend,
  plain,
  seedCommitment,
  unhex,
} from "../src/net/logChain.ts";
import { sha256 } from "../src/net/sha256.ts";

interface Vectors {
  plain: [unknown, string][];
  table: string;
  beginning: string;
  key: string;
  lines: Record<string, ChainedLine>[];
  head: string;
  seed: { epoch: number; seat: number; seed: string; commitment: string };
}

const file = fileURLToPath(new URL("../../tests/server/log_vectors.json", import.meta.url));
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vectors;
const seen = (viewer: number): ChainedLine[] => vectors.lines.map((line) => line[String(viewer)] as ChainedLine);
const copy = (): ChainedLine[] => structuredClone(seen(0));
const check = (lines: readonly ChainedLine[]): number | null => checkLines(vectors.table, null, 0, lines).wrong;

afterEach(() => vi.unstubAllGlobals());

describe("SHA-256", () => {
  it("is the standard's, at every length around a block", () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
      expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    }
  });
});

describe("canonical JSON and seeds", () => {
  it("has the bytes of the specification", () => {
    for (const [value, text] of vectors.plain) expect(plain(value)).toBe(text);
    for (const bad of [1.5, 2 ** 53, { A: 1 }, "\ud800", undefined]) expect(() => plain(bad)).toThrow();
  });

  it("commits to a seed as docs/protocol/dice.md says", () => {
    const { epoch, seat, seed, commitment } = vectors.seed;
    expect(seedCommitment(vectors.table, epoch, seat, unhex(seed))).toBe(commitment);
    expect(seedCommitment(vectors.table, epoch, seat + 1, unhex(seed))).not.toBe(commitment);
    expect(hex(drawSeed())).not.toBe(hex(drawSeed()));
  });
});

describe("heads", () => {
  it("come out the same for every viewer", () => {
    expect(beginning(vectors.table)).toBe(vectors.beginning);
    for (const viewer of [-1, 0, 1]) {
      expect(checkLines(vectors.table, null, viewer, seen(viewer))).toEqual({
        seq: vectors.lines.length, hash: vectors.head, wrong: null,
      });
    }
  });

  it("go on from the last one that was kept", () => {
    const first = checkLines(vectors.table, null, 0, seen(0).slice(0, 3));
    expect(checkLines(vectors.table, first, 0, seen(0)).hash).toBe(vectors.head);
    const other = { seq: 3, hash: "00".repeat(32) };
    expect(checkLines(vectors.table, other, 0, seen(0)).wrong).toBe(4);
    expect(mayExtend(first, { seq: 4, hash: "ab" })).toBe(true);
    expect(mayExtend(first, { seq: 3, hash: "ab" })).toBe(false);
    expect(mayExtend(first, { seq: 2, hash: first.hash })).toBe(false);
  });

  it("find what was changed, swapped or left out", () => {
    const swapped = copy();
    [swapped[3], swapped[4]] = [swapped[4] as ChainedLine, swapped[3] as ChainedLine];
    expect(check(swapped)).toBe(5);
    expect(check(copy().filter((line) => line.seq !== 3))).toBe(4);
    for (let number = 0; number < vectors.lines.length; number++) {
      const changed = copy().map((line, at) => (at === number ? { ...line, at: 1 } : line));
      expect(check(changed)).toBe(number + 1);
    }
    const card = copy();
    const drew = card[3] as unknown as { events: { people: string }[]; opening: { value: { events: object } } };
    (drew.events[0] as { people: string }).people = "goths";
    expect(check(card)).toBe(4); // it is not what the opening says
    drew.opening.value.events = { "0": { people: "goths" } };
    expect(check(card)).toBe(4); // and that is not what was committed to
  });

  it("leave lines alone that are older than the chain", () => {
    const old = [{ seq: 1, kind: "opened", head: null }] as unknown as ChainedLine[];
    expect(checkLines("t", null, 0, old)).toEqual({ seq: 1, hash: beginning("t"), wrong: null });
    const gap = copy().map((line, at) => (at === 4 ? { ...line, head: null } : line));
    expect(check(gap)).toBe(5);
  });
});

describe("signatures", () => {
  const head = seen(0).at(-1)?.head;
  if (!head) throw new Error("no head");

  it("are checked where the browser can", async () => {
    expect(await checkSignature(vectors.key, vectors.table, head)).toBe("right");
    expect(await checkSignature(vectors.key, "t-2", head)).toBe("wrong");
    expect(await checkSignature(vectors.key, vectors.table, { ...head, seq: head.seq + 1 })).toBe("wrong");
    expect(await checkSignature(vectors.key, vectors.table, { ...head, signature: "zz" })).toBe("wrong");
    expect(await checkSignature("00", vectors.table, head)).toBe("wrong");
  });

  it("are unknown where it cannot, never right", async () => {
    vi.stubGlobal("crypto", {});
    expect(await checkSignature(vectors.key, vectors.table, head)).toBe("unknown");
    const missing = { importKey: () => Promise.reject(new DOMException("no", "NotSupportedError")) };
    vi.stubGlobal("crypto", { subtle: missing });
    expect(await checkSignature(vectors.key, vectors.table, head)).toBe("unknown");
  });
});
