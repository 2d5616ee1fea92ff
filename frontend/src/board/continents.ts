/**
 * Continents, or whatever counts as a whole: each has a quiet edge of its own colour, beyond its coast and along its borders, which
 * stays when owners colour the ground; beside it stand its name, what it brings, and who has nearly all of it. Fetched when the map has been seen.
 */

import { cut, inside, nearPaths, outlines, pathOf, points } from "./lines.ts";
import type { Letters } from "./letters.ts";
import type { Arc, MapFile, Point } from "./mapfile.ts";
import { el, layer, round } from "./svg.ts";
import "./continents.css";

/** What is told of a map's groups of lands. */
export interface Told {
  /** A group's name, what it brings, and that once more in short, for where there is little room; null: only its edge is drawn. */
  readonly said: (group: string) => readonly [name: string, brings: string, short?: string] | null;
  /** The seat whose a region is; negative: nobody's; null: it is out of the game. */
  readonly owner: (region: string) => number | null;
  readonly look: (seat: number) => { readonly colour: string; readonly ink: string };
}

/** Who has all of a group or nearly all, and how much of it. */
export interface Share {
  readonly seat: number;
  readonly text: string;
}

/** Where something stands, and how much of it has room there. */
interface Written {
  readonly at: Point;
  readonly text: string;
}

const LACKS = 2; // regions: with no more missing, somebody has nearly all
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

/** The groups of a map's lands. */
export function landGroups(map: MapFile): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const id of Object.keys(map.regions)) {
    const group = groupOf(map, id);
    if (group) found.set(group, [...(found.get(group) ?? []), id]);
  }
  return found;
}

/** What may be written of a group, the best first, and whether over its own lands: its name is never left out, and what it brings not while
 * that has room in short, or it would seem to bring nothing. */
export function forms([called, brings, short = ""]: NonNullable<ReturnType<Told["said"]>>): readonly (readonly [text: string, over: boolean])[] {
  const texts = short ? [[`${called} ${short}`, false], [`${called} ${short}`, true]] as const : [];
  return [[`${called} ${brings}`, false], ...texts, [called, false], [called, true]];
}

/** Who has all of these regions or nearly all; null: nobody. */
export function shareOf(regions: readonly string[], owner: Told["owner"]): Share | null {
  const has = new Map<number, number>();
  const owners = regions.map(owner).filter((one) => one !== null);
  for (const one of owners) has.set(one, (has.get(one) ?? 0) + 1);
  const [seat, count] = [...has].filter(([one]) => one >= 0).sort(([, a], [, b]) => b - a)[0] ?? [-1, 0];
  return seat >= 0 && owners.length - count <= LACKS && 2 * count > owners.length ? { seat, text: `${String(count)}/${String(owners.length)}` } : null;
}

export class Continents {
  readonly #map: MapFile;
  readonly #edges = layer("kt-edges");
  readonly #borders = layer("kt-edges");
  readonly #names = layer("kt-continents");
  readonly #places = new Map<string, Written>();
  readonly #groups: ReadonlyMap<string, readonly string[]>;
  readonly #letters: Letters;
  #key = "";

  /** `svg`: the whole drawing; `letters`: what is written on it, which it stands beside. */
  constructor(map: MapFile, svg: Element, letters: Letters) {
    this.#map = map;
    this.#letters = letters;
    this.#groups = landGroups(map);
    svg.querySelector(".kt-coastal")?.append(this.#edges);
    svg.querySelector(".kt-lines")?.append(this.#borders);
    letters.layer.append(this.#names);
    this.#edge();
  }

  /** `anew` false: names have stayed where they are, and so do these. */
  set({ said, owner, look }: Told, zoom: number, anew: boolean): void {
    const all = [...this.#groups].map(([group, regions]) => ({ group, regions, text: said(group), share: shareOf(regions, owner) }));
    const key = JSON.stringify(all);
    if (!anew && key === this.#key) return;
    this.#key = key;
    if (anew) this.#places.clear();
    this.#names.replaceChildren(...all.flatMap(({ group, regions, text: told, share }) => {
      if (!told) return [];
      const part = share ? share.text.length * SIZE * LETTER + 1.4 * PAD : 0;
      const size = (text: string): number => text.length * SIZE * LETTER + (share ? (text ? GAP : 0) + part : 0);
      const find = (text: string, over: boolean): Written | null => {
        const at = this.#letters.lettering?.beside(regions, (size(text) + 2 * GAP) / zoom, (SIZE * TALL) / zoom, zoom, over);
        return at ? { at, text } : null;
      };
      const first = (): Written | null => {
        for (const [text, over] of forms(told)) {
          const found = find(text, over);
          if (found) return found;
        }
        return share && find("", true);
      };
      const written = anew ? first() : this.#places.get(group);
      if (!written) return [];
      this.#places.set(group, written);
      const { at, text } = written;
      const [wide, letters] = [size(text), text.length * SIZE * LETTER];
      const px = (by: number): number => by / zoom;
      const left = at[0] - px(wide / 2);
      const base = round(at[1] + px(SIZE * 0.35));
      const made = el("g", { class: "kt-continent", "data-continent": group, "data-about": `continent ${group}` }, el("text", { x: round(left + px(letters / 2)), y: base, "font-size": round(px(SIZE)), "stroke-width": round(px(3)) }, text));
      made.style.setProperty("--kt-edge", `var(--kt-group-${group})`);
      if (share) {
        const box = el("rect", { class: "kt-share", x: round(left + px(wide - part)), y: round(at[1] - px(SIZE * 0.62)), width: round(px(part)), height: round(px(SIZE * 1.24)), rx: round(px(4)) });
        const written = el("text", { class: "kt-share-text", x: round(left + px(wide - part / 2)), y: base, "font-size": round(px(SIZE)) }, share.text);
        const { colour, ink } = look(share.seat);
        box.style.fill = colour;
        written.style.fill = ink;
        made.append(box, written);
      }
      return [made];
    }));
  }

  #edge(): void {
    const coasts = new Map<string, (readonly number[])[]>();
    const borders = new Map<string, string[]>();
    const along = ({ d }: Arc, id: string): string => { const line = points(this.#map, d); return pathOf(aside(line, ASIDE * side(this.#map, id, line))); };
    for (const arc of this.#map.arcs) {
      const ends = [arc.l, arc.r].map((id) => [id ?? "", groupOf(this.#map, id)] as const);
      if (ends[0]?.[1] === ends[1]?.[1]) continue;
      for (const [id, group] of ends) {
        if (!group) continue;
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
