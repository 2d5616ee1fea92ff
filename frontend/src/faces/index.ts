/** Which game has a face of its own; each is loaded when a table of that game is opened. */

import type { Face } from "./face.ts";

const FACES = import.meta.glob<{ readonly face: Face }>(["./*/index.ts", "./*/index.tsx"]);

/** The face of a game; null: the generic one has to do. */
export async function loadFace(game: string): Promise<Face | null> {
  const load = FACES[`./${game}/index.ts`] ?? FACES[`./${game}/index.tsx`];
  return load ? (await load()).face : null;
}
