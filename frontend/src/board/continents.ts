/**
 * Continents, or whatever counts as a whole: each has a quiet edge of its own colour, beyond its coast and along its borders, which
 * stays when owners colour the ground; beside it stand its name, what it brings, and who has nearly all of it. Fetched when the map has been seen.
 */

import { cut, inside, nearPaths, outlines, pathOf, points } from "./lines.ts";
import type { Arc, MapFile, Point } from "./mapfile.ts";
import { el, layer, round } from "./svg.ts";
import "./continents.css";

/** One of a map's groups, as plain data. */
export interface Continent {
  readonly group: string;
  /** Its name and what it brings; "": only its edge is drawn. */
  readonly text: string;
  /** Who has all of it or nearly all, and how much of it. */
  readonly share?: { readonly colour: string; readonly ink: string; readonly text: string };
}

/** Where something so large may stand beside a group's lands, where nothing is written; its middle, in units; null: nowhere. */
export type Find = (group: string, width: number, height: number) => Point | null;

const ASIDE = 3.1; // units from a border to the edge of a continent along it
const SIZE = 12.5; // CSS pixels of its letters
const LETTER = 0.42; // of that, per letter
const TALL = 1.3; // and its line
const GAP = 5; // CSS pixels between a name and a share
const PAD = 7; // and around the text of a share

/** The continent of a region that is land. */
const groupOf = (map: MapFile, id: string | null): string => { const region = id === null ? undefined : map.regions[id]; return region && !region.water ? (region.groups[0] ?? "") : ""; };

/** A line that runs so far beside another one. */
export function aside(line: readonly Point[], by: number): Point[] {
  return line.map(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by_] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
    const long = Math.hypot(bx - ax, by_ - ay) || 1;
    return [x - ((by_ - ay) / long) * by, y + ((bx - ax) / long) * by];
  });
}

/** On which side of a line a region lies: 1 to the right of its way as seen on the screen, -1 to the left. */
function side(map: MapFile, id: string, line: readonly Point[]): number {
  const at = Math.max(0, Math.floor(line.length / 2) - 1);
  const [probe] = aside(line.slice(at, at + 2), 1.5);
  return probe && inside(probe, outlines(map, id)) ? 1 : -1;
}

export class Continents {
  readonly #map: MapFile;
  readonly #edges = layer("kt-edges");
  readonly #borders = layer("kt-edges");
  readonly #names = layer("kt-continents");
  #of = "";
  readonly #places = new Map<string, Point>();

  /** `below` and `above`: layers below and above the lands; `names`: that of what is written. */
  constructor(map: MapFile, below: Element, above: Element, names: Element) {
    this.#map = map;
    below.append(this.#edges);
    above.append(this.#borders);
    names.append(this.#names);
  }

  /** `find` null: names have stayed where they are, and so do these. */
  set(shown: readonly Continent[], zoom: number, find: Find | null): void {
    const of = shown.map(({ group }) => group).join(" ");
    if (of !== this.#of) {
      this.#of = of;
      this.#edge(new Set(shown.map(({ group }) => group)));
    }
    if (find) this.#places.clear();
    this.#names.replaceChildren(...shown.flatMap(({ group, text, share }) => {
      if (!text) return [];
      const [name, part] = [text.length * SIZE * LETTER, share ? share.text.length * SIZE * LETTER + 1.4 * PAD : 0];
      const wide = name + (share ? GAP + part : 0);
      const at = find ? find(group, (wide + 2 * GAP) / zoom, (SIZE * TALL) / zoom) : this.#places.get(group);
      if (!at) return [];
      this.#places.set(group, at);
      const px = (by: number): number => by / zoom;
      const left = at[0] - px(wide / 2);
      const base = round(at[1] + px(SIZE * 0.35));
      const made = el("g", { class: "kt-continent", "data-continent": group }, el("text", { x: round(left + px(name / 2)), y: base, "font-size": round(px(SIZE)), "stroke-width": round(px(3)) }, text));
      made.style.setProperty("--kt-edge", `var(--kt-group-${group})`);
      if (share) {
        const box = el("rect", { class: "kt-share", x: round(left + px(name + GAP)), y: round(at[1] - px(SIZE * 0.62)), width: round(px(part)), height: round(px(SIZE * 1.24)), rx: round(px(4)) });
        const written = el("text", { class: "kt-share-text", x: round(left + px(name + GAP + part / 2)), y: base, "font-size": round(px(SIZE)) }, share.text);
        box.style.fill = share.colour;
        written.style.fill = share.ink;
        made.append(box, written);
      }
      return [made];
    }));
  }

  #edge(groups: ReadonlySet<string>): void {
    const coasts = new Map<string, (readonly number[])[]>();
    const borders = new Map<string, string[]>();
    const along = ({ d }: Arc, id: string): string => { const line = points(this.#map, d); return pathOf(aside(line, ASIDE * side(this.#map, id, line))); };
    for (const arc of this.#map.arcs) {
      const ends = [arc.l, arc.r].map((id) => [id ?? "", groupOf(this.#map, id)] as const);
      if (ends[0]?.[1] === ends[1]?.[1]) continue;
      for (const [id, group] of ends) {
        if (!groups.has(group)) continue;
        if (arc.c === "coast") coasts.set(group, [...(coasts.get(group) ?? []), ...cut(arc.d)]);
        else borders.set(group, [...(borders.get(group) ?? []), along(arc, id)]);
      }
    }
    const line = (group: string, d: string): SVGPathElement => {
      const made = el("path", { class: "kt-line kt-edge", d });
      made.style.setProperty("--kt-edge", `var(--kt-group-${group})`);
      return made;
    };
    this.#edges.replaceChildren(...[...coasts].flatMap(([group, lines]) => nearPaths(this.#map, lines).map((d) => line(group, d))));
    this.#borders.replaceChildren(...[...borders].map(([group, lines]) => line(group, lines.join(""))));
  }
}
