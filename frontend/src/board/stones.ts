/** How pieces look: round stones on the places of a region, plates with emblem and numbers, slabs. */

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
  /** What a plate holds, shown unless one is far away: names of units and how many. */
  readonly parts?: readonly Part[];
  /** A plate with a second rim: a capital stands there. */
  readonly ring?: boolean;
}

export interface Part {
  readonly symbol: string;
  readonly count: number;
}

/** Stones that have a place of their own while a region is at rest; one more draws them all closer together. */
export const PLACES = 4;
/** On a plate: ships by size, then what fights on land, then what flies; others follow. */
const ORDER = [
  "carrier", "battleship", "destroyer", "submarine", "transport",
  "infantry", "tank", "artillery", "fighter", "bomber", "aa_gun",
];
const RING = 4; // units from a plate to its second rim
const GAP = 3; // units between the plates of several owners

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

/** Height and middles (below the middle of the ground) of a region's plates, one below the other. */
export function rows(region: Region, count: number): { height: number; middles: number[] } {
  const [, , , room] = region.pieces;
  const height = count <= 1 ? Math.min(30, Math.max(20, room * 0.86)) : Math.min(26, Math.max(18, (room / count) * 1.1));
  return { height, middles: Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * (height + GAP)) };
}

/**
 * What of a plate's parts finds room: the first ones in their order and the sum of the others. With room for one or two
 * pairs only there are none, and the plate shows its total: one kind alone beside a sum would mislead.
 */
export function shown(parts: readonly Part[], height: number, room: number): { parts: Part[]; rest: number } {
  const place = ({ symbol: name }: Part): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
  const all = parts.filter(({ count }) => count > 0).sort((a, b) => place(a) - place(b));
  const fits = Math.max(1, Math.floor((room - height * 0.74 - 4) / (height * 1.16 + 2)));
  if (all.length <= fits) return { parts: all, rest: 0 };
  const kept = fits >= 3 ? all.slice(0, fits - 1) : [];
  return { parts: kept, rest: all.slice(kept.length).reduce((sum, { count }) => sum + count, 0) };
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

/** Emblem and number; where it has parts, these beside it unless one is far away or they find no room. */
export function plate(symbols: Symbols, piece: Stack, y: number, height: number, room: number): SVGGElement {
  const made = el("g", { class: "kt-plate" });
  const total = bar(symbols, piece, y, height, [{ symbol: "", count: piece.count }], 0);
  made.append(total);
  const { parts, rest } = shown(piece.parts ?? [], height, room);
  if (!parts.length) return made;
  const full = bar(symbols, piece, y, height, parts, rest);
  total.classList.add("kt-total");
  full.classList.add("kt-full");
  made.append(full);
  return made;
}

function bar(symbols: Symbols, piece: Stack, y: number, height: number, parts: readonly Part[], rest: number): SVGGElement {
  const listed = parts.some(({ symbol: name }) => name !== "");
  const wide = (text: string): number => height * 0.36 * text.length + height * 0.06;
  const cells = [...parts.map(({ symbol: name, count }) => ({ name, text: String(count) })), ...(rest ? [{ name: "", text: `+${String(rest)}` }] : [])];
  const content = cells.reduce((sum, { name, text }) => sum + (name ? height * 0.78 : 0) + wide(text) + 2, 0);
  const width = height * 1.1 + content;
  const [left, top] = [-width / 2, y - height / 2];
  let at = left + height * 0.84;
  const written = cells.flatMap(({ name, text }): SVGElement[] => {
    const made: SVGElement[] = [];
    if (name) {
      made.push(sign(symbols, name, at + height * 0.39, y, height * 0.74));
      at += height * 0.78;
    }
    const size = height * (text.startsWith("+") ? 0.6 : 0.7);
    made.push(el("text", { class: "kt-count", x: round(at + wide(text) / 2), y: round(y + size * 0.35), "font-size": round(size) }, text));
    at += wide(text) + 2;
    return made;
  });
  const box = { x: round(left), width: round(width), height: round(height), rx: round(height * (listed ? 0.2 : 0.5)) };
  const cap = round(left + height * 0.84 - 1);
  const made = el(
    "g",
    {},
    ...(piece.ring ? [el("rect", { class: "kt-ring", x: round(left - RING), y: round(top - RING), width: round(width + 2 * RING), height: round(height + 2 * RING), rx: round(height * 0.2 + RING) })] : []),
    el("rect", { class: "kt-shadow", y: round(top + 2.2), ...box }),
    el("rect", { class: "kt-body", y: round(top), ...box }),
    ...(listed ? [el("path", { class: "kt-rim-in", d: `M${cap} ${round(top + 1)}v${round(height - 2)}` })] : []),
    sign(symbols, piece.emblem, left + height * 0.48, y, height * 0.58),
    ...written,
  );
  return coloured(made, piece);
}

/** A drawing; where there is none, its name is written: a letter or two. */
function sign(symbols: Symbols, name: string, x: number, y: number, size: number): SVGElement {
  const path = symbol(symbols, name);
  if (path || !name) return drawing(path, x, y, size, "kt-on");
  return el("text", { class: "kt-count kt-letter", x: round(x), y: round(y + size * 0.33), "font-size": round(size * 0.94) }, name);
}

function coloured(made: SVGGElement, { colour, ink }: Stack): SVGGElement {
  made.style.setProperty("--kt-colour", colour);
  made.style.setProperty("--kt-ink-on", ink ?? inkOn(colour));
  return made;
}

/** What the pieces of a closed region stand on. */
export function slab(region: Region): SVGElement[] {
  const [, , width, height] = region.pieces;
  const size = { x: -width / 2, width, height, rx: 10 };
  return [
    el("rect", { class: "kt-shadow", y: 3 - height / 2, ...size }),
    el("rect", { class: "kt-slab", y: -height / 2, ...size }),
  ];
}
