/** Where marks lie on a map. Pure: points in, points and paths out. */

import type { Point } from "../../board/mapfile.ts";
import { curve } from "../../board/marks.ts";
import { round } from "../../board/svg.ts";
import type { Mark } from "./notebook.ts";

export const APART = 11; // pixels between arrows of the same way
export const RADIUS = 34; // pixels, of a circle
const WIDER = 7; // pixels, of each further circle around the same place

/** How many marks before this one lie on the same way, or around the same place. */
export function rank(marks: readonly Mark[], index: number): number {
  const own = marks[index];
  return marks.slice(0, index).filter((one) => one.kind === own?.kind && one.place === own.place && one.to === own.to).length;
}

/** The arrow from a point to another one, so many pixels beside the first of its way; the second on the other side. */
export function arrow(from: Point, to: Point, hair: number, nth = 0): { readonly line: string; readonly head: string } {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const away = (nth % 2 === 1 ? -1 : 1) * Math.ceil(nth / 2) * APART * hair;
  const [x, y] = [(-(to[1] - from[1]) / long) * away, ((to[0] - from[0]) / long) * away];
  const { line, head } = curve([from[0] + x, from[1] + y], [to[0] + x, to[1] + y], hair);
  return { line, head };
}

/** The circle around a place; further ones lie around it. */
export function ring([x, y]: Point, hair: number, nth = 0): { readonly cx: string; readonly cy: string; readonly r: string } {
  return { cx: round(x), cy: round(y), r: round((RADIUS + nth * WIDER) * hair) };
}

/** Where the sign of a note sits: above the place, to its right; further ones beside it. */
export function sign([x, y]: Point, hair: number, nth = 0): Point {
  return [x + (26 + nth * 24) * hair, y - 30 * hair];
}
