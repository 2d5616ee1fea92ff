/** What small cards say, in German. */

import type { Kind } from "../../facts.ts";

const HELP: Readonly<Record<Kind, string>> = {
  artillerie: "Armeekarte: eine von dreien eines Satzes, zum Angreifen und Verteidigen",
  infanterie: "Armeekarte: eine von dreien eines Satzes, zum Angreifen und Verteidigen",
  kavallerie: "Armeekarte: eine von dreien eines Satzes, zum Angreifen und Verteidigen",
  joker: "ersetzt in einem Satz jede der drei Waffen; mit Überläufern lässt er sich nie fordern",
  revolution: "übernimmt alle fremden Länder eines Kontinents, egal, wo er liegt",
  verrat: "übernimmt ein Land, egal, wo es liegt",
  gegenrevolution: "wehrt eine Revolution oder einen Verrat ab, für alle eigenen Länder dort; nur wenn du gefragt wirst",
  ueberlaeufer: "fordert so viele Armeen von einer anderen Person oder wehrt eine solche Forderung ab; im Zug erst nach allen anderen Aktionen",
};

export const de = {
  belongs: "Gehört", you: "dir", nobody: "niemandem", continent: "Kontinent", shares: "Dort", whole: "ganz in einer Hand", card: "Nutzen", help: HELP, armies: "Armeen", inDeck: "Im Spiel", inDeckN: (n: number): string => String(n), unseen: "Wo sie sind", unseenN: (n: number): string => (n === 1 ? "von einer Karte unbekannt" : `von ${String(n)} Karten unbekannt`), allSeen: "von allen bekannt",
  lands: "Länder", continents: "Kontinente", none: "keine", hand: "Hand", draws: "Zieht", drawsN: (n: number): string => `${String(n)} nach dem Zug`, surely: "Sicher dabei", out: "Ausgeschieden", bonus: "Bonus", bonusText: "eine Karte mehr je Zug, wenn er eine Runde lang ganz in einer Hand war", may: "Jetzt", attackable: "grenzt an ein Land von dir: Hier kannst du kämpfen", lay: (card: string): string => `In den Satz: ${card}`, chance: (chance: string): string => `Chance ${chance}`, best: (n: number, chance: string): string => `dein bester Satz (${String(n)}): Chance ${chance}`,
};

/** What every language says. */
export type AboutWords = typeof de;
