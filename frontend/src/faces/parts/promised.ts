/** How likely a battle that is fought by plan was to be won when that began. */

import type { Scene } from "../face.ts";

/** The chance with which the plan began in a battle. */
let promised: { readonly battle: string; readonly chance: number } | null = null;
const FALL = 0.25;

/** The chance with which this battle began by plan, where it has fallen far below that; null: it goes as it was promised. */
export function fallen(scene: Scene, battle: string, chance: number): number | null {
  const key = `${battle} ${String(scene.view.turn)}`;
  if (promised?.battle !== key) promised = { battle: key, chance };
  return promised.chance - chance >= FALL ? promised.chance : null;
}

/** A plan begins, or was stopped: what it promises is what is so then. */
export function promise(): void {
  promised = null;
}
