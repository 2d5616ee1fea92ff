/** How a place is linked with others, in both languages: small cards alone say it, and bring it along. */

import type { Lang } from "./lexicon.ts";

export const LINKED = {
  land: { en: "By land", de: "Über Land" },
  sea: { en: "By sea", de: "Über See" },
  coasts: { en: "Coasts", de: "Küsten" },
  ports: { en: "Ports", de: "Häfen" },
  port: { en: "Port to", de: "Hafen zu" },
} as const satisfies Readonly<Record<string, Readonly<Record<Lang, string>>>>;
