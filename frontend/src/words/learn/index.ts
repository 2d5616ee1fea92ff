/** What lessons and puzzles say besides their own texts: fetched with the first one. */

import { Lexicon } from "../lexicon.ts";
import type { LearnWords } from "./en.ts";

export type { LearnWords };

export const LEARN = new Lexicon<LearnWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
