/** What the shared drawing of the faces says, in both languages. */

import type { Scene } from "../face.ts";

const de = {
  back: "Zurück", takeBack: "Zurücknehmen", rule: "Regel", outOf: "von",
  less: (what: string) => `${what}: eins weniger`, more: (what: string) => `${what}: eins mehr`,
  all: "Alle", none: "Keine", oneOfEach: "Je eine",
  add: (card: string) => `${card} dazulegen`, takeOut: (card: string) => `${card} zurücknehmen`, nothing: "nichts",
  give: "Ich gebe", want: "Ich möchte",
  promise: "Versprechen, dazu oder statt Karten (bindet niemanden)",
  chance: (part: string) => `Chance ${part}`,
  always: "Künftig immer gleich antworten …", alwaysHint: "Als Antwort im Voraus, bis du sie im Menü entfernst; niemand sonst erfährt davon.",
  rank: "Rang", player: "Wer",
};

export type PartWords = typeof de;

const en: PartWords = {
  back: "Back", takeBack: "Take back", rule: "Rule", outOf: "of",
  less: (what) => `${what}: one less`, more: (what) => `${what}: one more`,
  all: "All", none: "None", oneOfEach: "One of each",
  add: (card) => `Add ${card}`, takeOut: (card) => `Take back ${card}`, nothing: "nothing",
  give: "I give", want: "I want",
  promise: "Promise, with cards or in their place (binds nobody)",
  chance: (part) => `chance ${part}`,
  always: "Always answer like this …", alwaysHint: "As a standing order, until you remove it in the menu; nobody else learns of it.",
  rank: "Rank", player: "Who",
};

export const PART_WORDS: Readonly<Record<"de" | "en", PartWords>> = { de, en };
export const partWords = (scene: Scene): PartWords => PART_WORDS[scene.words.lang];
