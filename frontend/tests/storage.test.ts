import { afterEach, describe, expect, it, vi } from "vitest";

import { drop, local, names, put, session, taken } from "../src/net/storage.ts";

const refuse = (name: string) => (): never => { throw new DOMException("refused", name); };

/** A store of a browser, which takes so many things. */
function store(most: number): Storage {
  const kept = new Map<string, string>();
  return {
    get length() { return kept.size; },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => { if (kept.size >= most && !kept.has(name)) refuse("QuotaExceededError")(); kept.set(name, value); },
    removeItem: (name) => { kept.delete(name); },
    clear: () => { kept.clear(); },
  };
}

/** What a browser has in place of its stores. */
const WINDOWS: Readonly<Record<string, PropertyDescriptor>> = {
  "that throws when it is looked at": { get: refuse("SecurityError") },
  "that is null": { value: null },
  "that is not there": { value: undefined },
  "that takes nothing": { value: store(0) },
  "that throws at everything": { value: new Proxy({}, { get: refuse("InvalidStateError") }) },
};

const before = ["localStorage", "sessionStorage"].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
afterEach(() => {
  for (const shelf of [local, session]) for (const name of ["a", "b"]) drop(shelf, name);
  for (const [name, is] of before) if (is) Object.defineProperty(globalThis, name, is); else Reflect.deleteProperty(globalThis, name);
  vi.restoreAllMocks();
});

describe.each([["localStorage", local], ["sessionStorage", session]] as const)("what is kept in %s", (place, shelf) => {
  it.each(Object.entries(WINDOWS))("lives as long as the page with a store %s", (_, is) => {
    Object.defineProperty(globalThis, place, { configurable: true, ...is });
    expect(taken(shelf, "a")).toBeNull();
    expect(put(shelf, "a", { n: 1 }), "it does not stay: nobody may promise more").toBe(false);
    expect(taken(shelf, "a")).toEqual({ n: 1 });
    drop(shelf, "a");
    expect(taken(shelf, "a")).toBeNull();
    expect(names(shelf, "")).toEqual([]);
  });

  it("is the browser's where it takes it, and newer in memory where it is full", () => {
    const real = store(1);
    Object.defineProperty(globalThis, place, { configurable: true, value: real });
    expect(put(shelf, "a", 1)).toBe(true);
    expect(put(shelf, "b", 2)).toBe(false);
    expect([taken(shelf, "a"), taken(shelf, "b")]).toEqual([1, 2]);
    expect(real.getItem("a")).toBe("1");
    expect(names(shelf, ""), "what stays").toEqual(["a"]);
    drop(shelf, "a");
    expect(put(shelf, "b", 3)).toBe(true);
    expect([taken(shelf, "b"), real.getItem("b")]).toEqual([3, "3"]);
  });
});
