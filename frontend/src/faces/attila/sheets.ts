/** Conflicts and scorings as sheets, and what of a line of the log is told by itself. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Beats, Scene, Sheet } from "../face.ts";
import { story } from "./story.ts";
import { WORDS } from "./words/index.ts";

const ConflictScene = lazy(async () => (await import("./ConflictScene.tsx")).ConflictScene);
const ScoringScene = lazy(async () => (await import("./ScoringScene.tsx")).ScoringScene);
fetchWhenIdle(ConflictScene, ScoringScene);

/** Cards are revealed; then peoples leave; then it is scored. */
export const beats: Beats = { strength: "beat", left: "cut", scoring: "stop", final_scoring: "stop" };

export function sheets(scene: Scene): readonly Sheet[] {
  const w = WORDS.in(scene.words.lang);
  const { conflicts, scorings } = story(scene);
  return [
    ...conflicts.map(({ key, province, pacified }): Sheet => ({ key, over: pacified !== "", places: [province], title: w.conflictIn(scene.words.name("province", province)), mine: scene.viewer >= 0, width: 480, Part: ConflictScene })),
    ...scorings.map(({ key, century }): Sheet => ({ key, over: true, places: [], title: century === "final" ? w.finalScoring : w.scoringOf(scene.words.name("century", century)), mine: scene.viewer >= 0, stop: true, width: 560, Part: ScoringScene })),
  ];
}
