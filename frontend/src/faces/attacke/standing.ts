/** What the questions are about that a seat may answer by itself in the turns of others. */

import type { Lang } from "../../words/lexicon.ts";

export const HELP: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  de: {
    "Fight.answer": "Jemand greift ein Land von dir an; die drei Karten liegen verdeckt.",
    "Revolt.counter": "Eine Revolution oder ein Verrat trifft Länder von dir. Gefragt wird immer, ob du eine Gegenrevolution hast oder nicht.",
    "Revolt.sealed": "Eine Revolution oder ein Verrat trifft Länder von dir. Gefragt wird immer, ob du eine Gegenrevolution hast oder nicht.",
    "Demand.answer": "Jemand fordert dir mit Überläufern Armeen ab.",
  },
  en: {
    "Fight.answer": "Somebody attacks a land of yours; the three cards lie face down.",
    "Revolt.counter": "A revolution or treason strikes lands of yours. You are asked whether you hold a counter-revolution or not.",
    "Revolt.sealed": "A revolution or treason strikes lands of yours. You are asked whether you hold a counter-revolution or not.",
    "Demand.answer": "Somebody demands armies from you with defectors.",
  },
};
