/** Seeds for the dice, and the chain of heads over a table's log: docs/protocol/log.md, section by section.  Pure functions. */

import { sha256 } from "./sha256.ts";

/** The log after a line, signed by the server. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
  readonly signature: string;
}

/** A line as the server gives it; the fields that do not matter here go into the public form as they are. */
export interface ChainedLine {
  readonly seq: number;
  readonly head: Head | null;
  readonly [field: string]: unknown;
}

/** What became of checking lines: the last good head, and the first line that does not follow, if there is one. */
export interface Checked {
  readonly seq: number;
  readonly hash: string;
  readonly wrong: number | null;
}

class Wrong extends Error {}

// ---------------------------------------------------------------------- bytes
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const u32 = (n: number): Uint8Array => new Uint8Array([n >>> 24, n >>> 16, n >>> 8, n]);
export const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const lp = (data: Uint8Array): Uint8Array => join(u32(data.length), data);

export function unhex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})+$/.test(text)) throw new Wrong("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Canonical JSON (§2): the same bytes from every language.  Throws at what two languages could write differently. */
export function plain(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") {
    if (/\p{Surrogate}/u.test(value)) throw new Wrong("a lone surrogate");
    return JSON.stringify(value);
  }
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(plain).join(",")}]`;
  if (typeof value !== "object") throw new Wrong("no canonical form");
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  if (!fields.every(([name]) => /^[a-z0-9_]+$/.test(name))) throw new Wrong("a name");
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${plain(part)}`).join(",")}}`;
}

// ---------------------------------------------------------------------- seeds (§1.2)
/** 32 bytes for one epoch of one table: never use them twice. */
export const drawSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));

/** What a seat tells of its seed beforehand. */
export function seedCommitment(table: string, epoch: number, seat: number, seed: Uint8Array): string {
  return hex(sha256(join(utf8("kt/seed/1"), lp(utf8(table)), u32(epoch), u32(seat), seed)));
}

// ---------------------------------------------------------------------- heads (§1.3, §2, §3)
type Fields = Record<string, unknown>;

/** The line as everybody gets it (§2).  Throws if what is shown is not what its opening says. */
export function publicForm(line: ChainedLine): Fields {
  const { head: _head, opening, cards: _cards, sentence: _said, ...form } = line as Fields;
  const value = (opening as { value?: Fields } | undefined)?.value ?? {};
  if ("phrase" in form) delete form.text;
  if (form.auto === "order") delete form.auto; // told to its own seat alone
  if ("action" in value) {
    if (form.action !== value.action) throw new Wrong("action");
    delete form.action;
  }
  if (Array.isArray(form.events)) {
    const own = (value.events ?? {}) as Record<string, Fields>;
    form.events = (form.events as Fields[]).map((shown, number) => {
      const { sentence: _sentence, ...event } = shown;
      for (const [name, told] of Object.entries(own[String(number)] ?? {})) {
        if (plain(event[name]) !== plain(told)) throw new Wrong(name);
        delete event[name];
      }
      return event;
    });
  }
  return form;
}

/** The head before the first line of a table. */
export const beginning = (table: string): string => hex(sha256(join(utf8("kt/table/1"), lp(utf8(table)))));

/** The head after a line. */
export function follow(head: string, line: ChainedLine): string {
  return hex(sha256(join(utf8("kt/line/1"), unhex(head), lp(utf8(plain(publicForm(line)))))));
}

/** Whether what the line tells this viewer alone is what was committed to in public (§3). */
export function opens(line: ChainedLine, seat: number): boolean {
  const opening = line.opening as { nonce: string; value: unknown } | undefined;
  if (!opening) return cardsOpen(line, seat);
  const found = hex(sha256(join(utf8("kt/private/1"), unhex(opening.nonce), lp(utf8(plain(opening.value))))));
  return ((line.private ?? []) as [number, string][]).some(([who, told]) => who === seat && told === found);
}

type Sealed = { t: string; epoch: number; i: number; ctx: { seat: number }; commitment: string };

/** Whether the sealed outcomes that the line shows to their owner are those it tells all of (docs/protocol/dice.md §6). */
function cardsOpen(line: ChainedLine, seat: number): boolean {
  const rows = ((line.lines ?? []) as string[]).map((text) => JSON.parse(text) as Sealed);
  return ((line.cards ?? []) as { epoch: number; i: number; result: unknown; nonce: string }[]).every((card) => {
    const row = rows.find(({ t, epoch, i }) => t === "sealed" && epoch === card.epoch && i === card.i);
    if (row?.ctx.seat !== seat) return false;
    const opened = join(utf8("kt/sealed/1"), lp(utf8(plain(row.ctx))), unhex(card.nonce), lp(utf8(plain(card.result))));
    return hex(sha256(opened)) === row.commitment;
  });
}

/**
 * Goes on from the last head that was checked, over all lines behind it, in order.
 *
 * Lines that are older than the chain (`head` null) are passed over, as long as none with a head was seen.
 */
export function checkLines(table: string, last: { seq: number; hash: string } | null, seat: number,
                           lines: readonly ChainedLine[]): Checked {
  let seq = last?.seq ?? 0;
  let hash = last?.hash ?? beginning(table);
  let begun = last !== null && hash !== beginning(table);
  for (const line of lines) {
    if (line.seq <= seq) continue;
    if (line.head === null && !begun) {
      seq = line.seq;
      continue;
    }
    begun = true;
    try {
      const next = follow(hash, line);
      if (line.seq !== seq + 1 || line.head?.hash !== next || !opens(line, seat)) return { seq, hash, wrong: line.seq };
      [seq, hash] = [line.seq, next];
    } catch (error) {
      if (error instanceof Wrong) return { seq, hash, wrong: line.seq };
      throw error;
    }
  }
  return { seq, hash, wrong: null };
}

/** Whether a head can be an extension of one seen before, as far as two heads tell: if not, the red banner. */
export function mayExtend(last: { seq: number; hash: string }, now: { seq: number; hash: string }): boolean {
  return now.seq > last.seq || (now.seq === last.seq && now.hash === last.hash);
}

/** Whether the server signed this head (§4); "unknown" where this browser cannot tell. */
export async function checkSignature(key: string, table: string, head: Head): Promise<"right" | "wrong" | "unknown"> {
  // on plain http there is no `subtle`
  const subtle = (globalThis.crypto as { subtle?: SubtleCrypto } | undefined)?.subtle;
  if (!subtle) return "unknown";
  let imported: CryptoKey;
  try {
    imported = await subtle.importKey("raw", unhex(key), { name: "Ed25519" }, false, ["verify"]);
  } catch (error) {
    if (error instanceof Wrong || (error as Error).name === "DataError") return "wrong";
    return "unknown"; // a browser without Ed25519
  }
  const name = lp(utf8(table));
  try {
    const said = join(utf8("kt/head/1"), name, u32(Math.floor(head.seq / 2 ** 32)), u32(head.seq), unhex(head.hash));
    return (await subtle.verify("Ed25519", imported, unhex(head.signature), said)) ? "right" : "wrong";
  } catch (error) {
    if (error instanceof Wrong) return "wrong";
    throw error;
  }
}
