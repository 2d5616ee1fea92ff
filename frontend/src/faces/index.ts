/** Which game has a face of its own; each is loaded when a table of that game is opened. */

import type { Lang } from "../words/lexicon.ts";
import type { Face } from "./face.ts";

const FACES = import.meta.glob<{ readonly face: Face }>(["./*/index.ts", "./*/index.tsx"]);

/** The face of a game, with what it says in a language; null: the generic one has to do. */
export async function loadFace(game: string, lang: Lang): Promise<Face | null> {
  const load = FACES[`./${game}/index.ts`] ?? FACES[`./${game}/index.tsx`];
  if (!load) return null;
  const { face } = await load();
  await face.learn?.(lang);
  return face;
}
