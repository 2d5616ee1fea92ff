/** Which battle is fought by plan; apart from its buttons, for whoever only asks. */

import type { Scene } from "../face.ts";

/** The battle, and the turn, so that a later one in the same place is asked anew. */
let planned: string | null = null;

/** All battles that are still to be fought. */
export const ALL = "*";

/** Whether this battle is fought by plan, so that nothing of it is asked. */
export const runs = (scene: Scene, battle: string): boolean => [battle, ALL].some((one) => planned === `${one} ${String(scene.view.turn)}`);

/** A battle, or all of them, are fought by plan from now on; null: none is. */
export function plans(scene: Scene, battle: string | null): void {
  planned = battle === null ? null : `${battle} ${String(scene.view.turn)}`;
}
