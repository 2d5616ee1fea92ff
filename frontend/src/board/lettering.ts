/**
 * The names of a map, drawn where they can be read (`placement`) at the zoom it has; those that find no room are left out
 * until one comes nearer. Fetched when the map has been seen.
 */

import type { Box, Language, MapFile, Point } from "./mapfile.ts";
import { Arranger, offsetFrom, tiles, type Name, type Place } from "./placement.ts";
import { boosted, el, layer, round } from "./svg.ts";
import { boost, FIGURE, growth, hair, worthSize } from "./viewport.ts";

/** What is drawn of a name, and where. */
export interface Word extends Pick<Name, "id" | "x" | "y" | "angle" | "size" | "figure"> {
  readonly made: SVGGElement;
  /** A line to its region from its own place. */
  readonly leader: SVGElement | null;
}

const WIDE = 0.56; // of a letter of a name whose width the map does not tell, in em
const PAYS = 23; // units of what a convoy pays
const HEX = 1.3; // by how much that and its ship may grow in their hexagon

/** All that is to be known of a name that is drawn. */
function nameOf(map: MapFile, language: Language, word: Word): Name & Word & { readonly home: string } {
  const region = map.regions[word.id];
  const rows = [...word.made.querySelectorAll("tspan")].map(({ textContent }) => textContent.length);
  const written = WIDE * word.size * Math.max(...rows, rows.length ? 0 : word.made.textContent.length);
  const drawn = { ...word, home: word.made.style.transform, lines: Math.max(1, rows.length), before: 0, after: 0 };
  if (region && !region.cell) {
    const beside = 1.3 * worthSize(region.labels[language]);
    return { ...drawn, kind: region.water ? "water" : "land", width: region.labels[language].w, before: region.values["factory"] ? beside : 0, after: region.values["ipc"] ? beside : 0 };
  }
  const side = word.made.querySelector("text")?.getAttribute("text-anchor");
  const gap = word.made.matches(".kt-town") ? 8 : 0; // a town's name stands beside its dot
  if (side) return { ...drawn, kind: "mark", width: 0, before: side === "end" ? written + gap : gap, after: side === "end" ? gap : written + gap };
  return { ...drawn, kind: region ? "cell" : "mark", width: written };
}

/** The names of a map, drawn where they find their places. */
export class Lettering {
  readonly #words: readonly ReturnType<typeof nameOf>[];
  readonly #arranger: Arranger;
  readonly #leaders = layer("kt-leaders");
  readonly #convoys: readonly SVGGElement[];
  #zoom = 0;

  constructor(map: MapFile, language: Language, words: readonly Word[], bare: boolean, into: SVGGElement) {
    this.#words = words.map((word) => nameOf(map, language, word));
    this.#arranger = new Arranger(map, bare);
    this.#convoys = [...into.querySelectorAll<SVGGElement>(".kt-convoy")];
    into.prepend(this.#leaders);
  }

  /** Whether neither a name nor a plate lies within so many units of a place. */
  free(x: number, y: number, reach: number, zoom: number): boolean {
    return this.#arranger.free(x, y, reach, zoom);
  }

  /** Whether nothing is written in a box (units). */
  clear(box: Box, zoom: number): boolean {
    return this.#arranger.clear(box, zoom);
  }

  /** A free place beside some lands; see `Arranger`. */
  beside(ids: readonly string[], width: number, height: number, zoom: number, over: boolean): Point | null {
    return this.#arranger.beside(ids, width, height, zoom, over);
  }

  /** Shows what can be read at this zoom, beside what stands there; whether names have found their places anew. */
  update(zoom: number, solid: readonly Box[]): boolean {
    if (zoom === this.#zoom && !this.#arranger.covered(solid, zoom)) return false; // names move only out of the way
    this.#zoom = zoom;
    const places = this.#arranger.arrange(this.#words, zoom, solid);
    const lines: SVGElement[] = [];
    for (const [i, word] of this.#words.entries()) {
      const { made, home, leader } = word;
      const place = places[i] ?? null;
      const stays = place !== null && place.x === word.x && place.y === word.y && place.angle === word.angle;
      made.classList.toggle("kt-small", !place);
      leader?.classList.toggle("kt-small", !stays);
      if (!place) continue;
      boosted(made, place.boost);
      const wanted = stays ? home : moved(word, place);
      if (made.style.transform !== wanted) made.style.transform = wanted;
      if (place.leads) lines.push(...this.#line(word, place, place.leads, zoom));
    }
    this.#leaders.replaceChildren(...lines);
    const pays = boost(PAYS, zoom, FIGURE);
    for (const made of this.#convoys) {
      boosted(made, pays);
      made.classList.toggle("kt-small", pays > HEX);
    }
    return true;
  }

  #line(word: Name, place: Place, to: Point, zoom: number): SVGElement[] {
    const [lies] = tiles(word, [place.x, place.y], place.angle, place.boost * growth(zoom));
    if (!lies) return [];
    const [dx, dy] = offsetFrom(lies, to);
    const d = `M${round(to[0] - dx)} ${round(to[1] - dy)}L${round(to[0])} ${round(to[1])}`;
    return [el("path", { class: "kt-line kt-leader-casing", d }), el("path", { class: "kt-line kt-leader", d }), el("circle", { class: "kt-leader-end", cx: round(to[0]), cy: round(to[1]), r: round(2.2 * hair(zoom)) })];
  }
}

/** A name away from its own place: a flat one is written there and shifted, every other one stands at its group's. */
function moved({ home, x, y }: { readonly home: string; readonly x: number; readonly y: number }, place: Place): string {
  return home ? `translate(${round(place.x)}px, ${round(place.y)}px) rotate(${round(place.angle)}deg) scale(calc(var(--kt-growth, 1) * var(--kt-boost, 1)))` : `translate(${round(place.x - x)}px, ${round(place.y - y)}px)`;
}
