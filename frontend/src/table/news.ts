/** What a face says of the news is fetched by whatever shows them. */

import { useEffect, useState } from "preact/hooks";

import type { Face, FaceNews } from "../faces/face.ts";

const fetched = new WeakMap<Face, FaceNews>();

/** Nothing until it is there. */
export function useNews(face: Face): FaceNews {
  const [, again] = useState(0);
  const news = fetched.get(face);
  useEffect(() => {
    if (news) return;
    face.news?.().then((found) => {
      fetched.set(face, found);
      again((n) => n + 1);
    }, () => undefined);
  }, [face, news]);
  return news ?? NONE;
}

const NONE: FaceNews = {};
