/** The whole map, small, with a window on what the board shows. A picture only: a screen reader has the board itself. */

import { areaPath, outlines } from "./lines.ts";
import type { Box, MapFile, Point } from "./mapfile.ts";
import { el } from "./svg.ts";
import type { Size, View } from "./viewport.ts";
import "./minimap.css";

/** CSS pixels across. */
export const WIDE = 196;
const PATIENCE = 400; // ms
const OVERVIEW = 0.4; // of the map; whoever sees more of it needs no small one
const NARROW = 700; // px: a board so narrow has no room beside the map, and the small one covers names and signs

export interface MiniMapOptions {
  readonly map: MapFile;
  /** The board's drawings of the regions, whose colours are taken over. */
  readonly regions: ReadonlyMap<string, SVGElement>;
  /** Somebody points at a place of the map (units). */
  readonly onPoint: (at: Point) => void;
}

/** What of the map is seen, in CSS pixels of a mini-map: left, top, width, height. */
export function seen(view: View, screen: Size, map: Size): readonly [number, number, number, number] {
  const scale = WIDE / map.width;
  const part = (offset: number, room: number, long: number): [number, number] => {
    const begin = Math.max(0, -offset / view.zoom);
    return [begin * scale, (Math.min(long, (room - offset) / view.zoom) - begin) * scale];
  };
  const [x, width] = part(view.dx, screen.width, map.width);
  const [y, height] = part(view.dy, screen.height, map.height);
  return [x, y, width, height];
}

/** Whether so much is seen that a small map helps little; `true`: on a board so narrow that it covers more than it helps. */
export function spare(view: View, screen: Size, size: Size): boolean | null {
  const [, , width, height] = seen(view, screen, size);
  return width * height > OVERVIEW * WIDE * WIDE * (size.height / size.width) ? screen.width < NARROW : null;
}

const ALL = 0.98; // of the ground, each way

/** Whether all regions are in sight, whatever is left out around them: of such a map the small one would only cover a part. */
export function entire({ zoom, dx, dy }: View, { width, height }: Size, { regions, size }: Pick<MapFile, "regions" | "size">): boolean {
  const boxes = Object.values(regions).map(({ box }) => box);
  return ([[0, dx, width], [1, dy, height]] as const).every(([axis, offset, room]) => {
    const [first, last] = [Math.max(0, Math.min(...boxes.map((box) => box[axis]))), Math.min(size[axis], Math.max(...boxes.map((box) => box[axis === 0 ? 2 : 3])))];
    return Math.min(last, (room - offset) / zoom) - Math.max(first, -offset / zoom) > ALL * (last - first);
  });
}

/** Whether one of these regions could hardly be met below a rectangle of the map: its middle lies there, or a third of its outline. */
export function hides([west, north, east, south]: Box, map: MapFile, regions: Iterable<string>): boolean {
  const below = ([x, y]: readonly [number, number, ...unknown[]]): boolean => x > west && x < east && y > north && y < south;
  return [...regions].some((id) => {
    const region = map.regions[id];
    if (!region || region.box[0] > east || region.box[2] < west || region.box[1] > south || region.box[3] < north) return false;
    const line = outlines(map, id).flat();
    return below(region.pieces) || line.filter(below).length * 3 > line.length;
  });
}

export class MiniMap {
  readonly element: HTMLElement = document.createElement("div");
  readonly #window: HTMLElement = document.createElement("div");
  readonly #map: MapFile;
  readonly #size: Size;
  readonly #regions: ReadonlyMap<string, SVGElement>;
  readonly #paths = new Map<string, SVGPathElement>();
  #legal: ReadonlySet<string> | null = null;
  #stake: readonly string[] = [];
  #due = 0;
  #frame: readonly [number, number] | null = null;
  #screen: Size = { width: 0, height: 0 };
  /** What of the map lies below it. */
  #over: Box = [0, 0, 0, 0];
  #spare: boolean | null = null;

  constructor({ map, regions, onPoint }: MiniMapOptions) {
    const [width, height] = map.size;
    this.#map = map;
    this.#size = { width, height };
    this.#regions = regions;
    const scale = width / WIDE;
    this.element.className = "kt-minimap";
    this.element.setAttribute("aria-hidden", "true");
    this.element.style.height = `${String(Math.round(height / scale))}px`;
    this.#window.className = "kt-window";
    this.element.append(this.#window);
    // of a map that is seen whole nobody sees it yet
    this.#due = window.setTimeout(() => { this.#draw(); }, PATIENCE);
    this.#listen(onPoint);
  }

  #draw(): void {
    if (this.#due === 0) return;
    clearTimeout(this.#due);
    this.#due = 0;
    const map = this.#map;
    const { width, height } = this.#size;
    const scale = width / WIDE;
    const regionPaths = Object.entries(map.regions).flatMap(([id, region]) => {
      if (region.cell) return [];
      const made = el("path", { class: region.water ? "kt-mini kt-mini-water" : "kt-mini", d: areaPath(map, region.rings, scale) });
      this.#paths.set(id, made);
      return [made];
    });
    const beyond = el("path", { class: "kt-mini kt-outland", d: areaPath(map, map.outland, scale), "fill-rule": "evenodd" });
    const [water, land] = [true, false].map((wet) => regionPaths.filter((made) => made.classList.contains("kt-mini-water") === wet));
    this.#window.before(el("svg", { viewBox: `0 0 ${String(width)} ${String(height)}`, width: WIDE, height: height / scale }, ...(water ?? []), beyond, ...(land ?? [])));
    for (const id of this.#paths.keys()) this.tint(id);
    this.choose(this.#legal);
  }

  /** What can be chosen, also out of sight. */
  choose(legal: ReadonlySet<string> | null): void {
    this.#legal = legal;
    for (const [id, made] of this.#paths) made.classList.toggle("kt-mini-legal", legal?.has(id) ?? false);
    this.#fold();
  }

  /** What is decided on: chosen, or aimed at. */
  decide(stake: readonly string[]): void {
    this.#stake = stake;
    this.#fold();
  }

  /** Out of the way of what is decided on, of what may be chosen, and on a phone of all where most of the map is seen. */
  #fold(): void {
    this.element.classList.toggle("kt-away", this.#spare || hides(this.#over, this.#map, this.#stake) || (this.#spare !== null && this.#legal !== null && hides(this.#over, this.#map, this.#legal)));
  }

  /** Nobody needs it any more. */
  stop(): void {
    clearTimeout(this.#due);
    this.element.remove();
  }

  /** Takes over a region's colour. */
  tint(id: string): void {
    const [from, to] = [this.#regions.get(id), this.#paths.get(id)];
    if (!from || !to) return;
    for (const name of ["--kt-own", "--kt-tint"]) to.style.setProperty(name, from.style.getPropertyValue(name));
  }

  /** The board shows something else; `rest`: for a while. */
  update(view: View, screen: Size, rest = false): void {
    const [x, y, width, height] = seen(view, screen, this.#size);
    const { style } = this.#window;
    const whole = entire(view, screen, this.#map);
    if (!whole) this.#draw();
    this.element.classList.toggle("kt-all", whole);
    const anew = rest || screen.width !== this.#screen.width || screen.height !== this.#screen.height; // it lies elsewhere, too
    if (anew) {
      this.#screen = screen;
      const [box, board] = [this.element.getBoundingClientRect(), this.element.parentElement?.getBoundingClientRect()];
      const at = (x: number, y: number): [number, number] => [(x - (board?.left ?? 0) - view.dx) / view.zoom, (y - (board?.top ?? 0) - view.dy) / view.zoom];
      this.#over = [...at(box.left, box.top), ...at(box.right, box.bottom)];
      this.#spare = spare(view, screen, this.#size);
      this.#fold();
    }
    if (anew || !this.#frame) {
      this.#frame = [width, height];
      [style.width, style.height] = [`${width.toFixed(1)}px`, `${height.toFixed(1)}px`];
    }
    // on the way it is stretched: another size would be drawn anew in every frame
    const [wide, high] = this.#frame;
    style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(width / wide).toFixed(3)}, ${(height / high).toFixed(3)})`;
  }

  #listen(onPoint: (at: Point) => void): void {
    let held: number | null = null;
    const point = (event: PointerEvent): void => {
      event.stopPropagation(); // what happens here is not meant for the board below
      if (event.type === "pointerdown") {
        held = event.pointerId;
        this.element.setPointerCapture(event.pointerId);
      }
      if (held !== event.pointerId) return;
      const box = this.element.getBoundingClientRect(); // the page may show it smaller
      const scale = this.#size.width / box.width;
      onPoint([(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]);
      if (event.type === "pointerup") held = null;
    };
    for (const type of ["pointerdown", "pointermove", "pointerup"] as const) this.element.addEventListener(type, point);
    this.element.addEventListener("pointercancel", () => { held = null; });
    this.element.addEventListener("wheel", (event) => { event.stopPropagation(); }, { passive: true });
  }
}
