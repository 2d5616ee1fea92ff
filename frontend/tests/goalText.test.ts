import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Scene } from "../src/faces/face.ts";
import type { Forecast } from "../src/net/shapes.ts";
import { goalText } from "../src/table/goalText.ts";
import { TABLE } from "../src/words/table/index.ts";

interface Recorded {
  readonly names: Readonly<Record<"de" | "en", Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  readonly moments: Readonly<Record<string, { readonly forecast: Forecast | null; readonly seats: readonly { readonly name: string }[] }>>;
}
const GOAL = { sentence: "Most points win: you lead.", how: ["So it is counted."], by_seat: true, rule: "R-1", last: false };

describe.each(["europe", "selfr3"])("what everybody has of it in %s", (game) => {
  const { moments } = JSON.parse(readFileSync(new URL(`fixtures/${game}/moments.json`, import.meta.url), "utf8")) as Recorded;
  const scenes = Object.values(moments).flatMap(({ forecast, seats }) => (forecast ? [{ forecast, seats }] : []));
  const scene = (lang: "de" | "en", { forecast, seats }: (typeof scenes)[number], goal: Forecast["goal"]): Scene => ({
    words: { lang, name: (_: string, id: string) => id }, called: (seat: number) => seats[seat]?.name ?? "", forecast: { now: { ...forecast, goal }, draft: null },
  } as unknown as Scene);

  it.each(["de", "en"] as const)("stands behind the line, the best first, as a sum (%s)", async (lang) => {
    await TABLE.learn(lang);
    expect(scenes.length).toBeGreaterThan(0);
    for (const moment of scenes) {
      const told = goalText(scene(lang, moment, GOAL), []);
      expect(told?.title).toBe(lang === "de" ? "So gewinnt man" : "How to win");
      expect(told?.rule).toBe("R-1");
      expect(told?.rows.slice(0, 2).map(({ text }) => text)).toEqual([GOAL.sentence, ...GOAL.how]);
      const some = moment.forecast.seats.some(({ points }) => points > 0);
      if (some) expect(told?.rows.at(-1), "and what the bar below the line is").toEqual({ name: "", text: TABLE.in(lang).goal_bar });
      const rows = told?.rows.slice(2, some ? -1 : undefined) ?? [];
      const order = moment.forecast.seats.map(({ place }, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
      expect(rows.map(({ name }) => name)).toEqual(order.map(({ seat }) => moment.seats[seat]?.name));
      for (const [i, { seat }] of order.entries()) {
        const points = moment.forecast.seats[seat]?.points ?? 0;
        const [total, ...sums] = (rows[i]?.text ?? "").split(" = ");
        expect(parseInt(total ?? "", 10)).toBe(points);
        if (sums[0]) expect(sums[0].replaceAll("− ", "+ -").split(" + ").reduce((sum, part) => sum + parseInt(part, 10), 0)).toBe(points);
      }
      const told_ = scene(lang, moment, GOAL);
      expect(goalText({ ...told_, words: { ...told_.words, title: "R2", summary: "A game of conquest." } }, [])?.rows[0], "first what kind of game it is").toEqual({ name: "R2", text: "A game of conquest." });
      expect(goalText(scene(lang, moment, { ...GOAL, by_seat: false }), [])?.rows).toHaveLength(2);
    }
  });

  it("says nothing where the game does not", () => {
    for (const moment of scenes) expect(goalText(scene("en", moment, null), [])).toBeNull();
  });
});
