/** What is told of one unit after the other, as one sentence. Pure. */

import type { GameWords } from "../faces/face.ts";
import type { Told } from "../net/shapes.ts";

const HERE = "\n"; // where the units stand in a sentence

const thing = (told: Told): string => String(told["unit"] ?? told["ship"]);

/** Both as one; null where more than what is counted tells them apart. */
export function joined(a: Told, b: Told, { name, lang }: GameWords): Told | null {
  const one = name("one", thing(b));
  const around = b.sentence.replace(one, HERE);
  if (!one.startsWith("1") || around === b.sentence || (a["around"] ?? a.sentence.replace(name("one", thing(a)), HERE)) !== around) return null;
  const some = { ...((a["some"] ?? { [thing(a)]: 1 }) as Record<string, number>) };
  some[thing(b)] = (some[thing(b)] ?? 0) + 1;
  const things = Object.entries(some).map(([id, n]) => (n > 1 ? name("two", id).replace("2", String(n)) : name("one", id)));
  return { ...b, some, around, sentence: around.replace(HERE, () => new Intl.ListFormat(lang).format(things)) };
}

export const together = (said: readonly Told[], words: GameWords): readonly Told[] => said.reduce<readonly Told[]>((all, told) => {
  const last = all.at(-1);
  const both = last && joined(last, told, words);
  return both ? [...all.slice(0, -1), both] : [...all, told];
}, []);
