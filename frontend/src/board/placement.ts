/**
 * Where names find a place that would be too small to be read in their own: larger there, beside it, or on the water with a
 * line to their region; where there is no room they are left out.  It knows the map and numbers, and draws nothing.
 */

import type { Box, MapFile, Point, Region } from "./mapfile.ts";
import { Squares } from "./squares.ts";
import { FAR, growth, needs } from "./viewport.ts";

/** What is written on a map: a region's name, or a mark's, in units. */
export interface Name {
  /** Its region; "" for none. */
  readonly id: string;
  readonly kind: "land" | "water" | "cell" | "mark";
  /** The middle of its lines, or of what stands there instead. */
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly size: number;
  readonly width: number;
  readonly lines: number;
  /** What stands before and after it. */
  readonly before: number;
  readonly after: number;
  /** Of the figure beside it; 0: none. */
  readonly figure: number;
}

/** Where a name stands: by how much larger than the zoom makes it, and the end of a line to its region. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly boost: number;
  readonly leads: Point | null;
}

type Tile = readonly [west: number, north: number, east: number, south: number];

const LINE = 1.02; // height of a line, in em
const CAPS = 0.84; // and of a single one, with what keeps it from others
const SMALL = 1; // of one that is not in capitals: some of its letters reach below the line
const NEARLY = 1.5; // CSS pixels by which what lies above each other may touch
const APART = 1; // CSS pixels between what lies beside each other
const PLATE: Point = [44, 17]; // CSS pixels of a plate, at most in width and at least in height, where one may come to stand
const TALL = 37; // CSS pixels of a plate with two lines
const ROOMY = 1.15; // of the largest circle in a region: where so much is higher than that, such a plate may come (see `plates`)
const PLACES = 22; // in a row, where a continent's name may stand
const ROUND = 16; // directions in which a name may leave its region
const AWAY = [5, 14, 26, 42, 64]; // CSS pixels from its region
const HOME = 0.6; // of a name that has no line to its region: so much lies on it
const LED = 0.27; // CSS pixels per unit: further away the map would be full of lines
const FOREIGN = { own: 0.5, moved: 0.3 }; // of a name that may lie on other regions
const MOST = 3.8; // what a place may cost
const NUDGES: readonly Point[] = [[0, -3], [0, 3], [0, -6], [0, 6], [4, -3], [-4, -3], [4, 3], [-4, 3], [8, 0], [-8, 0], [0, -9], [0, 9]]; // CSS pixels out of a plate's way
const SQUARE = 48; // CSS pixels
const MARK = 1.35; // by how much marks, which are no places of the game, grow at most

interface Try {
  readonly at: Point;
  readonly angle: number;
  readonly cost: number;
  readonly own: boolean;
}

/** What a map's names need to find their places; all in CSS pixels from the map's corner but for what it is told in units. */
export class Arranger {
  readonly #map: MapFile;
  readonly #bare: boolean;
  readonly #squares: Squares;
  readonly #own: ReadonlyMap<string, readonly Point[]>;

  /** `bare`: no place of a region is drawn before something stands there. */
  constructor(map: MapFile, bare: boolean) {
    this.#map = map;
    this.#bare = bare;
    this.#squares = new Squares(map);
    this.#own = this.#squares.all();
  }

  /**
   * The middle of a free place (units) for something so large (units) beside these lands, on no land and nothing that is
   * written: as near to them as there is one, and nearer than to lands of other groups, so that it is taken for theirs; null:
   * there is none. It is taken from then on. `over`: it may lie on these lands themselves.
   */
  beside(ids: readonly string[], width: number, height: number, zoom: number, over = false): Point | null {
    const lands = ids.flatMap((id) => this.#map.regions[id] ?? []);
    if (!lands.length) return null;
    const own = new Set(ids);
    const others = Object.entries(this.#map.regions).flatMap(([id, region]) => (region.water || !region.groups.length || own.has(id) ? [] : [region]));
    const near = (regions: readonly Region[], x: number, y: number): number => Math.min(...regions.map(({ pieces: [u, v] }) => Math.hypot(u * zoom - x, v * zoom - y)));
    const [wide, high] = [width * zoom, height * zoom];
    const [west, north, east, south] = [Math.min(...lands.map(({ box }) => box[0])) * zoom - wide, Math.min(...lands.map(({ box }) => box[1])) * zoom - 3 * high, Math.max(...lands.map(({ box }) => box[2])) * zoom + wide, Math.max(...lands.map(({ box }) => box[3])) * zoom + 3 * high];
    const middle: Point = [(west + east) / 2, (north + south) / 2];
    let [best, least]: [Tile | null, number] = [null, Infinity];
    for (let i = 0; i < PLACES; i++) {
      for (let j = 0; j < PLACES; j++) {
        const [x, y] = [west + ((east - west) * (i + 0.5)) / PLACES, north + ((south - north) * (j + 0.5)) / PLACES];
        const far = near(lands, x, y);
        const cost = far + 0.35 * Math.hypot(x - middle[0], y - middle[1]);
        if (cost >= least || far > near(others, x, y)) continue;
        const lies: Tile = [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2];
        if (this.#lies.hits(lies) || !this.#inside([lies], zoom) || this.#foreign((there) => !over || !own.has(there), "land", [lies], zoom) > 0) continue;
        [best, least] = [lies, cost];
      }
    }
    if (!best) return null;
    this.#lies.add([best]);
    this.#words.add([best]);
    return [(best[0] + best[2]) / 2 / zoom, (best[1] + best[3]) / 2 / zoom];
  }

  /** What lies where since the names were arranged; and of that the names that found room. */
  #lies = new Taken();
  #written = new Taken();
  /** All that is written, wherever it stands. */
  #words = new Taken();

  /** The region at a point (units), as `Squares` has it. */
  at(x: number, y: number): string {
    return this.#squares.at(x, y);
  }

  /** Whether something (units) covers a name that has found room at this zoom. */
  covered(solid: readonly Box[], zoom: number): boolean {
    return solid.some(([west, north, east, south]) => this.#written.hits([west * zoom, north * zoom, east * zoom, south * zoom]));
  }

  /** Whether nothing that is written lies in a box (units): what matters less than names waits there until one comes nearer. */
  clear([west, north, east, south]: Box, zoom: number): boolean {
    return !this.#words.hits([west * zoom, north * zoom, east * zoom, south * zoom]);
  }

  /** Whether no name and nothing else lies within so many units of a place, at the zoom for which names were arranged. */
  free(x: number, y: number, reach: number, zoom: number): boolean {
    return !this.#lies.hits([(x - reach) * zoom, (y - reach) * zoom, (x + reach) * zoom, (y + reach) * zoom]);
  }

  /** The places of all names at a zoom, in their order; null: left out. `solid`: what stands on the map now, in units; no name lies on it that finds another place. */
  arrange(names: readonly Name[], zoom: number, solid: readonly Box[] = []): (Place | null)[] {
    const scale = growth(zoom);
    const taken = this.#taken(zoom);
    taken.add(solid.map(([west, north, east, south]): Tile => [west * zoom, north * zoom, east * zoom, south * zoom]));
    this.#lies = taken;
    this.#written = new Taken();
    const words = (this.#words = new Taken());
    const write = (lies: readonly Tile[]): void => { taken.add(lies); this.#written.add(lies); };
    const places: (Place | null)[] = names.map(() => null);
    const large = (name: Name): number => needs(name.size, name.figure, zoom);
    const order = [...names.keys()].sort((a, b) => rank(names[a]) - rank(names[b]) || (names[b]?.size ?? 0) - (names[a]?.size ?? 0));
    for (const i of order) {
      const name = names[i] as Name;
      if (large(name) > 1 || name.kind === "cell") continue;
      const lies = tiles(name, [name.x * zoom, name.y * zoom], name.angle, zoom * scale);
      const hidden = lies.some((tile) => taken.hits(tile)); // a plate, or the name of a land, would lie on it
      if (hidden && name.kind !== "mark") continue;
      places[i] = home(name);
      if (name.kind === "mark") taken.add(lies);
      else write(lies);
    }
    for (const i of order) {
      const name = names[i] as Name;
      const more = large(name);
      if (places[i] || (name.kind === "mark" && more > MARK)) continue;
      let best: Place | null = null;
      let least = MOST;
      for (const one of this.#tries(name, more * scale * zoom, zoom)) {
        if (one.cost >= least) continue;
        const lies = tiles(name, one.at, one.angle, more * scale * zoom);
        if (lies.some((tile) => taken.hits(tile)) || !this.#inside(lies, zoom)) continue;
        const foreign = this.#foreign((there) => there !== name.id, name.kind, lies, zoom);
        if (foreign > (one.own ? FOREIGN.own : FOREIGN.moved)) continue;
        if (zoom < LED && name.kind === "land" && this.#home(name.id, lies, zoom) < HOME) continue;
        const leads = one.own || name.kind !== "land" ? null : this.#leads(name, lies, one.at, zoom);
        if (leads === false) continue;
        const way = leads ? this.#way(name, lies[0] as Tile, leads, taken, zoom) : 0;
        const cost = one.cost + foreign * 4 + way;
        if (cost >= least) continue;
        least = cost;
        best = { x: one.at[0] / zoom, y: one.at[1] / zoom, angle: one.angle, boost: more, leads: leads && [leads[0] / zoom, leads[1] / zoom] };
      }
      places[i] = best ?? (more === 1 ? home(name) : null);
      if (best) write(tiles(name, [best.x * zoom, best.y * zoom], best.angle, more * scale * zoom));
    }
    for (const [i, place] of places.entries()) if (place) words.add(tiles(names[i] as Name, [place.x * zoom, place.y * zoom], place.angle, place.boost * scale * zoom));
    return places;
  }

  /** Where plates come to stand, or stones have their places, and convoys lie. */
  #taken(zoom: number): Taken {
    const taken = new Taken();
    taken.add(Object.values(this.#map.regions).map(({ cell, box, radius, pieces: [x, y, width, height] }): Tile => {
      if (cell) return [box[0] * zoom, box[1] * zoom, box[2] * zoom, box[3] * zoom];
      const [wide, high] = this.#bare ? [Math.min(width * zoom, PLATE[0]), zoom < FAR ? PLATE[1] * 0.8 : radius * ROOMY * zoom < TALL ? PLATE[1] : Math.max(PLATE[1], Math.min(TALL, height * zoom * 1.2))] : [width * zoom, height * zoom];
      return [x * zoom - wide / 2, y * zoom - high / 2, x * zoom + wide / 2, y * zoom + high / 2];
    }));
    return taken;
  }

  /** Where a name might stand, cheapest first as far as that is known before one looks what lies there. */
  *#tries(name: Name, scale: number, zoom: number): Generator<Try> {
    const own: Point = [name.x * zoom, name.y * zoom];
    yield { at: own, angle: name.angle, cost: 0, own: true };
    if (name.kind !== "mark") for (const [x, y] of NUDGES) yield { at: [own[0] + x, own[1] + y], angle: name.angle, cost: 0.05 + Math.hypot(x, y) / 70, own: true };
    const region = this.#map.regions[name.id];
    if (!region) return;
    const [west, north, east, south] = [region.box[0] * zoom, region.box[1] * zoom, region.box[2] * zoom, region.box[3] * zoom];
    const [wide, high] = [(name.width + name.before + name.after) * scale, name.size * scale * (CAPS + (name.lines - 1) * LINE)];
    if (name.kind === "cell") {
      const middle = (west + east) / 2;
      for (const [x, y] of [[middle, south + high / 2 + 1], [middle, north - high / 2 - 1], [east + wide / 2 + 3, (north + south) / 2], [west - wide / 2 - 3, (north + south) / 2]] as const) yield { at: [x, y], angle: 0, cost: 0.2, own: true };
      return;
    }
    for (let i = 0; i < 7; i++) {
      for (let j = 0; j < 7; j++) {
        const at: Point = [west + ((east - west) * (i + 0.5)) / 7, north + ((south - north) * (j + 0.5)) / 7];
        yield { at, angle: 0, cost: 0.25 + Math.hypot(at[0] - own[0], at[1] - own[1]) / 120, own: true };
      }
    }
    if (name.kind !== "land" || zoom < LED) return;
    for (const away of AWAY) {
      for (let i = 0; i < ROUND; i++) {
        const [x, y] = [Math.cos((2 * Math.PI * i) / ROUND), Math.sin((2 * Math.PI * i) / ROUND)];
        yield { at: [(west + east) / 2 + x * ((east - west + wide) / 2 + away), (north + south) / 2 + y * ((south - north + high) / 2 + away)], angle: 0, cost: 1 + away / 50, own: false };
      }
    }
  }

  #inside(lies: readonly Tile[], zoom: number): boolean {
    const [width, height] = this.#map.size;
    return lies.every(([west, north, east, south]) => west >= 2 && north >= 2 && east <= width * zoom - 2 && south <= height * zoom - 2);
  }

  /** How much of its middle lies on its own region. */
  #home(id: string, lies: readonly Tile[], zoom: number): number {
    const points = lies.flatMap(([west, north, east, south]) => [0.1, 0.3, 0.5, 0.7, 0.9].map((part): Point => [west + (east - west) * part, (north + south) / 2]));
    return points.filter(([x, y]) => this.#squares.at(x / zoom, y / zoom) === id).length / points.length;
  }

  /** How much of it lies where it might be taken for another region's. */
  #foreign(strange: (id: string) => boolean, kind: Name["kind"], lies: readonly Tile[], zoom: number): number {
    if (kind === "mark") return 0;
    let [all, other] = [0, 0];
    for (const [west, north, east, south] of lies) {
      const across = Math.max(2, Math.ceil((east - west) / 7));
      for (let i = 0; i < across; i++) {
        for (const part of [0.25, 0.75]) {
          const there = this.#squares.at((west + ((east - west) * (i + 0.5)) / across) / zoom, (north + (south - north) * part) / zoom);
          all += 1;
          if (there && strange(there) && (kind === "water" || !this.#map.regions[there]?.water)) other += 1;
        }
      }
    }
    return other / all;
  }

  /** The point of its region that a line from a name leads to; null: it lies there; false: nothing leads there. */
  #leads({ id }: Name, lies: readonly Tile[], at: Point, zoom: number): Point | null | false {
    if (this.#squares.at(at[0] / zoom, at[1] / zoom) === id) return null;
    const own = this.#own.get(id);
    const region = this.#map.regions[id];
    if (!own || !region || !lies[0]) return false;
    const middle: Point = [((region.box[0] + region.box[2]) / 2) * zoom, ((region.box[1] + region.box[3]) / 2) * zoom];
    let [best, least]: [Point, number] = [middle, Infinity];
    for (const [ux, uy] of own) {
      const [x, y] = [ux * zoom, uy * zoom];
      const [dx, dy] = offsetFrom(lies[0], [x, y]);
      const away = Math.hypot(dx, dy) + 0.6 * Math.hypot(x - middle[0], y - middle[1]);
      if (away < least) [best, least] = [[x, y], away];
    }
    return best;
  }

  /** What a line costs: its length, and the foreign land that it crosses; it may cross no name. */
  #way({ id }: Name, from: Tile, to: Point, taken: Taken, zoom: number): number {
    const [dx, dy] = offsetFrom(from, to);
    const long = Math.hypot(dx, dy);
    const steps = Math.max(2, Math.ceil(long / 4));
    let foreign = 0;
    for (let i = 0; i < steps; i++) {
      const [x, y] = [to[0] - (dx * i) / steps, to[1] - (dy * i) / steps];
      if (i > 1 && taken.hits([x - 0.5, y - 0.5, x + 0.5, y + 0.5])) return Infinity;
      const there = this.#squares.at(x / zoom, y / zoom);
      if (there && there !== id && !this.#map.regions[there]?.water) foreign += 1;
    }
    return long / 60 + (4 * foreign) / steps;
  }
}

const home = ({ x, y, angle }: Name): Place => ({ x, y, angle, boost: 1, leads: null });

/** Lands first: they are what is chosen. */
const rank = (name: Name | undefined): number => ["land", "cell", "water", "mark"].indexOf(name?.kind ?? "mark");

/** From the nearest point of a box to a point. */
export function offsetFrom([west, north, east, south]: Tile, [x, y]: Point): Point {
  return [x - Math.min(Math.max(x, west), east), y - Math.min(Math.max(y, north), south)];
}

/** Boxes that cover a name at a place; one, or several along a turned one. `scale`: CSS pixels per unit. */
export function tiles({ kind, width, before, after, size, lines }: Pick<Name, "kind" | "width" | "before" | "after" | "size" | "lines">, [x, y]: Point, angle: number, scale: number): Tile[] {
  const [west, east, high] = [-(width / 2 + before) * scale, (width / 2 + after) * scale, size * scale * ((kind === "land" ? CAPS : SMALL) + (lines - 1) * LINE)];
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const parts = angle ? Math.max(1, Math.ceil((east - west) / high)) : 1;
  const part = (east - west) / parts;
  const [dx, dy] = [(Math.abs(cos) * part + Math.abs(sin) * high) / 2, (Math.abs(sin) * part + Math.abs(cos) * high) / 2];
  return Array.from({ length: parts }, (_, i): Tile => {
    const along = west + (i + 0.5) * part;
    const [mx, my] = [x + cos * along, y + sin * along];
    return [mx - dx, my - dy, mx + dx, my + dy];
  });
}

/** What is taken already, by squares of the screen: nobody looks at what lies far away. */
class Taken {
  readonly #squares = new Map<number, Tile[]>();

  add(tiles: readonly Tile[]): void {
    for (const tile of tiles) {
      for (const square of Taken.#under(tile)) {
        const found = this.#squares.get(square);
        if (found) found.push(tile);
        else this.#squares.set(square, [tile]);
      }
    }
  }

  hits(tile: Tile): boolean {
    const [west, north, east, south] = tile;
    return Taken.#under(tile).some((square) =>
      this.#squares.get(square)?.some((other) => west < other[2] + APART && east > other[0] - APART && north < other[3] - NEARLY && south > other[1] + NEARLY));
  }

  static #under([west, north, east, south]: Tile): number[] {
    const found: number[] = [];
    for (let row = Math.floor(north / SQUARE); row * SQUARE <= south; row++) for (let column = Math.floor(west / SQUARE); column * SQUARE <= east; column++) found.push(row * 4096 + column);
    return found;
  }
}
