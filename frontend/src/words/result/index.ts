/** What is said of the end: fetched with it. */

import { Lexicon } from "../lexicon.ts";
import type { ResultWords } from "./en.ts";

export type { ResultWords };

export const RESULT = new Lexicon<ResultWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
