/** What is said about being the same everywhere: fetched by whoever looks. */

import { Lexicon } from "../lexicon.ts";
import type { MeWords } from "./en.ts";

export type { MeWords };

export const ME = new Lexicon<MeWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
