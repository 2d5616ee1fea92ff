/**
 * Moves shown one after the other: pieces slide, come and go, arrows grow, the ground changes its colour.
 *
 * What stands where is changed at once when a move begins and ends; what flies in between is a drawing of its own. So a
 * move that is broken off leaves nothing behind, and `Pieces` alone says what stands where.
 */

import type { MapFile, Point } from "./mapfile.ts";
import { bend, type Arrow, type Marks } from "./marks.ts";
import type { Pieces, Spot } from "./pieces.ts";
import { plate } from "./plates.ts";
import { disc, type Stack } from "./stones.ts";
import type { Symbols } from "./style.ts";
import { layer } from "./svg.ts";

export type Move =
  | { readonly kind: "slide"; readonly from: string; readonly to: string; readonly piece: Stack }
  /** `from`, in the map's units: it flies in from there instead of appearing. */
  | { readonly kind: "place"; readonly region: string; readonly piece: Stack; readonly from?: Point }
  | { readonly kind: "remove"; readonly region: string; readonly piece: Stack }
  /** Stays until `setArrows`. */
  | { readonly kind: "arrow"; readonly arrow: Arrow }
  | { readonly kind: "tint"; readonly region: string; readonly colour: string | null; readonly pattern?: string | null };

/** Milliseconds at speed 1. */
export const TIMES: Readonly<Record<Move["kind"], number>> = { slide: 400, place: 300, remove: 300, arrow: 250, tint: 300 };
const STEPS = 12; // straight pieces of a curve that is slid along

/** What motion needs of the board. */
export interface Stage {
  readonly map: MapFile;
  readonly symbols: Symbols;
  readonly pieces: Pieces;
  readonly marks: Marks;
  growth(): number;
  tint(region: string, colour: string | null, pattern?: string | null): void;
  /** A picture of a region's ground as it is now, laid over it. */
  cover(region: string): SVGElement | null;
}

/** A move under way. */
interface Act {
  readonly animation: Animation | null;
  /** Takes away what was only drawn for the movement. */
  clear(): void;
  /** Makes true what the movement has told. */
  end(): void;
}

interface Run {
  acts: readonly Act[];
  rest: (readonly Move[])[];
  over: boolean;
  readonly done: (whole: boolean) => void;
}

export class Motion {
  readonly #layer: SVGGElement;
  readonly #stage: Stage;
  #run: Run | null = null;

  /** `flying`: where what flies is drawn. */
  constructor(flying: SVGGElement, stage: Stage) {
    this.#layer = flying;
    this.#stage = stage;
  }

  /**
   * Shows moves one after the other, those of an inner list at the same time; the pieces then stand as after all moves.
   * `speed` 2 is twice as quick, 0 shows the end at once. True: played or skipped to the end; false: `stop` came first.
   */
  play(moves: readonly (Move | readonly Move[])[], speed = 1): Promise<boolean> {
    this.skip();
    const rest = moves.map((move) => ("kind" in move ? [move] : move));
    for (const move of rest.flat()) this.#check(move);
    return new Promise((done) => {
      const run: Run = { acts: [], rest, over: false, done };
      this.#run = run;
      if (speed > 0) void this.#go(run, speed);
      else this.skip();
    });
  }

  /** The end of all moves, at once. */
  skip(): void {
    const run = this.#run;
    if (!run) return;
    const rest = run.rest.splice(0).flat();
    const acts = this.#close(run, true);
    for (const act of acts) act.end();
    for (const move of rest) this.#act(move, 0).end();
  }

  /** Breaks off: what was not yet shown does not happen. */
  stop(): void {
    if (this.#run) this.#close(this.#run, false);
  }

  #close(run: Run, whole: boolean): readonly Act[] {
    this.#run = null;
    run.over = true;
    for (const { animation, clear } of run.acts) {
      animation?.cancel();
      clear();
    }
    run.done(whole);
    return run.acts;
  }

  async #go(run: Run, speed: number): Promise<void> {
    for (let group = run.rest.shift(); group; group = run.rest.shift()) {
      run.acts = group.map((move) => this.#act(move, speed));
      // a cancelled animation refuses; the run is over then
      await Promise.allSettled(run.acts.map(({ animation }) => animation?.finished));
      if (run.over) return;
      for (const act of run.acts) {
        act.end();
        act.clear();
      }
      run.acts = [];
    }
    this.#close(run, true);
  }

  #check(move: Move): void {
    const { map } = this.#stage;
    const named =
      move.kind === "slide" ? [move.from, move.to] : move.kind === "arrow" ? [move.arrow.from, move.arrow.to] : [move.region];
    for (const id of named) if (!(id in map.regions)) throw new RangeError(`no region ${id} on the map ${map.id}`);
  }

  /** Begins a move; with speed 0 nothing is drawn for it. */
  #act(move: Move, speed: number): Act {
    const { pieces, marks, tint, cover } = this.#stage;
    const flies = move.kind === "place" && move.from !== undefined ? move.from : null;
    const shown = (made: SVGElement, frames: Keyframe[]): Animation =>
      made.animate(frames, { duration: TIMES[flies ? "slide" : move.kind] / speed, easing: "ease-in-out", fill: "both" });
    const nothing = (): void => undefined;
    if (move.kind === "arrow") {
      const { made, begin } = marks.add(move.arrow);
      return { animation: speed ? shown(made, grow(begin)) : null, clear: nothing, end: nothing };
    }
    if (move.kind === "tint") {
      const cloth = speed ? cover(move.region) : null;
      tint(move.region, move.colour, move.pattern);
      return { animation: cloth && shown(cloth, [{ opacity: 1 }, { opacity: 0 }]), clear: () => cloth?.remove(), end: nothing };
    }
    const { piece } = move;
    const [from, to] = move.kind === "slide" ? [move.from, move.to] : move.kind === "place" ? [null, move.region] : [move.region, null];
    if (from !== null) pieces.change(from, piece, -1);
    const end = (): void => { if (to !== null) pieces.change(to, piece, 1); };
    if (!speed) return { animation: null, clear: nothing, end };
    const at = this.#place(from ?? to ?? "", piece);
    const ghost = this.#ghost(piece, at.size);
    const frames =
      from !== null && to !== null
        ? slide(at, this.#place(to, piece))
        : flies
        ? slide({ ...at, at: flies }, at)
        : (from === null ? [0, 1] : [1, 0]).map((opacity) => ({ opacity, transform: at.transform }));
    return { animation: shown(ghost, frames), clear: () => { ghost.remove(); }, end };
  }

  #ghost(piece: Stack, size: number): SVGGElement {
    const { symbols } = this.#stage;
    const made = piece.kind === "disc" ? disc(symbols, 0, 0, size, piece) : plate(symbols, piece, 0, size, "row");
    const ghost = layer("kt-ghost", made);
    this.#layer.append(ghost);
    return ghost;
  }

  #place(id: string, piece: Stack): Place {
    const [x = 0, y = 0] = this.#stage.map.regions[id]?.pieces ?? [];
    const growth = this.#stage.growth();
    const spot: Spot = this.#stage.pieces.spot(id, piece);
    const at: Point = [x + spot.at[0] * growth, y + spot.at[1] * growth];
    return { at, size: spot.size, growth, transform: transform(at, growth) };
  }
}

interface Place {
  readonly at: Point;
  readonly size: number;
  readonly growth: number;
  readonly transform: string;
}

const transform = ([x, y]: Point, scale: number): string => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;

/** Along the curve that an arrow would take, from one place's size to the other's. */
export function slide(from: Place, to: Place): Keyframe[] {
  const control = bend(from.at, to.at);
  const last = to.growth * (to.size / from.size);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const along = (k: 0 | 1): number => (1 - t) ** 2 * from.at[k] + 2 * t * (1 - t) * control[k] + t ** 2 * to.at[k];
    return { transform: transform([along(0), along(1)], from.growth + (last - from.growth) * t) };
  });
}

/** Out of the place where it begins. */
function grow([x, y]: Point): Keyframe[] {
  const at = (scale: number): string => `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)}) translate(${String(-x)}px, ${String(-y)}px)`;
  return [{ transform: at(0.02), opacity: 0.2 }, { transform: at(1), opacity: 1 }];
}
