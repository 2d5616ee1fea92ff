/** What is asked at this step, where the question itself says less. */

import type { Scene } from "../face.ts";
import { runs } from "../parts/planned.ts";
import { question } from "../parts/steps.ts";
import { nameOf, regionOf, wordsOf } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { afresh, picked } from "./map.ts";
import { isFight, isMovement, spent, stuck, targets } from "./questions.ts";
import { endsTurn } from "./Turn.tsx";

export function prompt(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  const w = wordsOf(scene);
  const asked = question(draft);
  if (isFight(asked || draft.decision.question) && runs(scene, facts(scene.view).fighting)) return w.auto; // nothing of it is asked
  if (stuck(draft)) return w.nothingMoves;
  const [from, to] = [picked(scene), draft.chosen["region"]];
  if (isMovement(asked) && from) { // one thing is said, and it is what comes next
    if (to !== undefined) return w.howMany(regionOf(scene, from), regionOf(scene, to));
    const { land, sea } = targets(draft);
    return (land.size + sea.size === 0 ? w.noTargets : afresh(scene, draft) ? w.targetHint : w.moreHint)(regionOf(scene, from));
  }
  if (asked === "Movement.order" && facts(scene.view).asks["blitz"]) return w.blitzAsk; // it is asked as the movement is
  if (asked === "Negotiation.build") return w.buildAsk(nameOf(scene, facts(scene.view).offeree));
  if (spent(draft)) return w.nothingMore;
  if (asked === "Turn.choose" && draft.steps.length) return w.carryAsk;
  if (asked !== "") return "";
  return endsTurn({ scene, draft }) ? w.endNow : draft.decision.sentence; // nothing more can be drafted
}
