/** The page's own sentences in two languages, in chapters: a page waits for the words that it says first, and for no others
 * (`app/ui.tsx`: `lazy`). What games say comes from the server. */

import { useMemo } from "preact/hooks";

import { settings, useSettings } from "../app/settings.ts";
import type { en as log } from "./log/en.ts";
import type { en as common } from "./common/en.ts";
import { Lexicon, type Lang } from "./lexicon.ts";
import type { en as lobby } from "./lobby/en.ts";
import type { en as menu } from "./menu/en.ts";
import type { en as notifications } from "./notifications/en.ts";
import type { en as opening } from "./opening/en.ts";
import type { en as rules } from "./rules/en.ts";
import type { en as options } from "./settings/en.ts";
import type { en as table } from "./table/en.ts";
import type { en as trust } from "./trust/en.ts";

type All = typeof log & typeof common & typeof lobby & typeof menu & typeof notifications & typeof opening & typeof options & typeof rules & typeof table & typeof trust;
export type Key = keyof All;
export type CommonKey = keyof typeof common;

type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Args<K extends Key> = [Names<All[K]>] extends [never]
  ? []
  : [args: Readonly<Record<Names<All[K]>, string | number>>];

/** Says something of a chapter, or of what every page says; what stands in braces in the dictionary has to be given. */
export type Speaks<Keys extends Key = never> = <K extends Keys | CommonKey>(key: K, ...args: Args<K>) => string;

export class Chapter<Keys extends Key = never> extends Lexicon<Readonly<Record<Keys, string>>> {
  /** Speaks a language that has been learnt. */
  readonly speaker = (lang: Lang): Speaks<Keys> => {
    const own: Readonly<Partial<Record<Key, string>>> = this.in(lang);
    const common: Readonly<Partial<Record<Key, string>>> = COMMON.in(lang);
    return (key, ...args) => {
      const [values] = args as readonly [Readonly<Record<string, string | number>>?];
      // the words around what is written from right to left stay in order
      return (own[key] ?? common[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole).replace(/.*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b].*/, "\u2068$&\u2069"));
    };
  };

  /** The sentences in the language that is set. */
  readonly useSay = (): Speaks<Keys> => {
    const { lang } = useSettings();
    return useMemo(() => this.speaker(lang), [lang]);
  };

  /** Something that is loaded with these words. */
  async with<T>(loaded: Promise<T>): Promise<T> {
    const [found] = await Promise.all([loaded, this.learn(settings.value.lang)]);
    return found;
  }
}

/** What every page says. */
export const COMMON: Chapter<CommonKey> = new Chapter({
  de: async () => (await import("./common/de.ts")).de,
  en: async () => (await import("./common/en.ts")).en,
});
