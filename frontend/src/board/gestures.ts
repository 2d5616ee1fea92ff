/** Pointer, wheel and pinch on an element, told as pans, zooms and taps. */

import type { Point } from "./mapfile.ts";

export interface Pointing {
  /** CSS pixels from the element's top left corner. */
  readonly at: Point;
  /** A mouse points exactly, a finger does not. */
  readonly exact: boolean;
}

export interface GestureEvents {
  begin(): void;
  pan(dx: number, dy: number): void;
  wheel(at: Point, factor: number): void;
  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void;
  end(): void;
  /** Whether something was pressed: what it opens under a finger then gets no click of this tap. */
  tap(pointing: Pointing): boolean;
  doubleTap(pointing: Pointing): void;
  hover(at: Point | null): void;
  /** The mouse has stayed at one place for a while. */
  linger(at: Point): void;
  /** A finger has stayed down at one place for a while; what follows of it is no tap. */
  press(at: Point): void;
}

const SLOP = { mouse: 4, touch: 10 } as const; // CSS pixels that a pointer may move and still tap
const DOUBLE = 320; // milliseconds between the two taps of a double tap
const LINGER = 450; // milliseconds that a mouse rests before it asks what it points at
const PRESS = 500; // milliseconds that a finger stays down before it does
const TURN = 250; // milliseconds after which the wheel is turned anew
const DOUBLE_APART = 28; // CSS pixels between them

interface Finger {
  readonly start: Point;
  last: Point;
}

export class Gestures {
  readonly #element: HTMLElement;
  readonly #events: GestureEvents;
  readonly #fingers = new Map<number, Finger>();
  readonly #stop = new AbortController();
  #moved = false;
  #pressed = false;
  #used = false;
  #waiting = 0;
  #wheeled = -Infinity;
  #origin: Point = [0, 0];
  #lastTap: { readonly at: Point; readonly time: number } | null = null;

  constructor(element: HTMLElement, events: GestureEvents) {
    this.#element = element;
    this.#events = events;
    const { signal } = this.#stop;
    element.addEventListener("pointerdown", (event) => { this.#down(event); }, { signal });
    element.addEventListener("pointermove", (event) => { this.#move(event); }, { signal });
    element.addEventListener("pointerup", (event) => { this.#up(event); }, { signal });
    element.addEventListener("touchend", (event) => { if (this.#used) event.preventDefault(); }, { signal, passive: false });
    element.addEventListener("pointercancel", (event) => { this.#cancel(event); }, { signal });
    element.addEventListener("pointerleave", (event) => { if (!this.#fingers.has(event.pointerId)) this.#gone(); }, { signal });
    element.addEventListener("wheel", (event) => { this.#wheel(event); }, { signal, passive: false });
  }

  destroy(): void {
    clearTimeout(this.#waiting);
    this.#stop.abort();
  }

  /** Where the element lies is asked only between gestures (`amid`): asking costs a layout. */
  #at(event: MouseEvent, amid = this.#moved && this.#fingers.size > 0): Point {
    if (!amid) {
      const box = this.#element.getBoundingClientRect();
      this.#origin = [box.left, box.top];
    }
    return [event.clientX - this.#origin[0], event.clientY - this.#origin[1]];
  }

  #gone(): void {
    clearTimeout(this.#waiting);
    this.#events.hover(null);
  }

  /** Tells something in a moment, unless the pointer does something else before. */
  #soon(ms: number, tell: () => void): void {
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(tell, ms);
  }

  #down(event: PointerEvent): void {
    clearTimeout(this.#waiting);
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.#fingers.size >= 2) return;
    const at = this.#at(event);
    this.#fingers.set(event.pointerId, { start: at, last: at });
    if (this.#fingers.size === 1) {
      this.#moved = false;
      this.#pressed = false;
      this.#used = false;
      if (event.pointerType !== "mouse") {
        this.#soon(PRESS, () => {
          this.#pressed = this.#used = true;
          this.#events.press(at);
        });
      }
    }
    else this.#start(event.pointerId); // two fingers never tap
  }

  #start(id: number): void {
    clearTimeout(this.#waiting);
    if (!this.#moved) this.#events.begin();
    this.#moved = true;
    this.#element.setPointerCapture(id);
  }

  #move(event: PointerEvent): void {
    const at = this.#at(event);
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") {
        this.#events.hover(at);
        this.#soon(LINGER, () => { this.#events.linger(at); });
      }
      return;
    }
    const slop = event.pointerType === "mouse" ? SLOP.mouse : SLOP.touch;
    if (!this.#moved) {
      if (Math.hypot(at[0] - finger.start[0], at[1] - finger.start[1]) <= slop) return;
      this.#start(event.pointerId);
      this.#events.hover(null);
    }
    const before = this.#pair();
    const [x, y] = finger.last;
    finger.last = at;
    const now = this.#pair();
    if (before && now) this.#events.pinch(before, now);
    else this.#events.pan(at[0] - x, at[1] - y);
  }

  #pair(): readonly [Point, Point] | null {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? [a.last, b.last] : null;
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    clearTimeout(this.#waiting);
    if (this.#fingers.size) return;
    if (this.#moved) {
      this.#events.end();
      return;
    }
    if (this.#pressed) return;
    const pointing: Pointing = { at: this.#at(event), exact: event.pointerType === "mouse" };
    const last = this.#lastTap;
    const again =
      last !== null &&
      event.timeStamp - last.time < DOUBLE &&
      Math.hypot(last.at[0] - pointing.at[0], last.at[1] - pointing.at[1]) < DOUBLE_APART;
    if (again && !pointing.exact) {
      this.#lastTap = null;
      this.#events.doubleTap(pointing);
      return;
    }
    this.#lastTap = { at: pointing.at, time: event.timeStamp };
    this.#used = this.#events.tap(pointing);
  }

  #cancel(event: PointerEvent): void {
    clearTimeout(this.#waiting);
    if (this.#fingers.delete(event.pointerId) && !this.#fingers.size && this.#moved) this.#events.end();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    clearTimeout(this.#waiting);
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
    const speed = event.ctrlKey ? 0.01 : 0.0018; // a pinch on a touchpad comes as small steps with ctrl
    const amid = event.timeStamp - this.#wheeled < TURN;
    this.#wheeled = event.timeStamp;
    this.#events.wheel(this.#at(event, amid), Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed));
  }
}
