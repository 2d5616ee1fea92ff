/** The names of a game's things in the reader's language. */

import type { GameWords } from "../faces/face.ts";
import type { MapFile } from "../board/mapfile.ts";
import type { GameDetail } from "../net/shapes.ts";
import type { Lang } from "../words/index.ts";

/** Names from the server; regions that it does not name have the name on the map. A kind of action (`action`) is said
 * with an ellipsis for each of its parts. */
export function gameWords(detail: GameDetail | null, map: MapFile | null, lang: Lang, title: string): GameWords {
  return {
    lang,
    title: detail?.title ?? title,
    name(field, id) {
      const known = field === "action" ? detail?.actions[id]?.sentence : field === "end" ? detail?.endings[id] : detail?.names[field]?.[id];
      if (known !== undefined) return known;
      const drawn = map?.regions[id]?.[lang];
      if (drawn !== undefined) return drawn;
      const text = id.replaceAll("_", " ");
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
  };
}
