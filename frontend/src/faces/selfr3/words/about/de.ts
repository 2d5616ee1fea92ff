/** Deutsch: die kleinen Karten. */

export const de = {
  belongs: "Gehört", you: "dir", nobody: "niemandem", units: "Einheiten", none: "keine", army: "Armee", armies: "Armeen", continent: "Kontinent", bonus: (name: string, n: number) => `${name}: +${n}`, station: "Station", stationText: "Armeen hier verteidigen mit W8; in jedem Zug kommt eine dazu. Von hier kannst du die Landeplätze auf dem Mond angreifen.", landing: "Landeplatz", landingText: (names: string) => `Von Stationen aus erreichbar: ${names}`, noStations: "noch keine", toMoon: "Zum Mond", ruin: "Zerstört und nicht mehr im Spiel; für den Kontinent wird es nicht gebraucht.", descent: "Darf in diesem Zug vom Mond aus angegriffen werden.", waitsFor: "Hier wartet dein Widerstand.",
  needsWater: "Nur mit dem Wasser-Offizier kannst du hierher.", needsAir: "Nur mit dem Luft-Offizier kannst du hierher.", opens: "Öffnet", opensText: { taktik: "", land: "", wasser: "die Meere", luft: "den Mond", abc: "" } as Record<string, string>, dice: "Angriff", diceText: { taktik: "immer mit W6", land: "mit W8 von oder auf Land", wasser: "mit W8 von oder auf Wasser", luft: "mit W8 von oder auf den Mond", abc: "immer mit W8" } as Record<string, string>, defence: "Verteidigung", defends: "immer mit W8", price: "Kosten", moneyOf: (n: number) => (n === 1 ? "1 Münze" : `${n} Münzen`), where: "Standort", notHere: "nicht auf dem Plan",
  stationRule: "Höchstens vier, nur auf Land.", territories: "Gebiete", continents: "Kontinente", money: "Geld", income: "Einkommen", officers: "Offiziere", cards: "Karten", waiting: "Widerstand", marker: "Zugmarker", out: "ausgeschieden", when: "Wann", cost: "Kosten", does: "Wirkung", copies: "Im Stapel", deck: "Stapel", gives: "Bringt", givesText: (n: number) => `${n} Armeen, ${n} Münzen und am Ende ${n} Punkte, wenn alles dir gehört`, held: "Stand", lands: "Gebiete",
};

/** What every language says. */
export type AboutWords = typeof de;
