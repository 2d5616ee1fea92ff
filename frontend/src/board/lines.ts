/** The lines of a map: points in units, rings of arcs, SVG path data. */

import type { Arc, MapFile, Point, Ring, Steps } from "./mapfile.ts";

/** A line in units. */
export function points(map: MapFile, steps: Steps): Point[] {
  const found: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    found.push([x * map.grid, y * map.grid]);
  }
  return found;
}

/** Only points at least `step` units apart; both ends stay. */
function thinned(line: Point[], step: number): Point[] {
  let [x, y] = line[0] ?? [0, 0];
  return line.filter(([u, v], i) => {
    const kept = i === 0 || i === line.length - 1 || Math.hypot(u - x, v - y) >= step;
    if (kept) [x, y] = [u, v];
    return kept;
  });
}

function arcOf(map: MapFile, ref: number): Arc {
  const found = map.arcs[ref < 0 ? ~ref : ref];
  if (!found) throw new RangeError(`no arc ${String(ref)}`);
  return found;
}

function arc(map: MapFile, ref: number, step: number): Point[] {
  const found = arcOf(map, ref);
  const line = step ? thinned(points(map, found.d), step) : points(map, found.d);
  return ref < 0 ? line.reverse() : line;
}

/** The points of a ring; the first one is repeated at the end. `step`: leave out points that are closer (neighbours still fit). */
export function ring(map: MapFile, refs: Ring, step = 0): Point[] {
  const joined: Point[] = [];
  for (const ref of refs) {
    const part = arc(map, ref, step);
    joined.push(...(joined.length ? part.slice(1) : part));
  }
  return joined;
}

/** The outlines of a region; inside is what an odd number of them surrounds. */
export function outlines(map: MapFile, id: string): Point[][] {
  const region = map.regions[id];
  if (!region) throw new RangeError(`no region ${id}`);
  return region.rings.map((refs) => ring(map, refs));
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Steps of the grid as they stand in path data: the same few numbers again and again. */
const words = new Map<number, Map<number, string>>();

function worder(grid: number): (steps: number) => string {
  const known = words.get(grid) ?? new Map<number, string>();
  words.set(grid, known);
  return (steps) => {
    let word = known.get(steps);
    if (word === undefined) known.set(steps, (word = short(steps * grid)));
    return word;
  };
}

/** A line in path data. */
interface Written {
  readonly start: string;
  readonly steps: readonly string[];
}

const forwards = new WeakMap<Steps, Written>();
const backwards = new WeakMap<Steps, Written>();

/** Both neighbours and the border between them need an arc, one of them from its end. */
function written(map: MapFile, steps: Steps, back = false): Written {
  const kept = back ? backwards : forwards;
  const known = kept.get(steps);
  if (known) return known;
  const word = worder(map.grid);
  const made: string[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    const [dx, dy] = [steps[i] ?? 0, steps[i + 1] ?? 0];
    if (back || i === 0) [x, y] = [x + dx, y + dy];
    if (i) made.push(back ? `${word(-dx)} ${word(-dy)}` : `${word(dx)} ${word(dy)}`);
  }
  const line = { start: `M${word(x)} ${word(y)}`, steps: back ? made.reverse() : made };
  kept.set(steps, line);
  return line;
}

function path(start: string, steps: readonly string[], closed = false): string {
  const last = closed ? steps.slice(0, -1) : steps;
  return start + (last.length ? "l" : "") + last.join(" ") + (closed ? "z" : "");
}

/** SVG path data: an absolute start and relative steps, which are short. */
export function pathOf(line: readonly Point[], closed = false): string {
  const [first, ...rest] = line;
  if (!first) return "";
  let [x, y] = first;
  const steps: string[] = [];
  for (const [u, v] of rest) {
    steps.push(`${short(u - x)} ${short(v - y)}`);
    [x, y] = [u, v];
  }
  return path(`M${short(first[0])} ${short(first[1])}`, steps, closed);
}

const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };
const LETTER = /[\s,]*([a-z])/iy;
const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+))/y;
const FLAG = /[\s,]*([01])/y;

/** Path data scaled and then shifted; any commands, arcs included (a flag may stand close to the next number). */
export function placed(d: string, x: number, y: number, scale: number): string {
  let made = "";
  let at = 0;
  const next = (what: RegExp): string | undefined => {
    what.lastIndex = at;
    const found = what.exec(d)?.[1];
    if (found !== undefined) at = what.lastIndex;
    return found;
  };
  for (let letter = next(LETTER); letter !== undefined; letter = next(LETTER)) {
    const kind = letter.toLowerCase();
    const takes = TAKES[kind] ?? 0;
    const numbers: string[] = [];
    for (let i = 0; takes; i = (i + 1) % takes) {
      const arc = kind === "a" && i >= 2 && i <= 4; // the turn and the flags stay as they are
      const text = next(arc && i > 2 ? FLAG : NUMBER);
      if (text === undefined) break;
      const across = kind === "h" || (kind !== "v" && (kind === "a" ? i === 5 : i % 2 === 0));
      const shift = letter === kind || (kind === "a" && i < 5) ? 0 : across ? x : y;
      numbers.push(arc ? text : short(Number(text) * scale + shift));
    }
    made += letter + numbers.join(" ");
  }
  return made;
}

/** Open lines as one path. */
export function linesPath(map: MapFile, lines: readonly Steps[], closed = false): string {
  return lines.map((line) => {
    if (line.length < 2) return "";
    const { start, steps } = written(map, line);
    return path(start, steps, closed);
  }).join("");
}

const CELL = 320; // units
const LONG = 120; // points

/** A line in lines of a limited length; each begins where the one before it ends. */
export function cut(steps: Steps, most = LONG): Steps[] {
  if (steps.length <= 2 * most) return [steps];
  const found: Steps[] = [];
  let [x, y] = [0, 0];
  let from: readonly [number, number] = [0, 0];
  let begin = 0;
  for (let i = 0; i + 1 < steps.length; i += 2) {
    [x, y] = [x + (steps[i] ?? 0), y + (steps[i + 1] ?? 0)];
    const points = (i - begin) / 2 + 1;
    if (points < most && i + 2 < steps.length) continue;
    found.push(begin ? [...from, ...steps.slice(begin, i + 2)] : steps.slice(0, i + 2));
    [from, begin] = [[x, y], i + 2];
  }
  return found;
}

/**
 * Lines as several paths, those that begin near each other in one: a browser draws a map in tiles, and for each of them goes
 * through the whole of every path that touches it.
 */
export function nearPaths(map: MapFile, lines: readonly Steps[]): string[] {
  const cells = new Map<string, Steps[]>();
  for (const line of lines) {
    const key = [line[0] ?? 0, line[1] ?? 0].map((at) => Math.floor((at * map.grid) / CELL)).join();
    const there = cells.get(key);
    if (there) there.push(line);
    else cells.set(key, [line]);
  }
  return [...cells.values()].map((some) => linesPath(map, some)).filter((d) => d !== "");
}

/** Closed lines that are no arcs (lakes) as one path. */
export function loopsPath(map: MapFile, loops: readonly Steps[]): string {
  return linesPath(map, loops, true);
}

/** Rings of arcs as one path; fill it by the even-odd rule. */
export function areaPath(map: MapFile, rings: readonly Ring[], step = 0): string {
  return rings.map((refs) => {
    if (step) {
      const line = ring(map, refs, step);
      return line.length > 3 ? pathOf(line, true) : "";
    }
    const parts = refs.map((ref) => written(map, arcOf(map, ref).d, ref < 0));
    const steps = parts.flatMap((part) => part.steps);
    return steps.length > 2 ? path(parts[0]?.start ?? "", steps, true) : "";
  }).join("");
}

/** Is the point inside the outlines (even-odd)? */
export function inside([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let odd = false;
  for (const line of rings) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [a, b] = [line[i], line[i + 1]];
      if (!a || !b) continue;
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
    }
  }
  return odd;
}

export function length(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    if (a && b) sum += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return sum;
}
