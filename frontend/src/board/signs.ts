/** What a region bears beside its pieces: a station, a landing site, ruins. A small round badge at the corner of its ground. */

import type { Box, Label, Language, MapFile, Point, Region } from "./mapfile.ts";
import { symbol, type Symbols } from "./style.ts";
import { boosted, drawing, el, growing, round } from "./svg.ts";
import { growth, needs } from "./viewport.ts";
import "./signs.css";

/** A mark by its name; the board's style sheet may colour it (`kt-badge-landing`). */
export interface RegionSign {
  readonly region: string;
  readonly symbol: string;
  /** Written in the badge, in place of the mark's drawing: a few figures. */
  readonly figure?: string;
  /** What it is, below the pieces. */
  readonly text?: string;
  readonly beam?: Beam;
}

/** A way that leads off the map, to another one of the board: a dotted line from the badge, aside, to a drawing of where it leads. */
export interface Beam {
  readonly symbol: string;
  /** Of those who may go there: one dot each, beside the drawing. */
  readonly colours: readonly string[];
  /** Somebody goes there now: an arrow in this colour, out to there or in from there. */
  readonly goes?: { readonly way: "out" | "in"; readonly colour: string };
}

const RADIUS = 11; // units
const STEP = 21; // units from one badge to the next
const BEAMS: readonly Point[] = [[43, -21], [48, 4], [43, 24], [4, -46], [4, 46], [-34, -36], [-34, 40]]; // units from the badge to where it leads
const BESIDE = 9; // units from the end of a plate to a badge that covers none of its figures
const CAPTION = 12; // units of its letters
const BELOW = 5; // units from the ground of pieces to a caption
const WIDE = 0.56; // of a letter of a caption, in em
const TALL = 0.5; // of a letter's size, above and below the middle of its line

/** Where a way off the map leads from a badge: to the first side where it touches neither the region's name nor what is taken; null: to none. */
export function beamFrom([x, y]: Point, name: Label, taken: (aside: Point) => boolean = () => false): Point | null {
  const turn = (-name.a * Math.PI) / 180;
  const free = BEAMS.filter((aside) => !taken(aside));
  return free.find(([dx, dy]) => {
    const [px, py] = [x + dx - name.x, y + dy - name.y];
    const [along, across] = [px * Math.cos(turn) - py * Math.sin(turn), px * Math.sin(turn) + py * Math.cos(turn)];
    return Math.abs(along) > name.w / 2 + RADIUS || Math.abs(across) > TALL * name.s * name.t.length + RADIUS;
  }) ?? free[0] ?? null;
}

const CORNERS: readonly Point[] = [[1, -1], [-1, -1], [1, 1], [-1, 1], [0, -1], [0, 1]]; // of a region's pieces, the best first; then above and below them

/** Where a region's n-th badge may be, about the middle of its pieces: at the corners of its ground, or of its own plate (half its size) where that is larger. */
const corners = ({ pieces: [, , width, height] }: Region, [wide, high]: Point, nth: number): readonly Point[] =>
  CORNERS.map(([x, y]) => [(x || nth) * (x ? Math.max(Math.min(width / 2, 32) + 4, wide + BESIDE) + nth * STEP : STEP), y * (Math.max(Math.min(height / 2, 18), high) + (x ? 2 : RADIUS + 1))]);

/** A badge beside a region's pieces, and from there to where its way leads; null: there is no room for that. */
interface Place {
  readonly at: Point;
  readonly aside: Point | null;
}

/** What is drawn of it at a zoom. */
export const discs = ({ pieces: [x, y] }: Region, { at: [u, v], aside }: Place, zoom: number): readonly Box[] => {
  const scale = growth(zoom);
  return [[u, v] as const, ...(aside ? [[u + aside[0], v + aside[1]] as const] : [])].map(([dx, dy]) => [x + (dx - RADIUS) * scale, y + (dy - RADIUS) * scale, x + (dx + RADIUS) * scale, y + (dy + RADIUS) * scale]);
};

/** Where a region's badges and the ends of their ways find room at a zoom, beside `figures`. Where somebody goes now, the way is shown, come what may. */
export function arranged(region: Region, language: Language, borne: readonly RegionSign[], zoom: number, figures: readonly Box[]): readonly Place[] {
  const [x, y] = region.pieces;
  const name = region.labels[language];
  const own = figures.find((one) => meet(one, [x, y, x, y]));
  const others = figures.filter((one) => one !== own); // on its own a badge hangs by design
  const half: Point = own ? [(own[2] - x) / growth(zoom), (own[3] - y) / growth(zoom)] : [0, 0];
  return borne.map(({ beam }, i) => {
    const may = corners(region, half, i);
    const at = may.find((one) => discs(region, { at: one, aside: null }, zoom).every((disc) => !others.some((other) => meet(other, disc)))) ?? may[0] ?? [0, 0];
    const from = [x + at[0], y + at[1]] as const;
    const taken = (aside: Point): boolean => { const end = discs(region, { at, aside }, zoom)[1]; return end !== undefined && figures.some((one) => meet(one, end)); };
    return { at, aside: beam ? (beamFrom(from, name, taken) ?? (beam.goes ? beamFrom(from, name) : null)) : null };
  });
}

/** Where the captions of a region stand at a zoom, one below the other, in units. */
export function captions({ pieces: [x, y, , height] }: Region, borne: readonly RegionSign[], zoom: number): readonly { readonly text: string; readonly box: Box }[] {
  const scale = growth(zoom);
  const size = CAPTION * scale * needs(CAPTION, 0, zoom);
  const top = y + (height / 2 + BELOW) * scale;
  return [...new Set(borne.flatMap(({ text = "" }) => text || []))].map((text, i) => {
    const half = (WIDE * size * text.length) / 2;
    return { text, box: [x - half, top + i * size, x + half, top + (i + 1) * size] };
  });
}

const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export class Signs {
  readonly #layer: SVGGElement;
  readonly #map: MapFile;
  readonly #symbols: Symbols;
  readonly #language: Language;
  readonly #shown = new Map<string, { readonly key: string; readonly made: SVGGElement; readonly places: readonly Place[]; readonly borne: readonly RegionSign[] }>();
  readonly #figures: () => readonly Box[];
  #signs: readonly RegionSign[] = [];
  #zoom = 1;
  #boost = 1;
  /** The captions that find room, by their region and which of them: until all has its place, those that did before. */
  #said: ReadonlySet<string> = new Set();

  /** `figures`: what says how many stand where, in units; no sign lies over it. */
  constructor(map: MapFile, symbols: Symbols, language: Language, into: SVGGElement, figures: () => readonly Box[] = () => []) {
    this.#layer = into;
    this.#figures = figures;
    this.#map = map;
    this.#language = language;
    this.#symbols = symbols;
  }

  /** What is written can be read at this zoom. */
  rested(zoom: number): void {
    this.#boost = needs(CAPTION, 0, zoom);
    this.#zoom = zoom;
    this.set(this.#signs);
    for (const made of this.#layer.querySelectorAll<SVGElement>(".kt-caption")) boosted(made, this.#boost);
  }

  /** Exactly these; only regions whose signs have changed are drawn anew. */
  set(signs: readonly RegionSign[]): void {
    this.#signs = signs;
    const figures = this.#figures();
    const wanted = new Map<string, RegionSign[]>();
    for (const sign of signs) wanted.set(sign.region, [...(wanted.get(sign.region) ?? []), sign]);
    for (const id of new Set([...this.#shown.keys(), ...wanted.keys()])) {
      const borne = wanted.get(id) ?? [];
      const places = arranged(this.#region(id), this.#language, borne, this.#zoom, figures);
      const key = JSON.stringify([borne, places]);
      const old = this.#shown.get(id);
      if (old?.key === key) continue;
      old?.made.remove();
      this.#shown.delete(id);
      if (!borne.length) continue;
      const made = this.#draw(id, borne, places);
      this.#layer.append(made);
      this.#shown.set(id, { key, made, places, borne });
    }
  }

  /** What says what a badge is steps back from names, plates and one another: what the place is called and who stands there matters more. */
  caption(clear: (box: Box) => boolean): void {
    const taken = [...this.#figures()];
    const said = new Set<string>();
    for (const [id, { made, borne }] of this.#shown) {
      const written = made.querySelectorAll(".kt-caption");
      captions(this.#region(id), borne, this.#zoom).forEach(({ box }, i) => {
        const shown = clear(box) && !taken.some((one) => meet(one, box));
        written[i]?.classList.toggle("kt-small", !shown);
        if (!shown) return;
        taken.push(box);
        said.add(`${id} ${String(i)}`);
      });
    }
    this.#said = said;
  }

  /** Where badges lie at a zoom, and what their ways lead to, in units: no name stands there. */
  boxes(zoom: number): Box[] {
    return [...this.#shown].flatMap(([id, { places }]) => places.flatMap(({ at, aside }) => discs(this.#region(id), { at, aside }, zoom)));
  }

  #region(id: string): Region {
    const region = this.#map.regions[id];
    if (!region) throw new RangeError(`no region ${id} on the map ${this.#map.id}`);
    return region;
  }

  #draw(id: string, borne: readonly RegionSign[], places: readonly Place[]): SVGGElement {
    const [x, y, , height] = this.#region(id).pieces;
    const said = captions(this.#region(id), borne, this.#zoom).map(({ text }, i) => el("text", { class: this.#said.has(`${id} ${String(i)}`) ? "kt-caption" : "kt-caption kt-small", y: round(height / 2 + BELOW), dy: `${String(i + 0.75)}em` }, text));
    for (const one of said) boosted(one, this.#boost);
    return growing("kt-bears", x, y, 0, ...said, ...borne.map(({ symbol: name, figure, beam }, i) => {
      const { at: [dx, dy], aside } = places[i] ?? { at: [0, 0], aside: null };
      return el(
        "g",
        { class: `kt-badge kt-badge-${name}` },
        ...(beam && aside ? this.#beam(beam, [dx, dy], aside) : []),
        el("circle", { cx: round(dx), cy: round(dy), r: RADIUS }),
        figure === undefined ? drawing(symbol(this.#symbols, name), dx, dy, RADIUS * 1.5, "kt-badge-sign") : el("text", { class: "kt-badge-figure", x: round(dx), y: round(dy), dy: ".36em" }, figure),
      );
    }));
  }

  #beam({ symbol: name, colours, goes }: Beam, [x, y]: Point, [aside, down]: Point): SVGElement[] {
    const length = Math.hypot(aside, down);
    const [ux, uy] = [aside / length, down / length];
    /** So far along the way, and so far beside it. */
    const at = (along: number, beside = 0): string => `${round(x + ux * along - uy * beside)} ${round(y + uy * along + ux * beside)}`;
    const [from, to] = [RADIUS + 1, length - RADIUS - 1];
    const line = `M${at(from)}L${at(to)}`;
    const way = el("g", { class: goes ? "kt-beam kt-beam-goes" : "kt-beam" }, el("path", { class: "kt-beam-casing", d: line }), el("path", { class: "kt-beam-line", d: line }));
    if (goes) {
      const [tip, neck] = goes.way === "out" ? [to + 3, to - 9] : [from - 3, from + 9];
      way.append(el("path", { class: "kt-beam-head", d: `M${at(tip)}L${at(neck, 8)}L${at(neck, -8)}z` }));
      way.style.setProperty("--kt-colour", goes.colour);
    }
    const [wx, wy] = [x + aside, y + down];
    way.append(
      el("circle", { class: "kt-beam-world", cx: round(wx), cy: round(wy), r: RADIUS }),
      drawing(symbol(this.#symbols, name), wx, wy, RADIUS * 1.6, "kt-beam-sign"),
      ...colours.map((colour, i) => {
        const dot = el("circle", { class: "kt-beam-who", cx: round(wx + RADIUS + 6 + i * 9), cy: round(wy), r: 4.2 });
        dot.style.setProperty("--kt-colour", colour);
        return dot;
      }),
    );
    return [way];
  }
}
