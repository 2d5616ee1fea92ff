/** What is said of a review: fetched with it. */

import { Lexicon } from "../lexicon.ts";
import type { ReviewWords, Shown } from "./en.ts";

export type { ReviewWords, Shown };

export const REVIEW = new Lexicon<ReviewWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
