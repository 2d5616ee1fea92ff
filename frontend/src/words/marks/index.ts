/** What is said to whoever plays a game for the first time: fetched when it is. */

import { Lexicon } from "../lexicon.ts";
import type { MarksWords } from "./en.ts";

export type { MarksWords };

export const MARKS = new Lexicon<MarksWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
