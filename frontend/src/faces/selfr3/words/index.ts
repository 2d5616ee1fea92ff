/** What the face of SelfR3 says; a key that is missing in one language is a type error. Names come from the game. */

import { Lexicon } from "../../../words/lexicon.ts";
import type { Words } from "./de.ts";

export type { Words };

export const WORDS = new Lexicon<Words>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
