/** What a hint says: fetched with the first one. */

import { Lexicon } from "../lexicon.ts";
import type { HintWords } from "./en.ts";

export type { HintWords };

export const HINT = new Lexicon<HintWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
