/** What the small cards of SelfR3 say. */

import { Lexicon } from "../../../../words/lexicon.ts";
import type { AboutWords } from "./de.ts";

export type { AboutWords };

export const ABOUT = new Lexicon<AboutWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
