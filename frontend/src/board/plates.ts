/** Plates: what one owner has in a place, in four densities. Which one is shown goes by room, zoom and the reader's wish; no figure is drawn smaller than it can be read. */

import type { MapFile, Point, Region } from "./mapfile.ts";
import { coloured, sign, type Part, type Stack } from "./stones.ts";
import type { Symbols } from "./style.ts";
import { el, round } from "./svg.ts";
import { boost, FAR, FIGURE, growth, NEAR } from "./viewport.ts";

/** The owner alone; a sum in the owner's colour; the owner, a sum and its figures; its kinds in two lines; its kinds in one line. */
export type Density = "mark" | "sum" | "total" | "grid" | "row";
/** By room and zoom; always the sum; always the kinds. */
export type Plates = "auto" | "compact" | "full";

/** Ships by size, then what fights on land, then what flies; others follow. */
const ORDER = [
  "carrier", "battleship", "destroyer", "submarine", "transport",
  "infantry", "tank", "artillery", "fighter", "bomber", "aa_gun",
];
/** Units from a plate to its second rim. */
export const RING = 4;
const GAP = 3; // units between the plates of several owners
const LINE = 0.7; // height of a line of a grid, as a part of a plate's
const CLOSER = 1.6; // CSS pixels per unit from where on all kinds are shown, come what may
/** By how much a plate may be wider and higher than its ground; below the ground stands the name. */
const SLACK = { row: [1.35, 1.15], grid: [1.35, 1.35], near: [1.9, 1.6], far: [1.5, 1.5], figures: [2.6, 1.5], sum: [1.8, 3.2] } as const; // a sum has always room but where two owners stand, or the map is a stamp
const ALONE = 3; // the same of a plate that touches no other one even if all are as large: then it may cover its ground
const NEXT = 160; // units: what lies further away no plate touches
const CLEAR = 12; // CSS pixels of the figures from the middle distance on: with smaller ones the drawings beside them cannot be told apart
const ROUND = 0.85; // of the largest circle in a region: so high are plates at least where its ground is flat
const LEAST = { width: 60, height: 28 } as const; // units that every place has for plates

interface Cell {
  readonly name: string;
  readonly text: string;
  readonly aboard?: boolean | undefined;
}

/** What a plate shows, in its order; nothing known but the sum: the sum. */
export function kinds(stack: Stack): readonly Part[] {
  const at = (name: string): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
  const place = ({ symbol: name, aboard, figure }: Part): number => (aboard && !figure ? at("transport") + (at(name) + 1) / 100 : at(name));
  return (stack.parts ?? []).filter(({ count }) => count > 0).sort((a, b) => place(a) - place(b));
}

/** The drawings that stand beside a sum, without a figure. */
const figures = (stack: Stack): readonly Cell[] => kinds(stack).flatMap(({ symbol: name, count, figure, aboard }) => (figure ? Array.from({ length: count }, () => ({ name, text: "", aboard })) : []));

/** The cells of a plate, line by line. */
function lines(stack: Stack, density: Density): readonly (readonly Cell[])[] {
  if (density === "mark") return [[]];
  const all = kinds(stack).map(({ symbol: name, count, aboard }): Cell => ({ name, text: String(count), aboard }));
  if (density === "sum") return [[{ name: "", text: String(stack.count) }]];
  const drawn = figures(stack);
  const rest = stack.count - drawn.length; // who stands beside the sum is not counted in it once more, as in the other lines
  if (density === "total" || !all.length) return [[...(rest ? [{ name: "", text: String(rest) }] : []), ...drawn]];
  if (density === "row" || all.length < 2) return [all];
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}

/** How large what is written in a plate of so many lines is, as parts of a line: of two lines it fills more. */
const ink = (count: number): readonly [letters: number, drawing: number] => (count > 1 ? [0.84, 0.9] : [0.7, 0.78]);

const wide = (text: string, letters: number): number => letters * (0.51 * text.length + 0.09);
const cellWide = ({ name, text }: Cell, height: number, [letters, drawing] = ink(1)): number => (name ? height * drawing : 0) + (text ? wide(text, height * letters) + 2 : 0);

/** How large a plate of a height is in a density. */
export function extent(stack: Stack, density: Density, height: number): { readonly width: number; readonly height: number } {
  const found = lines(stack, density);
  const line = found.length > 1 ? height * LINE : height;
  const columns = Math.max(...found.map((row) => row.reduce((sum, cell) => sum + cellWide(cell, line, ink(found.length)), 0)));
  if (density === "sum") return { width: Math.max(height, height * 0.5 + columns), height };
  return { width: height * (found.length > 1 ? 0.92 : 1.1) + columns, height: found.length > 1 ? 2 * line + height * 0.1 : height };
}

/** Height of a region's plates with so many owners. */
export function heightOf(region: Region, count: number): number {
  const [, , , room] = region.pieces;
  return count <= 1 ? Math.min(30, Math.max(20, room * 0.86)) : Math.min(26, Math.max(18, (room / count) * 1.1));
}

/** How large plates of a height are together, one below the other. */
export function outer(stacks: readonly Stack[], density: Density, height: number): { readonly width: number; readonly height: number } {
  const sizes = stacks.map((stack) => extent(stack, density, height));
  return { width: Math.max(...sizes.map((size) => size.width)), height: sizes.reduce((sum, size) => sum + size.height, 0) + GAP * (sizes.length - 1) };
}

/** Middles (below the middle of the ground) of plates of these heights, one below the other. */
export function middles(heights: readonly number[]): number[] {
  const all = heights.reduce((sum, height) => sum + height, 0) + GAP * Math.max(0, heights.length - 1);
  let at = -all / 2;
  return heights.map((height) => {
    const middle = at + height / 2;
    at += height + GAP;
    return middle;
  });
}

/** By how much plates of a height have to be larger than the zoom makes them, so that their figures can be read. */
export function larger(stacks: readonly Stack[], how: Density, height: number, zoom: number): number {
  if (how === "mark" || !stacks.length) return 1;
  const most = Math.max(...stacks.map((stack) => lines(stack, how).length));
  const line = most > 1 ? height * LINE : height;
  return boost(line * ink(most)[0], zoom, zoom < FAR ? FIGURE : CLEAR);
}

/** From the pieces of every region to those of the regions around it. */
export function around(map: MapFile): ReadonlyMap<string, readonly Point[]> {
  const all = Object.entries(map.regions).filter(([, { cell }]) => !cell);
  return new Map(all.map(([id, { pieces: [x, y] }]) => [id, all.flatMap(([other, { pieces: [u, v] }]): Point[] => (other !== id && Math.abs(u - x) < NEXT && Math.abs(v - y) < NEXT ? [[u - x, v - y]] : []))]));
}

/** The density of all plates in a region; far away only sums, or owners where sums find no room; near always all kinds. `others`: see `around`. */
export function density(region: Region, stacks: readonly Stack[], zoom: number, wish: Plates, others: readonly Point[] = []): Density {
  const [, , width, height] = region.pieces;
  const room = { width: Math.max(width, LEAST.width), height: Math.max(height, LEAST.height, region.radius * ROUND) };
  const one = heightOf(region, stacks.length);
  const over = (how: Density, some = stacks): readonly [number, number] => {
    const all = outer(some, how, one);
    const scale = growth(zoom) * larger(some, how, one, zoom); // plates grow slower than their ground
    return [(all.width * scale) / room.width, (all.height * scale) / room.height];
  };
  const fits = ([wide, high]: readonly [number, number], slack: readonly [number, number]): boolean => wide <= slack[0] && high <= slack[1];
  if (wish === "compact" || (wish === "auto" && zoom < FAR) || !stacks.some(({ parts }) => parts?.length)) {
    const figured = stacks.some((stack) => figures(stack).length > 0);
    if (zoom >= FAR || fits(over("total"), figured ? SLACK.figures : SLACK.far)) return "total";
    const few = stacks.map((stack) => ({ ...stack, count: Math.min(stack.count, 9) }));
    return fits(over("sum", stacks.length === 1 ? few : stacks), SLACK.sum) ? "sum" : "mark"; // of ten who stand alone nobody sees less than of nine
  }
  const [row, grid] = [over("row"), over("grid")];
  if (fits(row, SLACK.row)) return "row";
  if (wish === "full" || zoom >= CLOSER) return row[0] <= Math.max(...grid) ? "row" : "grid";
  if (fits(grid, zoom > NEAR ? SLACK.near : SLACK.grid)) return "grid";
  const [wide, high] = [grid[0] * room.width, grid[1] * room.height];
  return others.length && fits(grid, [ALONE, ALONE]) && others.every(([dx, dy]) => Math.abs(dx) >= wide || Math.abs(dy) >= high) ? "grid" : "total";
}

/** A plate whose middle is `y` below the middle of the ground; `height`: of a plate with one line. */
export function plate(symbols: Symbols, piece: Stack, y: number, height: number, how: Density): SVGGElement {
  const found = lines(piece, how);
  const size = extent(piece, how, height);
  const listed = how !== "total" && how !== "sum" && (found[0]?.some(({ name }) => name !== "") ?? false);
  const line = found.length > 1 ? height * LINE : height;
  const share = ink(found.length);
  const [left, top] = [-size.width / 2, y - size.height / 2];
  const cap = how === "sum" ? -(found[0]?.[0] ? cellWide(found[0][0], height) : 0) / 2 + 1 : left + height * (found.length > 1 ? 0.74 : 0.84);
  const written = found.flatMap((row, i) => {
    const middle = y + (i - (found.length - 1) / 2) * line;
    let at = cap;
    return row.flatMap((cell): SVGElement[] => {
      const made: SVGElement[] = [];
      let x = at;
      if (cell.aboard) made.push(el("rect", { class: "kt-hold", x: round(x), y: round(middle - line * 0.43), width: round(cellWide(cell, line, share) - 1), height: round(line * 0.86), rx: round(line * 0.16) }));
      if (cell.name) {
        const room = line * share[1];
        made.push(sign(symbols, cell.name, x + room / 2, middle, room * 0.96));
        x += room;
      }
      const letters = line * share[0];
      if (cell.text) made.push(el("text", { class: "kt-count", x: round(x + wide(cell.text, letters) / 2), y: round(middle + letters * 0.35), "font-size": round(letters) }, cell.text));
      // columns of a grid stand below each other
      const column = Math.max(...found.map((other) => { const below = other[row.indexOf(cell)]; return below ? cellWide(below, line, share) : 0; }));
      at += column;
      return made;
    });
  });
  const box = { x: round(left), width: round(size.width), height: round(size.height), rx: round(height * (listed ? 0.2 : 0.5)) };
  const rim = { x: round(left - RING), y: round(top - RING), width: round(size.width + 2 * RING), height: round(size.height + 2 * RING), rx: round(height * 0.2 + RING) };
  const made = el(
    "g",
    { class: "kt-plate", "data-density": how },
    ...(piece.ring ? [el("rect", { class: "kt-ring", ...rim })] : []),
    el("rect", { class: "kt-shadow", y: round(top + 2.2), ...box }),
    el("rect", { class: "kt-body", y: round(top), ...box }),
    ...(listed ? [el("path", { class: "kt-rim-in", d: `M${round(cap - 1)} ${round(top + 1)}v${round(size.height - 2)}` })] : []),
    ...(how === "sum" || (how === "mark" && piece.emblem.length < 3) ? [] : [sign(symbols, piece.emblem, left + height * (found.length > 1 ? 0.4 : 0.48), y, height * 0.58)]), // letters would be too small there
    ...written,
  );
  return coloured(made, piece);
}
