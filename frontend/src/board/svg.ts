/** Making SVG elements. */

import { placed } from "./lines.ts";

const SPACE = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** An element; attributes that are null or undefined are left out. Looks belong into the style sheet, not here. */
export function el<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SPACE, name) as SVGElementTagNameMap[K];
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) made.setAttribute(key, String(value));
  }
  made.append(...children);
  return made;
}

/** A group that a screen reader passes over. */
export function layer(name: string, ...children: readonly (Node | string)[]): SVGGElement {
  return el("g", { class: name, "aria-hidden": "true" }, ...children);
}

/**
 * A drawing of a 24 unit square, centred on a place. Its points are written where they are to be: every transform in the
 * picture is a piece that the browser sorts anew in each frame of a movement.
 */
export function drawing(path: string, x: number, y: number, size: number, name: string): SVGPathElement {
  return el("path", { d: placed(path, x - size / 2, y - size / 2, size / 24), class: name, "fill-rule": "evenodd" });
}

export function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A group at a place whose content grows slower than the land (see board.css), and what is `boosted` a little more. One transform does it all: see `drawing`. */
export function growing(name: string, x: number, y: number, angle: number, ...children: readonly Node[]): SVGGElement {
  const made = el("g", { class: name }, ...children);
  made.style.transform = `translate(${round(x)}px, ${round(y)}px) rotate(${round(angle)}deg) scale(calc(var(--kt-growth, 1) * var(--kt-boost, 1)))`;
  return made;
}

/** Has what is written in a group drawn larger than the zoom makes it; 1: as it is. */
export function boosted(made: SVGElement, factor: number): void {
  const now = factor > 1 ? factor.toFixed(3) : "";
  if (made.style.getPropertyValue("--kt-boost") !== now) made.style.setProperty("--kt-boost", now);
}

/** Soon, when the page has nothing else to do: the map is seen before all that is on it. */
export function soon(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act);
}
