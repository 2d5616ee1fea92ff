/** What is said over a battle on land; fetched with it. */

import type { Lang } from "../../../words/lexicon.ts";

const de = {
  why: "Ein Würfel trifft, wenn er eine Art zeigt, die auf der eigenen Seite kämpft; jede Einheit trifft höchstens einmal.",
  loses: (name: string, what: string) => `${name ? `${name} verliert` : "Du verlierst"}: ${what}`,
  neutralsLose: (what: string) => `Die neutralen Truppen verlieren: ${what}`,
  wasted: (n: number) => (n === 1 ? "1 Treffer ging ins Leere" : `${n} Treffer gingen ins Leere`),
  ledBy: (name: string) => `geführt von ${name || "dir"}`,
  garrisonOf: (card: string) => `gezogene Karte: ${card}`,
  won: (name: string) => `${name ? `${name} nimmt` : "Du nimmst"} die Region.`,
  held: (name: string) => `${name ? `${name} hält` : "Du hältst"} die Region.`,
  heldNeutral: "Die Region bleibt neutral.",
  face: (name: string, hit: boolean) => `${name}${hit ? ", Treffer" : ""}`,
  blank: "Niete",
  blankHalf: "noch nicht gewürfelt",
  othersLead: "Neutrale Truppen führen andere an deiner Stelle.",
  askMe: "Mich fragen",
  noChoice: "Kein Rückzug: Die Regeln erlauben keinen. Ohne Reserve gibt es nichts zu entscheiden, also wird bis zum Ende gewürfelt.",
};

const en: typeof de = {
  why: "A die hits if it shows a kind of unit fighting on the roller's side; each unit can hit at most once.",
  loses: (name, what) => `${name ? `${name} loses` : "You lose"}: ${what}`,
  neutralsLose: (what) => `The neutral troops lose: ${what}`,
  wasted: (n) => (n === 1 ? "1 hit was wasted" : `${n} hits were wasted`),
  ledBy: (name) => `led by ${name || "you"}`,
  garrisonOf: (card) => `card drawn: ${card}`,
  won: (name) => `${name ? `${name} takes` : "You take"} the region.`,
  held: (name) => `${name ? `${name} holds` : "You hold"} the region.`,
  heldNeutral: "The region stays neutral.",
  face: (name, hit) => `${name}${hit ? ", hit" : ""}`,
  blank: "blank",
  blankHalf: "not rolled yet",
  othersLead: "Others lead neutral troops in your place.",
  askMe: "Ask me",
  noChoice: "No retreat: the rules allow none. Without a reserve there is nothing to decide, so the dice are rolled to the end.",
};

export const LAND: Readonly<Record<Lang, typeof de>> = { de, en };
