/** How one gets to a place: fetched with the first one that is not one step away. */

import { useLoaded } from "../../app/ui.tsx";
import { Lexicon, type Lang } from "../lexicon.ts";
import type { RouteWords } from "./en.ts";

export type { RouteWords };

export const ROUTE = new Lexicon<RouteWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});

/** The words in a language; null until they have come. */
export function useRoute(lang: Lang): RouteWords | null {
  const words = useLoaded(() => ROUTE.learn(lang), [lang]);
  return words.state === "here" ? words.value : null;
}
