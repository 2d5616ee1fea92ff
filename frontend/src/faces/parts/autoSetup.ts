/** Setting up by a plain rule, for whoever likes to begin: evenly, and where one's own lie together. Pure. */

import type { Groups } from "./groups.ts";

/** `n` things, one after the other, each where there are fewest; among equal places the first. */
export function evenly(places: readonly (readonly [place: string, has: number])[], n: number): readonly string[] {
  const has = new Map(places);
  return Array.from({ length: has.size ? n : 0 }, () => {
    const least = Math.min(...has.values());
    const place = [...has].find(([, count]) => count === least)?.[0] ?? "";
    has.set(place, least + 1);
    return place;
  });
}

/** Of these the one in whose group most is one's own already, then in the smallest group. */
export function together(free: readonly string[], own: readonly string[], groups: Groups): string | undefined {
  const groupOf = (region: string): readonly string[] => Object.values(groups).find((regions) => regions.includes(region)) ?? [];
  const worth = (region: string): number => {
    const group = groupOf(region);
    return group.filter((one) => own.includes(one)).length - group.length / 1000;
  };
  return [...free].sort((a, b) => worth(b) - worth(a))[0];
}
