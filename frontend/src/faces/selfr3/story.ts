/** What the log tells: attacks as wholes, roll by roll. Pure. */

import type { LogLine, Told } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { count, eventsOf, lastPlaces, numbers, remembered, text } from "../parts/story.ts";

/** One roll: both sides' dice, the highest first, and what they lost by it. */
export interface Throw {
  readonly attack: readonly number[];
  readonly attackEights: number;
  /** Empty as long as the defender has not rolled. */
  readonly defence: readonly number[];
  readonly defenceEights: number;
  /** Units that each side lost behind it. */
  readonly lost: readonly [attacker: number, defender: number];
}

export interface Fight {
  readonly key: string;
  readonly seat: number;
  readonly other: number;
  readonly source: string;
  readonly region: string;
  readonly throws: readonly Throw[];
  /** Those who went along in its last roll. */
  readonly officers: readonly string[];
  /** Cards that were played in it. */
  readonly cards: readonly { readonly seat: number; readonly card: string }[];
  /** Units that each side has lost in all of it, by cards too. */
  readonly lost: readonly [attacker: number, defender: number];
  readonly end: "" | "conquered" | "stopped";
  /** How a conquest is told; "" where nothing was conquered. */
  readonly said: string;
}

/** Sealed bids that were turned up, and the order they make. */
export interface Bids {
  readonly key: string;
  readonly coins: ReadonlyMap<number, number>;
  /** Seats, the one that chooses first in front. */
  readonly ranked: readonly number[];
  /** Those that a roll has put before an equal bid. */
  readonly rolled: readonly number[];
}

export interface Story {
  readonly fights: readonly Fight[];
  readonly bids: readonly Bids[];
  /** The territory that was moved into last, as long as nothing else was done; "": none. */
  readonly entered: string;
  /** Territories of what happened last. */
  readonly last: readonly string[];
}

type Making = { -readonly [K in keyof Fight]: K extends "lost" ? [number, number] : Fight[K] extends readonly (infer T)[] ? T[] : Fight[K] };

const DEEDS: ReadonlySet<string> = new Set(["entered", "conquered", "attacked", "moved", "played", "turn", "round"]);

export function tell(log: readonly LogLine[]): Story {
  const fights: Making[] = [];
  const bids: { key: string; coins: Map<number, number>; ranked: number[]; rolled: number[] }[] = [];
  let now: Making | null = null;
  let entered = "";
  const change = (how: (one: Throw) => Throw): void => {
    const one = now?.throws.at(-1);
    if (now && one) now.throws[now.throws.length - 1] = how(one);
  };
  const read = (told: Told, key: string): void => {
    if (DEEDS.has(told.event)) entered = /^(entered|conquered)$/.test(told.event) ? text(told["region"]) : "";
    const [seat, other, region] = [count(told["seat"]), count(told["other"]), text(told["region"])];
    switch (told.event) {
      case "attacked": {
        const source = text(told["source"]);
        if (now && !now.end && now.region === region && now.source === source) {
          now.officers = [];
          return;
        }
        now = { key, seat, other, source, region, throws: [], officers: [], cards: [], lost: [0, 0], end: "", said: "" };
        fights.push(now);
        return;
      }
      case "officer_attacks": now?.officers.push(text(told["officer"])); return;
      case "bid": {
        const open = bids.at(-1);
        if (open && !open.ranked.length) open.coins.set(seat, count(told["coins"]));
        else bids.push({ key, coins: new Map([[seat, count(told["coins"])]]), ranked: [], rolled: [] });
        return;
      }
      case "ranked": bids.at(-1)?.ranked.push(seat); return;
      case "tie_won": bids.at(-1)?.rolled.push(seat); return;
      case "played": if (now && !now.end) now.cards.push({ seat, card: text(told["card"]) }); return;
      case "rolled": now?.throws.push({ attack: numbers(told["dice"]), attackEights: count(told["eights"]), defence: [], defenceEights: 0, lost: [0, 0] }); return;
      case "defended": change((one) => ({ ...one, defence: numbers(told["dice"]), defenceEights: count(told["eights"]) })); return;
      case "lost": case "officer_lost": {
        const n = told.event === "lost" ? count(told["armies"]) : 1;
        if (now && !now.end && (region === now.source || region === now.region)) now.lost[region === now.source ? 0 : 1] += n;
        if (now && !now.end) change((one) => ({ ...one, lost: region === now?.source ? [one.lost[0] + n, one.lost[1]] : [one.lost[0], one.lost[1] + n] }));
        return;
      }
      case "conquered": case "entered": if (now && !now.end) [now.end, now.said] = now.region === region ? ["conquered", told.sentence] : ["stopped", ""]; return; // an empty territory elsewhere: the attack is left
      case "truced": case "broken_off": if (now) now.end = "stopped"; return;
      case "turn": case "moved": case "round": if (now && !now.end) now.end = "stopped"; now = null; return;
      default:
    }
  };
  for (const { key, told } of eventsOf(log)) read(told, key);
  return { fights, bids, entered, last: lastPlaces(log, ["source", "region"]) };
}

export const story = remembered(({ log }: Pick<Scene, "log">) => [log], ({ log }) => tell(log));

/** Which of the attacker's dice win their comparison: highest against highest, a tie holds (R2-59). */
export const pairs = ({ attack, defence }: Throw): readonly ("attack" | "defence")[] =>
  Array.from({ length: Math.min(attack.length, defence.length) }, (_, i) => ((attack[i] ?? 0) > (defence[i] ?? 0) ? "attack" : "defence"));

/** Which of the dice are d8, as far as that can be told: what shows 7 or 8 is one, and where all the others are of one kind or show the same number it does not matter which. */
export function eightsOf(dice: readonly number[], eights: number): readonly boolean[] {
  const open = dice.filter((n) => n <= 6);
  let left = eights - (dice.length - open.length);
  const alike = left >= open.length || open.every((n) => n === open[0]);
  return dice.map((n) => n > 6 || (alike && left-- > 0));
}
