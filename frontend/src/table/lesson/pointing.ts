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

/** What of the way may be done now, in its order, each once. */
export function ahead(way: readonly number[], draft: Draft): readonly LegalAction[] {
  const choices = legal(draft);
  return [...new Set(left(way, draft))].flatMap((number) => choices.find((one) => one.number === number) ?? []);
}

/** What is still to be chosen of an action, as it stands in `data-about`: "unit tank", "action move". */
export const missing = (action: LegalAction, draft: Draft): readonly (readonly [string, string])[] =>
  Object.entries(action.fields).filter(([field, value]) => draft.chosen[field] !== value);

const PARTS = [".hand", ".ask", ".told-sheet"];
const GLOW = "data-glow";
const OFF = "[aria-disabled=true]";
const MEANS = "[data-about], [data-does]";
const FIRST = PARTS.flatMap((part) => [`${part} .fp-first:not(${OFF})`, `${part} .button.primary:not(${OFF})`]).join(", ");

/** What in the hand and beside the question means a thing. */
function partsOf(field: string, value: string): readonly Element[] {
  return PARTS.flatMap((part) => [...document.querySelectorAll(part)]).flatMap((part) => [...part.querySelectorAll(MEANS)]).filter((one) => {
    const says = one.getAttribute("data-does") ?? one.getAttribute("data-about") ?? "";
    return says === `${field} ${value}` || (field !== "action" && says.endsWith(` ${value}`));
  });
}

interface Targets {
  readonly regions: readonly string[];
  readonly buttons: readonly Element[];
  /** Rows that already hold as many as are wanted. */
  readonly full: boolean;
}

/** Where an action is chosen: on the map, in the hand, by buttons; of a row by the one that adds one. `n`: how often it is done. */
function targetsOf(action: LegalAction, n: number, draft: Draft, isRegion: (id: string) => boolean): Targets {
  const fields = missing(action, draft);
  const parts = fields.flatMap(([field, value]) => partsOf(field, value));
  const rows = [...new Set(parts.flatMap((one) => one.closest(".fp-stepper") ?? []))];
  const short = rows.filter((row) => Number.parseInt(row.querySelector("output")?.textContent ?? "0", 10) < n);
  const buttons = [
    ...short.flatMap((row) => row.querySelector(".fp-steps button:last-child") ?? []),
    ...parts.filter((one) => !one.closest(".fp-stepper")).flatMap((one) => one.closest("button") ?? one.querySelector("button") ?? []),
  ].filter((one) => !one.matches(`${OFF}, [aria-pressed=true]`));
  return { regions: fields.map(([, value]) => value).filter(isRegion), buttons, full: rows.length > 0 && short.length === 0 };
}

/** Lets glow what is to be pressed next; `way` null: nothing. */
export function point(way: readonly number[] | null, draft: Draft | null, named: readonly string[], isRegion: (id: string) => boolean): void {
  for (const one of document.querySelectorAll(`[${GLOW}]`)) one.removeAttribute(GLOW);
  let found: Targets = { regions: [], buttons: [], full: false };
  const able = way && draft ? ahead(way, draft) : [];
  for (const action of able) {
    if (!way || !draft || action.fields["action"] !== able[0]?.fields["action"]) break; // what is chosen so far is put down first
    found = targetsOf(action, way.filter((number) => number === action.number).length, draft, isRegion);
    if (!found.full) break;
  }
  const does = found.buttons.find((one) => one.getAttribute("data-does")?.startsWith("action "));
  const shown = does ? [does] : found.buttons;
  const wanted = does || found.full ? [] : found.regions;
  const pressed = way && draft && !wanted.length && !shown.length ? [document.querySelector(FIRST)] : shown;
  for (const one of pressed) one?.setAttribute(GLOW, "");
  pointed.value = { named, wanted };
}
