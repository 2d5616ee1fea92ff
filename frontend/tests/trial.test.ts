import { describe, expect, it } from "vitest";

import type { BrowserStorage } from "../src/net/storage.ts";
import { begunLive, wayBack } from "../src/table/whatif/origins.ts";

describe("the way back from a trial", () => {
  it("leads to the table where it was begun from there, and to the moment otherwise", () => {
    const store = new Map<string, string>();
    const shelf: BrowserStorage = { getItem: (name) => store.get(name) ?? null, setItem: (name, value) => { store.set(name, value); }, removeItem: (name) => { store.delete(name); }, key: () => null, length: 0 };
    const branch = { table: "game", seq: 12 };
    expect(wayBack(shelf, "trial", branch)).toBe("/t/game?at=12");
    begunLive(shelf, "trial");
    expect(wayBack(shelf, "trial", branch)).toBe("/t/game");
    expect(wayBack(shelf, "another", branch)).toBe("/t/game?at=12");
    for (let i = 0; i < 60; i++) begunLive(shelf, `t${String(i)}`);
    expect(wayBack(shelf, "trial", branch), "only the latest are kept").toBe("/t/game?at=12");
  });
});
