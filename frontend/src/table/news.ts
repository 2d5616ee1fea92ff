/** What a face says of the news is fetched by whatever shows them. */

import { useEffect, useState } from "preact/hooks";

import type { Face } from "../faces/face.ts";

/** Counts up once it is there. */
export function useNews(face: Face): number {
  const [n, again] = useState(0);
  useEffect(() => { face.news?.().then(() => { again((before) => before + 1); }, () => undefined); }, [face]);
  return n;
}
