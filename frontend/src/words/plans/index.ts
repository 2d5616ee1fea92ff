/** Plans for battles: fetched by whoever makes one. */

import { useEffect, useState } from "preact/hooks";

import { useSettings } from "../../app/settings.ts";
import { Lexicon } from "../lexicon.ts";
import type { PlanWords } from "./en.ts";

export type { PlanWords };

export const PLANS = new Lexicon<PlanWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});

/** The words in the language that is set; null until they have come. */
export function usePlanWords(): PlanWords | null {
  const { lang } = useSettings();
  const [words, setWords] = useState<PlanWords | null>(null);
  useEffect(() => {
    let wanted = true;
    PLANS.learn(lang).then((found) => { if (wanted) setWords(found); }, () => undefined);
    return () => { wanted = false; };
  }, [lang]);
  return words;
}
