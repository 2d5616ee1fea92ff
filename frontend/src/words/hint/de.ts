/** Deutsch. */

import type { HintWords } from "./en.ts";

export const de: HintWords = {
  thinking: "Der Bot denkt nach …",
  heading: "Das würde der Bot tun",
  none: "Hier gibt es nichts zu wählen.",
  next: "Das Nächstbeste",
  wins: (n: number) => `Der Bot rechnet hier mit ${n > 95 ? "mehr als 95" : n < 5 ? "weniger als 5" : `etwa ${String(n)}`} Siegen in 100 Partien`, // sicherer ist nichts, was einige hundert Simulationen sagen
  short: (n: number) => `${n > 95 ? "über 95" : n < 5 ? "unter 5" : String(n)} von 100`,
  plan: "Übernehmen",
  replace: "Meinen Entwurf ersetzen",
  add: "An meinen Entwurf anhängen",
  keep: "Meinen Entwurf behalten",
  onward: "Wie weiter nach meinem Entwurf?",
  instead: "Was statt meines Entwurfs?",
  laid: "Der Tipp ist jetzt dein Entwurf",
  steps: (n: number) => `Alle ${String(n)} Schritte`,
  send: "Diesen Zug spielen",
  change: "Ändern",
  away: "Verwerfen",
  basis: (n: string) => `Der Bot hat von hier aus ${n}-mal weitergespielt und kennt dabei nur, was auch du siehst. Gesendet wird noch nichts.`,
  close: "Tipp schließen",
};
