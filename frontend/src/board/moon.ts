/** The moon's ground: a dark sky with stars, a lit ball, craters that grow flat towards the limb. */

import type { MapFile } from "./mapfile.ts";
import { gradient } from "./shapes.ts";
import { el, round } from "./svg.ts";
import { around } from "./viewport.ts";
import "./moon.css";

const STARS = 170;
const CRATERS = 230;

/** Always the same row of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Disc {
  readonly defs: readonly SVGElement[];
  readonly sky: SVGElement;
  readonly craters: SVGElement;
}

export function disc(map: MapFile, prefix: string): Disc {
  const [west, north, east, south] = around(Object.values(map.regions).map(({ box }) => box));
  const [cx, cy, r] = [(west + east) / 2, (north + south) / 2, (east - west) / 2];
  const [width, height] = map.size;
  const next = numbers(4);
  const stars = Array.from({ length: STARS }, () =>
    el("circle", {
      class: "kt-star",
      cx: round(next() * width),
      cy: round(next() * height),
      r: round(0.7 + next() * 1.1),
      "fill-opacity": round(0.25 + next() * 0.65),
    }),
  );
  const craters = Array.from({ length: CRATERS }, () => {
    const [turn, away] = [next() * 2 * Math.PI, r * Math.sqrt(next())];
    const size = Math.min(60, 3.5 / (next() + 0.05) ** 0.9 + 2);
    const flat = Math.max(0.35, Math.sqrt(Math.max(0, 1 - (away / r) ** 2)));
    // an ellipse, turned towards the middle of the disc
    const radii = `${round(size * flat)} ${round(size)} ${round((turn * 180) / Math.PI)}`;
    const [dx, dy] = [2 * size * flat * Math.cos(turn), 2 * size * flat * Math.sin(turn)];
    const [x, y] = [cx + away * Math.cos(turn) - dx / 2, cy + away * Math.sin(turn) - dy / 2];
    const d = `M${round(x)} ${round(y)}a${radii} 1 0 ${round(dx)} ${round(dy)}a${radii} 1 0 ${round(-dx)} ${round(-dy)}z`;
    return el("path", { class: "kt-bowl", d, "stroke-width": round(Math.max(0.8, size * 0.1)) });
  });
  return {
    defs: [
      gradient(`${prefix}sky`, "kt-sky-stop", [0.7, 1], { cx: 0.5, cy: 0.5, r: 0.5 }),
      gradient(`${prefix}ball`, "kt-ball-stop", [0.55, 1], { cx: 0.38, cy: 0.34, r: 0.75 }),
      el("clipPath", { id: `${prefix}disc` }, el("circle", { cx, cy, r })),
    ],
    sky: el("g", {}, el("rect", { class: "kt-night", width, height }), el("circle", { cx: width / 2, cy: height / 2, r: width / 2, fill: `url(#${prefix}sky)` }), ...stars), // the glow ends before the map does
    craters: el(
      "g",
      { "clip-path": `url(#${prefix}disc)` },
      ...craters,
      el("circle", { cx, cy, r, fill: `url(#${prefix}ball)` }),
      el("circle", { class: "kt-limb", cx, cy, r }),
    ),
  };
}
