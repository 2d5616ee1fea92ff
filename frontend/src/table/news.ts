/** What a face says of the news is fetched by whatever shows them. */

import { useEffect, useState } from "preact/hooks";

import type { Face, FaceNews } from "../faces/face.ts";

const fetched = new WeakMap<Face, FaceNews>();

/** null until it is there: what is shown before would be said in other words, and move, a moment later. */
export function useNews(face: Face): FaceNews | null {
  const [, again] = useState(0);
  const news = fetched.get(face);
  useEffect(() => {
    if (news) return;
    face.news?.().catch(() => NONE).then((found) => {
      fetched.set(face, found);
      again((n) => n + 1);
    }, () => undefined);
  }, [face, news]);
  return news ?? (face.news ? null : NONE);
}

const NONE: FaceNews = {};
