import { describe, expect, it } from "vitest";

import type { Decision, LegalAction, View } from "../src/net/shapes.ts";
import { begin, candidates, choose, decides, drop, legal, meant, opening, stepped, values } from "../src/table/draft.ts";
import { unclosed } from "../src/table/hint/unclosed.ts";
import { chooseKind } from "../src/table/generic.ts";

const action = (number: number, block: string, fields: Record<string, string> = {}): LegalAction => ({
  number,
  notation: [block, ...Object.values(fields)].join(" "),
  fields: { action: block, ...fields },
  sentence: "",
});

const LEGAL = [
  action(0, "finish"),
  action(1, "tile", { tile: "two" }),
  action(10, "place", { people: "goths", province: "moesia" }),
  action(11, "place", { people: "goths", province: "thracia" }),
  action(12, "place", { people: "huns", province: "moesia" }),
];
const decision: Decision = { id: "5-0", seat: 0, question: "Turn.play", sentence: "?", rules: [], due: null, legal: LEGAL };

describe("an answer in the making", () => {
  it("offers the values that go with what was chosen", () => {
    const draft = choose(begin(decision), "province", "thracia");
    expect(values(draft, "people")).toEqual(["goths"]);
    expect(values(begin(decision), "people")).toEqual(["goths", "huns"]);
    expect(values(draft, "province")).toEqual(["moesia", "thracia"]);
  });

  it("is meant when one action is left and all of it was chosen", () => {
    const half = choose(begin(decision), "people", "huns");
    expect(candidates(half)).toHaveLength(1);
    expect(meant(half)).toBeNull();
    expect(meant(choose(half, "province", "moesia"))?.number).toBe(12);
    expect(meant(choose(begin(decision), "action", "finish"))?.number).toBe(0);
  });

  it("drops what does not agree with a new choice, the oldest first", () => {
    let draft = choose(choose(begin(decision), "people", "huns"), "province", "moesia");
    draft = choose(draft, "province", "thracia");
    expect(draft.chosen).toEqual({ province: "thracia" });
    expect(choose(draft, "tile", "two").chosen).toEqual({ tile: "two" });
  });

  it("has no step of one's own while a place was only picked to begin at", () => {
    const pick: LegalAction = { ...action(30, "pick", { region: "egypt" }), chooses: true };
    const opens = action(31, "act", { action: "move" });
    const sends = action(32, "send", { unit: "tank", region: "libya" });
    expect([pick].some(decides)).toBe(false);
    expect([opens].some(decides), "an action that was pressed").toBe(true);
    expect(opening([opens, pick]).some(decides), "what the page adds before a pick").toBe(false);
    expect(opening([opens, pick, sends]).filter(decides)).toEqual([sends]);
    expect(opening([sends, sends]).filter(decides), "nothing was picked").toHaveLength(2);
  });

  it("ignores a value that nothing has", () => {
    const draft = choose(begin(decision), "people", "huns");
    expect(choose(draft, "people", "romans")).toBe(draft);
    expect(drop(draft, "people").chosen).toEqual({});
  });

  it("goes on in what comes after a step", () => {
    const next = [action(20, "influence"), action(21, "second", { province: "thracia" })];
    const ahead = { view: {} as View, events: [], decision: { ...decision, legal: next }, ends: null };
    const draft = stepped(choose(begin(decision), "people", "goths"), action(10, "place"), ahead);
    expect(draft.chosen).toEqual({});
    expect(legal(draft)).toBe(next);
    expect(legal(stepped(draft, action(20, "influence"), { ...ahead, decision: null, ends: "chance" }))).toEqual([]);
  });
});

describe("choosing by words", () => {
  it("keeps what is drafted when a kind of action is chosen anew", () => {
    const made = choose(stepped(begin(decision), action(1, "tile", { tile: "two" }), { view: {} as View, events: [], forecast: null, decision: { ...decision }, ends: null }), "people", "goths");
    const done: string[] = [];
    chooseKind({ drop: (field) => { done.push(`drop ${field}`); }, choose: (field, value) => { done.push(`choose ${field} ${value}`); } }, made, "place");
    expect(done).toEqual(["drop people", "choose action place"]);
  });

  it("leaves out a last step that only says that this is all", () => {
    const [finish, tile] = [action(0, "finish"), action(1, "tile", { tile: "two" })];
    expect(unclosed([tile, finish])).toEqual([tile]);
    expect(unclosed([tile, tile])).toEqual([tile, tile]);
    expect(unclosed([])).toEqual([]);
  });
});
