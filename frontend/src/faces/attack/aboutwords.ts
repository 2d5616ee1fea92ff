/** What the small cards of Attack! say, in both languages. */

import type { Ship, Unit } from "./facts.ts";

const de = {
  belongs: "Gehört", neutral: "niemandem: neutral", troops: "Truppen", moved: "Schon gezogen", byCard: "zieht eine Karte, wenn jemand angreift", attacker: (name: string) => `Angriff: ${name}`, crossing: (name: string) => `Auf See: ${name}`,
  brings: "Bringt", region: "1 Region für den Sieg", capital: "10 Produktionspunkte (Hauptstadt)", capitalOf: (name: string) => `Hauptstadt von ${name}`, courted: (own: boolean) => `Diplomatie: ${own ? "8 und mehr (neben eigenem Land)" : "9 und mehr"}`, card: (name: string) => `nach der Eroberung 1 Karte aus der Hand von ${name}`,
  may: "Deine Wahl", chooseIt: "kann jetzt gewählt werden", from: (region: string) => `Aus ${region}`, byLand: "über Land", bySea: "über See", reach: "Hierher kommen",
  regions: "Regionen", units: "Einheiten", capitals: "Hauptstädte", sea: "Seehoheit", has: "hat sie", hasNot: "nein", fleet: "Schiffe", cards: "Wirtschaftskarten", points: "Produktion", pointsKnown: (n: number) => `${n} Punkte jetzt`, pointsHidden: (n: number) => `${n} aus Hauptstädten, dazu verdeckte Karten`, pool: "Neben dem Plan", out: "ausgeschieden", none: "keine",
  cost: "Kostet", costs: (n: number) => `${n} Produktionspunkte`, dice: "Würfel", oneDie: "1, trifft auf dem eigenen Zeichen", twoDice: "2, einer davon darf treffen", planeDie: "1, ihr Zeichen ist auf zwei Seiten", steps: "Zieht",
  move: { infantry: "1 Region", tank: "bis zu 2 Regionen, dazwischen eigenes Land", artillery: "1 Region", aircraft: "bis zu 2 Regionen über jedes Land; von niemandem aufzuhalten" } as Record<Unit, string>,
  falls: "Fällt", fallsAs: { infantry: "zuerst", tank: "nach der Infanterie", artillery: "nach den Panzern", aircraft: "zuletzt" } as Record<Unit, string>,
  ship: "Auf See", shipText: {
    destroyer: "+2 gegen ein U-Boot gegenüber", submarine: "+2 gegen ein Schlachtschiff gegenüber", battleship: "+2 gegen einen Zerstörer gegenüber; sinkt erst beim zweiten Treffer", aircraft_carrier: "+1 gegen alles außer Träger, +1 für jedes Schiff daneben",
  } as Record<Ship, string>,
};

export type AboutWords = typeof de;

const en: AboutWords = {
  belongs: "Belongs to", neutral: "nobody: neutral", troops: "Troops", moved: "Moved already", byCard: "a card draws them when somebody attacks", attacker: (name) => `Attack: ${name}`, crossing: (name) => `At sea: ${name}`,
  brings: "Brings", region: "1 region towards victory", capital: "10 production points (capital)", capitalOf: (name) => `capital of ${name}`, courted: (own) => `Diplomacy: ${own ? "8 or more (beside own land)" : "9 or more"}`, card: (name) => `1 card from the hand of ${name} when conquered`,
  may: "Your choice", chooseIt: "can be chosen now", from: (region) => `From ${region}`, byLand: "by land", bySea: "by sea", reach: "Can come here",
  regions: "Regions", units: "Units", capitals: "Capitals", sea: "Sea power", has: "holds it", hasNot: "no", fleet: "Ships", cards: "Economy cards", points: "Production", pointsKnown: (n) => `${n} points now`, pointsHidden: (n) => `${n} from capitals, and hidden cards`, pool: "Beside the board", out: "out", none: "none",
  cost: "Costs", costs: (n) => `${n} production points`, dice: "Dice", oneDie: "1, hits with its own sign", twoDice: "2, one of them may hit", planeDie: "1, its sign is on two sides", steps: "Moves",
  move: { infantry: "1 region", tank: "up to 2 regions, own land between", artillery: "1 region", aircraft: "up to 2 regions over any land; nobody can stop it" },
  falls: "Falls", fallsAs: { infantry: "first", tank: "after the infantry", artillery: "after the tanks", aircraft: "last" },
  ship: "At sea", shipText: {
    destroyer: "+2 with a submarine opposite", submarine: "+2 with a battleship opposite", battleship: "+2 with a destroyer opposite; sinks at the second hit only", aircraft_carrier: "+1 with anything but a carrier opposite, +1 for each ship beside it",
  },
};

export const ABOUT: Readonly<Record<"de" | "en", AboutWords>> = { de, en };
