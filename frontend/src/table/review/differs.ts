/** Two moves beside each other: what only one of them does, and what both do. Pure. */

/** The sentences of a move; a number with its point is none by itself. */
export const parts = (text: string): readonly string[] => text.split(/(?<=[^\d\s.][.!?])\s+(?=\p{Lu})/u).map((part) => part.trim()).filter(Boolean);

export interface Differs {
  readonly played: readonly string[];
  readonly better: readonly string[];
  readonly both: readonly string[];
}

export function differs(played: string, better: string): Differs {
  const [one, other] = [parts(played), parts(better)];
  const both = one.filter((part) => other.includes(part));
  const own = (all: readonly string[]): readonly string[] => all.filter((part) => !both.includes(part));
  return both.length === one.length && both.length === other.length ? { played: one, better: other, both: [] } : { played: own(one), better: own(other), both: [...new Set(both)] }; // the same in another order
}
