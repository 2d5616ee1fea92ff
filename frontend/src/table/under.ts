/** How far a phone's sheet reaches over the room that the map has, or stays below it: the map, and what is told over it, end where the sheet begins. */

import { Observable } from "../app/observable.ts";

/** CSS pixels; below 0: the sheet is lower than that. Told to elements by their own style: a property that is inherited would style the whole map anew. */
export const under = new Observable(0);

const ROUND = 14; // CSS pixels of the sheet's upper corners, behind which the map goes on

/** How much of a room on the map a phone's sheet lies over as it is now, a full one too: what is asked there is laid above it. */
export function hidden(room: Element | null): number {
  const sheet = document.querySelector<HTMLElement>(".sheet-phone");
  return room && sheet && sheet.offsetLeft === 0 ? Math.max(0, room.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top - ROUND) : 0;
}

/** Of a sheet that is open to what it holds; one that is put down or beside the map changes nothing, nor a full one that lies over it. */
export function measured(sheet: HTMLElement): number {
  const board = sheet.parentElement?.querySelector<HTMLElement>(".board-side");
  const { size } = sheet.dataset;
  if (!board || sheet.offsetLeft > 0 || (size !== "half" && size !== "full")) return 0;
  const over = board.offsetTop + board.offsetHeight - sheet.offsetTop - ROUND;
  return size === "full" ? Math.min(over, 0) : over; // full, it may hold little: the map goes on down to it
}
