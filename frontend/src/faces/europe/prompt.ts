/** What is asked at this step, where the question itself says less. */

import type { Scene } from "../face.ts";
import { isMovement, question } from "./asking.ts";
import { powerName, spaceOf, wordsOf } from "./drawn.tsx";
import { asked, facts, powersOf, seatOf } from "./facts.ts";

export function prompt(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const now = question(draft);
  if (isMovement(now)) {
    const [from, to] = [asked(known, "picked"), draft.chosen["space"]];
    if (from && to !== undefined) return w.howMany;
  }
  if (now === "Losses.choose") return w.loseAsk(spaceOf(scene, known.fighting));
  if (now === "") return draft.decision.sentence;
  // whoever has several powers reads for which of them
  const { seat, sentence } = draft.decision;
  const several = powersOf(seat, known.players).length > 1 && seatOf(known.power, known.players) === seat;
  return several ? `${powerName(scene, known.power)}: ${draft.ahead?.decision?.sentence ?? sentence}` : "";
}
