/** Deutsch. */

import type { HintWords } from "./en.ts";

export const de: HintWords = {
  thinking: "Der Bot denkt nach …",
  heading: "Das würde der Bot tun",
  none: "Hier gibt es nichts zu wählen.",
  next: "Das Nächstbeste",
  wins: (n: number) => `gewinnt, wie der Bot es sieht, etwa ${String(n)} von 100 Partien`,
  short: (n: number) => `${String(n)} von 100`,
  further: (what: string) => `und dann ${what}`,
  plan: "Vormerken",
  basis: (n: string) => `Aus dem, was du sehen kannst, in Gedanken ${n}-mal weitergespielt. Gesendet wird erst, wenn du bestätigst.`,
  close: "Tipp wegräumen",
};
