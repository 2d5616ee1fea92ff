/** What a parchment bears beside its borders: hills, trees, forts, the compass. Fetched when the map has been seen. */

import { placed } from "./lines.ts";
import type { MapFile } from "./mapfile.ts";
import { el, round } from "./svg.ts";
import "./relief.css";

const HILLS = ["M-9 6C-6 0-3-7 0-10 2-6 5-1 10 6", "M-10 6C-7 1-5-4-2-7 0-5 1-3 2-4 5-1 8 3 10 6", "M-8 6C-5 1-2-5 1-8 4-4 6 1 9 6"];
const SHADES = ["M0-10C2-6 5-1 10 6H3C4 1 2-4 0-10z", "M-2-7C0-5 1-3 2-4 5-1 8 3 10 6H3C3 2 0-3-2-7z", "M1-8C4-4 6 1 9 6H3C4 1 3-4 1-8z"];
const TREE = "M0-8C4-7 6-3 5 0 4 3-4 3-5 0-6-3-4-7 0-8z";
const FORT = "M-6 5V-3h2.2v-2.6h2.4V-3h2.8v-2.6h2.4V-3H6v8z";

/** A hill (shape 0, 1 or 2) or a tree at a place. */
function hill(kind: string, shape: number, x: number, y: number, scale: number): SVGElement[] {
  const path = (name: string, d: string): SVGElement => el("path", { class: name, d: placed(d, x, y, scale), "stroke-width": round(scale * 1.3) });
  if (kind === "tree") return [path("kt-trunk", "M0 7V2"), path("kt-tree", TREE)];
  const line = HILLS[shape] ?? HILLS[0] ?? "";
  return [path("kt-hill", `${line}z`), path("kt-hill-shade", SHADES[shape] ?? ""), path("kt-hill-line", line)];
}

function fort(x: number, y: number): SVGElement {
  return el("path", { class: "kt-fort", d: placed(FORT, x, y, 1.15) });
}

/** A compass rose, written where it is to be (see `drawing`): four long rays over four short ones, each half dark, half light. */
function rose(x: number, y: number): SVGElement {
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

/** Its hills, its forts and its compass. */
export function relief(map: MapFile): { readonly hills: readonly SVGElement[]; readonly forts: readonly SVGElement[]; readonly compass: readonly SVGElement[] } {
  return {
    hills: map.hills.flatMap(({ kind, shape, x, y, scale }) => hill(kind, shape, x, y, scale)),
    forts: Object.values(map.cuts).flatMap((cut) => cut.forts.map(([x, y]) => fort(x, y))),
    compass: map.rose ? [rose(map.rose[0], map.rose[1])] : [],
  };
}
