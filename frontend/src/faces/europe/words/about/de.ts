/** Deutsch: die kleinen Karten. */

import type { Kind } from "../../material.ts";

export const de = {
  belongs: "Gehört", ground: { other_axis: "eines der übrigen Achsenländer, daher die eigene Farbe", pact: "durch den Pakt mit Deutschland, daher die eigene Farbe" } as Readonly<Partial<Record<string, string>>>, convoy: "Konvoi", sunk: "versenkt: bringt nichts ein", pays: (n: number, name: string) => `${n} IPC für ${name}`, value: "Wert", factory: "Fabrik", builds: "baut beliebig viele Einheiten", captured: (n: number) => `erobert: baut höchstens ${n} Einheiten je Zug`, capital: "Hauptstadt", submerged: (n: number) => (n === 1 ? "ein U-Boot getaucht" : `${n} U-Boote getaucht`), damaged: (n: number) => (n === 1 ? "ein Schlachtschiff ist getroffen" : `${n} Schlachtschiffe sind getroffen`), aboard: "An Bord",
  lands: "Länder daneben", zones: "Seezonen daneben", cost: "Kosten", attack: "Angriff", defence: "Verteidigung", steps: "Reichweite", upTo: (n: number) => `trifft bis ${n}`, never: "trifft nie", guns: "schießt auf Flugzeuge, trifft mit 1", player: "Spielt", capitalLost: (name: string) => `Die Hauptstadt ist erobert (${name}): kein Einkommen, kein Kauf.`, purse: (cash: number, income: number) => `${cash} IPC, Einkommen ${income}`,
  turn: (power: string) => `Zug: ${power}`, now: "← jetzt",
  phases: { purchase: "Neue Einheiten bezahlen.", combat_move: "Alle Angriffe ziehen.", combat: "Alle Kämpfe austragen.", noncombat: "Mit den anderen ziehen; Flugzeuge landen.", place: "Neue Einheiten kommen zu den Fabriken.", income: "Kassieren, was die Länder bringen." },
  does: {
    infantry: "Neben einer Artillerie trifft sie im Angriff bis 2.", artillery: "Hebt im Angriff je eine Infanterie auf 2.", armor: "Darf durch ein leeres feindliches Land weiterfahren; auf einem Transporter fährt er allein.", aa_gun: "Greift nicht an und wird nicht zerstört; wer das Land erobert, bekommt sie.", fighter: "Landet auch auf Trägern, zwei je Träger. Kann Bomber begleiten und abfangen.", bomber: "Kann Fabriken bombardieren; landet nur an Land.",
    transport: "Trägt zwei Landeinheiten oder einen Panzer.", submarine: "Schießt zuerst, solange kein Zerstörer da ist, und darf tauchen. Trifft nur Schiffe.", destroyer: "Nimmt feindlichen U-Booten den Erstschlag; gibt vor einer Landung einen Schuss ab, der bis 2 trifft.", carrier: "Trägt zwei Jäger.", battleship: "Der erste Treffer beschädigt es nur; gibt vor einer Landung einen Schuss ab, der bis 4 trifft.",
  } as Readonly<Partial<Record<Kind, string>>>,
};

/** What every language says. */
export type AboutWords = typeof de;
