/** What a seat may answer by itself in the turns of others: what each question is about, and whole answers under a plain name. */

import type { Lang } from "../../words/lexicon.ts";
import type { OrderChoice, StandingOrder } from "../face.ts";
import { wellDefended } from "./defence.ts";

export const HELP: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  de: {
    "": "Du passt, wenn du keine Karte hast, die vor diesem Wurf passt; und von deinen Einheiten fallen Armeen vor Offizieren.",
    "CardWindow.answer": "Vor jedem Wurf werden alle gefragt, die eine passende Karte haben könnten. Niemand erfährt, dass du automatisch antwortest.",
    "Attack.defend": "Zwei Würfel können mehr gewinnen, aber auch zwei Einheiten kosten.",
    "Losses.choose": "Gefragt wirst du nur, wenn im Gebiet Armeen und Offiziere stehen.",
    "Bidding.bid": "Dein verdecktes Gebot zu Beginn jeder Runde.",
  },
  en: {
    "": "You pass if you hold no card for this roll, and of your units armies die before officers.",
    "CardWindow.answer": "Before each roll everybody who might have a card for it is asked. Nobody learns that you answer automatically.",
    "Attack.defend": "Two dice can win more, but they may cost two units as well.",
    "Losses.choose": "You are asked only where both armies and officers stand in the territory.",
    "Bidding.bid": "Your sealed bid at the beginning of each round.",
  },
};

const SAID = {
  de: {
    never: "Keine Karte spielen", mine: "Nur fragen, wenn ich angegriffen werde", well: "So gut wie möglich verteidigen", how: "W8 zuerst; zwei Würfel, außer wenn die zweite Zahl des Angriffs 4 oder mehr ist.",
    armies: "Erst Armeen verlieren", officers: "Nach Offizieren wirst du nur gefragt, wenn die Armeen nicht reichen.", nothing: "Nichts bieten",
  },
  en: {
    never: "Play no card", mine: "Ask me only when I am attacked", well: "Defend as well as possible", how: "d8 first; two dice unless the attacker’s second number is 4 or more.",
    armies: "Lose armies first", officers: "You are asked about officers only if there are too few armies.", nothing: "Bid nothing",
  },
} as const;

const order = (question: string, answer: string, when: StandingOrder["when"] = {}): StandingOrder => ({ question, when, answer: [answer], times: 0, otherwise: "ask" });

/** For each question what most people want, the first of them first. */
export function choices(lang: Lang, viewer: number, players: number): Readonly<Record<string, readonly OrderChoice[]>> {
  const w = SAID[lang];
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== viewer).map(String);
  return {
    "CardWindow.answer": [{ label: w.mine, orders: [order("CardWindow.answer", "pass", { defender: others })] }, { label: w.never, orders: [order("CardWindow.answer", "pass")] }],
    "Attack.defend": [{ label: w.well, hint: w.how, orders: wellDefended() }],
    "Losses.choose": [{ label: w.armies, hint: w.officers, orders: [order("Losses.choose", "finish")] }],
    "Bidding.bid": [{ label: w.nothing, orders: [order("Bidding.bid", "bid 0")] }],
  };
}
