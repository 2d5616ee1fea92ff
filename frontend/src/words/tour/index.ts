/** What is said to whoever plays a game for the first time: fetched when it is. */

import { Lexicon } from "../lexicon.ts";
import type { TourWords } from "./en.ts";

export type { TourWords };

export const TOUR = new Lexicon<TourWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
