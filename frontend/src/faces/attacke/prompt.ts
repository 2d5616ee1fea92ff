/** What is asked at this very step, where that is narrower than the question. */

import type { Scene } from "../face.ts";
import { landOf, nameOf, wordsOf } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { question } from "./selection.ts";
import { story } from "./story.ts";

export function prompt(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const who = nameOf(scene, known.active);
  switch (question(draft)) {
    case "Turn.choose": return known.asks["late"] === 1 ? w.askLate : w.askTurn;
    case "Fight.answer": return w.askDefend(who, landOf(scene, story(scene).fights.at(-1)?.land ?? ""));
    case "Revolt.counter": case "Revolt.sealed": return w.askRevolt(who, story(scene).revolts.at(-1)?.continent !== "");
    case "Demand.answer": return w.askPay(who, known.asks["amount"] ?? 0);
    default: return "";
  }
}
