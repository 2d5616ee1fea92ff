/** What a key does with the question from wherever the keyboard is: its button is pressed, the last thing taken back, the focus goes there. */

import { isShown } from "../app/shown.ts";
import { underway } from "./draft.ts";
import type { Face, Scene } from "../faces/face.ts";

const FIRST = ".coach-on .primary, .controls :is(.fp-first, .primary), .hand .fp-first";
const BACK = ":is(.controls, .hand) [data-does=back]";
const WAYS = [".hand button[tabindex='0'], .hand button:not([tabindex])", ".ask .controls button", ".ask button", ".result a, .result button"];

const able = (which: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(which)].find((one) => one.getAttribute("aria-disabled") !== "true" && isShown(one)) ?? null;

/** What answers now, or makes the next step of the answer; null: something is still to be chosen. */
export const primary = (): HTMLElement | null => able(FIRST);

/** Takes back what was chosen or laid last; null: nothing was. */
export const wayBack = (): HTMLElement | null => able(BACK);

/** The focus goes to the hand or to the question. */
export function toQuestion(): void {
  WAYS.map((way) => document.querySelector<HTMLElement>(way)).find(Boolean)?.focus();
}

/** The button that answers is pressed; where something is still to be chosen, the focus goes there. */
export function answer(): void {
  const button = primary();
  if (button) button.click();
  else toQuestion();
}

/** Whether a way that is not noted yet leads there: the button that answers notes it. */
export const isLaid = (region: string, { draft }: Scene): boolean => draft !== null && underway(draft)?.routes[0]?.path.at(-1) === region;

/** Whether the button that answers is about this region: it was chosen, or what was chosen lies there. */
export const isMeant = (face: Face, region: string, scene: Scene): boolean =>
  scene.draft !== null && !scene.busy && (isLaid(region, scene) || (face.meant?.(region, scene) ?? Object.values(scene.draft.chosen).includes(region)));
