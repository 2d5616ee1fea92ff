/** Names and values on the map. Those too small to be read in their own place find another one (see `lettering`) or are hidden until one comes nearer. */

import type { Box, Label, Language, MapFile, Region } from "./mapfile.ts";
import type { Lettering, Word } from "./lettering.ts";
import { drawing, el, growing, round, soon } from "./svg.ts";
import { symbol, type Symbols } from "./style.ts";
import { needs, worthSize } from "./viewport.ts";

const LINE = 1.02; // height of a line in em
const MIDDLE = 0.35; // from the middle of a capital down to its foot, in em
const LEADER = 70; // a name further away from its pieces gets a line to its region
const CELL = 15; // units of a convoy's name
const TOWN = 14; // and of a town's

const FIGURES = 0.9; // of a worth's size: its figure

export class Letters {
  readonly layer: SVGGElement;
  readonly #words: Word[] = [];
  readonly #symbols: Symbols;
  readonly #leaders: boolean;
  #zoom = 0;
  #lettering: Lettering | null = null;
  readonly #solid: (zoom: number) => readonly Box[];

  /** `bare`: no place of a region is drawn before something stands there; `solid`: where at a zoom no name may lie, in units; `found`: names have found their places. */
  constructor(map: MapFile, language: Language, symbols: Symbols, bare: boolean, solid: (zoom: number) => readonly Box[], found: () => void) {
    this.#symbols = symbols;
    this.#solid = solid;
    this.#leaders = map.look !== "parchment";
    this.layer = el("g", { class: "kt-letters", "aria-hidden": "true" });
    for (const mark of map.marks) {
      const { x, y, angle, text, kind } = mark;
      if (kind === "sea") this.#write("kt-water", x, y, angle, mark.size || 20, text.split("|"));
      else if (kind === "land") this.#write("kt-far", x, y, angle, mark.size || 17, [text.toUpperCase()]);
      else if (kind === "town") this.#town(x, y, text, mark.side);
      else if (kind === "closed") this.#closed(x, y);
    }
    for (const [id, region] of Object.entries(map.regions)) this.#region(id, region, language);
    for (const { b, d, exit } of map.routes) {
      const region = map.regions[b];
      if (exit && region) this.#exit(region[language], d, exit, map.grid);
    }
    soon(() => {
      void import("./lettering.ts").then(({ Lettering }) => {
        this.#lettering = new Lettering(map, language, this.#words, bare, this.layer);
        if (this.#zoom) this.update(this.#zoom);
        found();
      }, () => undefined);
    });
  }

  strike(gone: readonly string[]): void {
    for (const { made, id } of this.#words) made.classList.toggle("kt-struck", gone.includes(id));
  }

  /** Shows the names that can be read at this zoom, and those that find a place where they can. */
  update(zoom: number): void {
    this.#zoom = zoom;
    if (this.#lettering) this.#lettering.update(zoom, this.#solid(zoom));
    else for (const { made, leader, size, figure } of this.#words) for (const one of [made, ...(leader ? [leader] : [])]) one.classList.toggle("kt-small", needs(size, figure, zoom) > 1);
  }

  /** Something else stands on the map now; whether names have found their places anew. */
  again(): boolean {
    return this.#zoom > 0 && (this.#lettering?.update(this.#zoom, this.#solid(this.#zoom)) ?? false);
  }

  /** What has arranged them, as soon as it is there. */
  get lettering(): Lettering | null {
    return this.#lettering;
  }

  /** Whether neither a name nor anything solid lies within so many units of a place. */
  free(x: number, y: number, reach: number): boolean {
    return this.#lettering?.free(x, y, reach, this.#zoom) ?? true;
  }

  #write(name: string, x: number, y: number, angle: number, size: number, lines: readonly string[], { alone = true, ...more }: Partial<Word> & { readonly alone?: boolean } = {}): SVGGElement {
    const above = MIDDLE - ((lines.length - 1) / 2) * LINE;
    const flat = alone && !angle; // the size of its letters is all that grows: that needs no transform
    const [left, top] = flat ? [round(x), round(y)] : [0, 0];
    const rows = lines.map((text, i) => el("tspan", { x: left, y: i ? null : top, dy: `${round(i ? LINE : above)}em` }, text));
    const written = el("text", flat ? { class: "kt-flat" } : { "font-size": size }, ...rows);
    if (flat) written.style.fontSize = `calc(${round(size)}px * var(--kt-growth, 1) * var(--kt-boost, 1))`;
    const made = flat ? el("g", { class: name }, written) : growing(name, x, y, angle, written);
    this.#word(made, x, y, size, { angle, ...more });
    return made;
  }

  #word(made: SVGGElement, x: number, y: number, size: number, more: Partial<Word> = {}): void {
    this.#words.push({ made, leader: null, id: "", x, y, angle: 0, size, figure: 0, ...more });
    this.layer.append(made);
  }

  #region(id: string, region: Region, language: Language): void {
    const label = region.labels[language];
    if (region.cell) {
      this.#cell(region);
      const [west, , east, south] = region.box;
      this.#write("kt-water kt-named", (west + east) / 2, south + CELL * 0.7, 0, CELL, [region[language]], { id });
      return;
    }
    const [px, py] = region.pieces;
    const leader = this.#leaders && region.beside && Math.hypot(label.x - px, label.y - py) > LEADER ? this.#leader(region, label) : null;
    const value = this.#value(region, label);
    const made = this.#write(region.water ? "kt-water kt-named" : "kt-name kt-named", label.x, label.y, label.a, label.s, label.t, { id, leader, alone: !value.length, figure: region.values["ipc"] ? worthSize(label) * FIGURES : 0 });
    made.dataset["name"] = id;
    made.append(...value);
  }

  /** A line from a name on the water to its region; it is hidden with the name. */
  #leader(region: Region, label: Label): SVGElement {
    const [west, north, east, south] = region.box;
    const d = `M${round(label.x)} ${round(label.y)}L${round((west + east) / 2)} ${round((north + south) / 2)}`;
    const made = el("path", { class: "kt-line kt-leader", d });
    this.layer.append(made);
    return made;
  }

  /** Worth, capital and factory at the two ends of a name (in the name's own place and turn). */
  #value(region: Region, label: Label): SVGElement[] {
    const { ipc, capital, factory } = region.values;
    const size = worthSize(label);
    const reach = label.w / 2 + size * 0.68;
    const low = (label.t.length - 1) * 0.5 * label.s;
    const made: SVGElement[] = [];
    if (typeof ipc === "number" && ipc > 0) {
      if (capital) made.push(el("circle", { class: "kt-capital", cx: reach, cy: low, r: size * 0.8 }));
      made.push(
        el("circle", { class: "kt-worth", cx: reach, cy: low, r: size * 0.58 }),
        el("text", { class: "kt-figure", x: reach, y: low + size * 0.31, "font-size": size * FIGURES }, String(ipc)),
      );
    }
    if (factory) made.push(drawing(symbol(this.#symbols, "factory"), -reach, 0, size * 1.25, "kt-sign"));
    return made;
  }

  /** A convoy: a ship and its worth. */
  #cell(region: Region): void {
    const [west, north, east, south] = region.box;
    const worth = el("text", { class: "kt-figure", x: 15, y: 8, "font-size": 23 }, String(region.values["ipc"] ?? ""));
    const ship = drawing(symbol(this.#symbols, "transport"), -11, 0, 27, "kt-sign");
    this.layer.append(growing("kt-convoy", (west + east) / 2, (north + south) / 2, 0, ship, worth));
  }

  #town(x: number, y: number, text: string, side: string): void {
    const shift = side === "end" ? -8 : 8;
    const name = el("text", { class: "kt-town-name", x: shift, y: 4.5, "font-size": TOWN, "text-anchor": side }, text);
    this.#word(growing("kt-town", x, y, 0, el("circle", { r: 4.2 }), name), x, y, TOWN);
  }

  /** A strait that no ship may pass. */
  #closed(x: number, y: number): void {
    this.layer.append(
      growing("kt-no-pass", x, y, 0, el("circle", { r: 10 }), el("path", { d: "M-6 0h12" })),
    );
  }

  /** Where a link leaves the map: the name of where it comes back. */
  #exit(name: string, steps: readonly number[], side: string, grid: number): void {
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < steps.length; i += 2) [x, y] = [x + (steps[i] ?? 0), y + (steps[i + 1] ?? 0)];
    const left = side === "left";
    const made = this.#write("kt-water kt-exit", x * grid + (left ? 4 : -4), y * grid - 14, 0, 15, [name]);
    made.querySelector("text")?.setAttribute("text-anchor", left ? "start" : "end");
  }
}
