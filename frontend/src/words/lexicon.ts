/** Words in the page's languages, each fetched when it is first wanted: nobody loads a language that is not read. */

import type { en } from "./en.ts";

export type Lang = "de" | "en";

export class Lexicon<Words> {
  readonly #known: Partial<Record<Lang, Words>> = {};
  readonly #fetched: Readonly<Record<Lang, () => Promise<Words>>>;

  constructor(fetched: Readonly<Record<Lang, () => Promise<Words>>>) {
    this.#fetched = fetched;
  }

  /** Rejects if the words do not arrive. */
  async learn(lang: Lang): Promise<Words> {
    return (this.#known[lang] ??= await this.#fetched[lang]());
  }

  /** The words of a language that has been learnt. */
  in(lang: Lang): Words {
    const words = this.#known[lang];
    if (words === undefined) throw new Error(`${lang} has not been learnt yet`);
    return words;
  }
}

/** The page's own sentences. */
export const dictionaries = new Lexicon<Readonly<Record<keyof typeof en, string>>>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});
