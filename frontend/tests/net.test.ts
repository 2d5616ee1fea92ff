import { describe, expect, it, vi } from "vitest";

import { Refused, Unreachable } from "../src/net/api.ts";
import { newId, Outbox } from "../src/net/outbox.ts";
import type { Command, Done } from "../src/net/shapes.ts";
import type { Source, Wanted } from "../src/net/source.ts";
import { Stream, type Listener } from "../src/net/stream.ts";

class Tap implements Source {
  readyState = 1;
  readonly after: number;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();

  constructor({ after }: Wanted) {
    this.after = after;
  }

  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(kind, listener);
  }

  close(): void {
    this.readyState = 2;
  }

  say(kind: string, data: unknown = {}): void {
    this.#listeners.get(kind)?.({ data: JSON.stringify(data) } as MessageEvent<string>);
  }
}

function streaming(after = 0) {
  const taps: Tap[] = [];
  const lines: number[] = [];
  const live: boolean[] = [];
  const listener: Listener = { line: ({ seq }) => lines.push(seq), table: () => undefined, live: (is) => live.push(is) };
  const stream = new Stream((from) => ({ table: "t", seat: 0, after: from, lang: "en" }), after, listener, (wanted) => {
    const tap = new Tap(wanted);
    taps.push(tap);
    return tap;
  });
  stream.open();
  return { stream, taps, lines, live, last: () => taps.at(-1) as Tap };
}

describe("the stream", () => {
  it("takes each line once and goes on after the last one", () => {
    const { stream, taps, lines, last } = streaming(3);
    expect(last().after).toBe(3);
    for (const seq of [4, 5, 5, 4, 6]) last().say("line", { seq });
    expect(lines).toEqual([4, 5, 6]);
    stream.lost();
    stream.awake();
    expect(taps.map(({ after }) => after)).toEqual([3, 6]);
  });

  it("hears nothing of an old connection", () => {
    const { stream, lines, taps, last } = streaming();
    stream.open();
    taps[0]?.say("line", { seq: 1 });
    last().say("line", { seq: 2 });
    expect(lines).toEqual([2]);
  });

  it("comes back after a goodbye and after a fault that the browser gives up on", () => {
    vi.useFakeTimers();
    const { taps, live, last } = streaming();
    last().say("table");
    last().say("bye");
    vi.advanceTimersByTime(500);
    expect(taps).toHaveLength(2);
    last().readyState = 2;
    last().say("error");
    vi.advanceTimersByTime(400);
    expect(taps).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(taps).toHaveLength(3);
    last().say("table");
    expect(live).toEqual([true, false, false, false, true]);
    vi.useRealTimers();
  });

  it("lets the browser try again by itself, and stays closed when it is closed", () => {
    vi.useFakeTimers();
    const { stream, taps, last } = streaming();
    last().readyState = 0;
    last().say("error");
    vi.advanceTimersByTime(60_000);
    expect(taps).toHaveLength(1);
    stream.close();
    stream.awake();
    vi.advanceTimersByTime(60_000);
    expect(taps).toHaveLength(1);
    vi.useRealTimers();
  });

  it("asks anew after a long silence", () => {
    const { stream, taps } = streaming();
    stream.awake(Date.now() + 1_000);
    expect(taps).toHaveLength(1);
    stream.awake(Date.now() + 60_000);
    expect(taps).toHaveLength(2);
  });
});

const done: Done = { accepted: true, command: "c", seq: 1, rematch: null, held: null, log: [] };

function shelf(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => { kept.set(name, value); } };
}

describe("the outbox", () => {
  const command: Command = { id: "c", type: "play", decision: "1-0", actions: [3] };

  it("sends the same command until there is an answer", async () => {
    const sent: Command[] = [];
    const place = shelf();
    const box = new Outbox(place, (_, one) => {
      sent.push(one);
      expect(new Outbox(place).waiting().map(({ command: { id } }) => id)).toEqual(["c"]);
      return sent.length < 3 ? Promise.reject(new Unreachable("offline")) : Promise.resolve(done);
    }, () => Promise.resolve());
    const waits = vi.fn();
    expect(await box.send("t", command, waits)).toEqual(done);
    expect(sent).toEqual([command, command, command]);
    expect(waits).toHaveBeenCalledTimes(2);
    expect(box.waiting()).toEqual([]);
  });

  it("takes a refusal as an answer", async () => {
    const refusal = new Refused(409, { code: "stale_decision", rule: "", args: {}, sentence: "Too late." });
    const box = new Outbox(shelf(), () => Promise.reject(refusal), () => Promise.resolve());
    await expect(box.send("t", command)).rejects.toThrow("Too late.");
    expect(box.waiting()).toEqual([]);
  });

  it("goes on in another life of the page, table by table", async () => {
    const place = shelf();
    place.setItem("kt.outbox", JSON.stringify([{ table: "t", command, at: Date.now() }, { table: "u", command: { ...command, id: "d" }, at: Date.now() }, { table: "t", command: { ...command, id: "old" }, at: 0 }]));
    const sent: string[] = [];
    const box = new Outbox(place, (table, { id }) => { sent.push(`${table} ${id}`); return Promise.resolve(done); });
    await box.resume("t");
    expect(sent).toEqual(["t c"]);
    expect(box.waiting().map(({ table }) => table)).toEqual(["u"]);
  });

  it("survives rubbish on the shelf, and ids are new every time", () => {
    const place = shelf();
    place.setItem("kt.outbox", "{");
    expect(new Outbox(place).waiting()).toEqual([]);
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
    expect(newId()).toMatch(/^[0-9a-f]{32}$/);
  });
});
