/** What an offer asked for that was declined because the hand lacks it. Pure. */

import type { Scene } from "../face.ts";
import { question } from "../parts/steps.ts";
import { nameOf, wordsOf } from "./drawn.tsx";
import { facts, type Cards } from "./facts.ts";

/** Who wanted which cards for which; "" where no offer lies open. */
export function declined(scene: Scene): string {
  const { offerer, gives, wants } = facts(scene.view);
  if (!scene.draft || question(scene.draft) !== "Negotiation.answer" || offerer < 0 || offerer === scene.viewer) return "";
  const named = (cards: Cards): string => new Intl.ListFormat(scene.words.lang).format(Object.entries(cards).map(([card, n]) => `${n > 1 ? `${String(n)} × ` : ""}${scene.words.name("card", card)}`));
  return wordsOf(scene).declinedFor(nameOf(scene, offerer), named(wants), named(gives));
}
