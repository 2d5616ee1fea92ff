/** What SelfR3 says only while one plays: fetched with the parts that say it. */

import { settings } from "../../../../app/settings.ts";
import { Lexicon } from "../../../../words/lexicon.ts";
import type { PlayWords } from "./de.ts";

export type { PlayWords };

export const PLAY = new Lexicon<PlayWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});

/** A part, once its words are there. */
export async function said<T>(part: Promise<T>): Promise<T> {
  await PLAY.learn(settings.value.lang);
  return part;
}
