/** What is asked at this step, where the question itself says less. */

import { legal, underway } from "../../table/draft.ts";
import { routed, routing, type Routing } from "../../table/route/routing.ts";
import type { Draft, Scene } from "../face.ts";
import { ALL, runs } from "../parts/planned.ts";
import { act, question } from "../parts/steps.ts";
import { isBeyond, isMovement, targets } from "./asking.ts";
import { listed, powerName, spaceOf, wordsOf } from "./drawn.tsx";
import { afresh } from "./map.ts";
import { asked, facts, powersOf, seatOf, size } from "./facts.ts";
import { stack } from "./stack.ts";
import { isFirst } from "./story.ts";

const isOrder = (now: string): boolean => now === "SeaBattle.order" || now === "LandBattle.order";

/** By several orders something gets on from there, or it is asked by which. */
export const leads = (draft: Draft): Routing | null => routed(routing.value, draft);

export function prompt(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const now = question(draft);
  if (draft.decision.question === "Purchase.buy" && size(known.bought)) return w.inBasket(listed(scene, known.bought)); // a sheet that was put down says it, too
  if (now === "" && draft.steps.length && known.phase === "place") return w.allPlaced;
  if (now === "" || isBeyond(scene, draft)) return draft.decision.sentence;
  if (isMovement(now)) {
    const going = stack(scene);
    const [here, there] = going?.going.way === "load" ? [going.target, going.from] : [going?.from ?? asked(known, "picked"), going?.target ?? ""];
    if (there) return w.howMany(spaceOf(scene, here), spaceOf(scene, there));
    if (here && !underway(draft) && (targets(draft).length || leads(draft))) return (afresh(scene, draft) ? w.targetHint : w.moreHint)(spaceOf(scene, here)); // what stands where all has moved is no matter
    return `${powerName(scene, known.power)}: ${now === "NonCombat.order" ? w.pickToMove(known.flights.length > 0) : w.pickToAttack}`;
  }
  if (now === "Advance.place") return w.advanceAsk(powerName(scene, known.power), known.cash[known.power]);
  if (now === "Placement.place") return size(known.bought) ? w.placeAsk(powerName(scene, known.power), size(known.bought)) : w.allPlaced;
  if (now === "Battles.choose" && runs(scene, ALL)) return w.runs;
  if (runs(scene, known.fighting) && (now === "Losses.choose" || isOrder(now))) return w.runsIn(spaceOf(scene, known.fighting));
  if (now === "Losses.choose") return w.loseAsk(spaceOf(scene, known.fighting));
  if (isOrder(now)) return w.orderAsk(spaceOf(scene, known.fighting), isFirst(scene), legal(draft).map(act));
  // whoever has several powers reads for which of them
  const { seat, sentence } = draft.decision;
  const several = powersOf(seat, known.players).length > 1 && seatOf(known.power, known.players) === seat;
  return several ? `${powerName(scene, known.power)}: ${draft.ahead?.decision?.sentence ?? sentence}` : "";
}
