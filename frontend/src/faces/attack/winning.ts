/** A neutral region was named before any action: diplomacy, or an attack where an army gets there; where both can be, it is asked which. */

import { learnRoutes } from "../../table/route/learn.ts";
import { routing } from "../../table/route/routing.ts";
import type { LegalAction, Scene } from "../face.ts";
import { theRegion, wordsOf } from "./drawn.tsx";

/** `steps`: up to the diplomacy, of which nothing is rolled yet. */
export async function ask(region: string, scene: Scene, steps: readonly LegalAction[], seek: () => void): Promise<void> {
  const { draft } = scene;
  if (!draft) return;
  const sway = (): void => { scene.redraft(steps, { region }); };
  const [found] = await Promise.all([scene.routes(region, null), learnRoutes()]);
  if (!found?.routes.length) {
    sway();
    return;
  }
  const w = wordsOf(scene);
  const answer = (action: "diplomacy" | "move", act: () => void) => ({ label: `${w.actions[action]}: ${w.actionHelp[action]}`, pressed: false, act: () => { routing.value = null; act(); } });
  routing.value = {
    kind: "asked", draft, to: region, head: w.winHow(theRegion(scene, region)),
    answers: [answer("diplomacy", sway), answer("move", seek)],
    mark: (board) => { board.setHighlight("target", [region]); },
    picks: () => false,
  };
}
