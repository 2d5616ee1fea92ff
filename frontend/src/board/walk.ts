/** Walking over the map by keyboard: to the neighbour in a direction, to the next name with a letter. */

import { neighbours } from "./links.ts";
import type { Language, MapFile, Point } from "./mapfile.ts";

export type Direction = "left" | "right" | "up" | "down";

const AHEAD: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];
/** A neighbour further aside than this (cosine of the angle) does not lie in the direction. */
const ASIDE = 0.2;

interface Step {
  readonly from: string;
  readonly direction: Direction;
  readonly to: string;
  readonly cost: number;
}

type Steps = Partial<Record<Direction, Step>>;

/**
 * The region graph for four arrow keys.
 *
 * In every direction the nearest neighbour is taken; where that would leave a region that no key leads to, one key of a
 * neighbour is given to it.
 */
export class Walk {
  readonly #map: MapFile;
  readonly #steps = new Map<string, Steps>(); // empty until a key is pressed

  constructor(map: MapFile) {
    this.#map = map;
  }

  #link(): void {
    const linked = neighbours(this.#map);
    const ids = [...linked.keys()];
    const all: Step[] = [];
    for (const [id, list] of linked) {
      const around = list.length ? list : ids.filter((to) => to !== id);
      const steps = around.flatMap((to) => this.#directed(id, to)).sort((a, b) => a.cost - b.cost);
      this.#steps.set(id, {});
      for (const step of steps) this.#entry(id)[step.direction] ??= step;
      all.push(...steps);
    }
    this.#connect(ids, all);
  }

  /** The neighbour that lies in a direction; null if there is none. */
  to(from: string, direction: Direction): string | null {
    if (!this.#steps.size) this.#link();
    return this.#steps.get(from)?.[direction]?.to ?? null;
  }

  #entry(id: string): Steps {
    return this.#steps.get(id) ?? {};
  }

  /** Gives keys to regions that cannot be reached, as long as nothing else gets lost by that. */
  #connect(ids: readonly string[], all: readonly Step[]): void {
    const [start] = ids;
    if (start === undefined) return;
    let seen = this.#reached(start);
    const better = (step: Step): boolean => {
      const entry = this.#entry(step.from);
      const old = entry[step.direction];
      entry[step.direction] = step;
      const now = this.#reached(start);
      if (now.size > seen.size) {
        seen = now;
        return true;
      }
      if (old) entry[step.direction] = old;
      else delete entry[step.direction];
      return false;
    };
    while (seen.size < ids.length) {
      const open = all.filter(({ from, to }) => seen.has(from) && !seen.has(to)).sort((a, b) => a.cost - b.cost);
      if (!open.some(better)) return;
    }
  }

  #reached(start: string): Set<string> {
    const seen = new Set([start]);
    for (const id of seen) for (const step of Object.values(this.#entry(id))) seen.add(step.to);
    return seen;
  }

  #directed(from: string, to: string): Step[] {
    const along = this.#along(from, to);
    const far = Math.hypot(along[0], along[1]) || 1;
    return DIRECTIONS.flatMap((direction) => {
      const [ax, ay] = AHEAD[direction];
      const straight = (along[0] * ax + along[1] * ay) / far;
      return straight < ASIDE ? [] : [{ from, direction, to, cost: far / straight ** 2 }];
    });
  }

  /** The next region in alphabetical order whose name begins with the letter. */
  byLetter(from: string | null, letter: string, language: Language): string | null {
    const plain = (text: string): string => text.normalize("NFD").toLocaleLowerCase(language);
    const named = Object.entries(this.#map.regions)
      .filter(([, region]) => plain(region[language]).startsWith(plain(letter)))
      .sort(([, a], [, b]) => a[language].localeCompare(b[language], language))
      .map(([id]) => id);
    return named[(from === null ? 0 : named.indexOf(from) + 1) % named.length] ?? null;
  }

  /** The next of some regions in alphabetical order, or the one before, and round again; null: there is no other. */
  next(from: string | null, among: ReadonlySet<string>, step: 1 | -1, language: Language): string | null {
    const name = (id: string): string => this.#map.regions[id]?.[language] ?? "";
    const order = [...new Set([...among, ...(from === null ? [] : [from])])].sort(
      (a, b) => name(a).localeCompare(name(b), language) || (a < b ? -1 : 1),
    );
    const at = from === null ? (step > 0 ? -1 : 0) : order.indexOf(from);
    for (let i = 1; i <= order.length; i++) {
      const found = order[(at + step * i + order.length * 2) % order.length];
      if (found !== undefined && found !== from && among.has(found)) return found;
    }
    return null;
  }

  /** From the middle of one region's pieces to that of another; a link over the map's edge leads over the edge. */
  #along(from: string, to: string): Point {
    const [a, b] = [this.#map.regions[from], this.#map.regions[to]];
    if (!a || !b) return [0, 0];
    const over = this.#map.routes.find((route) => route.exit !== "" && route.a === from && route.b === to);
    const shift = !over ? 0 : over.exit === "left" ? -this.#map.size[0] : this.#map.size[0];
    return [b.pieces[0] + shift - a.pieces[0], b.pieces[1] - a.pieces[1]];
  }
}
