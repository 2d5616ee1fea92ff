import { describe, expect, it, vi } from "vitest";

import type { Line } from "../src/table/logLines.ts";

const kept = new Map<string, string>(); // what the browser keeps
vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => { kept.set(name, value); } });
const { heard, mute, muted } = await import("../src/table/mute.ts");

const said = (seq: number, ...seats: number[]): Line => ({ seq, at: seq, kind: "chat", head: null, seats, name: "x", text: "y" });

describe("muting", () => {
  it("hides what nobody but muted seats has said", () => {
    const lines = [said(1, 0), said(2, 1), said(3, 0, 1), said(4), { ...said(5, 1), kind: "kicked" }];
    expect(heard(lines, [1]).map(({ seq }) => seq)).toEqual([1, 3, 4, 5]);
    expect(heard(lines, [])).toBe(lines);
  });
  it("is kept by table, and taken back", () => {
    mute("a", 1, true);
    mute("b", 2, true);
    expect(muted.value).toEqual({ a: [1], b: [2] });
    mute("a", 1, false);
    expect(muted.value).toEqual({ b: [2] });
    expect(JSON.parse(kept.get("kartentisch.muted") ?? "")).toEqual({ b: [2] });
  });
});
