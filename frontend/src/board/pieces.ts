/** Pieces on the map: round stones on the places of a region, plates with emblem and number. */

import type { MapFile, Point, Region } from "./mapfile.ts";
import { drawing, el, growing, round } from "./svg.ts";
import { inkOn, symbol, type Owners, type Symbols } from "./style.ts";

/** Some pieces of one owner in one region, as plain data. */
export interface Piece {
  readonly region: string;
  readonly kind: "disc" | "plate";
  /** `#rrggbb`. */
  readonly colour: string;
  /** Name of an emblem, unit or mark; "" for none. */
  readonly emblem: string;
  readonly count: number;
  /** What is written on the colour; black or white unless told otherwise. */
  readonly ink?: string;
  /** What a plate holds, shown unless one is far away: names of units and how many. */
  readonly parts?: readonly { readonly symbol: string; readonly count: number }[];
}

/** Stones that have a place of their own; more are shown as a figure. */
export const PLACES = 4;
const HOME = 21; // radius of a stone at a people's home

/** Radius and middles (about the middle of the ground) of a region's four places: a square or a row. */
export function places(region: Region): { radius: number; spots: Point[] } {
  const [, , width, height] = region.pieces;
  const longer = Math.max(width, height);
  if (longer < 1.5 * Math.min(width, height)) {
    const radius = longer / 4.55;
    const at = 1.1 * radius;
    return { radius, spots: [[-at, -at], [at, -at], [-at, at], [at, at]] };
  }
  const radius = longer / 8.8;
  const row = [-3.3, -1.1, 1.1, 3.3].map((step) => step * radius);
  return { radius, spots: row.map((at): Point => (height > width ? [0, at] : [at, 0])) };
}

export class Pieces {
  readonly layer: SVGGElement = el("g", { class: "kt-pieces", "aria-hidden": "true" });
  readonly #map: MapFile;
  readonly #symbols: Symbols;
  readonly #empty: number;
  readonly #shown = new Map<string, { key: string; made: SVGGElement }>();
  #closed: ReadonlySet<string> = new Set();
  #standing = new Map<string, Piece[]>();

  /** `empty`: how many empty places every land region shows. */
  constructor(map: MapFile, symbols: Symbols, owners: Owners, empty: number) {
    this.#map = map;
    this.#symbols = symbols;
    this.#empty = Math.min(empty, PLACES);
    for (const { kind, x, y, text } of map.marks) {
      const owner = kind === "home" ? owners[text] : undefined;
      if (!owner) continue;
      const stone = disc(symbols, 0, 0, HOME, { ...owner, region: "", kind: "disc", count: 1 });
      this.layer.append(growing("kt-home", x, y, 0, stone));
    }
    for (const id of Object.keys(map.regions)) this.#update(id);
  }

  /** All pieces of the map; only regions whose pieces have changed are drawn anew. */
  set(pieces: readonly Piece[]): void {
    const standing = new Map<string, Piece[]>();
    for (const piece of pieces) {
      if (!(piece.region in this.#map.regions)) throw new RangeError(`no region ${piece.region} on the map ${this.#map.id}`);
      if (piece.count > 0) standing.set(piece.region, [...(standing.get(piece.region) ?? []), piece]);
    }
    const touched = new Set([...this.#standing.keys(), ...standing.keys()]);
    this.#standing = standing;
    for (const id of touched) this.#update(id);
  }

  /** The pieces of one region. */
  setRegion(region: string, pieces: readonly Omit<Piece, "region">[]): void {
    const others = [...this.#standing.values()].flat().filter((piece) => piece.region !== region);
    this.set([...others, ...pieces.map((piece) => ({ ...piece, region }))]);
  }

  /** Regions that take no more pieces: what stands there stands on a slab. */
  setClosed(regions: Iterable<string>): void {
    const before = this.#closed;
    this.#closed = new Set(regions);
    for (const id of new Set([...before, ...this.#closed])) this.#update(id);
  }

  #update(id: string): void {
    const region = this.#map.regions[id];
    if (!region) return;
    const pieces = this.#standing.get(id) ?? [];
    const key = JSON.stringify([pieces, this.#closed.has(id)]);
    const old = this.#shown.get(id);
    if (old?.key === key) return;
    const content = this.#content(id, region, pieces);
    const [x, y] = region.pieces;
    const made = growing("kt-stack", x, y, 0, ...content);
    made.dataset["stack"] = id;
    if (old) old.made.replaceWith(made);
    else this.layer.append(made);
    this.#shown.set(id, { key, made });
  }

  #content(id: string, region: Region, pieces: readonly Piece[]): SVGElement[] {
    const discs = pieces.filter(({ kind }) => kind === "disc");
    const plates = pieces.filter(({ kind }) => kind === "plate");
    const made: SVGElement[] = [];
    if (this.#closed.has(id)) made.push(...slab(region));
    if (!plates.length && !region.water) made.push(...this.#stones(id, region, discs));
    else if (discs.length) made.push(...this.#stones(id, region, discs));
    const [, , width, height] = region.pieces;
    const each = plates.length === 1 ? Math.min(30, Math.max(20, height * 0.86)) : Math.min(26, Math.max(18, (height / plates.length) * 1.1));
    plates.forEach((piece, i) => {
      made.push(this.#plate(piece, (i - (plates.length - 1) / 2) * (each + 3), each, Math.max(width * 1.1, 60)));
    });
    return made;
  }

  #stones(id: string, region: Region, pieces: readonly Piece[]): SVGElement[] {
    const { radius, spots } = places(region);
    const stones = pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
    const free = this.#closed.has(id) || region.water ? 0 : this.#empty;
    const made = spots.flatMap(([x, y], i): SVGElement[] => {
      const stone = stones[i];
      if (stone) return [disc(this.#symbols, x, y, radius, stone)];
      return i < free ? [el("circle", { class: "kt-place", cx: round(x), cy: round(y), r: round(radius - 2) })] : [];
    });
    const more = stones.length - PLACES;
    if (more > 0) {
      const [, , width, height] = region.pieces;
      const [x, y] = [width / 2, -height / 2];
      made.push(
        el("circle", { class: "kt-more", cx: x, cy: y, r: 13 }),
        el("text", { class: "kt-more-text", x, y: y + 5, "font-size": 15 }, `+${String(more)}`),
      );
    }
    return made;
  }

  /** Emblem and number; where it has parts, these beside it unless one is far away or they find no room. */
  #plate(piece: Piece, y: number, height: number, room: number): SVGElement {
    const total = this.#bar(piece, height, [{ symbol: "", count: piece.count }]);
    const made = el("g", { class: "kt-plate", transform: `translate(0 ${round(y - height / 2)})` });
    const parts = piece.parts?.filter(({ count }) => count > 0) ?? [];
    const fits = Math.max(1, Math.floor((room - height * 0.74 - 4) / (height * 1.16 + 2)));
    if (!parts.length || parts.length > fits) {
      made.append(total);
      return made;
    }
    total.classList.add("kt-total");
    const full = this.#bar(piece, height, parts);
    full.classList.add("kt-full");
    made.append(total, full);
    return made;
  }

  #bar(piece: Piece, height: number, rows: NonNullable<Piece["parts"]>): SVGGElement {
    const ink = piece.ink ?? inkOn(piece.colour);
    const cap = height * 0.84;
    const content: SVGElement[] = [];
    let at = cap;
    for (const row of rows) {
      const text = String(row.count);
      if (row.symbol) {
        const unit = drawing(symbol(this.#symbols, row.symbol), at + height * 0.39, height / 2, height * 0.74, "kt-on");
        content.push(unit);
        at += height * 0.78;
      }
      const wide = height * 0.36 * text.length + height * 0.06;
      content.push(el("text", { class: "kt-count", x: round(at + wide / 2), y: round(height * 0.745), "font-size": round(height * 0.7) }, text));
      at += wide + 2;
    }
    const width = at + height * 0.26;
    const radius = height * (rows.some((row) => row.symbol) ? 0.2 : 0.5);
    const size = { width: round(width), height: round(height), rx: round(radius) };
    const made = el(
      "g",
      { transform: `translate(${round(-width / 2)} 0)` },
      el("rect", { class: "kt-shadow", y: 2.2, ...size }),
      el("rect", { class: "kt-body", ...size }),
      drawing(symbol(this.#symbols, piece.emblem), height * 0.48, height / 2, height * 0.58, "kt-on"),
      ...content,
    );
    made.style.setProperty("--kt-colour", piece.colour);
    made.style.setProperty("--kt-ink-on", ink);
    return made;
  }
}

/** A stone: colour and emblem of its owner. */
function disc(symbols: Symbols, x: number, y: number, radius: number, piece: Piece): SVGGElement {
  const made = el(
    "g",
    { class: "kt-disc", transform: `translate(${round(x)} ${round(y)})` },
    el("circle", { class: "kt-shadow", cy: 2.6, r: round(radius) }),
    el("circle", { class: "kt-body", r: round(radius) }),
    el("circle", { class: "kt-rim-in", r: round(radius - 3.2) }),
    drawing(symbol(symbols, piece.emblem), 0, 0, radius * 1.36, "kt-on"),
  );
  made.style.setProperty("--kt-colour", piece.colour);
  made.style.setProperty("--kt-ink-on", piece.ink ?? inkOn(piece.colour));
  return made;
}

function slab(region: Region): SVGElement[] {
  const [, , width, height] = region.pieces;
  const size = { x: -width / 2, width, height, rx: 10 };
  return [
    el("rect", { class: "kt-shadow", y: 3 - height / 2, ...size }),
    el("rect", { class: "kt-slab", y: -height / 2, ...size }),
  ];
}
