/** What small cards say, in German. */

import type { Kind } from "../../facts.ts";

const HELP: Readonly<Record<Kind, string>> = {
  artillerie: "Armeekarte: eine von dreien eines Satzes, zum Angreifen und Verteidigen",
  infanterie: "Armeekarte: eine von dreien eines Satzes, zum Angreifen und Verteidigen",
  kavallerie: "Armeekarte: eine von dreien eines Satzes, zum Angreifen und Verteidigen",
  joker: "ersetzt in einem Satz jede der drei Waffen; mit Überläufern lässt er sich nie fordern",
  revolution: "übernimmt alle fremden Länder eines Kontinents, egal, wo er liegt; nur eine Gegenrevolution schützt",
  verrat: "übernimmt ein Land, egal, wo es liegt; nur eine Gegenrevolution schützt",
  gegenrevolution: "wehrt eine Revolution oder einen Verrat ab, für alle eigenen Länder dort; nur wenn du gefragt wirst",
  ueberlaeufer: "holt Armeekarten mit so vielen Armeen aus einer fremden Hand oder wehrt eine solche Forderung ab; im Zug erst nach allen anderen Aktionen",
};

export const de = {
  belongs: "Gehört", you: "dir", nobody: "niemandem", continent: "Kontinent", shares: "Dort", whole: "ganz in einer Hand", card: "Nutzen", help: HELP, armies: "Armeen", inDeck: "Im Spiel", inDeckN: (n: number): string => String(n), unseen: "Wo sie sind", unseenN: (n: number): string => (n === 1 ? "von einer weißt du es nicht" : `von ${String(n)} weißt du es nicht`), allSeen: "du weißt es von allen", yours: (n: number): string => `${n === 1 ? "eine" : String(n)} hast du`,
  lands: "Länder", continents: "Kontinente", none: "keine", hand: "Hand", draws: "Zieht", drawsN: (n: number): string => `${String(n)} nach dem Zug`, surely: "Sicher dabei", out: "Ausgeschieden", bonus: "Bonus", bonusText: "eine Karte mehr je Zug, wenn er eine Runde lang ganz in einer Hand war", may: "Jetzt", attackable: "grenzt an ein Land von dir: Hier kannst du kämpfen", lay: (card: string): string => `In den Satz: ${card}`, chance: (chance: string): string => `Chance ${chance}`, best: (n: number, chance: string): string => `dein bester Satz (${String(n)}): Chance ${chance}`,
};

/** What every language says. */
export type AboutWords = typeof de;
