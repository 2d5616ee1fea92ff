/** German. */

import type { Action, Ship, Unit } from "../../facts.ts";

export const de = {
  belongs: "Gehört", you: "dir", neutral: "niemandem: neutral", troops: "Truppen", moved: "Schon gezogen", byCard: "bestimmt eine Karte, wenn jemand angreift", attacker: (name: string) => `Angriff: ${name}`, crossing: (name: string) => `Auf See: ${name}`,
  brings: "Bringt", region: "1 Region für den Sieg", capital: "10 Produktionspunkte (Hauptstadt)", capitalOf: (name: string) => (name ? `Hauptstadt von ${name}` : "deine Hauptstadt"), courted: (own: boolean) => `Diplomatie: ${own ? "8 oder mehr (neben einer eigenen Region)" : "9 oder mehr"}`, card: (name: string) => `nach der Eroberung 1 Karte aus der Hand von ${name}`,
  from: (region: string) => `Aus ${region}`, byLand: "ohne Überfahrt", bySea: "mit Überfahrt", reach: "Hierher kommen",
  regions: "Regionen", units: "Einheiten", capitals: "Hauptstädte", sea: "Seehoheit", has: "hat sie", hasNot: "nein", fleet: "Schiffe", cards: "Wirtschaftskarten", points: "Produktion", pointsKnown: (n: number) => `${n} Produktionspunkte jetzt`, pointsHidden: (n: number) => `${n} aus Hauptstädten, dazu verdeckte Karten`, pool: "Neben dem Plan", out: "ausgeschieden", none: "keine",
  cost: "Kostet", costs: (n: number) => (n === 1 ? "1 Produktionspunkt" : `${n} Produktionspunkte`), dice: "Würfel", oneDie: "1, trifft mit dem eigenen Zeichen", twoDice: "2, höchstens einer davon trifft", planeDie: "1, sein Zeichen ist auf zwei Seiten", steps: "Zieht",
  move: { infantry: "1 Region", tank: "bis zu 2 Regionen, dazwischen eine eigene", artillery: "1 Region", aircraft: "bis zu 2 Regionen, auch über fremde; über See nicht aufzuhalten" } as Record<Unit, string>,
  falls: "Fällt", fallsAs: { infantry: "zuerst", tank: "nach der Infanterie", artillery: "nach den Panzern", aircraft: "zuletzt" } as Record<Unit, string>,
  actions: {
    move: "Einheiten ziehen in Nachbarregionen: Infanterie und Artillerie eine Region weit, Panzer und Flugzeuge bis zu zwei; auch über See. Wo sie auf andere treffen, wird gekämpft.", blitz: "Nach einer Bewegung: Panzer und Flugzeuge ziehen noch einmal, nie über See.",
    strategic: "Einheiten ziehen beliebig weit durch eigene Regionen; gekämpft wird dabei nicht.", sea: "Hat niemand die Seehoheit, bekommst du sie; sonst wird darum gekämpft, oder sie wird dir überlassen.", diplomacy: "Du würfelst um eine neutrale Region: Gelingt es, bekommst du sie mit einer Infanterie und einer Karte. Diplomatie darfst du im selben Zug wiederholen.",
    produce: "Hauptstädte und Karten bringen Produktionspunkte (PP), damit kaufst du Einheiten und Schiffe. Karten werden nicht verbraucht; was übrig bleibt, verfällt.", trade: "Du tauschst Karten mit allen, die wollen. Als Aktion zählt es nur, wenn ein Handel zustande kommt.",
  } as Record<Action, string>,
  value: "Bringt", eachTime: (points: string) => `${points} in jeder Produktion: Die Karte wird nicht verbraucht`, set: "Satz", inSet: "zählt doppelt, wenn Öl, Mineralien, Fabriken und Schienentransport beisammen sind", noSet: "gehört nie zu einem Satz", garrison: "Neutrale Truppen", copies: "Anzahl im Spiel",
  ship: "Auf See", shipText: {
    destroyer: "+2 gegen ein U-Boot gegenüber", submarine: "+2 gegen ein Schlachtschiff gegenüber", battleship: "+2 gegen einen Zerstörer gegenüber; sinkt erst beim zweiten Treffer", aircraft_carrier: "+1 gegen alles außer Trägern; jedes eigene Schiff daneben bekommt +1",
  } as Record<Ship, string>,
};

/** What every language says. */
export type AboutWords = typeof de;
