/** How likely a battle that is fought by plan was to be won when that began. */

import type { Draft, Scene } from "../face.ts";
import { rememberedNow } from "./rememberedInput.ts";

/** The chance with which the plan began in a battle. */
let promised: { readonly battle: string; readonly chance: number } | null = null;
const FALL = 0.25;

const keyOf = (scene: Scene, battle: string): string => `${battle} ${String(scene.view.turn)}`;

/** The chance with which this battle began by plan, where it has fallen far below that; null: it goes as it was promised. */
export function fallen(scene: Scene, battle: string, chance: number): number | null {
  const key = keyOf(scene, battle);
  if (promised?.battle !== key) promised = { battle: key, chance };
  return promised.chance - chance >= FALL ? promised.chance : null;
}

/** The press that sends off this battle says this chance. */
export function promises(scene: Scene, battle: string, chance: number): void {
  promised = { battle: keyOf(scene, battle), chance };
}

/** A plan begins, or was stopped: what it promises is what is so then. */
export function promise(): void {
  promised = null;
}

export const FELL = "fell"; // why it has stopped is kept under this name

/** Why a plan has stopped at this question: what the chance was, and what it is; "": it was not stopped. */
export const whyStopped = (scene: Scene, draft: Draft): string => rememberedNow(scene, draft, FELL, "");
