/** Words in the page's languages, each fetched when it is first wanted: nobody loads a language that is not read. */

export type Lang = "de" | "en";

export class Lexicon<Words> {
  static readonly #wanted = new Set<Lexicon<unknown>>();
  readonly #known: Partial<Record<Lang, Words>> = {};
  readonly #fetched: Readonly<Record<Lang, () => Promise<Words>>>;

  constructor(fetched: Readonly<Record<Lang, () => Promise<Words>>>) {
    this.#fetched = fetched;
  }

  /** All words that were ever wanted, in another language. Rejects if some do not arrive. */
  static async translate(lang: Lang): Promise<void> {
    await Promise.all([...Lexicon.#wanted].map((words) => words.learn(lang)));
  }

  /** Rejects if the words do not arrive. */
  async learn(lang: Lang): Promise<Words> {
    Lexicon.#wanted.add(this);
    return (this.#known[lang] ??= await this.#fetched[lang]());
  }

  /** The words of a language that has been learnt. */
  in(lang: Lang): Words {
    const words = this.#known[lang];
    if (words === undefined) throw new Error(`${lang} has not been learnt yet`);
    return words;
  }
}
