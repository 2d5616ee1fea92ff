/** Attempts of diplomacy, and economy cards that somebody gets by them or by conquest, as the log tells them. Pure. */

import { count, seatIn, text, type Keyed, type Open } from "../parts/story.ts";

export interface Diplomacy {
  readonly key: string;
  readonly seat: number;
  readonly region: string;
  readonly needed: number;
  /** `needed`: what this roll had to reach; 0: it was rolled again because of a tie. */
  readonly rolls: readonly { readonly seat: number; readonly total: number; readonly needed: number }[];
  readonly to: number;
  readonly over: boolean;
}

/** An economy card that somebody gets beside the turn's course. */
export interface Prize {
  readonly key: string;
  readonly how: "kept" | "captured" | "drew";
  readonly seat: number;
  /** Who loses it; -1: nobody. */
  readonly from: number;
  /** "": the viewer does not know it. */
  readonly card: string;
}

export interface Gains {
  readonly diplomacy: readonly Diplomacy[];
  readonly prizes: readonly Prize[];
}

const RIVALS = 9; // what the others need (ATK-91)

/** All of them, oldest first. */
export function gainsOf(events: readonly Keyed[]): Gains {
  const diplomacy: Open<Diplomacy>[] = [];
  const prizes: Prize[] = [];
  let attempt: Open<Diplomacy> | null = null;
  for (const { key, told } of events) {
    const seat = seatIn(told);
    switch (told.event) {
      case "diplomacy":
        attempt = { key, seat, region: text(told["region"]), needed: count(told["needed"], -1), rolls: [], to: -1, over: false };
        diplomacy.push(attempt);
        break;
      case "diplomacy_roll": case "rival_roll": case "rival_tie":
        if (attempt) attempt.rolls = [...attempt.rolls, { seat, total: count(told["total"], -1), needed: told.event === "diplomacy_roll" ? attempt.needed : told.event === "rival_roll" ? RIVALS : 0 }];
        break;
      case "stayed_neutral":
        if (attempt) attempt.over = true;
        break;
      case "joined": case "rival_joined":
        if (attempt && !attempt.over) { attempt.to = seat; attempt.over = true; }
        break;
      case "kept_card": case "captured":
        prizes.push({ key, how: told.event === "captured" ? "captured" : "kept", seat, from: count(told["other"], -1), card: text(told["card"]) });
        break;
      case "gave_up": {
        const at = prizes.findLastIndex(({ from, card }) => from === seat && card === "");
        const prize = prizes[at];
        if (prize) prizes[at] = { ...prize, card: text(told["card"]) };
        break;
      }
      case "drew":
        if (attempt?.over && attempt.to === seat) prizes.push({ key, how: "drew", seat, from: -1, card: text(told["card"]) });
        break;
    }
  }
  return { diplomacy, prizes };
}
