/** Where a small box that asks lies on the board. */

import type { Point } from "./mapfile.ts";

const [GAP, EDGE] = [12, 8]; // CSS pixels from the place, and to the edge

/** Lays a small box above a place (CSS pixels of its room), below it where above is too little room: wholly in sight. */
export function above(box: HTMLElement, [x, y]: Point): void {
  const { offsetWidth: width, offsetHeight: height, parentElement: room } = box;
  const within = (at: number, long: number, all = 0): number => Math.max(EDGE, Math.min(at, all - long - EDGE));
  const top = y - height - GAP;
  box.style.left = `${String(within(x - width / 2, width, room?.clientWidth))}px`;
  box.style.top = `${String(within(top < EDGE ? y + GAP : top, height, room?.clientHeight))}px`;
}
