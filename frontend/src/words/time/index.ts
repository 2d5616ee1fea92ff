/** Clocks, pauses, days off, and what else people agree on: fetched where somebody looks at it. */

import { useEffect, useState } from "preact/hooks";

import { useSettings } from "../../app/settings.ts";
import { Lexicon } from "../lexicon.ts";
import type { TimeWords } from "./en.ts";

export type { TimeWords };

export const TIME = new Lexicon<TimeWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});

/** The words in the language that is set; null until they have come. */
export function useTime(): TimeWords | null {
  const { lang } = useSettings();
  const [words, setWords] = useState<TimeWords | null>(null);
  useEffect(() => {
    let wanted = true;
    TIME.learn(lang).then((found) => { if (wanted) setWords(found); }, () => undefined);
    return () => { wanted = false; };
  }, [lang]);
  return words;
}
