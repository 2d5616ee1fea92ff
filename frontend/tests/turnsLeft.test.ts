import { describe, expect, it } from "vitest";

import type { LogLine, Told } from "../src/net/shapes.ts";
import { withLines } from "../src/table/logLines.ts";
import { hasTurnLeft } from "../src/table/turnsLeft.ts";

const told = (event: string, more: object = {}): Told => ({ event, rule: "", sentence: event, ...more });
const turn = (seat: number): Told => told("turn", { seat });
const round = told("round");
const log = (...events: Told[]) => withLines([], events.map((one, i): LogLine => ({ seq: i + 1, at: 0, kind: "entry", head: null, events: [one] })));
const now = (more: object = {}) => ({ told: 99, last: true, round: 2, turnOf: ({ seat }: Told) => seat as number, ...more });

describe("whether a turn of one's own is left", () => {
  const first = [round, turn(0), turn(1), turn(2)];
  it("is so in every round but the last", () => {
    expect(hasTurnLeft(log(...first), 0, now({ last: false }))).toBe(true);
  });
  it("ends in the last round with one's own turn", () => {
    expect(hasTurnLeft(log(...first, round), 0, now())).toBe(true);
    expect(hasTurnLeft(log(...first, round, turn(0), turn(1)), 0, now())).toBe(false);
    expect(hasTurnLeft(log(...first, round, turn(0), turn(1)), 2, now())).toBe(true);
  });
  it("knows who has several turns in a round", () => {
    const powers = [round, turn(0), turn(1), turn(0)];
    expect(hasTurnLeft(log(...powers, round, turn(0), turn(1)), 0, now())).toBe(true);
    expect(hasTurnLeft(log(...powers, round, turn(0), turn(1), turn(0)), 0, now())).toBe(false);
  });
  it("counts turns where no event tells of rounds", () => {
    expect(hasTurnLeft(log(turn(0), turn(1), turn(0)), 0, now())).toBe(false);
    expect(hasTurnLeft(log(turn(0), turn(1), turn(0)), 1, now())).toBe(true);
    expect(hasTurnLeft(log(turn(0), turn(1)), 0, now({ round: 0 })), "or says nothing where there are none").toBe(true);
  });
  it("promises none to who is out, as soon as that is told", () => {
    expect(hasTurnLeft(log(round, turn(0), told("eliminated", { seat: 1 })), 1, now({ last: false }))).toBe(false);
    expect(hasTurnLeft(log(round, turn(0), told("eliminated", { seat: 1 })), 2, now({ last: false }))).toBe(true);
    expect(hasTurnLeft(log(round, turn(0), told("eliminated", { seat: 1 })), 1, now({ last: false, told: 2 })), "a button must not say what the dice have yet to say").toBe(true);
  });
});
