/** What small cards say, in English. */

import type { AboutWords } from "./de.ts";

export const en: AboutWords = {
  belongs: "Belongs to", you: "you", nobody: "nobody", continent: "Continent", shares: "Held by", whole: "all held by one player", card: "Use", armies: "Armies", inDeck: "In the game", inDeckN: (n) => String(n), unseen: "Where", unseenN: (n) => (n === 1 ? "you do not know where one of them is" : `you do not know where ${String(n)} of them are`), allSeen: "you know where all of them are", yours: (n) => `you have ${n === 1 ? "one" : String(n)}`,
  help: {
    artillerie: "army card: one of the three of a set, to attack and to defend",
    infanterie: "army card: one of the three of a set, to attack and to defend",
    kavallerie: "army card: one of the three of a set, to attack and to defend",
    joker: "stands for any of the three arms in a set; defectors never take it",
    revolution: "takes all other players' territories on any one continent; only a counter-revolution protects",
    verrat: "takes one territory anywhere; only a counter-revolution protects",
    gegenrevolution: "blocks a revolution or treason for all your territories there; only when you are asked",
    ueberlaeufer: "takes army cards with this many armies from a hand, or blocks such a demand; only after everything else",
  },
  lands: "Territories", continents: "Continents", none: "none", hand: "Hand", draws: "Draws", drawsN: (n) => `${String(n)} after the turn`, surely: "Certainly there", out: "Out", bonus: "Bonus", bonusText: "one more card each turn once you have held all of it for a round", may: "Now", attackable: "borders a territory of yours: you can attack it", lay: (card) => `Add to the set: ${card}`, chance: (chance) => `chance ${chance}`, best: (n, chance) => `your best set (${String(n)}): chance ${chance}`,
};
