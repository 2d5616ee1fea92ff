/** German: rule sheets. */

import type { en } from "./en.ts";

export const de: Readonly<Record<keyof typeof en, string>> = {
  glossary: "Wörter des Spiels",
  contents: "Inhalt",
  all_rules: "Alle Regeln",
  to_short: "Das Wichtigste auf einer Seite",
  try_it: "Gleich ausprobieren",
  search_rules: "Regeln durchsuchen",
  n_paragraphs: "{n} Absätze",
  own_page: "Auf eigener Seite öffnen",
};
