/** What is told of one unit after the other, in the teller and in the log. */
import { describe, expect, test } from "vitest";

import type { GameWords, Told } from "../src/faces/face.ts";
import { groups } from "../src/table/logGroups.ts";
import type { Line } from "../src/table/logLines.ts";
import { together } from "../src/table/together.ts";

const NAMES: Record<string, Record<string, string>> = {
  one: { infantry: "1 infantry", tank: "1 tank", destroyer: "1 destroyer" },
  two: { infantry: "2 infantry", tank: "2 tanks", destroyer: "2 destroyers" },
};
const words = (names: typeof NAMES): GameWords => ({ lang: "en", title: "", bySeat: [], ofSeats: [], name: (field, id) => names[field]?.[id] ?? id });
const sent = (unit: string, to = "France"): Told => ({ event: "sent", rule: "ATK-27", seat: 1, unit, sentence: `Anna moves 1 ${unit} from Italy to ${to}.` });
const read = (...said: Told[]) => together(said, words(NAMES)).map(({ sentence }) => sentence);

describe("units that are told one by one", () => {
  test("are one sentence as long as they go the same way", () => {
    expect(read(sent("infantry"), sent("infantry"), sent("tank"), sent("infantry"))).toEqual(["Anna moves 3 infantry and 1 tank from Italy to France."]);
    expect(read(sent("tank"), sent("tank"), sent("tank", "Iberia"), sent("tank"))).toEqual(["Anna moves 2 tanks from Italy to France.", "Anna moves 1 tank from Italy to Iberia.", "Anna moves 1 tank from Italy to France."]);
  });

  test("units and ships that are bought are one sentence, too", () => {
    const bought = (sort: "unit" | "ship", id: string): Told => ({ event: sort === "unit" ? "bought" : "bought_ship", rule: "ATK-118", seat: 1, [sort]: id, sentence: `Anna buys 1 ${id}.` });
    expect(read(bought("unit", "tank"), bought("ship", "destroyer"), bought("ship", "destroyer"))).toEqual(["Anna buys 1 tank and 2 destroyers."]);
  });

  test("so are units that a game calls a kind", () => {
    const bought = (kind: string): Told => ({ event: "bought", rule: "AAE-24", power: "germany", kind, sentence: `Germany buys 1 ${kind}.` });
    expect(read(bought("tank"), bought("tank"), bought("infantry"))).toEqual(["Germany buys 2 tanks and 1 infantry."]);
  });

  test("a sum goes on from what was told of it before, and from nothing else", () => {
    const bought = (kind: string, power = "Germany"): Told => ({ event: "bought", rule: "AAE-24", power, kind, sentence: `${power} buys 1 ${kind}.` });
    const phase: Told = { event: "phase", rule: "", sentence: "Germany: combat move." };
    const all = (said: readonly Told[], ...earlier: Told[]) => together(said, words(NAMES), earlier).map(({ sentence }) => sentence);
    expect(all([bought("infantry"), phase], phase, bought("infantry"), bought("tank"))).toEqual(["Germany buys 2 infantry and 1 tank.", "Germany: combat move."]);
    expect(all([bought("tank"), bought("tank")], bought("tank", "Italy"))).toEqual(["Germany buys 2 tanks."]);
    expect(all([phase], bought("tank"))).toEqual(["Germany: combat move."]);
    expect(all([], bought("tank"))).toEqual([]);
  });

  test("what no game counts is told as it is", () => {
    expect(together([sent("tank"), sent("tank")], words({}))).toHaveLength(2);
    const turn = { event: "turn", rule: "", sentence: "It is Anna’s turn." };
    expect(read(turn, turn)).toHaveLength(2);
  });

  test("in the log they are one entry, which leads to the last of them", () => {
    const lines = [sent("infantry"), sent("tank"), sent("tank")].map((told, i): Line => ({ kind: "entry", seq: i + 1, at: 0, seat: 1, events: [told] }) as unknown as Line);
    const entries = groups(lines, words(NAMES)).flatMap((group) => group.entries);
    expect(entries.map(({ seq, key, times, told }) => [seq, key, times, told?.sentence])).toEqual([[3, "1.0", 1, "Anna moves 1 infantry and 2 tanks from Italy to France."]]);
    const undone = lines.map((line, i) => (i === 2 ? { ...line, undone: true } : line));
    expect(groups(undone, words(NAMES)).flatMap((group) => group.entries)).toHaveLength(2);
  });
});
