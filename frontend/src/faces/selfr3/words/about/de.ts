/** Deutsch: die kleinen Karten. */

export const de = {
  belongs: "Gehört", nobody: "niemandem", units: "Einheiten", none: "keine", army: "Armee", armies: "Armeen", continent: "Kontinent", bonus: (name: string, n: number) => `${name}: +${n}`, station: "Station", stationText: "Armeen hier verteidigen mit W8; in jedem Zug kommt eine dazu. Von hier sind die Landestellen erreichbar.", landing: "Landestelle", landingText: (names: string) => `Von Stationen aus erreichbar: ${names}`, noStations: "noch von keiner", toMoon: "Zum Mond", ruin: "Zerstört: nicht mehr im Spiel, fehlt aber keinem Kontinent.", descent: "Darf in diesem Zug vom Mond aus angegriffen werden.", waitsFor: "Hier wartet deine Resistance.",
  needsWater: "Nur mit dem Wasser-Offizier zu betreten.", needsAir: "Nur mit dem Luft-Offizier zu betreten.", opens: "Öffnet", opensText: { taktik: "", land: "", wasser: "die Meere", luft: "den Mond", abc: "" } as Record<string, string>, dice: "Angriff", diceText: { taktik: "immer mit W6", land: "mit W8 von oder auf Land", wasser: "mit W8 von oder auf Wasser", luft: "mit W8 von oder auf den Mond", abc: "immer mit W8" } as Record<string, string>, defence: "Verteidigung", defends: "immer mit W8", price: "Kosten", moneyOf: (n: number) => `${n} Geld`, where: "Standort", notHere: "nicht auf dem Brett",
  stationRule: "Höchstens vier, nur auf Land.", territories: "Gebiete", continents: "Kontinente", money: "Geld", income: "Einkommen", officers: "Offiziere", cards: "Karten", waiting: "Resistance", marker: "Zugmarker", out: "ausgeschieden", when: "Wann", cost: "Kosten", does: "Wirkung", copies: "Im Stapel", deck: "Stapel", gives: "Bringt", givesText: (n: number) => `${n} Armeen, ${n} Geld und am Ende ${n} Punkte, wenn alles dir gehört`, held: "Stand", lands: "Gebiete",
};

/** What every language says. */
export type AboutWords = typeof de;
