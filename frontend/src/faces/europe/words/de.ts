/** Deutsch. */

export const de = {
  to: "nach", ipc: (n: number) => `${n} IPC`, round: "Mächte", roundN: (n: number) => `Runde ${n}`, roundOf: (n: number, of: number) => `Runde ${n} von ${of}`, before: "Vor der ersten Runde",
  phaseOf: (n: number, of: number, name: string) => `Abschnitt ${n} von ${of}: ${name}`, onTurn: "am Zug", cash: "Kasse", income: "Einkommen", army: "Heer",
  cashHelp: "IPC in der Kasse", incomeHelp: "IPC, die das nächste Einkommen bringt", armyHelp: "Was alle Einheiten gekostet haben, in IPC",
  plays: (names: string) => `Spielt ${names}`, gainHead: "Gewinn der Achse seit Beginn", gains: { lands: "Gebiete", oil: "Öl", convoys: "Konvois", capitals: "Hauptstädte" } as Record<string, string>,
  ends: "Wer die Hauptstadt der anderen Seite nimmt und die eigene hält, gewinnt.", endsRound: (n: number) => `Nach Runde ${n} entscheidet, was die Achse gewonnen hat.`,

  isOwned: (name: string) => `Gehört: ${name}.`, isNeutral: "Neutral, niemand darf hinein.", isWater: "Seezone.", isConvoy: (value: number, name: string) => `Geleitzug, ${value} IPC für: ${name}.`, isSunk: "Geleitzug versenkt.",
  isWorth: (n: number) => `Wert ${n}.`, hasFactory: "Fabrik.", isCapital: "Hauptstadt.", stands: (name: string, army: string) => `${name}: ${army}.`, isFighting: "Hier wird gekämpft.", isAttacked: "Wird angegriffen.", isLegal: "Wählbar.", isChosen: "Gewählt.",
};
