/** Drawings that the map repeats: hills, trees, forts, arrow heads, the compass, the frame. */

import { placed } from "./lines.ts";
import { el, round } from "./svg.ts";

const SHORE = 60; // units from a map's edge within which it fades

const HILLS = ["M-9 6C-6 0-3-7 0-10 2-6 5-1 10 6", "M-10 6C-7 1-5-4-2-7 0-5 1-3 2-4 5-1 8 3 10 6", "M-8 6C-5 1-2-5 1-8 4-4 6 1 9 6"];
const SHADES = ["M0-10C2-6 5-1 10 6H3C4 1 2-4 0-10z", "M-2-7C0-5 1-3 2-4 5-1 8 3 10 6H3C3 2 0-3-2-7z", "M1-8C4-4 6 1 9 6H3C4 1 3-4 1-8z"];
const TREE = "M0-8C4-7 6-3 5 0 4 3-4 3-5 0-6-3-4-7 0-8z";
const FORT = "M-6 5V-3h2.2v-2.6h2.4V-3h2.8v-2.6h2.4V-3H6v8z";

/** A hill (shape 0, 1 or 2) or a tree at a place. */
export function hill(kind: string, shape: number, x: number, y: number, scale: number): SVGElement[] {
  const path = (name: string, d: string): SVGElement => el("path", { class: name, d: placed(d, x, y, scale), "stroke-width": round(scale * 1.3) });
  if (kind === "tree") return [path("kt-trunk", "M0 7V2"), path("kt-tree", TREE)];
  const line = HILLS[shape] ?? HILLS[0] ?? "";
  return [path("kt-hill", `${line}z`), path("kt-hill-shade", SHADES[shape] ?? ""), path("kt-hill-line", line)];
}

export function fort(x: number, y: number): SVGElement {
  return el("path", { class: "kt-fort", d: placed(FORT, x, y, 1.15) });
}

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

/** A compass rose, written where it is to be (see `drawing`): four long rays over four short ones, each half dark, half light. */
export function rose(x: number, y: number): SVGElement {
  const rays = [[1, 3, 5, 7], [0, 2, 4, 6]].flatMap((eighths) => [["kt-ray-dark", 6], ["kt-ray-light", -6]].map(([name, side]) => {
    const d = eighths.map((i) => {
      const [sin, cos] = [Math.sin((i * Math.PI) / 4), Math.cos((i * Math.PI) / 4)];
      const at = (u: number, v: number): string => `${round(x + u * cos - v * sin)} ${round(y + u * sin + v * cos)}`;
      return `M${at(0, i % 2 ? -30 : -52)} ${at(Number(side), -6)} ${at(0, 0)}z`;
    });
    return el("path", { class: name, d: d.join("") });
  }));
  return el(
    "g",
    { class: "kt-rose" },
    el("circle", { cx: x, cy: y, r: 40 }),
    el("circle", { cx: x, cy: y, r: 34, "stroke-dasharray": "2 4" }),
    ...rays,
    el("text", { x, y: y - 58, "font-size": 25 }, "N"),
  );
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
