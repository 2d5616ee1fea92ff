import { describe, expect, it } from "vitest";

import type { TableSummary } from "../src/net/shapes.ts";
import { demandAt, demandOf, inWords } from "../src/pages/demand.ts";
import { TEMPOS, type Tempo } from "../src/pages/tempo.ts";
import { HOUSE } from "../src/words/chapter.ts";

const game = { minutes: [40, 80] as const, seats: [2, 3, 4], lengths: [{ players: 2, calls: 20, waits: 40 }, { players: 3, calls: 22, waits: 63 }, { players: 4, calls: 20, waits: 80 }] };
const clocks = (tempo: Tempo, limit = 0) => ({ ...tempo, limit_minutes: limit });

describe("what a table asks of its people", () => {
  it("is the length of the game where it is played at a go; bots take no time", () => {
    expect(demandOf(game, 3, 3, clocks(TEMPOS.calm))).toEqual({ minutes: 60, weeks: 0, calm: false, bots: false });
    expect(demandOf(game, 3, 1, clocks(TEMPOS.none))).toEqual({ minutes: 20, weeks: 0, calm: true, bots: true });
    expect(demandOf({ ...game, minutes: [240, 420] }, 2, 2, clocks(TEMPOS.none))).toEqual({ minutes: 240, weeks: 0, calm: true, bots: false });
  });
  it("is no more than the clocks allow", () => {
    expect(demandOf(game, 4, 4, clocks(TEMPOS.fast))).toEqual({ minutes: 80, weeks: 0, calm: false, bots: false });
    expect(demandOf(game, 4, 4, clocks({ ...TEMPOS.fast, bank_seconds: 300, increment_seconds: 5 }))?.minutes).toBe(25);
    expect(demandOf(game, 4, 4, clocks(TEMPOS.calm, 30))?.minutes).toBe(30);
  });
  it("is a little each week over days: half a day for each wait, a minute more for each look", () => {
    expect(demandOf(game, 3, 3, clocks(TEMPOS.day))).toEqual({ minutes: 10, weeks: 5, calm: false }); // (60 / 3 + 22) / 4.5 weeks
    expect(demandOf(game, 3, 2, clocks(TEMPOS.day))?.weeks, "for a bot nobody waits").toBe(3);
    expect(demandOf(game, 3, 3, clocks({ ...TEMPOS.day, weekends: true }))?.weeks).toBe(6);
    expect(demandOf(game, 3, 3, clocks({ ...TEMPOS.day, turn_seconds: 3 * 86_400 }))?.weeks, "a day at most").toBe(9);
    expect(demandOf(game, 3, 1, clocks(TEMPOS.day))?.weeks, "nobody waits for anybody").toBe(0);
  });
  it("is not told where nobody has measured it", () => {
    expect(demandOf({ ...game, minutes: null }, 3, 3, clocks(TEMPOS.none))).toBeNull();
    expect(demandOf({ ...game, lengths: [] }, 3, 3, clocks(TEMPOS.day))).toBeNull();
    expect(demandOf({ ...game, lengths: [] }, 3, 3, clocks(TEMPOS.calm))?.minutes).toBe(60);
    expect(demandOf(game, 3, 0, clocks(TEMPOS.calm)), "bots among themselves").toBeNull();
  });
  it("counts who sits there and who may yet sit down", () => {
    const seats = [{ kind: "person" }, { kind: "open" }, { kind: "bot" }, { kind: "bot", offered: true }] as unknown as TableSummary["seats"];
    expect(demandAt(game, { ...clocks(TEMPOS.calm), seats } as unknown as TableSummary)).toEqual(demandOf(game, 4, 3, clocks(TEMPOS.calm)));
  });
  it("is said in both languages", async () => {
    const said = async (lang: "de" | "en", ...[minutes, weeks, calm, bots = false]: [number, number, boolean, boolean?]) => {
      await HOUSE.learn(lang);
      return inWords({ minutes, weeks, calm, bots }, HOUSE.speaker(lang), lang);
    };
    expect(await said("en", 10, 5, false)).toBe("about 10 minutes a week, for 5 weeks");
    expect(await said("de", 10, 22, false)).toBe("etwa 10 Minuten in der Woche, 5 Monate lang");
    expect(await said("en", 45, 1, false)).toBe("about 45 minutes within a week");
    expect(await said("de", 150, 0, false)).toBe("etwa 2,5 Stunden am Stück");
    expect(await said("en", 60, 0, true)).toBe("about 60 minutes altogether");
    expect(await said("en", 35, 0, true, true), "which is why it is less than on the box").toBe("about 35 minutes altogether against bots");
  });
});
