/** A picture of each game's map with pieces on it, for choosing: with names in the reader's language. */

import type { Lang } from "../words/lexicon.ts";

const FILES = import.meta.glob<string>("./pictures/*.webp", { query: "?url", import: "default", eager: true });

export function picture(game: string, lang: Lang): string | undefined {
  return FILES[`./pictures/${game}.${lang}.webp`];
}
