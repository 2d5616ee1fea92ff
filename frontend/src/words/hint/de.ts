/** Deutsch. */

import type { HintWords } from "./en.ts";

export const de: HintWords = {
  thinking: "Der Bot denkt nach …",
  heading: "Das würde der stärkste Bot tun",
  none: "Hier gibt es nichts zu wählen.",
  next: "Das Nächstbeste",
  wins: (n: number, even: number) => `Von hier aus gewinnst du nach Ansicht des Bots ${n > 90 ? "mehr als 90" : n < 10 ? "weniger als 10" : `etwa ${String(n)}`} von 100 Partien; ausgeglichen wären ${String(even)}.`,
  more: "Was der Zug sonst noch tut",
  because: "Weitere Gründe",
  short: (n: number) => `so gewinnst du ${n > 90 ? "über 90" : n < 10 ? "unter 10" : String(n)} von 100`,
  plan: "Diesen Zug übernehmen",
  replace: "Meine Schritte ersetzen",
  add: "An meine Schritte anhängen",
  keep: "Meine Schritte behalten",
  onward: "Wie weiter nach meinen Schritten?",
  instead: "Was statt meiner Schritte?",
  steps: (n: number) => `Alle ${String(n)} Schritte zeigen`,
  ends: (what: string, battles: number) => (battles ? `${what}: ${battles === 1 ? "1 Kampf" : `${String(battles)} Kämpfe`}` : what),
  change: "Ändern",
  away: "Verwerfen",
  basis: (n: string) => `Der Bot hat von hier aus ${n}-mal weitergespielt und kennt dabei nur, was auch du siehst. Ausgeführt wird noch nichts.`,
  send: "Diesen Zug ausführen",
  sendTurn: "Ausführen und Zug beenden",
  close: "Tipp schließen",
};
