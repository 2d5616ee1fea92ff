/** Deutsch. */

import type { PlanWords } from "./en.ts";

const one = (n: number): string => n.toFixed(1).replace(".", ",");

export const de: PlanWords = {
  title: "Pläne vergleichen", which: "Gerechnet wird nach", plan: (letter) => `Plan ${letter}`, reset: "Zurücksetzen", copy: (letter) => `Wie Plan ${letter}`,
  none: "unbekannt", refused: "Dieser Plan lässt sich nicht rechnen.", earlier: (what) => `${what}: früher`, later: (what) => `${what}: später`, less: (what) => `${what}: weniger`, more: (what) => `${what}: mehr`,
  lost: (who) => `${who} verliert`, lostN: (n, chance) => `${n}: ${chance}`, mean: (n) => `im Schnitt ${one(n)}`, number: one, attacker: "Angriff", defender: "Verteidigung",
  // wann Schluss ist
  stop: "Der Angriff geht weiter", never: "bis zum Ende", untilUnits: "bis wenige übrig sind", untilChance: "bis die Chance klein ist", untilRounds: "einige Runden", stopUnits: "Schluss, wenn so viele Einheiten übrig sind", stopChance: "Schluss, wenn die Chance sinkt unter", stopRounds: "Schluss nach so vielen Runden", units: (n) => String(n), percents: (n) => `${n}\u00a0%`, rounds: (n) => String(n),
  // wer fällt
  order: "Fällt zuerst", firstHit: "Schlachtschiff, erster Treffer", hold: "Die letzte Landeinheit fällt zuletzt, damit das Land erobert wird",
  dive: "U-Boote, die tauchen dürfen", dives: { fight: "bleiben", alone: "tauchen, wenn sie allein sind", once: "tauchen sofort" },
  europeWins: "Chance zu gewinnen", takes: "Kann das Feld erobern", retreats: "Bricht ab", roundsMean: "Runden im Schnitt", lostIpc: (who) => `${who}: verliert, in IPC`, europeNote: "Genau gerechnet, nach den Plänen beider Seiten.", landing: "Einheiten, die vom Meer kommen, kämpfen bis zum Ende: Aus diesem Kampf zieht sich niemand zurück.", noChoice: "Hier gibt es nichts zu wählen.", firesFirst: (ships) => `Vorher schießen einmal: ${ships}.`,
  // SelfR3
  selfWins: "Chance zu erobern", throwsMean: "Würfe im Schnitt", dice: "Würfel des Angriffs", attackDice: { most: "immer alle", best: "was am besten erobert", one: "einer", two: "höchstens zwei" }, defence: "Würfel der Verteidigung", defenceDice: { hold: "was am besten hält", one: "immer einer", two: "immer zwei" }, first: "Fällt zuerst", firsts: { armies: "Armeen", officers: "Offiziere" }, selfNote: "Genau gerechnet, mit allen möglichen Würfen; Karten sind nicht eingerechnet.",
  // Attack!
  attackWins: "Siegchance", who: "Wer kämpft", ways: { strongest: "was am besten trifft", opening: "die besten ersten vier", infantry: "Infanterie zuerst", sparing: "immer nur eine", best: "perfekt gespielt" }, ownOrder: "eigene Reihenfolge", sent: "Geht zuerst", attackNote: "Niemand zieht sich zurück, und die Reihenfolge der Verluste steht fest: Infanterie, Panzer, Artillerie, Flugzeuge. Beide Seiten entscheiden nur, welche Einheiten kämpfen.", tooLarge: "Perfektes Spiel lässt sich nur für kleine Armeen rechnen, etwa zwölf Einheiten. Wähle eine andere Spielweise.",
};
