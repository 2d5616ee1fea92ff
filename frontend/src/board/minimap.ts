/** The whole map, small, with a window on what the board shows. A picture only: a screen reader has the board itself. */

import { areaPath } from "./lines.ts";
import type { MapFile, Point } from "./mapfile.ts";
import { el } from "./svg.ts";
import type { Size, View } from "./viewport.ts";

/** CSS pixels across. */
export const WIDE = 196;

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

export class MiniMap {
  readonly element: HTMLElement = document.createElement("div");
  readonly #window: HTMLElement = document.createElement("div");
  readonly #map: Size;
  readonly #regions: ReadonlyMap<string, SVGElement>;
  readonly #paths = new Map<string, SVGPathElement>();

  constructor({ map, regions, onPoint }: MiniMapOptions) {
    const [width, height] = map.size;
    this.#map = { width, height };
    this.#regions = regions;
    const scale = width / WIDE;
    this.element.className = "kt-minimap";
    this.element.setAttribute("aria-hidden", "true");
    this.element.style.height = `${String(Math.round(height / scale))}px`;
    this.#window.className = "kt-window";
    const regionPaths = Object.entries(map.regions).flatMap(([id, region]) => {
      if (region.cell) return [];
      const made = el("path", { class: region.water ? "kt-mini kt-mini-water" : "kt-mini", d: areaPath(map, region.rings, scale) });
      this.#paths.set(id, made);
      return [made];
    });
    const beyond = el("path", { class: "kt-mini kt-outland", d: areaPath(map, map.outland, scale), "fill-rule": "evenodd" });
    const [water, land] = [true, false].map((wet) => regionPaths.filter((made) => made.classList.contains("kt-mini-water") === wet));
    this.element.append(el("svg", { viewBox: `0 0 ${String(width)} ${String(height)}`, width: WIDE, height: height / scale }, ...(water ?? []), beyond, ...(land ?? [])), this.#window);
    for (const id of this.#paths.keys()) this.tint(id);
    this.#listen(scale, onPoint);
  }

  /** Takes over a region's colour. */
  tint(id: string): void {
    const [from, to] = [this.#regions.get(id), this.#paths.get(id)];
    if (!from || !to) return;
    for (const name of ["--kt-own", "--kt-tint"]) to.style.setProperty(name, from.style.getPropertyValue(name));
  }

  /** The board shows something else. */
  update(view: View, screen: Size): void {
    const [x, y, width, height] = seen(view, screen, this.#map);
    const { style } = this.#window;
    // of a map that is seen whole it would only cover a part
    this.element.classList.toggle("kt-all", width > WIDE * 0.98 && height > (this.#map.height / this.#map.width) * WIDE * 0.98);
    style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    const [wide, high] = [`${width.toFixed(1)}px`, `${height.toFixed(1)}px`];
    if (style.width !== wide) style.width = wide;
    if (style.height !== high) style.height = high;
  }

  #listen(scale: number, onPoint: (at: Point) => void): void {
    let held: number | null = null;
    const point = (event: PointerEvent): void => {
      event.stopPropagation(); // what happens here is not meant for the board below
      if (event.type === "pointerdown") {
        held = event.pointerId;
        this.element.setPointerCapture(event.pointerId);
      }
      if (held !== event.pointerId) return;
      const box = this.element.getBoundingClientRect();
      onPoint([(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]);
      if (event.type === "pointerup") held = null;
    };
    for (const type of ["pointerdown", "pointermove", "pointerup"] as const) this.element.addEventListener(type, point);
    this.element.addEventListener("pointercancel", () => { held = null; });
    this.element.addEventListener("wheel", (event) => { event.stopPropagation(); }, { passive: true });
  }
}
