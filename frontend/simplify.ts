import type { Plugin } from "vite";

import type { MapFile } from "./src/board/mapfile.ts";

/** Units by which a drawn line may miss a point of the built one: less than its grid, on which that point was rounded already. */
export const TOLERANCE = 0.4;

/** Points of a line by their differences, in steps of the grid. */
type Steps = readonly number[];

type Built = Pick<MapFile, "grid" | "arcs"> & Partial<Pick<MapFile, "rivers" | "lakes" | "waterlines">>;

/** How far a point is from the straight line between two others. */
function off([x, y]: readonly [number, number], [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const along = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** The line without points that are no further from it than `tolerance` steps (Douglas and Peucker); both ends stay, and something of every ring. */
export function simplified(steps: Steps, tolerance: number): Steps {
  const points: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) points.push([(x += steps[i] ?? 0), (y += steps[i + 1] ?? 0)]);
  const last = points.length - 1;
  const kept = new Set([0, last]);
  for (const open: [number, number][] = [[0, last]]; open.length;) {
    const [from, to] = open.pop() as [number, number];
    let [far, most] = [-1, tolerance];
    for (let i = from + 1; i < to; i++) {
      const by = off(points[i] as [number, number], points[from] as [number, number], points[to] as [number, number]);
      if (by > most) [far, most] = [i, by];
    }
    if (far < 0) continue;
    kept.add(far);
    open.push([from, far], [far, to]);
  }
  if (kept.size < 4 && String(points[0]) === String(points[last])) return steps; // a tiny ring
  let [u, v] = [0, 0];
  return points.flatMap(([px, py], i) => {
    if (!kept.has(i)) return [];
    const step = [px - u, py - v];
    [u, v] = [px, py];
    return step;
  });
}

/** A built map with half the points in its lines: what the browser draws again and again. Neighbours share their lines, so nothing comes apart. */
export function lighter<M extends Built>(map: M): M {
  const tolerance = TOLERANCE / map.grid;
  const all = (lines: readonly Steps[]): readonly Steps[] => lines.map((line) => simplified(line, tolerance));
  return {
    ...map,
    arcs: map.arcs.map((arc) => ({ ...arc, d: simplified(arc.d, tolerance) })),
    ...(map.rivers ? { rivers: all(map.rivers) } : {}),
    ...(map.lakes ? { lakes: map.lakes.map(all) } : {}),
    ...(map.waterlines ? { waterlines: map.waterlines.map(all) } : {}),
  };
}

/** The page has its maps with lighter lines. */
export const lightMaps: Plugin = {
  name: "light maps",
  generateBundle: {
    order: "pre",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "asset" && /[.]map-[\w-]+[.]json$/.test(file.fileName)) file.source = JSON.stringify(lighter(JSON.parse(String(file.source)) as Built));
    },
  },
};
