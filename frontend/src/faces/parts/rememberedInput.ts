/** What somebody is filling in, kept beside the table: it stays when a phone is turned and the page is laid out anew. */

import { useState } from "preact/hooks";

import { momentOf } from "../../table/draft.ts";
import type { Draft, Scene } from "../face.ts";

const OURS = "input "; // beside what others keep there

/** Under which name it is kept. */
export const inputKey = (draft: Draft, name: string): string => OURS + momentOf(draft) + name;

/** What is filled in under this name now, for others than the component that fills it in. */
export const rememberedNow = <T>(scene: Scene, draft: Draft, name: string, first: T): T => {
  const key = inputKey(draft, name);
  return scene.kept.has(key) ? (scene.kept.get(key) as T) : first;
};

const AGAIN = "as it was planned";

/** Asks again what is planned: behind `steps`, the others, its numbers stand filled in by their names. */
export function askAgain(scene: Scene, draft: Draft, steps: Draft["steps"], filled: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries({ ...filled, [AGAIN]: draft.steps })) scene.kept.set(inputKey({ ...draft, steps }, name), value);
}

/** The steps as they were before one of them was asked again, for whoever changes nothing; null: none was. */
export const asPlanned = (scene: Scene, draft: Draft): Draft["steps"] | null => rememberedNow<Draft["steps"] | null>(scene, draft, AGAIN, null);

/** It is answered. */
export const answeredAgain = (scene: Scene, draft: Draft): unknown => scene.kept.delete(inputKey(draft, AGAIN));

/** Like a state of the component; `name` tells what it is for. Another answer, or other steps, begin anew. */
export function useRemembered<T>(scene: Scene, draft: Draft, name: string, first: T): readonly [T, (value: T) => void] {
  const moment = inputKey(draft, "");
  const [, redraw] = useState(0);
  const set = (next: T): void => {
    for (const old of scene.kept.keys()) if (old.startsWith(OURS) && !old.startsWith(moment)) scene.kept.delete(old);
    scene.kept.set(moment + name, next);
    redraw((n) => n + 1);
  };
  return [rememberedNow(scene, draft, name, first), set];
}
