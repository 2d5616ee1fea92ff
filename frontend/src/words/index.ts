/** The page's own sentences in two languages; those of games come from the server. */

import { useMemo } from "preact/hooks";

import { useSettings } from "../app/settings.ts";
import type { en } from "./en.ts";
import { dictionaries, type Lang } from "./lexicon.ts";

export type { Lang } from "./lexicon.ts";
export type Key = keyof typeof en;

type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Args<K extends Key> = [Names<(typeof en)[K]>] extends [never]
  ? []
  : [args: Readonly<Record<Names<(typeof en)[K]>, string | number>>];

/** Says something; what stands in braces in the dictionary has to be given. */
export type Say = <K extends Key>(key: K, ...args: Args<K>) => string;

/** Speaks a language that has been learnt (`lexicon.ts`). */
export function speaker(lang: Lang): Say {
  return (key, ...args) => {
    const [values] = args as readonly [Readonly<Record<string, string | number>>?];
    return dictionaries.in(lang)[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole));
  };
}

/** The sentences in the language that is set. */
export function useSay(): Say {
  const { lang } = useSettings();
  return useMemo(() => speaker(lang), [lang]);
}
