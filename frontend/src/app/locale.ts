/** The language of the page. */

import { speaker } from "../words/index.ts";
import { Lexicon, type Lang } from "../words/lexicon.ts";
import { explained } from "./faults.ts";
import { notify } from "./toasts.ts";
import { change, settings } from "./settings.ts";

/** Another language, once its words are here; if they do not arrive, everything stays as it was and the reason is told. */
export function applyLocale(lang: Lang): void {
  Lexicon.translate(lang).then(
    () => { change({ lang }); },
    (error: unknown) => { notify(explained(error, speaker(settings.value.lang)), "refusal"); },
  );
}
