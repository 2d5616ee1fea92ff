import { describe, expect, it } from "vitest";

import type { Decision, SeatSummary, Snapshot, TableSummary } from "../src/net/shapes.ts";
import { autoDecline } from "../src/table/autoDecline.ts";

const seat = (number: number, kind: SeatSummary["kind"]): SeatSummary => ({ seat: number, kind, name: "", bot: "", autopilot: "", offered: false, bank: null });
const decision: Decision = { id: "1-0", seat: 0, question: "Negotiation.answer", sentence: "", rules: [], due: null, legal: [], declines: 5 };
const at = (kinds: readonly SeatSummary["kind"][], more: Partial<Snapshot> = {}, pause = 0, open = false): Pick<Snapshot, "decision" | "own_seats" | "held" | "table"> => ({
  decision, own_seats: [0], held: null, table: { seats: kinds.map((kind, i) => seat(i, kind)), reaction_pause: pause, asked: [{ seat: 0, decision: decision.id, open }] } as unknown as TableSummary, ...more,
});

describe("an offer that cannot be met", () => {
  it("is declined among bots, and with people behind the pause only", () => {
    expect(autoDecline(at(["person", "bot", "bot"]))).toBe(5);
    expect(autoDecline(at(["person", "person", "bot"]))).toBeNull();
    expect(autoDecline(at(["person", "person", "bot"], {}, 10))).toBe(5);
    expect(autoDecline(at(["person", "person", "bot"], {}, 0, true)), "what is asked openly hides nothing").toBe(5);
  });

  it("is left to the person at a shared screen, where an answer is kept already, and where it can be met", () => {
    expect(autoDecline(at(["person", "person"], { own_seats: [0, 1] }, 10))).toBeNull();
    expect(autoDecline(at(["person", "bot"], { held: { actions: [], at: 1 } }))).toBeNull();
    expect(autoDecline(at(["person", "bot"], { decision: { ...decision, declines: null } }))).toBeNull();
    expect(autoDecline(at(["person", "bot"], { decision: null }))).toBeNull();
  });
});
