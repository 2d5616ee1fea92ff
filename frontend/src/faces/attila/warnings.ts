/** What a stone or a step of influence brings besides: a conflict, a scoring, the end of the game. Nothing is decided here. */

import type { Scene } from "../face.ts";
import { CENTURIES, contested, facts, ROOM, spread, STONES, tilesLeft, total, TRACK, type People } from "./facts.ts";
import { WORDS } from "./words/index.ts";

export interface Warning {
  readonly id: "conflict" | "scoring" | "end";
  /** For a button. */
  readonly short: string;
  readonly sentence: string;
}

/** What comes of the stones that are put, of one more in a province, and of steps of influence. */
export function warnings(scene: Scene, people: People, { second, influence = 0 }: { readonly second?: string | undefined; readonly influence?: number }): readonly Warning[] {
  const w = WORDS.in(scene.words.lang);
  const known = facts(scene.view);
  const name = scene.words.name("people", people);
  const more = second !== undefined && total(known.provinces[second]) >= ROOM ? [second] : [];
  const fights = [...contested(known), ...more];
  const found: Warning[] = fights.map((id) => ({ id: "conflict", short: w.fifth, sentence: w.fifthSaid(scene.words.name("province", id)) }));
  const left = tilesLeft(known.pacified.length);
  const at = left.findIndex((tiles) => tiles > 0);
  if (at >= 0 && fights.length >= (left[at] ?? 0)) {
    const { roman = "" } = CENTURIES[at] ?? {};
    found.push({ id: "scoring", short: w.scores(roman), sentence: w.scoresSaid(roman) });
    if (at === CENTURIES.length - 1) found.push({ id: "end", short: w.ends, sentence: w.lastTile });
  }
  const stones = spread(known.provinces, people).stones + (second === undefined ? 0 : 1);
  if (stones >= STONES && !fights.length) found.push({ id: "end", short: w.ends, sentence: w.lastStone(name) });
  if (influence && (known.influence[scene.draft?.decision.seat ?? -1]?.[people] ?? 0) + influence >= TRACK) found.push({ id: "end", short: w.ends, sentence: w.topField(name) });
  return found.filter(({ id, short }, i) => found.findIndex((other) => other.id === id && other.short === short) === i);
}

/** In a few words, for a button; undefined: nothing. */
export const shortly = (found: readonly Warning[]): { readonly brings?: string } =>
  (found.length ? { brings: found.map(({ short }) => short).join(" · ") } : {});

/** What the server foresees that matters most: what is scored, what is pacified, why the game ends. */
export function foretold(scene: Scene): readonly Pick<Warning, "short" | "sentence">[] {
  const w = WORDS.in(scene.words.lang);
  const told = scene.draft?.ahead?.events ?? [];
  const scores = told.some(({ event }) => event === "scoring");
  return told.flatMap((one) => {
    const { event, sentence } = one;
    if (event === "pacified") return [{ sentence, short: scores ? "" : w.nowPacified(scene.words.name("province", String(one["province"]))).replace(/\.$/, "") }];
    if (event === "scoring") return [{ sentence, short: w.scores(CENTURIES.find(({ id }) => id === one["century"])?.roman ?? "") }];
    return event === "final_scoring" || event.startsWith("end_") ? [{ sentence, short: w.ends }] : [];
  });
}

const TIGHT = 85; // letters that fit beside the small buttons of a phone: below them hand, tiles and what sends have their place

/** What is said above the hand; where it would push on a phone what sends off the sheet, in a few words. */
export function inRoom(scene: Scene, found: readonly Pick<Warning, "short" | "sentence">[], first = "", last = ""): string {
  const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");
  const whole = join(first, ...found.map(({ sentence }) => sentence), last);
  if (!scene.compact || whole.length <= TIGHT) return whole;
  const few = [...new Set(found.map(({ short }) => short))].filter(Boolean).join(" · ");
  return join(first, few && `${few.charAt(0).toLocaleUpperCase()}${few.slice(1)}.`, last);
}
