/** Patterns on the ground: who holds a region, for eyes that the tints do not tell it. */

import { el } from "./svg.ts";

/** A drawing that repeats. */
export interface Pattern {
  /** Units of the square that repeats. */
  readonly size: number;
  /** Degrees. */
  readonly turn: number;
  /** SVG path data. */
  readonly d: string;
  /** Of its lines, in units; 0: the path is filled. */
  readonly width: number;
}

/** By who wears them. */
export type Patterns = Readonly<Record<string, Pattern>>;

export function patternDefs(patterns: Patterns, prefix: string): SVGElement[] {
  return Object.entries(patterns).map(([name, { size, turn, d, width }]) =>
    el(
      "pattern",
      { id: `${prefix}worn-${name}`, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: turn ? `rotate(${String(turn)})` : null },
      el("path", width ? { d, class: "kt-pattern-line", "stroke-width": width } : { d, class: "kt-pattern-fill" }),
    ),
  );
}

/** Lays a pattern over a region's ground (its first child); null: none. */
export function wear(region: SVGElement, name: string | null, prefix: string): void {
  const old = region.querySelector(".kt-worn");
  if (name === null) {
    old?.remove();
    return;
  }
  const fill = `url(#${prefix}worn-${name})`;
  const ground = region.firstElementChild;
  if (old) old.setAttribute("fill", fill);
  else ground?.after(el("path", { class: "kt-worn", d: ground.getAttribute("d"), "fill-rule": "evenodd", fill }));
}
