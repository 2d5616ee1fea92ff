/** What a lesson points at: the places that it names, and what to press next on the way to its goal. */

import type { LegalAction, WayStep } from "../../net/shapes.ts";
import { legal, type Draft } from "../draft.ts";
import { FOOT } from "../scrollShadow.ts";
import { pointed } from "./pointed.ts";

/** What of the way is left after the steps of a draft. */
export function left(way: readonly WayStep[], draft: Draft): readonly WayStep[] {
  const rest = [...way];
  for (const { number } of draft.steps) {
    const at = rest.findIndex((one) => one.number === number);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** What of it may be done now, in its order, each once. */
export function ahead(way: readonly WayStep[], draft: Draft): readonly LegalAction[] {
  const choices = legal(draft);
  return [...new Set(left(way, draft).map(({ number }) => number))].flatMap((number) => choices.find((one) => one.number === number) ?? []);
}

/** What is still to be chosen of an action, as it stands in `data-about`: "unit tank", "action move". */
export const missing = ({ fields }: Pick<WayStep, "fields">, draft: Draft): readonly (readonly [string, string])[] =>
  Object.entries(fields).filter(([field, value]) => draft.chosen[field] !== value);

const PARTS = [".hand", ".ask", ".told-sheet"];
const GLOW = "data-glow";
const OFF = "[aria-disabled=true]";
const FIRST = PARTS.flatMap((part) => [`${part} .fp-first:not(${OFF})`, `${part} .button.primary:not(${OFF})`]).join(", ");
const SEND = ".ask [data-does=send]"; // what is drafted is sent, and nothing else
const WHO: ReadonlySet<string> = new Set(["power", "player"]); // a name that a place may have, too

const within = (selector: string): readonly HTMLElement[] => PARTS.flatMap((part) => [...document.querySelectorAll<HTMLElement>(`${part} ${selector}`)]);

/** What in the hand and beside the question means a thing. */
const partsOf = (field: string, value: string): readonly HTMLElement[] => within("[data-about], [data-does]").filter(({ dataset: { about = "", does = "" } }) =>
  does === `${field} ${value}` || about === `${field} ${value}` || (field !== "action" && about.endsWith(` ${value}`)));

interface Targets {
  readonly regions: readonly string[];
  readonly buttons: readonly Element[];
  /** Rows that already hold as many as are wanted. */
  readonly full: boolean;
}

/** Where an action is chosen: on the map, in the hand, by buttons; of a row by the one that adds one. `n`: how often it is done. */
function targetsOf(action: Pick<WayStep, "fields"> & { readonly notation?: string }, n: number, draft: Draft, regionsOf: (id: string) => readonly string[]): Targets {
  const fields = missing(action, draft);
  const whole = within("[data-does]").filter(({ dataset }) => dataset["does"] === action.notation);
  if (whole.length) return { regions: [], buttons: whole, full: false };
  const counts = fields.flatMap(([field, value]) => within(`[data-counts="${field}"]`).map((row) => [row, Number(value)] as const));
  const parts = fields.flatMap(([field, value]) => partsOf(field, value));
  const rows = [...new Set(parts.flatMap((one) => one.closest(".fp-stepper") ?? []))].map((row) => [row, n] as const).concat(counts);
  const short = rows.filter(([row, most]) => Number.parseInt(row.querySelector("output")?.textContent ?? "0", 10) < most);
  const buttons = [
    ...short.flatMap(([row]) => row.querySelector(".fp-steps button:last-child") ?? []),
    ...parts.filter((one) => !one.closest(".fp-stepper")).flatMap((one) => one.closest("button") ?? one.querySelector("button") ?? []),
  ].filter((one) => !one.matches(`${OFF}, [aria-pressed=true]`));
  return { regions: fields.flatMap(([field, value]) => (WHO.has(field) ? [] : regionsOf(value))), buttons, full: rows.length > 0 && short.length === 0 };
}

/** Lets glow what is to be pressed next; `way` null: nothing. `regionsOf`: the places on the maps that an id means. */
export function point(way: readonly WayStep[] | null, draft: Draft | null, named: readonly string[], regionsOf: (id: string) => readonly string[]): void {
  for (const one of document.querySelectorAll(`[${GLOW}]`)) one.removeAttribute(GLOW);
  const found = way && draft ? wantedOf(way, draft, regionsOf) : { regions: [], buttons: [] };
  for (const one of found.buttons) one.setAttribute(GLOW, "");
  pointed.value = { named, wanted: found.regions };
}

const buttons = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`button[${GLOW}]`)];

/** What stands on the button that sends what is drafted, as it glows; "": none does. */
export function sends(): string {
  const [only] = buttons();
  if (!only?.matches(`${SEND}, ${FIRST}`)) return "";
  const words = only.cloneNode(true) as HTMLElement;
  for (const small of words.querySelectorAll("small, .unseen, svg")) small.remove();
  return words.textContent.trim().replace(/\s+/g, " ");
}

/** What glows beside the question but lies below its edge, or under what stays there; null: all of it can be pressed as it lies. */
export function covered(): HTMLElement | null {
  return buttons().find((one) => {
    const frame = one.closest(".sheet-phone:not([data-size=peek]) > .sheet-in, .panel-first > .ask")?.getBoundingClientRect();
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (!frame || !one.closest(".ask")) return false;
    const row = document.elementFromPoint((left + right) / 2, bottom - 4)?.closest(FOOT); // a card may lie over another one: only the row that stays is meant
    return top < frame.top - 4 || bottom > frame.bottom + 4 || (row && !row.contains(one));
  }) ?? null;
}

/** What a word about what was done names, in the hand and beside the question: it glows where it lies. */
export function show(named: readonly (readonly [string, string])[]): void {
  for (const [field, value] of named) for (const one of partsOf(field, value)) one.setAttribute(GLOW, "");
}

function wantedOf(way: readonly WayStep[], draft: Draft, regionsOf: (id: string) => readonly string[]): Omit<Targets, "full"> {
  const rest = left(way, draft);
  const able = ahead(way, draft);
  for (const action of able) {
    if (action.fields["action"] !== able[0]?.fields["action"]) break; // what is chosen so far is put down first
    const { full, buttons, regions } = targetsOf(action, way.filter(({ number }) => number === action.number).length, draft, regionsOf);
    if (full) continue;
    const does = buttons.filter((one) => one.getAttribute("data-does")?.startsWith("action ")); // what is done comes before where
    if (does.length) return { buttons: does, regions: [] };
    if (buttons.length || regions.length) return { buttons, regions };
    break;
  }
  const sends = draft.steps.length > 0 && !able.length ? document.querySelector(SEND) : null;
  const first = sends ?? document.querySelector(FIRST);
  if (first) return { buttons: [first], regions: [] };
  const later = rest.filter(({ number }) => number !== able[0]?.number).flatMap((step) => targetsOf(step, 1, draft, () => []).buttons); // cards that go with it
  return { buttons: later, regions: [] };
}
