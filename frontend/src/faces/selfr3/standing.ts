/** What the questions are about that a seat may answer by itself in the turns of others. */

import type { Lang } from "../../words/lexicon.ts";

export const HELP: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  de: {
    "CardWindow.answer": "Vor jedem Wurf werden alle gefragt, ob sie eine Karte spielen. Antwortest du automatisch „Keine Karte“, wirst du nicht mehr gefragt; niemand erfährt davon.",
    "Attack.defend": "Ob du mit einem oder zwei Würfeln verteidigst: Zwei können mehr gewinnen, aber auch zwei Einheiten kosten.",
    "Losses.choose": "Welche Einheiten du verlierst, wählst du selbst; ohne Offiziere sind es Armeen.",
    "Bidding.bid": "Dein verdecktes Gebot zu Beginn jeder Runde.",
  },
  en: {
    "CardWindow.answer": "Before each roll everybody who might have a card is asked. If you always pass, you are not interrupted any more; nobody else learns of it.",
    "Attack.defend": "Defend with one die or two: two hit more often, but two units are at stake.",
    "Losses.choose": "When you lose units you choose which; without officers they are armies.",
    "Bidding.bid": "Your sealed bid at the beginning of each round.",
  },
};
