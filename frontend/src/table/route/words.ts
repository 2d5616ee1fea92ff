/** The words of ways in the reader's language. */

import { useEffect, useState } from "preact/hooks";

import type { Lang } from "../../words/lexicon.ts";
import { ROUTE, type RouteWords } from "../../words/route/index.ts";

/** null until they are there, also after another language was chosen. */
export function useWords(lang: Lang): RouteWords | null {
  const [known, set] = useState<Lang | null>(null);
  useEffect(() => {
    let current = true;
    void ROUTE.learn(lang).then(() => { if (current) set(lang); });
    return () => { current = false; };
  }, [lang]);
  return known === lang ? ROUTE.in(lang) : null;
}
