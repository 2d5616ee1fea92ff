/** What is said while a position is drawn: fetched with the editor. */

import { Lexicon } from "../lexicon.ts";
import type { EditWords } from "./en.ts";

export type { EditWords };

export const EDIT = new Lexicon<EditWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
