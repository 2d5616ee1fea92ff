/** Which battle is fought by plan; apart from its buttons, for whoever only asks. */

import { Observable } from "../../app/observable.ts";
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

/** A decision that was looked at last, and whether a plan answers it. */
export const answering = new Observable<{ readonly id: string; readonly on: boolean }>({ id: "", on: false });

/** What answers a decision is said as often as it is drawn. */
export function answers(id: string, on: boolean): void {
  const now = answering.value;
  if (now.id !== id || now.on !== on) answering.value = { id, on };
}

/** Whether a plan answers this decision of a turn, or will: what the one before was answered by is likely to go on. */
export const byPlan = (turn: number): boolean => answering.value.on && fought(turn);

/** Whether anything of a turn is fought by plan. */
export const fought = (turn: number | undefined): boolean => planned?.endsWith(` ${String(turn)}`) ?? false;
