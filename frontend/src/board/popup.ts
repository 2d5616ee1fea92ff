/** Where every small box lies that opens over something: wholly in sight, also when it has grown or the window has shrunk since. */

import type { Point } from "./mapfile.ts";

export const EDGE = 8; // CSS pixels to the edge of its room
const GAP = 12; // and from the place

/** The nearest to `at` that something so long can begin, in a room so long. */
export const inside = (at: number, long: number, room: number): number => Math.max(EDGE, Math.min(at, room - long - EDGE));

/** Lays a box: now, and anew when it or the window gets another size, as with a picture that comes later. Returns what ends that. */
export function keep(box: HTMLElement, lay: () => void): () => void {
  lay();
  const grows = new ResizeObserver(lay);
  grows.observe(box);
  addEventListener("resize", lay);
  return () => {
    grows.disconnect();
    removeEventListener("resize", lay);
  };
}

/** Lays a small box above a place (CSS pixels of its room), below it where above is too little room; `covered`: so much of the room lies under something else. */
export function above(box: HTMLElement, [x, y]: Point, covered = 0): void {
  const { offsetWidth: width, offsetHeight: height, parentElement: room } = box;
  const top = y - height - GAP;
  box.style.left = `${String(inside(x - width / 2, width, room?.clientWidth ?? 0))}px`;
  box.style.top = `${String(inside(top < EDGE ? y + GAP : top, height, (room?.clientHeight ?? 0) - covered))}px`;
}
