/** What the map asks is laid above a phone's sheet, a full one too. */

import { ROUND } from "./under.ts";

/** How much of a room on the map a phone's sheet lies over as it is now, a full one too: what is asked there is laid above it. */
export function hidden(room: Element | null): number {
  const sheet = document.querySelector<HTMLElement>(".sheet-phone");
  return room && sheet && sheet.offsetLeft === 0 ? Math.max(0, room.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top - ROUND) : 0;
}
