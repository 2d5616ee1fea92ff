/** A share as the reader's language writes it: "79%" in English, "79 %" in German, where no line ends before the sign. */

import { settings } from "../app/settings.ts";
import type { Lang } from "./lexicon.ts";

export const percent = (share: number, lang: Lang = settings.value.lang): string => new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
