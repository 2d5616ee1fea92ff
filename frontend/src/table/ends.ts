/** Where a draft ends, in words: of two players the other one has a name. */

import type { Scene } from "../faces/face.ts";
import type { Say } from "../words/table/index.ts";
import type { Ahead } from "./draft.ts";

/** Whether the turn is over with what is laid down. */
export const turned = ({ settled }: Scene, ahead: Ahead | null | undefined): boolean => ahead?.decision === null && ahead.ends !== "over" && ahead.view["turn"] !== settled["turn"];

export function endsText(say: Say, scene: Scene, ahead: Ahead): string {
  const { seats, viewer } = scene;
  const { ends } = ahead;
  if (ends === null) return "";
  if (turned(scene, ahead)) return say("ends_turn");
  const [other, more] = seats.filter(({ seat }) => seat !== viewer);
  return ends === "other" && other && !more ? say("ends_one", { name: other.name }) : say(`ends_${ends}`);
}
