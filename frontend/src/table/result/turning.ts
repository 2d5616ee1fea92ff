/** How turning points are named: by letters, for numbers on a curve are those of its axis. Pure. */

export const letterOf = (n: number): string => String.fromCharCode("A".charCodeAt(0) + (n % 26));

const WIDE = 15; // CSS pixels of a letter in its disc

/** On which row above each other the letters lie, none on another: by their places along the curve. */
export function levels(places: readonly number[]): readonly number[] {
  const taken: { readonly x: number; readonly level: number }[] = [];
  return places.map((x) => {
    let level = 0;
    while (taken.some((one) => one.level === level && Math.abs(one.x - x) < WIDE)) level++;
    taken.push({ x, level });
    return level;
  });
}
