/** The news that the rules were updated stands until one's own next answer. */

import { expect, it } from "vitest";

import type { LogLine } from "../src/net/shapes.ts";
import { withLines } from "../src/table/logLines.ts";
import { updateAmong } from "../src/table/rulesUpdate.ts";

const line = (seq: number, kind: string, more: object = {}): LogLine => ({ seq, at: seq, kind, head: null, ...more }) as LogLine;
const UPDATE = line(3, "rules_updated", { from: 3, to: 5, sentence: "New.", changes: [{ revision: 4, rules: ["ATK-R22"], ruling: { offers: 10 } }, { revision: 5, rules: [], ruling: {} }] });
const BEFORE = [line(1, "started"), line(2, "entry", { seat: 0 })];

it("is told to who plays, with the rulings that can be asked for, until they answer", () => {
  const lines = withLines([], [...BEFORE, UPDATE, line(4, "entry", { seat: 1 })]);
  expect(updateAmong(lines, [0])).toEqual({ seq: 3, from: 3, to: 5, changes: [{ revision: 4, rules: ["ATK-R22"], ruling: { offers: 10 } }] });
  expect(updateAmong(lines, [1])).toBeNull();
  expect(updateAmong(lines, [])).toBeNull();
  expect(updateAmong(withLines(lines, [line(5, "entry", { seat: 0 })]), [0])).toBeNull();
  expect(updateAmong(withLines(lines, [line(5, "ruling_lapsed", { seat: 1 })]), [0])).toBeNull();
  expect(updateAmong(withLines([], BEFORE), [0])).toBeNull();
});

it("is no news where all agreed to it", () => {
  const agreed = line(5, "rules_updated", { from: 5, to: 5, sentence: "Agreed.", changes: [], options: { offers: 10 } });
  expect(updateAmong(withLines([], [...BEFORE, UPDATE, agreed]), [0])).toBeNull();
});

it("counts as an entry where some are taken back", () => {
  const lines = withLines([], [...BEFORE, UPDATE, line(4, "entry", { seat: 1 }), line(5, "taken_back", { seat: 1, entries: 2 })]);
  expect(lines.filter(({ undone }) => undone).map(({ seq }) => seq)).toEqual([4]);
});
