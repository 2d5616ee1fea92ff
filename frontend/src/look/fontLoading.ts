/** Fetches fonts before anything is written with them, so that nothing has to be laid out twice. */

import type { Look } from "./theme.ts";

function fetchAll(fonts: readonly string[]): void {
  for (const font of fonts) document.fonts.load(font).catch(() => undefined);
}

/** Those that are around every board; `ahead.ts` names the same files. */
export function fetchTableFonts(): void {
  fetchAll(["600 1em 'Barlow Condensed'", "700 1em 'Barlow Condensed'", "600 1em Barlow", "700 1em Barlow", "700 1em Cinzel"]);
}

/** Those on a map. */
export function fetchMapFonts(look: Look): void {
  fetchAll(look === "parchment" ? ["700 1em 'Alegreya Sans SC'", "500 1em 'EB Garamond'", "italic 500 1em 'EB Garamond'"] : ["italic 500 1em 'Barlow Condensed'"]);
}
