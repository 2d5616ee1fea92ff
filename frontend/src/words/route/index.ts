/** How one gets to a place: fetched with the first one that is not one step away. */

import { Lexicon } from "../lexicon.ts";
import type { RouteWords } from "./en.ts";

export type { RouteWords };

export const ROUTE = new Lexicon<RouteWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
