/** How likely it is that nobody stops what one is about to play, from what the viewer may know: before one chooses it. */

import type { Scene } from "../face.ts";
import { likely, percent } from "../parts/OddsPanel.tsx";
import { wordsOf } from "./drawn.tsx";
import { facts, holders, noneHolds } from "./facts.ts";
import { continents } from "./map.ts";

/** Unlike a roll a hand that is known can be certain. */
export const chanceSaid = (chance: number): string => (chance === 0 || chance === 1 ? percent(chance) : likely(chance));

/** None of these seats can stop a revolution or treason. */
export const unstopped = (scene: Scene, seats: readonly number[]): string => chanceSaid(noneHolds(facts(scene.view), seats, "gegenrevolution"));

/** The same of one seat, in words. */
export function stops(scene: Scene, seat: number): string {
  const chance = noneHolds(facts(scene.view), [seat], "gegenrevolution");
  return wordsOf(scene).unstopped(chanceSaid(chance), chance);
}

/** A seat cannot ward off defectors. */
export const unwarded = (scene: Scene, seat: number): string => chanceSaid(noneHolds(facts(scene.view), [seat], "ueberlaeufer"));

/** What a revolution in a continent would bring at most and on average, and how likely it is that nobody there stops it: whoever does keeps only what is their own. */
export function gain(scene: Scene, continent: string): { readonly lands: number; readonly chance: string; readonly worth: number; readonly average: string; readonly short: string } {
  const known = facts(scene.view);
  const victims = holders(known, continents()[continent] ?? [], known.active);
  const lands = victims.reduce((all, { lands: n }) => all + n, 0);
  const worth = victims.reduce((all, { seat, lands: n }) => all + n * noneHolds(known, [seat], "gegenrevolution"), 0);
  const [w, figure] = [wordsOf(scene), worth.toLocaleString(scene.words.lang, { maximumFractionDigits: 1 })];
  return { lands, chance: unstopped(scene, victims.map(({ seat }) => seat)), worth, average: w.onAverage(figure, lands), short: w.averageOf(figure, lands) };
}

/** Of several seats the best chance. */
export function best(scene: Scene, seats: readonly number[], kind: "gegenrevolution" | "ueberlaeufer"): string {
  const known = facts(scene.view);
  return chanceSaid(Math.max(0, ...seats.map((seat) => noneHolds(known, [seat], kind))));
}
