import { describe, expect, it } from "vitest";

import type { TableSummary } from "../src/net/shapes.ts";
import { eachOf, inWords, ofRounds, playingTimeAt, playingTimeOf } from "../src/pages/playingTime.ts";
import { TIME_CONTROLS, type TimeControl } from "../src/pages/timeControls.ts";
import { COMMON } from "../src/words/chapter.ts";

const game = { minutes: [40, 80] as const, rounds: null as number | null, seats: [2, 3, 4], lengths: [{ players: 2, calls: 20, waits: 40 }, { players: 3, calls: 22, waits: 63 }, { players: 4, calls: 20, waits: 80 }], starts: [{ name: "front", players: 2, sentence: "", help: "", bot_names: [], minutes: [20, 40] as const, options: {}, roles: [] }] };
const clocks = (timeControl: TimeControl, limit = 0) => ({ ...timeControl, limit_minutes: limit });

describe("what a table asks of its people", () => {
  it("is the length of the game where it is played at a go; bots take no time", () => {
    expect(playingTimeOf(game, 3, 3, clocks(TIME_CONTROLS.calm))).toEqual({ minutes: 60, weeks: 0, calm: false, bots: false });
    expect(playingTimeOf(game, 3, 1, clocks(TIME_CONTROLS.none))).toEqual({ minutes: 20, weeks: 0, calm: true, bots: true });
    expect(playingTimeOf({ ...game, minutes: [240, 420] }, 2, 2, clocks(TIME_CONTROLS.none))).toEqual({ minutes: 240, weeks: 0, calm: true, bots: false });
  });
  it("is no more than the clocks allow", () => {
    expect(playingTimeOf(game, 4, 4, clocks(TIME_CONTROLS.fast))).toEqual({ minutes: 80, weeks: 0, calm: false, bots: false });
    expect(playingTimeOf(game, 4, 4, clocks({ ...TIME_CONTROLS.fast, bank_seconds: 300, increment_seconds: 5 }))?.minutes).toBe(25);
    expect(playingTimeOf(game, 4, 4, clocks(TIME_CONTROLS.calm, 30))?.minutes).toBe(30);
  });
  it("is a little each week over days: half a day for each wait, a minute more for each look", () => {
    expect(playingTimeOf(game, 3, 3, clocks(TIME_CONTROLS.day))).toEqual({ minutes: 10, weeks: 5, calm: false }); // (60 / 3 + 22) / 4.5 weeks
    expect(playingTimeOf(game, 3, 2, clocks(TIME_CONTROLS.day))?.weeks, "for a bot nobody waits").toBe(3);
    expect(playingTimeOf(game, 3, 3, clocks({ ...TIME_CONTROLS.day, weekends: true }))?.weeks).toBe(6);
    expect(playingTimeOf(game, 3, 3, clocks({ ...TIME_CONTROLS.day, turn_seconds: 3 * 86_400 }))?.weeks, "a day at most").toBe(9);
    expect(playingTimeOf(game, 3, 1, clocks(TIME_CONTROLS.day))?.weeks, "nobody waits for anybody").toBe(0);
  });
  it("is not told where nobody has measured it", () => {
    expect(playingTimeOf({ ...game, minutes: null }, 3, 3, clocks(TIME_CONTROLS.none))).toBeNull();
    expect(playingTimeOf({ ...game, lengths: [] }, 3, 3, clocks(TIME_CONTROLS.day))).toBeNull();
    expect(playingTimeOf({ ...game, lengths: [] }, 3, 3, clocks(TIME_CONTROLS.calm))?.minutes).toBe(60);
    expect(playingTimeOf(game, 3, 0, clocks(TIME_CONTROLS.calm)), "bots among themselves").toBeNull();
  });
  it("is so much longer or shorter with other rounds, each choice of them said, none where they do not end it or are not told", () => {
    const attack = { ...game, rounds: 8 };
    const say = ((name: string, values: { n?: number; time?: string }) => (name === "asks_about" ? `about ${values.time ?? ""}` : `${String(values.n)} ${name}`)) as unknown as Parameters<typeof inWords>[1];
    const time = (of: typeof attack) => playingTimeOf(of, 3, 3, clocks(TIME_CONTROLS.calm));
    expect(time(ofRounds(attack, 4))?.minutes).toBe(30);
    expect(time(ofRounds(attack, "none"))?.minutes).toBe(60);
    expect(eachOf(attack, ["none", 4, 8, 16], time, say, "en")).toEqual(["", "about 30 n_minutes", "about 60 n_minutes", "about 2 n_hours"]);
    expect(eachOf({ ...attack, rounds: null }, [4], time as never, say, "en")).toEqual([""]);
    expect(eachOf(attack, [4], (of) => playingTimeOf(of, 3, 3, clocks(TIME_CONTROLS.day)), say, "en"), "over days it is weeks").toEqual([""]);
  });
  it("counts who sits there and who may yet sit down", () => {
    const seats = [{ kind: "person" }, { kind: "open" }, { kind: "bot" }, { kind: "bot", offered: true }] as unknown as TableSummary["seats"];
    expect(playingTimeAt(game, { ...clocks(TIME_CONTROLS.calm), options: {}, seats } as unknown as TableSummary)).toEqual(playingTimeOf(game, 4, 3, clocks(TIME_CONTROLS.calm)));
    const two = { ...clocks(TIME_CONTROLS.calm), options: {}, seats: seats.slice(0, 2), start: "front" } as unknown as TableSummary;
    expect(playingTimeAt(game, two)?.minutes, "a start has its own length").toBe(30);
    expect(playingTimeAt(game, { ...two, start: null })?.minutes).toBe(40);
    expect(playingTimeAt({ ...game, rounds: 8 }, { ...two, start: null, options: { round_limit: 4 } })?.minutes, "the rounds that were agreed").toBe(20);
  });
  it("is said in both languages", async () => {
    const said = async (lang: "de" | "en", ...[minutes, weeks, calm, bots = false]: [number, number, boolean, boolean?]) => {
      await COMMON.learn(lang);
      return inWords({ minutes, weeks, calm, bots }, COMMON.speaker(lang), lang);
    };
    expect(await said("en", 10, 5, false)).toBe("about 10 minutes a week, for 5 weeks");
    expect(await said("de", 10, 22, false)).toBe("etwa 10 Minuten in der Woche, 5 Monate lang");
    expect(await said("en", 45, 1, false)).toBe("about 45 minutes within a week");
    expect(await said("de", 150, 0, false)).toBe("etwa 2,5 Stunden am Stück");
    expect(await said("en", 60, 0, true)).toBe("about 60 minutes altogether");
    expect(await said("en", 35, 0, true, true), "which is why it is less than on the box").toBe("about 35 minutes altogether with bots");
  });
});
