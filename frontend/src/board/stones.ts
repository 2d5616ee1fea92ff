/** How pieces look: round stones on the places of a region, slabs; plates are in `plates`. */

import type { Point, Region } from "./mapfile.ts";
import { inkOn, symbol, type Symbols } from "./style.ts";
import { drawing, el, round } from "./svg.ts";

/** Some pieces of one owner, as plain data. */
export interface Stack {
  readonly kind: "disc" | "plate";
  /** `#rrggbb`. */
  readonly colour: string;
  /** Name of an emblem, unit or mark, or a letter or two to be written; "" for none. */
  readonly emblem: string;
  readonly count: number;
  /** What is written on the colour; black or white unless told otherwise. */
  readonly ink?: string;
  /** What a plate holds: names of units and how many. */
  readonly parts?: readonly Part[];
  /** A plate with a second rim: a capital stands there. */
  readonly ring?: boolean;
}

export interface Part {
  readonly symbol: string;
  readonly count: number;
  /** In a frame: in the hold of a transport of this plate, which it stands beside, or a figure that is told from what is counted. */
  readonly aboard?: boolean;
  /** A figure of its own, such as an officer: its drawing also stands beside the sum where there is no room for kinds. */
  readonly figure?: boolean;
}

/** Stones that have a place of their own while a region is at rest; one more draws them all closer together. */
export const PLACES = 4;
/** Radius and middles (about the middle of the ground) of a region's places: a square or a row of four, of five like on a die or in a row. */
export function places(region: Region, count: number = PLACES): { radius: number; spots: Point[] } {
  const [, , width, height] = region.pieces;
  const longer = Math.max(width, height);
  const five = count > PLACES;
  if (longer < 1.5 * Math.min(width, height)) {
    const radius = longer / (five ? 5.3 : 4.55);
    const at = (five ? 1.5 : 1.1) * radius;
    const square: Point[] = [[-at, -at], [at, -at], [-at, at], [at, at]];
    return { radius, spots: five ? [...square, [0, 0]] : square };
  }
  const radius = longer / (five ? 9.6 : 8.8);
  const row = (five ? [-4, -2, 0, 2, 4] : [-3.3, -1.1, 1.1, 3.3]).map((step) => step * radius);
  return { radius, spots: row.map((at): Point => (height > width ? [0, at] : [at, 0])) };
}

/** A stone: colour and emblem of its owner. */
export function disc(symbols: Symbols, x: number, y: number, radius: number, piece: Stack): SVGGElement {
  const at = { cx: round(x), cy: round(y) };
  const made = el(
    "g",
    { class: "kt-disc" },
    el("circle", { class: "kt-shadow", cx: at.cx, cy: round(y + 2.6), r: round(radius) }),
    el("circle", { class: "kt-body", ...at, r: round(radius) }),
    el("circle", { class: "kt-rim-in", ...at, r: round(radius - 3.2) }),
    sign(symbols, piece.emblem, x, y, radius * 1.36),
  );
  return coloured(made, piece);
}

/** A drawing; where there is none, its name is written: a letter or two. */
export function sign(symbols: Symbols, name: string, x: number, y: number, size: number): SVGElement {
  const path = symbol(symbols, name);
  if (path || !name) return drawing(path, x, y, size, "kt-on");
  return el("text", { class: "kt-count kt-letter", x: round(x), y: round(y + size * 0.33), "font-size": round(size * 0.94) }, name);
}

export function coloured(made: SVGGElement, { colour, ink }: Stack): SVGGElement {
  made.style.setProperty("--kt-colour", colour);
  made.style.setProperty("--kt-ink-on", ink ?? inkOn(colour));
  return made;
}

/** What the pieces of a closed region stand on: a stone with its word, or it looks like a picture that is missing. */
export function slab(symbols: Symbols, region: Region): SVGElement[] {
  const [, , width, height] = region.pieces;
  const size = { x: -width / 2, width, height, rx: 10 };
  return [
    el("rect", { class: "kt-shadow", y: 3 - height / 2, ...size }),
    el("rect", { class: "kt-slab", y: -height / 2, ...size }),
    drawing(symbol(symbols, "pax"), 0, 0, Math.min(width * 0.8, height * 1.4), "kt-slab kt-pax"),
  ];
}

const SEAL = 28; // units: how wide the word is beside stones
const ABOVE = 5; // and how far its middle lies above the edge

/** Its word once more on its upper edge, where the stones lie over it. */
export function seal(symbols: Symbols, region: Region): SVGElement[] {
  const y = -region.pieces[3] / 2 - ABOVE;
  return [
    el("rect", { class: "kt-seal", x: -SEAL / 2 - 3, y: y - 8, width: SEAL + 6, height: 16, rx: 3 }),
    drawing(symbol(symbols, "pax"), 0, y, SEAL, "kt-slab kt-pax kt-seal"),
  ];
}
