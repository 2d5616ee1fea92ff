/** What a lesson points at: the places that it names, and what to press next on the way to its goal. */

import { Cell } from "../../app/cell.ts";
import type { LegalAction } from "../../net/shapes.ts";
import { legal, type Draft } from "../draft.ts";

/** On the maps: the places that the text names, and those to press next. */
export const pointed = new Cell<{ readonly named: readonly string[]; readonly wanted: readonly string[] }>({ named: [], wanted: [] });

/** What of the way is left after the steps of a draft. */
export function left(way: readonly number[], draft: Draft): readonly number[] {
  const rest = [...way];
  for (const { number } of draft.steps) {
    const at = rest.indexOf(number);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** The first action of the way that may be taken now; null: the answer is whole, or leads elsewhere. */
export function next(way: readonly number[], draft: Draft): LegalAction | null {
  const choices = legal(draft);
  for (const number of left(way, draft)) {
    const found = choices.find((one) => one.number === number);
    if (found) return found;
  }
  return null;
}

/** What is still to be chosen of an action, as it stands in `data-about`: "unit tank", "action move". */
export const missing = (action: LegalAction, draft: Draft): readonly (readonly [string, string])[] =>
  Object.entries(action.fields).filter(([field, value]) => draft.chosen[field] !== value);

const PARTS = ".hand, .ask, .told-sheet";
const GLOW = "data-glow";

/** The buttons in the hand and beside the question that mean a thing; of a row the one that adds one. */
function buttonsOf(field: string, value: string): readonly Element[] {
  const found = [...document.querySelectorAll(PARTS)].flatMap((part) => [...part.querySelectorAll("[data-about], [data-does]")]).filter((one) => {
    const says = one.getAttribute("data-does") ?? one.getAttribute("data-about") ?? "";
    return says === `${field} ${value}` || (field !== "action" && says.endsWith(` ${value}`));
  });
  return found.flatMap((one) => one.closest(".fp-stepper")?.querySelector(".fp-steps button:last-child") ?? one.closest("button") ?? one.querySelector("button") ?? []).filter((one) => one.getAttribute("aria-disabled") !== "true");
}

const FIRST = ".ask .fp-first:not([aria-disabled=true]), .ask .at-first:not([aria-disabled=true]), .ask .button.primary:not([aria-disabled=true]), .told-sheet .fp-first:not([aria-disabled=true])";

/** Lets glow what is to be pressed next; `way` null: nothing. */
export function point(way: readonly number[] | null, draft: Draft | null, named: readonly string[], regions: (id: string) => boolean): void {
  for (const one of document.querySelectorAll(`[${GLOW}]`)) one.removeAttribute(GLOW);
  const action = way && draft ? next(way, draft) : null;
  const fields = action && draft ? missing(action, draft) : [];
  const wanted = fields.map(([, value]) => value).filter(regions);
  const pressed = fields.flatMap(([field, value]) => buttonsOf(field, value)).filter((one) => one.getAttribute("aria-pressed") !== "true");
  const shown = way && draft && !wanted.length && !pressed.length ? [document.querySelector(FIRST)] : pressed;
  for (const one of shown) one?.setAttribute(GLOW, "");
  pointed.value = { named, wanted };
}
