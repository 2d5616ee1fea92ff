/** In the top bar, where the game is: its round and phase, or that it is over. */

import type { Face, Scene } from "../faces/face.ts";
import { useSay } from "../words/table/index.ts";

export function TopPart({ face, scene }: { readonly face: Face; readonly scene: Scene | null }) {
  const say = useSay();
  if (!face.Top || !scene) return null;
  return <div class="top-part">{scene.status === "over" && !face.topStays ? <b class="top-over">{say("game_over")}</b> : <face.Top scene={scene} />}</div>;
}
