/** What the questions are about that a seat may answer by itself in the turns of others. */

import type { Lang } from "../../words/lexicon.ts";

export const HELP: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  de: {
    "Crossings.veto": "Du hast die Seehoheit, und jemand will Truppen über See ziehen.",
    "LandBattle.commit": "Du wirst angegriffen und stellst deine ersten vier Einheiten auf.",
    "LandBattle.reinforce": "Eine neue Kampfrunde beginnt, und du darfst aus der Reserve verstärken.",
    "Garrison.answered": "Jemand greift eine neutrale Region an; wer will, führt ihre Truppen.",
    "SeaPower.answered": "Du hast die Seehoheit, und jemand fordert dich um sie heraus.",
    "SeaBattle.lay": "Es kommt zur Seeschlacht: Du legst deine Schiffe der Reihe nach verdeckt aus.",
    "SeaBattle.withdraw": "Eine Runde der Seeschlacht ist vorbei, und beide haben noch Schiffe.",
    "Negotiation.answer": "Jemand bietet dir Wirtschaftskarten zum Tausch an.",
    "Negotiation.veto": "Du hast die Seehoheit, und zwei andere ohne benachbarte Regionen wollen handeln.",
  },
  en: {
    "Crossings.veto": "You hold sea power, and somebody wants to take troops across it.",
    "LandBattle.commit": "You are attacked and line up your first four units.",
    "LandBattle.reinforce": "A place in your line has fallen empty.",
    "Garrison.answered": "Somebody attacks a neutral region; whoever likes rolls for its troops.",
    "SeaPower.answered": "You hold sea power, and somebody challenges you for it.",
    "SeaBattle.lay": "It comes to a sea battle: you lay your ships face down, one after the other.",
    "SeaBattle.withdraw": "A round of the sea battle is over, and both sides have ships left.",
    "Negotiation.answer": "Somebody offers you economy cards in exchange.",
    "Negotiation.veto": "You hold sea power, and two others want to trade across it.",
  },
};
