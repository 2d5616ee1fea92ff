/** The names of a game's things in the reader's language. */

import type { GameWords } from "../faces/face.ts";
import type { MapFile } from "../board/mapfile.ts";
import type { GameDetail } from "../net/shapes.ts";
import type { Lang } from "../words/lexicon.ts";

/** Names from the server; regions that it does not name have the name on the map, and an id that its field does not name
 * has its name from elsewhere; parts of a view (`fact`) that have no name are said as they are written. A kind of action (`action`) is said
 * with an ellipsis for each of its parts. A game that begins at a start of its own is told as that start. */
export function gameWords(detail: GameDetail | null, maps: readonly MapFile[], lang: Lang, title: string, start: string | null = null): GameWords {
  const anywhere: Record<string, string> = {};
  for (const [field, names] of Object.entries(detail?.names ?? {})) if (field !== "fact" && !field.startsWith("the-")) Object.assign(anywhere, names);
  return {
    lang,
    title: detail?.title ?? title,
    ...(detail && { summary: detail.starts.find(({ name }) => name === start)?.help ?? detail.summary }),
    bySeat: detail?.by_seat ?? [],
    ofSeats: detail?.of_seats ?? [],
    dice: detail?.dice ?? [],
    name(field, id) {
      const known = field === "action" ? detail?.actions[id]?.name : field === "end" ? detail?.endings[id] : detail?.names[field]?.[id];
      if (known !== undefined) return known;
      const drawn = field === "fact" ? undefined : (maps.find(({ regions }) => id in regions)?.regions[id]?.[lang] ?? anywhere[id]);
      if (drawn !== undefined) return drawn;
      const text = id.replaceAll("_", " ");
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
  };
}
