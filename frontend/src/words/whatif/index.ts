/** What is said about trying things out: fetched when somebody does. */

import { Lexicon } from "../lexicon.ts";
import type { WhatIfWords } from "./en.ts";

export type { WhatIfWords };

export const WHAT_IF = new Lexicon<WhatIfWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
