import { expect, it } from "vitest";

import { final } from "../src/faces/selfr3/Aiming.tsx";
import { facts, type Facts } from "../src/faces/selfr3/facts.ts";
import { face } from "../src/faces/selfr3/index.ts";
import { bring, exposed, victory } from "../src/faces/selfr3/victory.ts";
import { PLAY } from "../src/faces/selfr3/words/play/index.ts";
import { WORDS } from "../src/faces/selfr3/words/index.ts";
import type { Scene } from "../src/faces/face.ts";
import type { View } from "../src/net/shapes.ts";

const view = (officers: Readonly<Record<string, string>>, armies = {}): View => ({ players: 2, active: 0, hand: { siegpunkte_wasser: 2, siegpunkte_luft: 1, rueckzug: 1 }, officers: [officers, {}], armies: [armies, {}], stations: [[], []] }) as unknown as View;
const known = (...from: Parameters<typeof view>): Facts => facts(view(...from));

it("cards of victory points bring something for officers that stand", () => {
  expect([...bring(known({}))]).toEqual([["wasser", 6], ["luft", 3]]);
  expect([victory(known({}), 0), victory(known({ wasser: "peru" }), 0), victory(known({ wasser: "peru", luft: "peru" }), 0)]).toEqual([0, 6, 9]);
});

it("names those that stand alone", () => {
  expect(exposed(known({ wasser: "peru" }), 0)).toEqual([["wasser", "peru", 6]]);
  expect(exposed(known({ wasser: "peru", luft: "peru" }), 0), "two are not alone").toEqual([]);
  expect(exposed(known({ wasser: "peru", taktik: "ural" }, { peru: 1 }), 0), "an army stands there, and no card hangs on the other").toEqual([]);
});

it("one's own score says what is hidden, to nobody else and no longer than it is", async () => {
  await WORDS.learn("en");
  const scene = (viewer: number, status = "playing"): Scene => ({ viewer, status, compact: false, view: view({ wasser: "peru" }), forecast: { now: { seats: [{ points: 12 }, { points: 15 }] } }, words: { lang: "en" } }) as unknown as Scene;
  const text = (seat: number, of: Scene): string | undefined => face.figure?.(seat, of)?.text;
  expect([text(0, scene(0)), text(1, scene(0)), text(0, scene(1)), text(0, scene(0, "over"))]).toEqual(["12+6", "15", "12", "12"]);
});

it("the last turn's end says what lapses and how it stands", async () => {
  await Promise.all([WORDS.learn("en"), PLAY.learn("en")]);
  const scene = (...points: readonly number[]): Scene => ({ viewer: 0, called: (seat: number) => `Bot ${String(seat + 1)}`, forecast: { now: { seats: points.map((one) => ({ points: one })) } }, words: { lang: "en" } }) as unknown as Scene;
  expect(final(scene(12, 15), known({ wasser: "peru" }), 0)).toBe("You have 12 points and 6 from victory cards; the best of the others: Bot 2 with 15.");
  expect(final(scene(12, 9), known({}), 0), "no card that counts").toBe("You have 12 points; the best of the others: Bot 2 with 9.");
  expect(final({ ...scene(), forecast: null }, known({}), 0), "nothing is known yet").toBe("");
  const { unspent } = PLAY.in("en");
  expect([unspent(8, true, false), unspent(1, true, true), unspent(8, false, false)]).toEqual(["Your 8 coins lapse: money counts for nothing at the end.", "Your 1 coin counts only in a tie.", "You keep 8 coins for the next bid."]);
});
