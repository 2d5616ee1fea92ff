/** Where a small card lies beside what it speaks of: inside of the window, and over nothing that has to be clicked. */

import { EDGE } from "../../board/popup.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, "width" | "height">;

const STEP = 12; // px between places that are tried
const MUST = 1_000; // what must be clicked weighs so much more than what may be
const TARGET = 50 * MUST; // what it speaks of, where that is to be seen whole

/** How much of one lies under the other, in px². */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What of a box is seen in another one. */
export function within(box: Box, frame: Box): Box {
  const left = Math.min(Math.max(box.left, frame.left), frame.left + frame.width);
  const top = Math.min(Math.max(box.top, frame.top), frame.top + frame.height);
  return {
    left,
    top,
    width: Math.max(0, Math.min(box.left + box.width, frame.left + frame.width) - left),
    height: Math.max(0, Math.min(box.top + box.height, frame.top + frame.height) - top),
  };
}

/** How far a stretch lies from another; 0 if they meet. */
const apart = (a: number, long: number, b: number, wide: number): number => Math.max(0, b - (a + long), a - (b + wide));

/** Where a card with another text lies so that its buttons, at its lower right, stay under the pointer; null where it would cover something. */
export function stay(before: Box, card: Size, window: Size, must: readonly Box[]): Pick<Box, "left" | "top"> | null {
  const at = { left: before.left + before.width - card.width, top: before.top + before.height - card.height };
  const fits = at.left >= EDGE && at.top >= EDGE && at.left + card.width <= window.width - EDGE && at.top + card.height <= window.height - EDGE;
  return fits && !must.some((one) => overlap({ ...at, ...card }, one) > 0) ? at : null;
}

/** Beside the target and near its middle, never over the target where that `must` be free, and over as little as can be of what `must` be free, then of what is `rather` free. */
export function place(card: Size, target: Box, window: Size, must: readonly Box[], rather: readonly Box[]): Pick<Box, "left" | "top"> {
  const [right, bottom] = [window.width - card.width - EDGE, window.height - card.height - EDGE];
  const steps = (most: number): readonly number[] => [...Array.from({ length: Math.max(1, Math.ceil((most - EDGE) / STEP)) }, (_, i) => EDGE + i * STEP), Math.max(EDGE, most)];
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const left of steps(right)) {
    for (const top of steps(bottom)) {
      const box = { left, top, width: card.width, height: card.height };
      const gap = apart(left, card.width, target.left, target.width) + apart(top, card.height, target.top, target.height);
      const off = Math.abs(left + card.width / 2 - target.left - target.width / 2) + Math.abs(top + card.height / 2 - target.top - target.height / 2);
      const under = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
      const cost = MUST * under(must) + (must.includes(target) ? TARGET * overlap(box, target) : 0) + under(rather) + 20 * Math.abs(gap - EDGE) + off;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}
