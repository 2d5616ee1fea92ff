/** Pan and zoom as plain numbers: a map unit (x, y) is shown at (x * zoom + dx, y * zoom + dy) CSS pixels. */

import type { Box, Point } from "./mapfile.ts";

export interface View {
  readonly zoom: number;
  readonly dx: number;
  readonly dy: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * CSS pixels at the edges of a screen that others cover: the map can be moved out from under them. Where `right` is not
 * 0, `below` and `right` are one corner, and beside it or above it all is free.
 */
export interface Bars {
  readonly above: number;
  readonly below: number;
  readonly right: number;
}

export const BARE: Bars = { above: 0, below: 0, right: 0 };
const LOW = 1.75; // times as wide as high

/** A map so low that the keys of a desk stand beside each other: on top of each other they would hold it up. */
export const flat = ({ width, height }: Size): boolean => width > LOW * height;

/** How much is shown: far away tints and sums, in the middle plates and names, near everything. */
export type Level = "far" | "middle" | "near";

export const FAR = 0.45;
export const NEAR = 1.1;
/** CSS pixels per unit, of the nearest view. */
export const MAX_ZOOM = 4;
/** The zoom at which pieces and names have their own size. */
export const PLAIN = 0.8;
/** CSS pixels of the smallest letters and of the smallest figures that are drawn. */
export const LEGIBLE = 11;
export const FIGURE = 10;
const SURE = 1.002; // what is drawn is rounded

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
  const least = (side: 0 | 1): number => Math.min(...boxes.map((box) => box[side]));
  const most = (side: 2 | 3): number => Math.max(...boxes.map((box) => box[side]));
  return [least(0), least(1), most(2), most(3)];
}

/** The view that shows a box of the map in the middle, as large as possible. */
export function fit(box: Box, screen: Size, pad = 0, max = MAX_ZOOM): View {
  const [west, north, east, south] = box;
  const wide = Math.max(east - west, 1e-6);
  const high = Math.max(south - north, 1e-6);
  const zoom = Math.min(Math.max(screen.width - 2 * pad, 1) / wide, Math.max(screen.height - 2 * pad, 1) / high, max);
  return {
    zoom,
    dx: screen.width / 2 - ((west + east) / 2) * zoom,
    dy: screen.height / 2 - ((north + south) / 2) * zoom,
  };
}

/** The view that shows a box as large as possible where nothing covers it: above a covered corner or beside it. */
export function free(box: Box, screen: Size, { above, below, right }: Bars = BARE, pad = 0, max = MAX_ZOOM): View {
  const high = fit(box, { width: screen.width, height: screen.height - above - below }, pad, max);
  const beside = right ? fit(box, { width: screen.width - right, height: screen.height - above }, pad, max) : high;
  return pan(beside.zoom > high.zoom ? beside : high, 0, above);
}

/** Whether a point of the screen is neither covered nor at its edge. */
export function bare([x, y]: Point, { width, height }: Size, { above, below, right }: Bars, edge: number): boolean {
  const low = y >= height - edge - below;
  return x > edge && x < width - edge && y > edge + above && (right ? y < height - edge && !(low && x >= width - edge - right) : !low);
}

/** The whole map, as large as possible where nothing covers it. */
export function whole(map: Size, screen: Size, bars: Bars = BARE): View {
  return free([0, 0, map.width, map.height], screen, bars);
}

/** The view that shows a box with room around it; never farther away than the whole map. */
export function within(box: Box, map: Size, screen: Size, pad: number, max: number, bars = BARE): View {
  const [near, all] = [fit(box, screen, pad, max), whole(map, screen, bars)];
  return near.zoom < all.zoom ? all : near;
}

/** The zoom from which on a map leaves no room beside it. */
export function cover(map: Size, screen: Size): number {
  return Math.max(screen.width / map.width, screen.height / map.height);
}

/**
 * The view that one begins with: boxes in the middle, as large as possible between two zooms. Where the smaller one has
 * no room for all of them: those of the place with most of them.
 */
export function begin(boxes: readonly Box[], screen: Size, least: number, most: number, pad = 0): View {
  const zoom = Math.min(Math.max(fit(around(boxes), screen, pad).zoom, least), Math.max(least, most));
  const [wide, high] = [(screen.width - 2 * pad) / zoom, (screen.height - 2 * pad) / zoom];
  const middles = boxes.map(([west, north, east, south]): Point => [(west + east) / 2, (north + south) / 2]);
  let best: readonly Point[] = [];
  for (const [left] of middles) {
    for (const [, top] of middles) {
      const inside = middles.filter(([x, y]) => x >= left && x <= left + wide && y >= top && y <= top + high);
      if (inside.length > best.length) best = inside;
    }
  }
  const [west, north, east, south] = around(best.map(([x, y]): Box => [x, y, x, y]));
  return { zoom, dx: screen.width / 2 - ((west + east) / 2) * zoom, dy: screen.height / 2 - ((north + south) / 2) * zoom };
}

/** The zoom from which on something of a size (units) that grows slower than the land has so many CSS pixels. */
export function largeAt(size: number, pixels: number): number {
  const below = (pixels / (size * PLAIN ** 0.25)) ** (1 / 0.75);
  return below <= PLAIN ? below : (pixels / (size * PLAIN ** 0.6)) ** (1 / 0.4);
}

/** From the whole map to MAX_ZOOM. */
export const limits = ({ zoom }: View): Limits => ({ min: zoom, max: Math.max(MAX_ZOOM, zoom) });

export function toScreen(view: View, [x, y]: Point): Point {
  return [x * view.zoom + view.dx, y * view.zoom + view.dy];
}

export function toMap(view: View, [x, y]: Point): Point {
  return [(x - view.dx) / view.zoom, (y - view.dy) / view.zoom];
}

export function pan(view: View, dx: number, dy: number): View {
  return { zoom: view.zoom, dx: view.dx + dx, dy: view.dy + dy };
}

/** Zoom by a factor; what is at `at` (screen) stays there. */
export function zoomAbout(view: View, at: Point, factor: number, bounds: Limits): View {
  const zoom = Math.min(Math.max(view.zoom * factor, bounds.min), bounds.max);
  const [x, y] = toMap(view, at);
  return { zoom, dx: at[0] - x * zoom, dy: at[1] - y * zoom };
}

/** Two fingers: what was under their middle stays under it, and the zoom follows their distance. */
export function pinch(start: View, from: readonly [Point, Point], to: readonly [Point, Point], bounds: Limits): View {
  const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const apart = ([a, b]: readonly [Point, Point]): number => Math.max(Math.hypot(a[0] - b[0], a[1] - b[1]), 1);
  const [before, now] = [middle(from), middle(to)];
  return zoomAbout(pan(start, now[0] - before[0], now[1] - before[1]), now, apart(to) / apart(from), bounds);
}

function held(offset: number, long: number, room: number, before: number, after: number, loose = false): number {
  const last = room - after - long;
  return last >= before ? Math.min(last, Math.max(before, loose ? offset : (room - long) / 2)) : Math.min(before, Math.max(last, offset));
}

/**
 * The nearest view without empty space beside the map, but for where bars lie; a map that is smaller than the room between them lies between them, as near to the
 * middle of the screen as it can, or `loose`: as high as it is, so that it stays where it lies while its room changes.
 */
export function clamp(view: View, map: Size, screen: Size, { above, below, right } = BARE, loose = false): View {
  return {
    zoom: view.zoom,
    dx: held(view.dx, map.width * view.zoom, screen.width, 0, right),
    dy: held(view.dy, map.height * view.zoom, screen.height, above, below, loose),
  };
}

/** The smallest move that shows a point with `margin` pixels around it. */
export function reveal(view: View, point: Point, screen: Size, margin: number): View {
  const [x, y] = toScreen(view, point);
  const shift = (at: number, room: number): number => {
    const edge = Math.min(margin, room / 2);
    return at < edge ? edge - at : at > room - edge ? room - edge - at : 0;
  };
  return pan(view, shift(x, screen.width), shift(y, screen.height));
}

/** A view between two others; `t` from 0 to 1. The zoom changes by equal factors in equal times. */
export function between(from: View, to: View, t: number, screen: Size): View {
  const zoom = from.zoom * (to.zoom / from.zoom) ** t;
  const centre: Point = [screen.width / 2, screen.height / 2];
  const [ax, ay] = toMap(from, centre);
  const [bx, by] = toMap(to, centre);
  const part = Math.abs(to.zoom - from.zoom) < 1e-9 ? t : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  return {
    zoom,
    dx: centre[0] - (ax + (bx - ax) * part) * zoom,
    dy: centre[1] - (ay + (by - ay) * part) * zoom,
  };
}

export function level(zoom: number): Level {
  return zoom < FAR ? "far" : zoom > NEAR ? "near" : "middle";
}

/**
 * By how much pieces and names are scaled on the map, so that they grow slower than the land. Far away they may grow
 * only a little: they were placed side by side in their own size.
 */
export function growth(zoom: number): number {
  return (zoom / PLAIN) ** (zoom < PLAIN ? -0.25 : -0.6);
}

/** By how much lines are scaled on the map, so that on the screen they keep their width when one comes nearer. */
export function hair(zoom: number): number {
  return zoom < PLAIN ? growth(zoom) : PLAIN / zoom;
}

/** By how much what is written in this size (units) has to be larger than the zoom makes it, to be read; 1: it can be read. */
export function boost(size: number, zoom: number, least: number): number {
  return Math.max(1, (SURE * least) / (size * zoom * growth(zoom)));
}

/**
 * By how much a name has to be larger than the zoom makes it, so that it and the figure beside it (units; 0: none) can
 * be read; far away no figures are drawn.
 */
export function needs(size: number, figure: number, zoom: number): number {
  return Math.max(boost(size, zoom, LEGIBLE), figure && zoom >= FAR ? boost(figure, zoom, FIGURE) : 1);
}

/** Units of what stands beside a name: its worth, its factory. */
export const worthSize = ({ s }: { readonly s: number }): number => Math.max(15, s * 0.82);

const short = (value: number): string => String(Math.round(value * 10000) / 10000);

/** For an element whose origin is its top left corner and one unit one pixel; `pixels`: moved by so many parts of a CSS pixel, and nothing between. */
export function transform(view: View, pixels = 0): string {
  const at = (by: number): string => (pixels ? String(Math.round(by * pixels) / pixels) : short(by));
  return `translate(${at(view.dx)}px, ${at(view.dy)}px) scale(${short(view.zoom)})`;
}
