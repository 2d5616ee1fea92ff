/** Who lies beside whom: neighbours, borders between owners, tints that differ. */

import { length, points } from "./lines.ts";
import type { Arc, MapFile } from "./mapfile.ts";

export type Pair = readonly [string, string];

// a blank sorts before every letter of an id, so keys sort as pairs do
const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The lengths, in units, of the borders that count as links; keys are `a b` in alphabetical order. */
export function borders(map: MapFile): Map<string, number> {
  const found = new Map<string, number>();
  for (const arc of map.arcs) {
    if (!map.borders.includes(arc.c) || arc.l === null || arc.r === null) continue;
    if (!(arc.l in map.regions) || !(arc.r in map.regions)) continue;
    const pair = key(arc.l, arc.r);
    found.set(pair, (found.get(pair) ?? 0) + length(points(map, arc.d)));
  }
  return found;
}

/** Pairs of regions, in alphabetical order, that a border, a drawn route or an anchor links. */
export function links(map: MapFile): Pair[] {
  const found = new Set(near(map).map(([a, b]) => key(a, b)));
  for (const { zone, region } of map.anchors) found.add(key(zone, region));
  for (const { a, b } of map.routes) found.add(key(a, b));
  return [...found].sort().map((pair) => {
    const [a = "", b = ""] = pair.split(" ");
    return [a, b] as const;
  });
}

/** The neighbours of every region, in alphabetical order. */
export function neighbours(map: MapFile): Map<string, string[]> {
  const found = new Map<string, string[]>(Object.keys(map.regions).map((id) => [id, []]));
  for (const [a, b] of links(map)) {
    found.get(a)?.push(b);
    found.get(b)?.push(a);
  }
  for (const list of found.values()) list.sort();
  return found;
}

/** What a region is linked with, and how. */
export interface Beside {
  /** By a border, or on a diagram by a line on land. */
  readonly land: readonly string[];
  /** At the other end of a drawn route. */
  readonly routes: readonly string[];
  /** Zones whose anchor it has, with the others on their shores. */
  readonly zones: readonly { readonly zone: string; readonly others: readonly string[] }[];
}

const known = new WeakMap<MapFile, Map<string, Beside>>();

/** The links of a region, sorted by kind. */
export function beside(map: MapFile, id: string): Beside {
  const kept = known.get(map) ?? new Map<string, Beside>();
  known.set(map, kept);
  const found = kept.get(id) ?? {
    land: [...new Set([...others(id, near(map)), ...others(id, map.routes.filter(({ kind }) => kind === "land").map(({ a, b }) => [a, b]))])].sort(),
    routes: others(id, map.routes.filter(({ kind }) => kind !== "land").map(({ a, b }) => [a, b])),
    zones: map.anchors.filter(({ region }) => region === id).map(({ zone }) => ({ zone, others: map.anchors.flatMap((one) => (one.zone === zone && one.region !== id ? [one.region] : [])).sort() })),
  };
  kept.set(id, found);
  return found;
}

const others = (id: string, pairs: readonly Pair[]): string[] => [...new Set(pairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])))].sort();

/** Pairs of regions whose border is long enough. */
function near(map: MapFile): Pair[] {
  const far = new Set(map.tolerate.map(([a, b]) => key(a, b)));
  return [...borders(map)].filter(([pair, long]) => long >= map.min_border && !far.has(pair)).map(([pair]) => {
    const [a = "", b = ""] = pair.split(" ");
    return [a, b] as const;
  });
}

/** The arcs between regions of different owners, where both have one: a front line. */
export function frontier(map: MapFile, owner: (id: string) => string | null): Arc[] {
  return map.arcs.filter((arc) => {
    if (arc.c !== "land" || arc.l === null || arc.r === null) return false;
    if (!(arc.l in map.regions) || !(arc.r in map.regions)) return false;
    const [left, right] = [owner(arc.l), owner(arc.r)];
    return left !== null && right !== null && left !== right;
  });
}

/** A tint number for every region such that regions that touch differ where that is possible; `same`: which must. */
export function tints(
  map: MapFile,
  count: number,
  same: (a: string, b: string) => boolean = () => true,
): Map<string, number> {
  const around = new Map<string, Set<string>>(Object.keys(map.regions).map((id) => [id, new Set()]));
  for (const { l, r } of map.arcs) {
    if (l === null || r === null || l === r || !around.has(l) || !around.has(r)) continue;
    around.get(l)?.add(r);
    around.get(r)?.add(l);
  }
  const chosen = new Map<string, number>();
  const used = new Array<number>(count).fill(0);
  const all = used.map((_, tint) => tint);
  const order = [...around].sort(([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1));
  for (const [id, others] of order) {
    const taken = new Set([...others].filter((other) => same(id, other)).map((other) => chosen.get(other)));
    const free = all.filter((tint) => !taken.has(tint));
    const [tint = 0] = (free.length ? free : all).sort((a, b) => (used[a] ?? 0) - (used[b] ?? 0) || a - b);
    chosen.set(id, tint);
    used[tint] = (used[tint] ?? 0) + 1;
  }
  return chosen;
}
