/** What stands beside what is told and above the question, in both languages: what says it brings it along. */

import type { Lang } from "./lexicon.ts";

export const TOLD = {
  results: { en: "Show the results", de: "Ergebnis zeigen" },
  turn: { en: "Skip to your turn", de: "Zu deinem Zug springen" },
  end: { en: "Skip to the end", de: "Zum Ende springen" },
  now: { en: "Skip to now", de: "Zum aktuellen Stand springen" },
  faster: { en: "2×: tell it faster", de: "2×: schneller erzählen" },
  watch: { en: "You are watching.", de: "Du siehst zu." },
  halt: { en: "The game is stopped here", de: "Das Spiel ist hier angehalten" },
  moment: { en: "One moment", de: "Einen Augenblick" },
  idle: { en: "You have nothing to decide right now.", de: "Gerade wirst du nichts gefragt." },
  move: { en: "Move to another side", de: "Auf eine andere Seite legen" },
  several: { en: "How it ended", de: "Wie es ausging" },
} as const satisfies Readonly<Record<string, Readonly<Record<Lang, string>>>>;

/** Whose browser is waited for. */
export const DICE: Readonly<Record<Lang, (name: string) => string>> = {
  en: (name) => `Waiting for ${name}’s browser to verify the dice.`,
  de: (name) => `Warten auf den Browser von ${name}, der die Würfel gegenprüft.`,
};

/** How many there are: of what was told before, of what has no room. */
export const NEWS: Readonly<Record<Lang, { earlier(n: number): string; more(n: number): string }>> = {
  en: { earlier: (n) => `What happened before (${String(n)})`, more: (n) => `${String(n)} more` },
  de: { earlier: (n) => `Was zuletzt geschah (${String(n)})`, more: (n) => `${String(n)} weitere` },
};

/** What was lost: at a place; places, to one by one deed, or to several; `n`: how many, and what else. */
export const LOST: Readonly<Record<Lang, { at(place: string, units: string): string; places(n: string, units: string, by: string): string }>> = {
  en: {
    at: (place, units) => `You lost ${units} in ${place}.`,
    places: (n, units, by) => (by ? `${by} took ${n} from you: ${units}.` : `You lost ${n}: ${units}.`),
  },
  de: {
    at: (place, units) => `${place}: Du hast ${units} verloren.`,
    places: (n, units, by) => (by ? `${by} hat dir ${n} abgenommen: ${units}.` : `Du hast ${n} verloren: ${units}.`),
  },
};
