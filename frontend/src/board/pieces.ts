/** The pieces on the map: what stands where, and its drawing. */

import type { Box, MapFile, Point, Region } from "./mapfile.ts";
import { around, density, extent, heightOf, larger, middles, outer, plate, RING, type Density, type Plates } from "./plates.ts";
import { PLACES, disc, places, seal, slab, type Part, type Stack } from "./stones.ts";
import type { Owners, Symbols } from "./style.ts";
import { boosted, el, growing, round } from "./svg.ts";
import { boost, FIGURE, growth } from "./viewport.ts";

/** Some pieces of one owner in one region, as plain data. */
export interface Piece extends Stack {
  readonly region: string;
}

/** Where one of a region's stacks is drawn: its middle about the middle of the ground, and radius or height. */
export interface Spot {
  readonly at: Point;
  readonly size: number;
}

const HOME = 21; // radius of a stone at a people's home
const MORE = 15; // units of the figure that says how many more stones there are

const over = (pieces: readonly Stack[]): boolean => pieces.reduce((sum, { kind, count }) => sum + (kind === "disc" ? count : 0), 0) > PLACES;

const alike = (a: Stack, b: Stack): boolean => a.kind === b.kind && a.colour === b.colour && a.emblem === b.emblem;

/** Stacks with some more pieces (or fewer: a negative sign), which join those of their owner. */
export function joined(standing: readonly Stack[], more: Stack, sign: 1 | -1): Stack[] {
  const old = standing.find((piece) => alike(piece, more));
  const count = (old?.count ?? 0) + sign * more.count;
  const found = new Map<string, Part>();
  const add = (some: readonly Part[], by: 1 | -1): void => {
    for (const part of some) {
      const name = `${part.symbol} ${String(part.aboard ?? false)}`;
      found.set(name, { ...part, count: (found.get(name)?.count ?? 0) + by * part.count });
    }
  };
  add(old?.parts ?? [], 1);
  add(more.parts ?? [], sign);
  const parts = [...found.values()].filter((part) => part.count > 0);
  const made: Stack = { ...(old ?? more), count, ...(parts.length ? { parts } : {}) };
  if (!old) return count > 0 ? [...standing, made] : [...standing];
  return standing.flatMap((piece) => (piece !== old ? [piece] : count > 0 ? [made] : []));
}

export class Pieces {
  readonly layer: SVGGElement = el("g", { class: "kt-pieces", "aria-hidden": "true" });
  readonly #map: MapFile;
  readonly #symbols: Symbols;
  readonly #empty: number;
  readonly #shown = new Map<string, { key: string; made: SVGGElement }>();
  #closed: ReadonlySet<string> = new Set();
  #standing = new Map<string, readonly Stack[]>();
  #zoom = 1;
  #wish: Plates = "auto";
  readonly #changed: () => void;
  readonly #around: ReadonlyMap<string, readonly Point[]>;

  /** `empty`: how many empty places every land region shows; `changed`: something stands in another way than before. */
  constructor(map: MapFile, symbols: Symbols, owners: Owners, empty: number, changed: () => void) {
    this.#map = map;
    this.#around = around(map);
    this.#changed = changed;
    this.#symbols = symbols;
    this.#empty = Math.min(empty, PLACES);
    for (const { kind, x, y, text } of map.marks) {
      const owner = kind === "home" ? owners[text] : undefined;
      if (owner) this.layer.append(growing("kt-home", x, y, 0, disc(symbols, 0, 0, HOME, { ...owner, kind: "disc", count: 1 })));
    }
    for (const id of Object.keys(map.regions)) this.#update(id);
  }

  /** The map has come to rest at a zoom: plates that have another density there are drawn anew. */
  rested(zoom: number): void {
    this.#zoom = zoom;
    for (const id of this.#standing.keys()) this.#update(id);
  }

  /** How much the plates show. */
  setPlates(wish: Plates): void {
    this.#wish = wish;
    for (const id of this.#standing.keys()) this.#update(id);
  }

  /** All pieces of the map; only regions whose pieces have changed are drawn anew. */
  set(pieces: readonly Piece[]): void {
    const standing = new Map<string, Stack[]>();
    for (const { region, ...piece } of pieces) {
      this.#region(region);
      if (piece.count > 0) standing.set(region, [...(standing.get(region) ?? []), piece]);
    }
    const touched = new Set([...this.#standing.keys(), ...standing.keys()]);
    this.#standing = standing;
    for (const id of touched) this.#update(id);
  }

  /** The pieces of one region. */
  setRegion(region: string, pieces: readonly Stack[]): void {
    this.#region(region);
    this.#standing.set(region, pieces.filter(({ count }) => count > 0));
    this.#update(region);
  }

  /** Pieces come to a region (or, with a negative sign, leave it). */
  change(region: string, piece: Stack, sign: 1 | -1): void {
    this.setRegion(region, joined(this.#standing.get(region) ?? [], piece, sign));
  }

  /** Where pieces of this look stand in a region, or would stand if they came. */
  spot(id: string, piece: Stack): Spot {
    const region = this.#region(id);
    const standing = (this.#standing.get(id) ?? []).filter(({ kind }) => kind === piece.kind);
    const index = standing.findIndex((other) => alike(other, piece));
    if (piece.kind === "plate") {
      const all = index < 0 ? [...standing, piece] : standing;
      const size = heightOf(region, all.length);
      const how = this.#density(id, region, all);
      const spots = middles(all.map((one) => extent(one, how, size).height));
      const scale = larger(all, how, size, this.#zoom);
      return { at: [0, (spots[index < 0 ? standing.length : index] ?? 0) * scale], size: size * scale };
    }
    const { radius, spots } = places(region, standing.reduce((sum, { count }) => sum + count, 1));
    const before = standing.slice(0, index < 0 ? standing.length : index + 1).reduce((sum, { count }) => sum + count, 0);
    // a stone that joins others of its owner stands behind them
    return { at: spots[Math.min(before, spots.length - 1)] ?? [0, 0], size: radius };
  }

  /** Half the width and height of the plates of a region, in units; null: it has none. */
  half(id: string): Point | null {
    const plates = (this.#standing.get(id) ?? []).filter(({ kind }) => kind === "plate");
    if (!plates.length) return null;
    const region = this.#region(id);
    const [how, one] = [this.#density(id, region, plates), heightOf(region, plates.length)];
    const { width, height } = outer(plates, how, one);
    const half = (growth(this.#zoom) * larger(plates, how, one, this.#zoom)) / 2;
    return [width * half, height * half];
  }

  /** Where plates lie at the zoom at which the map rests, in units: no name stands there. */
  boxes(): Box[] {
    return [...this.#standing.keys()].flatMap((id): Box[] => {
      const [half, region] = [this.half(id), this.#map.regions[id]];
      if (!half || !region) return [];
      const [x, y] = region.pieces;
      const rim = this.#standing.get(id)?.some(({ ring }) => ring) ? RING * growth(this.#zoom) : 0;
      return [[x - half[0] - rim, y - half[1] - rim, x + half[0] + rim, y + half[1] + rim]];
    });
  }

  /** Regions that take no more pieces: what stands there stands on a slab. */
  setClosed(regions: Iterable<string>): void {
    const before = this.#closed;
    this.#closed = new Set(regions);
    for (const id of new Set([...before, ...this.#closed])) this.#update(id);
  }

  #region(id: string): Region {
    const region = this.#map.regions[id];
    if (!region) throw new RangeError(`no region ${id}`);
    return region;
  }

  #update(id: string): void {
    const region = this.#map.regions[id];
    if (!region) return;
    const pieces = this.#standing.get(id) ?? [];
    const plates = pieces.filter(({ kind }) => kind === "plate");
    const how = plates.length ? this.#density(id, region, plates) : "total";
    const more = boost(MORE, this.#zoom, FIGURE); // stones keep their size, the figure beside them can be read
    const key = JSON.stringify([pieces, this.#closed.has(id), how, ...(over(pieces) ? [more] : [])]);
    const old = this.#shown.get(id);
    const scale = larger(plates, how, heightOf(region, plates.length), this.#zoom);
    if (old?.key === key) {
      boosted(old.made, scale);
      return;
    }
    const content = this.#content(id, region, pieces, how);
    const [x, y] = region.pieces;
    const made = growing("kt-stack", x, y, 0, ...content);
    made.dataset["stack"] = id;
    boosted(made, scale);
    if (old) old.made.replaceWith(made);
    else this.layer.append(made);
    this.#shown.set(id, { key, made });
    this.#changed();
  }

  #density(id: string, region: Region, plates: readonly Stack[]): Density {
    return density(region, plates, this.#zoom, this.#wish, this.#around.get(id));
  }

  #content(id: string, region: Region, pieces: readonly Stack[], how: Density): SVGElement[] {
    const discs = pieces.filter(({ kind }) => kind === "disc");
    const plates = pieces.filter(({ kind }) => kind === "plate");
    const made: SVGElement[] = [];
    if (this.#closed.has(id)) made.push(...slab(this.#symbols, region));
    if (discs.length || (!plates.length && !region.water)) made.push(...this.#stones(id, region, discs));
    if (this.#closed.has(id) && discs.length) made.push(...seal(this.#symbols, region));
    const height = heightOf(region, plates.length);
    const at = middles(plates.map((piece) => extent(piece, how, height).height));
    plates.forEach((piece, i) => { made.push(plate(this.#symbols, piece, at[i] ?? 0, height, how)); });
    return made;
  }

  #stones(id: string, region: Region, pieces: readonly Stack[]): SVGElement[] {
    const stones = pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
    const { radius, spots } = places(region, stones.length);
    const free = this.#closed.has(id) || region.water ? 0 : this.#empty;
    const made = spots.flatMap(([x, y], i): SVGElement[] => {
      const stone = stones[i];
      if (stone) return [disc(this.#symbols, x, y, radius, stone)];
      return i < free ? [el("circle", { class: "kt-place", cx: round(x), cy: round(y), r: round(radius - 2) })] : [];
    });
    const more = stones.length - spots.length;
    if (more > 0) {
      const [, , width, height] = region.pieces;
      const [x, y] = [width / 2, -height / 2];
      const scale = boost(MORE, this.#zoom, FIGURE);
      made.push(
        el("circle", { class: "kt-more", cx: x, cy: y, r: round(13 * scale) }),
        el("text", { class: "kt-more-text", x, y: round(y + 5 * scale), "font-size": round(MORE * scale) }, `+${String(more)}`),
      );
    }
    return made;
  }
}
