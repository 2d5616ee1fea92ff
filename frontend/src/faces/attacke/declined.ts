/** Why an attack cannot be met, told to who is attacked before it is answered for them. Pure. */

import type { Scene } from "../face.ts";
import { facts, missingArms } from "./facts.ts";
import { continentOf, landOf, wordsOf } from "./drawn.tsx";
import { question } from "./selection.ts";
import { story } from "./story.ts";

/** What is missing in the hand, and what goes for it; "" where nothing is answered by itself. */
export function declined(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  const w = wordsOf(scene);
  const { hand } = facts(scene.view);
  const asked = question(draft);
  if (asked === "Fight.answer") {
    return w.givenUp(missingArms(hand), hand["joker"] ?? 0, landOf(scene, story(scene).fights.at(-1)?.land ?? ""));
  }
  if (asked !== "Revolt.counter" && asked !== "Revolt.sealed") return "";
  const revolt = story(scene).revolts.at(-1);
  return w.notCountered(revolt?.continent ? continentOf(scene, revolt.continent) : landOf(scene, revolt?.land ?? ""));
}
