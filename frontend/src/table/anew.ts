/** What chance brings anew where something goes back, in words. */

import type { GameWords } from "../faces/face.ts";
import type { Say } from "../words/menu/index.ts";

/** Dice, cards or both, by the names of what chance was asked for; "" where nothing was left to it. */
export function anewSaid(say: Say, chances: readonly string[] = [], { dice = [] }: Pick<GameWords, "dice"> = {}): string {
  const rolls = chances.filter((name) => dice.includes(name));
  return [rolls.length ? say("undo_dice") : "", rolls.length < chances.length ? say("undo_cards") : ""].filter(Boolean).join(" ");
}
