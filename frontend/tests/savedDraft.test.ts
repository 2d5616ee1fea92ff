import { beforeEach, describe, expect, it } from "vitest";

import type { Decision, LegalAction } from "../src/net/shapes.ts";
import { begin, unlisted, type Draft } from "../src/table/draft.ts";
import { handOver, keep, recall, type Session } from "../src/table/savedDraft.ts";

const decision = (id: string, seat = 0): Decision => ({ id, seat, question: "Q.q", sentence: "?", rules: [], due: null, legal: [] });
const action = (number: number): LegalAction => ({ number, notation: `secret ${String(number)}`, fields: { action: "a" }, sentence: "secret" });
const drafted = (id = "1-0"): Draft => ({ ...begin(decision(id)), steps: [action(3), action(7)], chosen: { province: "moesia" } });

let store: Map<string, string>;
let session: Session;
beforeEach(() => {
  store = new Map();
  session = { getItem: (name) => store.get(name) ?? null, setItem: (name, value) => { store.set(name, value); }, removeItem: (name) => { store.delete(name); } };
});

describe("a draft that survives a reload", () => {
  it("comes back for the decision that it was made for, and holds numbers, no words", () => {
    keep(session, "t", drafted());
    expect([...store.values()].join()).not.toContain("secret");
    expect(recall(session, "t", 0, [0], decision("1-0"))).toEqual({ seat: 0, decision: "1-0", steps: [3, 7], chosen: { province: "moesia" } });
    expect(recall(session, "other", 0, [0], decision("1-0"))).toBeNull();
  });

  it("keeps the notation of what no list has offered yet", () => {
    keep(session, "t", { ...drafted(), steps: [action(3), unlisted("send fighter germany")] });
    expect(recall(session, "t", 0, [0], decision("1-0"))?.steps).toEqual([3, "send fighter germany"]);
  });

  it("keeps what is only chosen, and forgets what was put away", () => {
    keep(session, "t", { ...begin(decision("1-0")), chosen: { people: "goths" } });
    expect(recall(session, "t", 0, [0], decision("1-0"))?.chosen).toEqual({ people: "goths" });
    keep(session, "t", begin(decision("1-0")));
    expect(store.size).toBe(0);
  });

  it("is over with its decision, and where the seat is not held any more", () => {
    keep(session, "t", drafted());
    expect(recall(session, "t", 0, [0], decision("9-0"))).toBeNull();
    expect(store.size).toBe(0);
    keep(session, "t", drafted());
    expect(recall(session, "t", -1, [1], null)).toBeNull();
    expect(store.size).toBe(0);
  });

  it("waits behind the curtain for its own seat, and is gone when another has the device", () => {
    keep(session, "t", drafted());
    expect(recall(session, "t", -1, [0, 1], null)).toBeNull();
    handOver(session, "t", 0);
    expect(store.size).toBe(1);
    handOver(session, "t", 1);
    expect(store.size).toBe(0);
  });

  it("is not troubled by what it cannot read, or by a storage that is full", () => {
    store.set("kt.draft.t", "{");
    expect(recall(session, "t", 0, [0], decision("1-0"))).toBeNull();
    keep({ ...session, setItem: () => { throw new Error("full"); } }, "t", drafted());
  });
});
