import { describe, expect, it } from "vitest";

import type { SeatSummary } from "../src/net/shapes.ts";
import { sentenceOf } from "../src/table/GameLog.tsx";
import type { Entry } from "../src/table/logGroups.ts";
import { LOG } from "../src/words/log/index.ts";

const SEATS = ["Anna", "Ben"].map((name) => ({ name })) as unknown as readonly SeatSummary[];
const ABOUT: readonly Readonly<Record<string, unknown>>[] = [
  { kind: "sat_down", name: "Anna" }, { kind: "autopilot", bot: "pass", why: "timeout" }, { kind: "autopilot", bot: "pass", why: "left" }, { kind: "autopilot", bot: "pass", why: "alone" }, { kind: "autopilot", bot: "" },
  { kind: "undo_asked" }, { kind: "nudged" }, { kind: "lead_asked" }, { kind: "forced" }, { kind: "lead_kept" }, { kind: "lead" }, { kind: "kick_lapsed", why: "refused" }, { kind: "kick_lapsed", why: "here" }, { kind: "kick_lapsed", why: "" },
];
const YOU = { de: /\b(du|dich|dein)/i, en: /\b(you)/i };

describe.each(["de", "en"] as const)("a line of the log about somebody (%s)", (lang) => {
  it.each(ABOUT)("says “you” to them, and their name to others: $kind $why", async (line) => {
    await LOG.learn(lang);
    const said = (you: number): string => sentenceOf(LOG.speaker(lang), { told: null, line: { seat: 0, ...line } } as unknown as Entry, SEATS, you);
    expect(said(0)).toMatch(YOU[lang]);
    expect(said(0)).not.toContain("Anna");
    for (const other of [1, -1]) {
      expect(said(other)).toContain("Anna");
      expect(said(other)).not.toMatch(YOU[lang]);
    }
  });
});
