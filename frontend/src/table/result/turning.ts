/** How turning points are named: by numbers, for letters are players’. Pure. */

export const numberOf = (n: number): string => String(n + 1);

const LETTER = 9; // CSS pixels of a figure in its sign, and of what is around them
const ROUND = 15;

/** A sign above the curve: of one turning point, or of several so near to each other that their numbers would lie on one another. */
export interface Sign {
  readonly x: number;
  readonly text: string;
  readonly wide: number;
}

/** The signs of turning points at these places, which rise; none lies on another. */
export function signsAt(places: readonly number[]): readonly Sign[] {
  const all: { from: number; to: number; left: number; right: number }[] = [];
  const sign = ({ from, to, left, right }: (typeof all)[number]): Sign => {
    const text = to === from ? numberOf(from) : `${numberOf(from)}${to === from + 1 ? " " : "–"}${numberOf(to)}`;
    return { x: (left + right) / 2, text, wide: ROUND + (text.length - 1) * LETTER };
  };
  places.forEach((x, n) => {
    let next = { from: n, to: n, left: x, right: x };
    for (let last = all.at(-1); last && sign(next).x - sign(last).x < (sign(next).wide + sign(last).wide) / 2; last = all.at(-1)) {
      all.pop();
      next = { ...next, from: last.from, left: last.left };
    }
    all.push(next);
  });
  return all.map(sign);
}
