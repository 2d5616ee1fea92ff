/** What the game points at: highlighted regions, front lines, arrows of moves. */

import { areaPath, linesPath, points } from "./lines.ts";
import { frontier } from "./links.ts";
import type { MapFile, Point } from "./mapfile.ts";
import { el, layer, round } from "./svg.ts";
import { FIGURE, hair } from "./viewport.ts";

/** Later ones lie on top. */
export const HIGHLIGHTS = ["legal", "from", "hint", "named", "read", "hover", "target", "selected", "wanted", "focus"] as const;
type Mark = (typeof HIGHLIGHTS)[number];
/** What may be set by itself: "from" comes with "legal". */
export type Highlight = Exclude<Mark, "from">;

/** A planned or past move. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly colour: string;
  /** It goes on where it ends, as the next arrow: without a head. */
  readonly on?: boolean;
  /** Written in the middle; "" or nothing: no text. */
  readonly text?: string;
  /** Thin and broken: what may come after. */
  readonly faint?: boolean;
}

/** Targets are marked by lines across the ground, which say that something happens there: a colour over it would hide whose it is. */
const HATCH = "rotate(-45)";
const MANY = 30; // highlighted regions, or
const PART = 1 / 3; // of all: half a map in gold would tell nothing, so the rest is dimmed
const STOP = 24; // units from the middle of stones where an arrow begins and ends
const CLEAR = 7; // and from the rim of plates
const MOST = 0.36; // of the way from middle to middle, so that something is left of it
const BEND = 0.16; // how far an arrow swings out, as a part of its length
const STANDS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78]; // parts of an arrow's line where its figure may stand, the best one first

/** What goes the same way is one arrow with the sum of its figures: two would lie one upon the other, and only the last would be read. */
export function together(arrows: readonly Arrow[]): readonly Arrow[] {
  const found = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const key = [arrow.from, arrow.to, arrow.colour, arrow.faint, arrow.on].join();
    const n = Number(found.get(key)?.text) + Number(arrow.text);
    found.set(key, n ? { ...arrow, text: String(n) } : { ...found.get(key), ...arrow });
  }
  return [...found.values()];
}

export class Marks {
  readonly highlights: SVGGElement;
  /** They run below names and pieces, and their figures stand above them: so none hides what it passes. */
  readonly arrows: SVGGElement = layer("kt-arrows");
  readonly figures: SVGGElement = layer("kt-arrows");
  readonly fronts: SVGGElement = layer("kt-fronts");
  readonly #map: MapFile;
  readonly #paths: ReadonlyMap<string, string>;
  readonly #groups = new Map<Mark, SVGGElement>();
  readonly #shown = new Map<Mark, Map<string, SVGGElement>>();

  readonly #hatch: SVGPatternElement;
  readonly #rim = [el("path", { class: "kt-rim-casing" }), el("path", { class: "kt-rim-line" })];
  readonly #rest = el("path", { class: "kt-mark-rest" });
  #drawn: Arrow[] = [];
  #advised: readonly Arrow[] = [];
  /** Sets the figures of arrows where nothing lies. */
  #standing: (() => void)[] = [];
  #hair = 1;
  #zoom = 1;

  readonly #half: (id: string) => Point | null;
  readonly #free: (x: number, y: number, reach: number) => boolean;

  /** `half`: half the width and height of what stands in a region on plates, which an arrow does not cover; null: nothing does. `free`: whether no name and no plate lies at a place. */
  constructor(map: MapFile, paths: ReadonlyMap<string, string>, prefix: string, half: (id: string) => Point | null, free: (x: number, y: number, reach: number) => boolean) {
    this.#map = map;
    this.#half = half;
    this.#free = free;
    this.#paths = paths;
    this.#hatch = el("pattern", { id: `${prefix}hatch-target`, width: 13, height: 13, patternUnits: "userSpaceOnUse", patternTransform: HATCH }, el("path", { class: "kt-hatch-target", d: "M0 2H13" }));
    for (const kind of HIGHLIGHTS) {
      this.#groups.set(kind, layer(`kt-mark kt-${kind}`));
      this.#shown.set(kind, new Map());
    }
    this.#groups.get("legal")?.append(this.#rest, ...this.#rim);
    this.highlights = el("g", { class: "kt-highlights" }, el("defs", {}, this.#hatch), ...this.#groups.values());
  }

  /** Highlights exactly these regions in one way; where very many may be chosen, the rest is dimmed. */
  highlight(kind: Mark, ids: Iterable<string>): void {
    const [group, shown, wanted] = [this.#groups.get(kind), this.#shown.get(kind), new Set(ids)];
    if (!group || !shown) return;
    const many = wanted.size > Math.min(MANY, this.#paths.size * PART);
    for (const [id, made] of shown) {
      if (wanted.has(id)) continue;
      made.remove();
      shown.delete(id);
    }
    for (const id of wanted) {
      const d = this.#paths.get(id);
      if (d === undefined) throw new RangeError(`no region ${id}`);
      if (shown.has(id)) continue;
      const fill = el("path", { class: "kt-mark-fill", d, "fill-rule": "evenodd" });
      if (kind === "target") fill.style.fill = `url(#${this.#hatch.id})`;
      const made = el(
        "g",
        { "data-mark": id },
        fill,
        el("path", { class: "kt-mark-casing", d }),
        el("path", { class: "kt-mark-line", d }),
      );
      group.prepend(made);
      shown.set(id, made);
    }
    if (kind !== "legal") return;
    // around all that may be chosen: many outlines beside each other would be a net over the map
    const among = (owner: string | null): boolean => owner !== null && wanted.has(owner);
    const d = wanted.size ? linesPath(this.#map, this.#map.arcs.filter(({ l, r }) => among(l) !== among(r)).map((arc) => arc.d)) : "";
    for (const line of this.#rim) line.setAttribute("d", d);
    const pale = this.#map.look === "parchment" && wanted.size; // all borders are strong there, and no land has anybody's colour
    this.#rest.setAttribute("d", many || pale ? [...this.#paths].map(([id, path]) => (wanted.has(id) ? "" : path)).join("") + areaPath(this.#map, this.#map.outland) : "");
  }

  /** Front lines along the borders between different owners. */
  front(owner: (id: string) => string | null): void {
    const d = linesPath(
      this.#map,
      frontier(this.#map, owner).map((arc) => arc.d),
    );
    this.fronts.replaceChildren(...(d ? [el("path", { class: "kt-line kt-front", d })] : []));
  }

  setArrows(arrows: readonly Arrow[] = this.#drawn, advised = false): void {
    if (advised) this.#advised = arrows;
    else this.#drawn = [...arrows];
    this.figures.replaceChildren();
    this.#standing = [];
    this.arrows.replaceChildren(...together([...this.#drawn, ...this.#advised]).map((arrow) => this.#arrow(arrow)));
  }

  /** The map has come to rest at a zoom: arrows and hatches keep their width on the screen. */
  rested(zoom: number): void {
    this.#zoom = zoom;
    if (Math.abs(hair(zoom) / this.#hair - 1) < 0.01) return;
    this.#hair = hair(zoom);
    this.#hatch.setAttribute("patternTransform", `${HATCH} scale(${round(this.#hair)})`);
    this.setArrows();
  }

  /** Names or pieces lie elsewhere: figures find their places anew, and arrows stay as they are. */
  settle(): void {
    for (const stand of this.#standing) stand();
  }

  /** One arrow more, and where it begins. */
  add(arrow: Arrow): { made: SVGGElement; begin: Point } {
    const made = this.#arrow(arrow);
    this.#drawn.push(arrow);
    this.arrows.append(made);
    const [x = 0, y = 0] = this.#map.regions[arrow.from]?.pieces ?? [];
    return { made, begin: [x, y] };
  }

  #arrow(arrow: Arrow): SVGGElement {
    const [from, to] = [this.#map.regions[arrow.from], this.#map.regions[arrow.to]];
    if (!from || !to) throw new RangeError(`no regions ${arrow.from} and ${arrow.to}`);
    const scale = this.#hair;
    const halves = [this.#half(arrow.from), this.#half(arrow.to)] as const;
    const shapes = ways(this.#map, arrow.from, arrow.to).map(([begin, end], i, all) => curve(begin, end, scale, [i ? null : halves[0], i < all.length - 1 ? null : halves[1]]));
    const shape = { line: shapes.map(({ line }) => line).join(""), head: arrow.on ? "" : shapes.map(({ head }) => head).join("") };
    const made = el(
      "g",
      { class: arrow.faint ? "kt-arrow kt-arrow-faint" : "kt-arrow" },
      el("path", { class: "kt-arrow-casing", d: shape.line + shape.head }),
      el("path", { class: "kt-arrow-line", d: shape.line }),
      el("path", { class: "kt-arrow-head", d: shape.head }),
    );
    made.style.setProperty("--kt-colour", arrow.colour);
    const [first] = shapes;
    if (arrow.text && first) {
      const size = Math.max(17 * scale, (1.01 * FIGURE) / this.#zoom); // units
      const reach = 0.77 * size;
      const ground = el("circle", { class: "kt-arrow-ground", r: round(reach) });
      const written = el("text", { class: "kt-arrow-text", "font-size": round(size) }, arrow.text);
      const figure = el("g", {}, ground, written);
      figure.style.setProperty("--kt-colour", arrow.colour);
      this.figures.append(figure);
      const stand = (): void => {
        const stands = STANDS.map((part) => first.at(part));
        const [x, y] = stands.find((at) => this.#free(at[0], at[1], reach)) ?? first.at(0.5);
        ground.setAttribute("cx", round(x));
        ground.setAttribute("cy", round(y));
        written.setAttribute("x", round(x));
        written.setAttribute("y", round(y + 0.35 * size));
      };
      this.#standing.push(stand);
      stand();
    }
    return made;
  }
}

/** From where to where the way between two regions leads: from pieces to pieces, or out of the map and in again on its other side, where they border on each other there alone. */
export function ways(map: MapFile, from: string, to: string): readonly (readonly [Point, Point])[] {
  const [ax = 0, ay = 0] = map.regions[from]?.pieces ?? [];
  const [bx = 0, by = 0] = map.regions[to]?.pieces ?? [];
  const edge = (a: string, b: string): Point | undefined => {
    const route = map.routes.find((one) => one.a === a && one.b === b && one.exit);
    return route && points(map, route.d).at(-1);
  };
  const [out, back] = [edge(from, to), edge(to, from)];
  return out && back ? [[[ax, ay], out], [back, [bx, by]]] : [[[ax, ay], [bx, by]]];
}

/** The point that pulls the way from one place to another aside; always to the upper side, so that there and back part. */
export function bend(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = dx < 0 ? -1 : 1;
  return [(from[0] + to[0]) / 2 + dy * BEND * side, (from[1] + to[1]) / 2 - dx * BEND * side];
}

/** A bent arrow that begins beside its start's pieces and ends before its target's: the line, the head, and the points of the line by their part of it. `scale`: of its head; `halves`: of the plates at both ends. */
export function curve(from: Point, to: Point, scale = 1, [first, last]: readonly [Point | null, Point | null] = [null, null]): { line: string; head: string; at: (part: number) => Point } {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const control = bend(from, to);
  const [ux, uy] = [to[0] - control[0], to[1] - control[1]];
  const reach = Math.hypot(ux, uy) || 1;
  const [vx, vy] = [ux / reach, uy / reach];
  const [sx, sy] = [control[0] - from[0], control[1] - from[1]];
  const start = Math.hypot(sx, sy) || 1;
  const beside = (half: Point | null, x: number, y: number): number =>
    half ? Math.min(Math.min(half[0] / Math.abs(x), half[1] / Math.abs(y)) + CLEAR * scale, long * MOST) : Math.min(STOP * scale, long / 4);
  const [stop, away] = [beside(last, vx, vy), beside(first, sx / start, sy / start) / start];
  const begin: Point = [from[0] + sx * away, from[1] + sy * away];
  const tip: Point = [to[0] - vx * stop, to[1] - vy * stop];
  const neck: Point = [tip[0] - vx * 15 * scale, tip[1] - vy * 15 * scale];
  const text = (point: Point): string => `${round(point[0])} ${round(point[1])}`;
  const wing = (turn: number): Point => [neck[0] - (vy * 9 * turn + vx * 4) * scale, neck[1] + (vx * 9 * turn - vy * 4) * scale];
  return {
    line: `M${text(begin)}Q${text(control)} ${text(neck)}`,
    head: `M${text(tip)}L${text(wing(1))}L${text(neck)}L${text(wing(-1))}z`,
    at: (part) => {
      const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      return [a * begin[0] + b * control[0] + c * neck[0], a * begin[1] + b * control[1] + c * neck[1]];
    },
  };
}
