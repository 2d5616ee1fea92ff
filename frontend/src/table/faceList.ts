/** What a game's face says beside names, fetched when it is first shown. */

import { useEffect, useState } from "preact/hooks";

import type { Face, FaceList } from "../faces/face.ts";

/** Empty until it is there, and where it says nothing. */
export function useFaceList(face: Pick<Face, "list"> | undefined): FaceList {
  const [list, set] = useState<FaceList>({});
  useEffect(() => { void face?.list?.().then(set); }, [face?.list]);
  return list;
}
