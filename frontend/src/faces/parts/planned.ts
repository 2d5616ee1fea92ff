/** Which battle is fought by plan; apart from its buttons, for whoever only asks. */

import type { Scene } from "../face.ts";

/** The battle, and the turn, so that a later one in the same place is asked anew. */
let planned: string | null = null;

/** Whether this battle is fought by plan, so that nothing of it is asked. */
export const runs = (scene: Scene, battle: string): boolean => planned === `${battle} ${String(scene.view.turn)}`;

/** A battle is fought by plan from now on; null: none is. */
export function plans(scene: Scene, battle: string | null): void {
  planned = battle === null ? null : `${battle} ${String(scene.view.turn)}`;
}
