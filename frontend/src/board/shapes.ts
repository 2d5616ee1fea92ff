/** Drawings that every map repeats: arrow heads, the sea, the frame. */

import { el } from "./svg.ts";

const SHORE = 60; // units from a map's edge within which it fades

export function defs(prefix: string): SVGElement[] {
  const marker = (id: string, box: number, at: number, size: number, orient: string, shape: SVGElement): SVGElement =>
    el(
      "marker",
      {
        id: `${prefix}${id}`,
        viewBox: `0 0 ${String(box)} ${String(box)}`,
        refX: at,
        refY: box / 2,
        markerWidth: size,
        markerHeight: size,
        orient,
      },
      shape,
    );
  return [
    gradient(`${prefix}sea`, "kt-sea-stop", [0, 1], { cx: 0.5, cy: 0.5, r: 0.5 }),
    marker("arrow", 12, 9, 5.5, "auto-start-reverse", el("path", { class: "kt-route-end", d: "M1 1.5 11 6 1 10.5 3.5 6z" })),
    marker("dot", 10, 5, 4, "auto", el("circle", { class: "kt-route-dot", cx: 5, cy: 5, r: 3.6 })),
    el(
      "pattern",
      { id: `${prefix}hatch`, width: 9, height: 9, patternUnits: "userSpaceOnUse", patternTransform: "rotate(35)" },
      el("path", { class: "kt-hatch", d: "M0 0V9" }),
    ),
  ];
}

/** A radial gradient whose stops have their colours from classes `name-0`, `name-1` ... */
export function gradient(
  id: string,
  name: string,
  offsets: readonly number[],
  place: { readonly cx: number; readonly cy: number; readonly r: number },
): SVGElement {
  const stops = offsets.map((offset, i) => el("stop", { offset, class: `${name}-${String(i)}` }));
  return el("radialGradient", { id, ...place }, ...stops);
}

/** At its edges a map goes over into the sea around it. */
export function shores(width: number, height: number, prefix: string): SVGElement[] {
  const stops = (): SVGElement[] => [[0, 1], [1, 0]].map(([offset = 0, opacity = 0]) => el("stop", { offset, class: "kt-fade", "stop-opacity": opacity }));
  return [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]].flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0], i) => {
    const id = `${prefix}shore-${String(i)}`;
    const [wide, high] = [x1 === x2 ? width : SHORE, y1 === y2 ? height : SHORE];
    return [
      el("linearGradient", { id, x1, y1, x2, y2 }, ...stops()),
      el("rect", { x: x1 * (width - SHORE), y: y1 * (height - SHORE), width: wide, height: high, fill: `url(#${id})` }),
    ];
  });
}
