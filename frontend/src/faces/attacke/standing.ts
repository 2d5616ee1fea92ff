/** What the questions are about that a seat may answer by itself in the turns of others. */

import type { Lang } from "../../words/lexicon.ts";

export const HELP: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  de: {
    "Fight.answer": "Jemand greift ein Land von dir an; die drei Karten liegen verdeckt.",
    "Revolt.counter": "Eine Revolution oder ein Verrat trifft Länder von dir. Du wirst immer gefragt, auch ohne Gegenrevolution auf der Hand.",
    "Revolt.sealed": "Eine Revolution oder ein Verrat trifft Länder von dir. Du wirst immer gefragt, auch ohne Gegenrevolution auf der Hand.",
    "Demand.answer": "Jemand fordert dir mit Überläufern Armeen ab.",
  },
  en: {
    "Fight.answer": "Somebody attacks a land of yours; the three cards lie face down.",
    "Revolt.counter": "A revolution or treason strikes lands of yours. You are asked whether you hold a counter-revolution or not.",
    "Revolt.sealed": "A revolution or treason strikes lands of yours. You are asked whether you hold a counter-revolution or not.",
    "Demand.answer": "Somebody demands armies from you with defectors.",
  },
};
