/** How far a phone's sheet reaches over the room that the map has, or stays below it: the map, and what is told over it, end where the sheet begins. */

import { Observable } from "../app/observable.ts";

/** CSS pixels; below 0: the sheet is lower than that. Told to elements by their own style: a property that is inherited would style the whole map anew. */
export const under = new Observable(0);

export const ROUND = 14; // CSS pixels of the sheet's upper corners, behind which the map goes on

/** Of a sheet that is open to what it holds; one that is put down or beside the map changes nothing, nor a full one that lies over it. */
export function measured(sheet: HTMLElement): number {
  const board = sheet.parentElement?.querySelector<HTMLElement>(".board-side");
  const { size } = sheet.dataset;
  if (!board || sheet.offsetLeft > 0 || (size !== "half" && size !== "full")) return 0;
  const over = board.offsetTop + board.offsetHeight - sheet.offsetTop - ROUND;
  return size === "full" ? Math.min(over, 0) : over; // full, it may hold little: the map goes on down to it
}
