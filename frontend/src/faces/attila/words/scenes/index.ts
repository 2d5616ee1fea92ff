/** What is said over a conflict, in a scoring and at the end; fetched with them. */

import type { Lang } from "../../../../words/lexicon.ts";
import { WORDS, type Words } from "../index.ts";
import { de, type OfScenes } from "./de.ts";
import { en } from "./en.ts";

export type SceneWords = Words & OfScenes;

/** With all that the face says anyway. */
export const sceneWords = (lang: Lang): SceneWords => ({ ...WORDS.in(lang), ...(lang === "de" ? de : en) });
