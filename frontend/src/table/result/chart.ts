/** A line chart as numbers: where which value lies, and what a pointer means. Pure. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room for figures on the left and for letters on the right. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Chart {
  readonly ticks: readonly number[];
  /** Where the n-th moment lies. */
  x(n: number): number;
  y(value: number): number;
  /** The moment that is nearest to a place. */
  at(x: number): number;
}

/** Round numbers from at most the least value to at least the greatest, three to six of them. */
export function ticksOf(least: number, greatest: number): readonly number[] {
  const span = Math.max(greatest - least, 1);
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => span / n <= 5) ?? span);
  const first = Math.floor(least / step) * step;
  const ticks = [];
  for (let value = first; ; value += step) {
    ticks.push(Math.round(value));
    if (value >= greatest) return ticks;
  }
}

/** A chart of so many moments whose values lie between two. 0 is on it. */
export function chartOf(moments: number, least: number, greatest: number, frame: Frame): Chart {
  const ticks = ticksOf(Math.min(least, 0), Math.max(greatest, 1));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const last = Math.max(moments - 1, 1);
  return {
    ticks,
    x: (n) => frame.left + (n / last) * wide,
    y: (value) => frame.top + (1 - (value - low) / (high - low)) * tall,
    at: (x) => Math.min(Math.max(Math.round(((x - frame.left) / wide) * last), 0), Math.max(moments - 1, 0)),
  };
}

/** The values of a seat as a path. */
export function pathOf(chart: Chart, values: readonly number[]): string {
  return values.map((value, n) => `${n ? "L" : "M"}${chart.x(n).toFixed(1)} ${chart.y(value).toFixed(1)}`).join("");
}

/** Places for labels that want to stand at these heights, none nearer to another than `gap`, in the order of the wishes. */
export function apart(wishes: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = wishes.map((_, i) => i).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0) || a - b);
  const placed = [...wishes];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, least);
    least = (placed[i] ?? 0) + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = (placed[i] ?? 0) - gap;
  }
  return placed;
}

/** Of two sides where one is always at 0: how far the first is ahead, below 0: how far the other is. */
export function twoSided(lines: readonly (readonly number[])[]): readonly number[] | null {
  const [one = [], other = []] = lines;
  if (lines.length !== 2 || one.some((value, n) => value !== 0 && other[n] !== 0)) return null;
  return one.some(Boolean) || other.some(Boolean) ? one.map((value, n) => value - (other[n] ?? 0)) : null;
}
