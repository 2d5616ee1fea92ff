/** What a region bears beside its pieces: a station, a landing site, ruins. A small round badge at the corner of its ground. */

import type { MapFile } from "./mapfile.ts";
import { symbol, type Symbols } from "./style.ts";
import { drawing, el, growing, layer, round } from "./svg.ts";

/** A mark by its name; the board's style sheet may colour it (`kt-badge-landing`). */
export interface RegionSign {
  readonly region: string;
  readonly symbol: string;
}

const RADIUS = 11; // units
const STEP = 21; // units from one badge to the next

export class Signs {
  readonly layer: SVGGElement = layer("kt-badges");
  readonly #map: MapFile;
  readonly #symbols: Symbols;
  readonly #shown = new Map<string, { readonly key: string; readonly made: SVGGElement }>();

  constructor(map: MapFile, symbols: Symbols) {
    this.#map = map;
    this.#symbols = symbols;
  }

  /** Exactly these; only regions whose signs have changed are drawn anew. */
  set(signs: readonly RegionSign[]): void {
    const wanted = new Map<string, string[]>();
    for (const { region, symbol: name } of signs) wanted.set(region, [...(wanted.get(region) ?? []), name]);
    for (const id of new Set([...this.#shown.keys(), ...wanted.keys()])) {
      const names = wanted.get(id) ?? [];
      const key = names.join();
      const old = this.#shown.get(id);
      if (old?.key === key) continue;
      old?.made.remove();
      this.#shown.delete(id);
      if (!names.length) continue;
      const made = this.#draw(id, names);
      this.layer.append(made);
      this.#shown.set(id, { key, made });
    }
  }

  #draw(id: string, names: readonly string[]): SVGGElement {
    const region = this.#map.regions[id];
    if (!region) throw new RangeError(`no region ${id} on the map ${this.#map.id}`);
    const [x, y, width, height] = region.pieces;
    return growing("kt-bears", x, y, 0, ...names.map((name, i) => {
      const [dx, dy] = [Math.min(width / 2, 32) + 4 + i * STEP, -Math.min(height / 2, 18) - 2];
      return el(
        "g",
        { class: `kt-badge kt-badge-${name}` },
        el("circle", { cx: round(dx), cy: round(dy), r: RADIUS }),
        drawing(symbol(this.#symbols, name), dx, dy, RADIUS * 1.5, "kt-badge-sign"),
      );
    }));
  }
}
