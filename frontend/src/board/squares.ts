import { outlines } from "./lines.ts";
import type { MapFile, Point } from "./mapfile.ts";

const STEP = 6; // units of a square of the ground

/** Which region lies where, in squares. */
export class Squares {
  readonly #wide: number;
  readonly #high: number;
  readonly #owner: Int16Array;
  readonly #names: readonly string[];

  constructor(map: MapFile) {
    this.#wide = Math.ceil(map.size[0] / STEP);
    this.#high = Math.ceil(map.size[1] / STEP);
    this.#owner = new Int16Array(this.#wide * this.#high);
    const regions = Object.entries(map.regions).sort(([, a], [, b]) => Number(b.water) - Number(a.water) || Number(a.cell) - Number(b.cell));
    this.#names = ["", ...regions.map(([id]) => id)];
    for (const [i, [id]] of regions.entries()) this.#fill(outlines(map, id), i + 1);
  }

  #fill(rings: readonly (readonly Point[])[], owner: number): void {
    const rows = new Map<number, number[]>();
    for (const line of rings) {
      for (let i = 0; i + 1 < line.length; i++) {
        const [[ax, ay], [bx, by]] = [line[i] as Point, line[i + 1] as Point];
        const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)];
        for (let row = Math.max(0, Math.ceil(top / STEP - 0.5)); (row + 0.5) * STEP < bottom && row < this.#high; row++) {
          const x = ax + ((bx - ax) * ((row + 0.5) * STEP - ay)) / (by - ay);
          const found = rows.get(row);
          if (found) found.push(x);
          else rows.set(row, [x]);
        }
      }
    }
    for (const [row, crossed] of rows) {
      crossed.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossed.length; i += 2) {
        const [from, to] = [Math.max(0, Math.round((crossed[i] ?? 0) / STEP)), Math.min(this.#wide, Math.round((crossed[i + 1] ?? 0) / STEP))];
        this.#owner.fill(owner, row * this.#wide + from, row * this.#wide + Math.max(from, to));
      }
    }
  }

  /** The region at a point (units); "" for none. */
  at(x: number, y: number): string {
    const [column, row] = [Math.floor(x / STEP), Math.floor(y / STEP)];
    return column < 0 || row < 0 || column >= this.#wide || row >= this.#high ? "" : (this.#names[this.#owner[row * this.#wide + column] ?? 0] ?? "");
  }

  /** The middles of all squares of every region. */
  all(): ReadonlyMap<string, readonly Point[]> {
    const found = new Map<string, Point[]>();
    for (const [i, owner] of this.#owner.entries()) {
      if (!owner) continue;
      const name = this.#names[owner] ?? "";
      const point: Point = [((i % this.#wide) + 0.5) * STEP, (Math.floor(i / this.#wide) + 0.5) * STEP];
      const own = found.get(name);
      if (own) own.push(point);
      else found.set(name, [point]);
    }
    return found;
  }
}
