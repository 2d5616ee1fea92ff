/** English: rule sheets. What stands in braces is put in; `de.ts` has the same keys with the same braces. */

export const en = {
  contents: "Contents",
  glossary: "Glossary",
  all_rules: "All rules",
  to_short: "What matters, on one page",
  try_it: "Try it now",
  search_rules: "Search the rules",
  n_paragraphs: "{n} paragraphs",
  own_page: "Open on its own page",
} as const;
