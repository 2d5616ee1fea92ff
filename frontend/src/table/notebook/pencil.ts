/** Drawing on a plan: what is in hand, and what the next place that is chosen does. */

import { Observable } from "../../app/observable.ts";
import { drawingTool } from "../drawingLayer.ts";
import type { Colour, Mark, Notebook } from "./notebook.ts";

export interface Pencil {
  readonly book: Notebook;
  readonly plan: string;
  readonly kind: Mark["kind"];
  readonly colour: Colour;
  /** Where the arrow begins that is being drawn. */
  readonly from: string | null;
}

export const pencil = new Observable<Pencil | null>(null);

/** The note that was opened on the map, for the notebook to show. */
export const opened = new Observable<string | null>(null);

/** What a chosen place makes of the pencil, and the mark that is whole by it; null: none yet. */
export function touched(now: Pencil, region: string): readonly [Pencil, Mark | null] {
  if (now.kind === "circle") return [now, { kind: "circle", place: region, to: null, colour: now.colour }];
  if (now.from === null) return [{ ...now, from: region }, null];
  if (now.from === region) return [{ ...now, from: null }, null]; // once more: not from there
  return [{ ...now, from: null }, { kind: "arrow", place: now.from, to: region, colour: now.colour }];
}

/** Places that are chosen are for this plan from now on, until it is put down. `failed` is told what was refused. */
export function takeUp(book: Notebook, plan: string, failed: (error: unknown) => void): void {
  pencil.value = { book, plan, kind: "arrow", colour: "red", from: null };
  book.show(plan, true);
  drawingTool.value = (region) => {
    if (!pencil.value) return;
    const [next, mark] = touched(pencil.value, region);
    pencil.value = next;
    if (mark) book.change(plan, ({ marks }) => ({ marks: [...marks, mark] })).catch(failed);
  };
}

export function putDown(): void {
  pencil.value = null;
  drawingTool.value = null;
}
