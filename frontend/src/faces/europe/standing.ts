/** What the questions are about that a seat may answer by itself in the turns of others. */

import type { Lang } from "../../words/lexicon.ts";

export const HELP: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  de: {
    "Raid.intercept": "Wenn eines deiner Länder mit Jägern bombardiert wird: ob sie aufsteigen.",
    "SeaBattle.dived": "Wenn deine U-Boote angegriffen werden und tauchen dürfen: ob sie tauchen oder bleiben.",
    "Losses.choose": "Wenn deine Einheiten getroffen werden: welche zuerst fallen.",
    "Losses.sunk": "Wenn Transporter mit verschiedener Ladung getroffen werden: welcher zuerst sinkt.",
    "NewDeck.choose": "Wenn ein Träger sinkt: wohin seine Jäger fliegen.",
    "Split.proposed": "Wie Geld unter den Alliierten geteilt werden soll.",
    "Split.answer": "Ob ein Vorschlag der Alliierten angenommen wird.",
  },
  en: {
    "Raid.intercept": "When a territory with fighters of yours is bombed: do they intercept?",
    "SeaBattle.dived": "When your submarines are attacked and can submerge: do they submerge or stay?",
    "Losses.choose": "When your units are hit: which kind you lose first.",
    "Losses.sunk": "When your transports are hit: which cargo you lose.",
    "NewDeck.choose": "When your carrier sinks: where its fighters land.",
    "Split.proposed": "How the Allies should share money.",
    "Split.answer": "Whether you accept an Allied proposal.",
  },
};
