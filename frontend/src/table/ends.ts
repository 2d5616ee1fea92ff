/** Where a draft ends, in words: of two players the other one has a name. */

import type { Scene } from "../faces/face.ts";
import type { Say } from "../words/table/index.ts";
import type { Ahead } from "./draft.ts";

export function endsText(say: Say, { seats, viewer }: Scene, ends: NonNullable<Ahead["ends"]>): string {
  const [other, more] = seats.filter(({ seat }) => seat !== viewer);
  return ends === "other" && other && !more ? say("ends_one", { name: other.name }) : say(`ends_${ends}`);
}
