/** What small cards say, in German. */

import type { Kind } from "../../facts.ts";

const HELP: Readonly<Record<Kind, string>> = {
  artillerie: "Armeekarte: eine von dreien eines Satzes, zum Angreifen und Verteidigen",
  infanterie: "Armeekarte: eine von dreien eines Satzes, zum Angreifen und Verteidigen",
  kavallerie: "Armeekarte: eine von dreien eines Satzes, zum Angreifen und Verteidigen",
  joker: "steht in einem Satz für jede der drei Waffen; an Überläufer geht er nie",
  revolution: "übernimmt alle fremden Länder eines Kontinents, wo immer er liegt",
  verrat: "übernimmt ein Land, wo immer es liegt",
  gegenrevolution: "wehrt eine Revolution oder einen Verrat ab, für alle eigenen Länder dort; nur auf Frage",
  ueberlaeufer: "fordert so viele Armeen von jemandem, oder wehrt eine solche Forderung ab; erst nach allem anderen",
};

export const de = {
  belongs: "Gehört", nobody: "niemandem", continent: "Kontinent", shares: "Dort", whole: "ganz in einer Hand", card: "Nutzen", help: HELP, armies: "Armeen", inDeck: "Im Spiel", inDeckN: (n: number): string => String(n), unseen: "Wo", unseenN: (n: number): string => (n === 1 ? "von einer weißt du nicht, wo sie liegt" : `von ${String(n)} weißt du nicht, wo sie liegen`), allSeen: "du weißt von allen, wo sie liegen",
  lands: "Länder", continents: "Kontinente", none: "keine", hand: "Hand", draws: "Zieht", drawsN: (n: number): string => `${String(n)} nach dem Zug`, surely: "Sicher dabei", out: "Ausgeschieden", bonus: "Bonus", bonusText: "eine Karte mehr je Zug, wenn er eine Runde lang ganz gehalten ist", may: "Jetzt", attackable: "grenzt an dein Land: hier kannst du kämpfen",
};

/** What every language says. */
export type AboutWords = typeof de;
