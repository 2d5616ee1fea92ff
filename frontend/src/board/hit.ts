/** What a finger or pointer means: the region whose plate or ground is under it, or a legal one whose pieces stand close by. */

import { inside, outlines } from "./lines.ts";
import type { Box, MapFile, Point } from "./mapfile.ts";

/** CSS pixels around a finger. */
export const REACH = 22;

const PLATE = 200; // units: no plate is larger

export type Hit =
  | { readonly kind: "none" }
  | { readonly kind: "one"; readonly id: string }
  /** Two legal regions are meant; the nearer one first. Ask which. */
  | { readonly kind: "two"; readonly ids: readonly [string, string] };

export interface Aim {
  /** CSS pixels per unit. */
  readonly zoom: number;
  /** What may be picked; null: everything alike, so nothing snaps. */
  readonly legal: ReadonlySet<string> | null;
  /** A mouse points at one place: a legal region under it is meant, whatever stands beside it. */
  readonly exact?: boolean;
}

interface Shape {
  readonly id: string;
  readonly box: Box;
  readonly rings: readonly (readonly Point[])[];
  readonly anchor: Point;
  readonly cell: boolean;
}

/** All regions of a map, ready to be asked. */
export class Targets {
  readonly #shapes: readonly Shape[];
  readonly #half: (id: string) => Point | null;

  /** `half`: half the width and height of a region's plates, in units; null: it has none. */
  constructor(map: MapFile, half: (id: string) => Point | null = () => null) {
    this.#half = half;
    const shapes = Object.entries(map.regions).map(([id, region]): Shape => {
      const rings = outlines(map, id);
      const [x, y] = region.pieces;
      return { id, box: boxOf(rings), rings, anchor: [x, y], cell: region.cell };
    });
    this.#shapes = shapes.sort((a, b) => Number(b.cell) - Number(a.cell)); // a cell lies on top of its zone
  }

  /** The regions whose plates lie there, also over others' ground; the nearest one first. */
  #plates([x, y]: Point): string[] {
    return this.#shapes.flatMap(({ id, anchor: [u, v] }) => {
      const [dx, dy] = [Math.abs(u - x), Math.abs(v - y)];
      const half = dx < PLATE && dy < PLATE ? this.#half(id) : null;
      return half && dx <= half[0] && dy <= half[1] ? [{ id, away: Math.hypot(dx, dy) }] : [];
    }).sort((a, b) => a.away - b.away).map(({ id }) => id);
  }

  /** The region whose plate is at the point (units), or that it lies in. */
  at(point: Point): string | null {
    const [x, y] = point;
    const [plate] = this.#plates(point);
    if (plate !== undefined) return plate;
    const found = this.#shapes.find(
      ({ box, rings }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && inside(point, rings),
    );
    return found?.id ?? null;
  }

  /** What a pointer at the point (units) means. */
  hit(point: Point, aim: Aim): Hit {
    const under = this.at(point);
    const { legal } = aim;
    const [first, second] = legal ? this.#plates(point).filter((id) => legal.has(id)) : [];
    if (first !== undefined) return second !== undefined && !aim.exact ? { kind: "two", ids: [first, second] } : one(first);
    if (legal === null || (aim.exact === true && under !== null && legal.has(under))) return one(under);
    const near = this.#shapes
      .filter(({ id }) => legal.has(id))
      .map(({ id, anchor }) => ({
        id,
        away: id === under ? 0 : Math.hypot(anchor[0] - point[0], anchor[1] - point[1]) * aim.zoom,
      }))
      .filter(({ away }) => away <= REACH)
      .sort((a, b) => a.away - b.away || (a.id < b.id ? -1 : 1));
    const [nearest, other] = near;
    if (nearest && other) return { kind: "two", ids: [nearest.id, other.id] };
    return one(nearest?.id ?? under);
  }

  /** The region whose name is written at a place of the board (CSS pixels), a legal one before others: words reach over the sea and over others' ground. */
  named(board: Element, [x, y]: Point, legal: ReadonlySet<string> | null): string | null {
    const { left, top } = board.getBoundingClientRect();
    const names = [...board.querySelectorAll<SVGGElement>("[data-name]")].filter((name) => {
      const word = name.querySelector("text");
      const matrix = word?.getScreenCTM();
      if (!word || !matrix) return false;
      const { x: u, y: v } = new DOMPoint(left + x, top + y).matrixTransform(matrix.inverse());
      const box = word.getBBox();
      return u >= box.x && u <= box.x + box.width && v >= box.y && v <= box.y + box.height;
    }).flatMap((name) => name.dataset["name"] ?? []);
    return names.find((id) => legal?.has(id)) ?? names[0] ?? null;
  }
}

function one(id: string | null): Hit {
  return id === null ? { kind: "none" } : { kind: "one", id };
}

function boxOf(rings: readonly (readonly Point[])[]): Box {
  const all = rings.flat();
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
