/** A picture of a game's map with pieces on it, for choosing: with names in the reader's language. It comes when it is near. */

import type { Lang } from "../words/lexicon.ts";

const FILES = import.meta.glob<string>("./pictures/*.{avif,webp}", { query: "?url", import: "default", eager: true });

export function Picture({ game, lang }: { readonly game: string; readonly lang: Lang }) {
  const [small, plain] = ["avif", "webp"].map((kind) => FILES[`./pictures/${game}.${lang}.${kind}`]);
  if (plain === undefined) return null;
  return <picture><source type="image/avif" srcset={small} /><img src={plain} alt="" loading="lazy" width="1040" height="540" /></picture>;
}
