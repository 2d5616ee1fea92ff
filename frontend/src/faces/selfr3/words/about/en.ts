/** English: the small cards. */

import type { AboutWords } from "./de.ts";

export const en: AboutWords = {
  belongs: "Belongs to", you: "you", nobody: "nobody", units: "Units", none: "none", army: "army", armies: "armies", continent: "Continent", bonus: (name, n) => `${name}: +${n}`, station: "Station", stationText: "Armies here defend with a d8, and you get one more here each turn. You can reach the landing sites from here.", landing: "Landing site", landingText: (names) => `Reached from stations: ${names}`, noStations: "from none yet", toMoon: "To the moon", ruin: "Destroyed: out of the game, and its continent is complete without it.", descent: "Can be attacked from the moon this turn.", waitsFor: "Your resistance waits here.",
  needsWater: "Only with the water officer.", needsAir: "Only with the air officer.", opens: "Opens", opensText: { taktik: "", land: "", wasser: "the seas", luft: "the moon", abc: "" }, dice: "Attack", diceText: { taktik: "always with a d6", land: "with a d8 from or into land", wasser: "with a d8 from or into water", luft: "with a d8 from or into the moon", abc: "always with a d8" }, defence: "Defence", defends: "always with a d8", price: "Cost", moneyOf: (n) => (n === 1 ? "1 coin" : `${n} coins`), where: "Stands in", notHere: "not on the board",
  stationRule: "At most four, only on land.", territories: "Territories", continents: "Continents", money: "Money", income: "Income", officers: "Officers", cards: "Cards", waiting: "Resistance", marker: "Turn marker", out: "out of the game", when: "When", cost: "Cost", does: "Effect", copies: "In the deck", deck: "Deck", gives: "Brings", givesText: (n) => `${n} armies, ${n} coins and ${n} points at the end, if all of it is yours`, held: "Held", lands: "Territories",
};
