/** What the small cards of Attack! say, in both languages. */

import type { Action, Ship, Unit } from "./facts.ts";

const de = {
  belongs: "Gehört", neutral: "niemandem: neutral", troops: "Truppen", moved: "Schon gezogen", byCard: "zieht eine Karte, wenn jemand angreift", attacker: (name: string) => `Angriff: ${name}`, crossing: (name: string) => `Auf See: ${name}`,
  brings: "Bringt", region: "1 Region für den Sieg", capital: "10 Produktionspunkte (Hauptstadt)", capitalOf: (name: string) => `Hauptstadt von ${name}`, courted: (own: boolean) => `Diplomatie: ${own ? "8 und mehr (neben eigenem Land)" : "9 und mehr"}`, card: (name: string) => `nach der Eroberung 1 Karte aus der Hand von ${name}`,
  may: "Deine Wahl", chooseIt: "kann jetzt gewählt werden", from: (region: string) => `Aus ${region}`, byLand: "über Land", bySea: "über See", reach: "Hierher kommen",
  regions: "Regionen", units: "Einheiten", capitals: "Hauptstädte", sea: "Seehoheit", has: "hat sie", hasNot: "nein", fleet: "Schiffe", cards: "Wirtschaftskarten", points: "Produktion", pointsKnown: (n: number) => `${n} Punkte jetzt`, pointsHidden: (n: number) => `${n} aus Hauptstädten, dazu verdeckte Karten`, pool: "Neben dem Plan", out: "ausgeschieden", none: "keine",
  cost: "Kostet", costs: (n: number) => `${n} Produktionspunkte`, dice: "Würfel", oneDie: "1, trifft auf dem eigenen Zeichen", twoDice: "2, einer davon darf treffen", planeDie: "1, ihr Zeichen ist auf zwei Seiten", steps: "Zieht",
  move: { infantry: "1 Region", tank: "bis zu 2 Regionen, dazwischen eigenes Land", artillery: "1 Region", aircraft: "bis zu 2 Regionen über jedes Land; von niemandem aufzuhalten" } as Record<Unit, string>,
  falls: "Fällt", fallsAs: { infantry: "zuerst", tank: "nach der Infanterie", artillery: "nach den Panzern", aircraft: "zuletzt" } as Record<Unit, string>,
  actions: {
    move: "Einheiten ziehen zu Nachbarn: Infanterie und Artillerie eine Region weit, Panzer und Flugzeuge bis zu zwei; auch über See. Wo sie auf andere treffen, wird gekämpft.", blitz: "Nach einer Bewegung: Panzer und Flugzeuge ziehen noch einmal, nie über See.",
    strategic: "Einheiten ziehen beliebig weit durch eigene Regionen; gekämpft wird dabei nicht.", sea: "Um die Seehoheit: Hat sie niemand, ist sie dein; sonst wird darum gekämpft, oder sie wird dir überlassen.", diplomacy: "Zwei Würfel um eine neutrale Region: Gelingt es, kommt sie mit einer Infanterie und einer Karte zu dir. Diplomatie darf sich im Zug wiederholen.",
    produce: "Hauptstädte und Karten bringen Punkte, damit kaufst du Einheiten und Schiffe. Karten werden nicht verbraucht, übrige Punkte verfallen.", trade: "Karten tauschen, mit allen, die wollen. Als Aktion zählt es nur, wenn ein Handel zustande kommt.",
  } as Record<Action, string>,
  value: "Bringt", set: "Satz", inSet: "zählt doppelt, wenn Öl, Mineralien, Fabriken und Schienentransport beisammen sind", noSet: "gehört nie zu einem Satz", garrison: "Neutrale Truppen", copies: "Davon gibt es",
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
  actions: {
    move: "Units go to neighbours: infantry and artillery one region, tanks and aircraft up to two; across the sea, too. Where they meet others, there is a battle.", blitz: "After a movement: tanks and aircraft move once more, never across the sea.",
    strategic: "Units go any distance through regions of your own; no battle comes of it.", sea: "For sea power: if nobody holds it, it is yours; else it is fought for, or left to you.", diplomacy: "Two dice for a neutral region: if it succeeds, it joins you with an infantry and a card. Diplomacy may be repeated in a turn.",
    produce: "Capitals and cards bring points, with which you buy units and ships. Cards are not used up, points that are left lapse.", trade: "Swap cards with everybody who wants to. It counts as an action only if a deal comes about.",
  },
  value: "Brings", set: "Set", inSet: "counts double with oil, minerals, factories and rail transport together", noSet: "never belongs to a set", garrison: "Neutral troops", copies: "In the box",
  ship: "At sea", shipText: {
    destroyer: "+2 with a submarine opposite", submarine: "+2 with a battleship opposite", battleship: "+2 with a destroyer opposite; sinks at the second hit only", aircraft_carrier: "+1 with anything but a carrier opposite, +1 for each ship beside it",
  },
};

export const ABOUT: Readonly<Record<"de" | "en", AboutWords>> = { de, en };
