/** The page's own sentences in two languages; those of games come from the server. */

import { useMemo } from "preact/hooks";

import { change, useSettings } from "../app/settings.ts";
import type { en } from "./en.ts";

export type Lang = "de" | "en";
export type Key = keyof typeof en;

type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Args<K extends Key> = [Names<(typeof en)[K]>] extends [never]
  ? []
  : [args: Readonly<Record<Names<(typeof en)[K]>, string | number>>];

/** Says something; what stands in braces in the dictionary has to be given. */
export type Say = <K extends Key>(key: K, ...args: Args<K>) => string;

type Dictionary = Readonly<Record<Key, string>>;

const LOAD: Readonly<Record<Lang, () => Promise<Dictionary>>> = {
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
};
const known: Partial<Record<Lang, Dictionary>> = {};

/** Fetches the sentences of a language; before that nothing can be said in it. */
export async function learn(lang: Lang): Promise<void> {
  known[lang] ??= await LOAD[lang]();
}

/** The page goes on in another language, as soon as it knows its sentences. */
export async function speakIn(lang: Lang): Promise<void> {
  await learn(lang);
  change({ lang });
}

export function speaker(lang: Lang): Say {
  return (key, ...args) => {
    const [values] = args as readonly [Readonly<Record<string, string | number>>?];
    return (known[lang]?.[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole));
  };
}

/** The sentences in the language that is set. */
export function useSay(): Say {
  const { lang } = useSettings();
  return useMemo(() => speaker(lang), [lang]);
}
