/** The view of a sheet: moved by CSS transforms, drawn sharply again when it rests. */

import type { Box, Point } from "./mapfile.ts";
import * as viewport from "./viewport.ts";
import type { Limits, Size, View } from "./viewport.ts";

const REST = 150; // milliseconds after the last move until the map is drawn sharply
const EASE = 350; // milliseconds of a camera move

export interface CameraEvents {
  /** Every change of the view, at most one per frame. */
  moved(view: View): void;
  /** It has come to rest. */
  rested(view: View): void;
  /** Somebody wants no motion. */
  still(): boolean;
}

export class Camera {
  readonly #sheet: HTMLElement;
  readonly #map: Size;
  readonly #events: CameraEvents;
  #screen: Size = { width: 1, height: 1 };
  #view: View = { zoom: 1, dx: 0, dy: 0 };
  #timer = 0;
  #frame = 0;
  #drawing = 0;

  constructor(sheet: HTMLElement, map: Size, events: CameraEvents) {
    this.#sheet = sheet;
    this.#map = map;
    this.#events = events;
  }

  get view(): View {
    return this.#view;
  }

  get screen(): Size {
    return this.#screen;
  }

  get bounds(): Limits {
    return viewport.limits(this.#map, this.#screen);
  }

  /** Takes on the size of the screen; what was in the middle stays there. */
  resize(screen: Size): void {
    const middle = viewport.toMap(this.#view, [this.#screen.width / 2, this.#screen.height / 2]);
    this.#screen = screen;
    const moved: View = {
      zoom: this.#view.zoom,
      dx: screen.width / 2 - middle[0] * this.#view.zoom,
      dy: screen.height / 2 - middle[1] * this.#view.zoom,
    };
    this.jump(viewport.zoomAbout(moved, [screen.width / 2, screen.height / 2], 1, this.bounds));
  }

  /** Moves at once; `rest` false: more moves follow soon, so the drawing is only shifted. */
  move(view: View, rest = false): void {
    cancelAnimationFrame(this.#frame);
    this.#apply(view);
    if (rest) this.rest();
  }

  /** Moves at once and rests at once. */
  jump(view: View): void {
    cancelAnimationFrame(this.#frame);
    this.#apply(view);
    this.#settle();
  }

  /** Moves in a third of a second, or at once for people who want no motion. */
  glide(target: View): void {
    const to = viewport.clamp(target, this.#map, this.#screen);
    if (this.#events.still()) {
      this.jump(to);
      return;
    }
    cancelAnimationFrame(this.#frame);
    const [from, begin] = [this.#view, performance.now()];
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - begin) / EASE));
      this.#apply(viewport.between(from, to, 1 - (1 - t) ** 3, this.#screen));
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.rest();
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** The last move was made: draw sharply soon. */
  rest(): void {
    clearTimeout(this.#timer);
    // one frame more: on a slow machine moves may wait behind the timer
    this.#timer = window.setTimeout(() => { this.#frame = requestAnimationFrame(() => { this.#settle(); }); }, REST);
  }

  show(box: Box, pad: number, max: number): View {
    return viewport.clamp(viewport.fit(box, this.#screen, pad, max), this.#map, this.#screen);
  }

  toMap(at: Point): Point {
    return viewport.toMap(this.#view, at);
  }

  stop(): void {
    cancelAnimationFrame(this.#drawing);
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }

  #apply(view: View): void {
    this.#view = viewport.clamp(view, this.#map, this.#screen);
    clearTimeout(this.#timer);
    this.#sheet.classList.add("kt-moving");
    // several moves between two frames are drawn once
    this.#drawing ||= requestAnimationFrame(() => { this.#draw(); });
  }

  #draw(): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    this.#sheet.style.transform = viewport.transform(this.#view);
    this.#events.moved(this.#view);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    if (this.#drawing) this.#draw();
    this.#sheet.classList.remove("kt-moving");
    this.#events.rested(this.#view);
  }
}
