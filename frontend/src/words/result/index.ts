/** What is said of the end: fetched with it. */

import { Lexicon } from "../lexicon.ts";
import type { en } from "./en.ts";

export type ResultWords = typeof en;

export const RESULT = new Lexicon<ResultWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
