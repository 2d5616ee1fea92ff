/** What small cards say, in English. */

import type { AboutWords } from "./de.ts";

export const en: AboutWords = {
  belongs: "Belongs to", nobody: "nobody", continent: "Continent", shares: "There", whole: "all in one hand", card: "Use", armies: "Armies", inDeck: "In the game", inDeckN: (n) => String(n), unseen: "Where", unseenN: (n) => (n === 1 ? "of one you do not know where it lies" : `of ${String(n)} you do not know where they lie`), allSeen: "you know of all where they lie",
  help: {
    artillerie: "army card: one of the three of a set, to attack and to defend",
    infanterie: "army card: one of the three of a set, to attack and to defend",
    kavallerie: "army card: one of the three of a set, to attack and to defend",
    joker: "stands for any of the three arms in a set; defectors never take it",
    revolution: "takes all lands of others on a continent, wherever it lies",
    verrat: "takes one land, wherever it lies",
    gegenrevolution: "wards off a revolution or treason, for all own lands there; only when asked",
    ueberlaeufer: "demands so many armies from somebody, or wards off such a demand; only after everything else",
  },
  lands: "Lands", continents: "Continents", none: "none", hand: "Hand", draws: "Draws", drawsN: (n) => `${String(n)} after the turn`, surely: "Surely there", out: "Out", bonus: "Bonus", bonusText: "one more card in each turn once it was held completely for a round", may: "Now", attackable: "borders a land of yours: you can fight here",
};
