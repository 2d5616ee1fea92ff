/** What is told of one unit after the other, as one sentence. Pure. */

import type { GameWords } from "../faces/face.ts";
import type { Told } from "../net/shapes.ts";

const HERE = "\n"; // where the units stand in a sentence

/** Both as one; null where more than what is counted tells them apart. */
export function joined(a: Told, b: Told, { name, lang }: GameWords): Told | null {
  const [was, is] = [a, b].map(({ unit, ship, kind }) => String(unit ?? ship ?? kind)) as [string, string];
  const around = b.sentence.replace(name("one", is), HERE);
  if (name("one", is)[0] !== "1" || around === b.sentence || (a["around"] ?? a.sentence.replace(name("one", was), HERE)) !== around) return null;
  const some = [...((a["some"] ?? [was]) as string[]), is];
  const things = [...new Set(some)].map((id) => {
    const n = some.filter((one) => one === id).length;
    return n > 1 ? name("two", id).replace("2", String(n)) : name("one", id);
  });
  return { ...b, some, around, sentence: around.replace(HERE, () => new Intl.ListFormat(lang).format(things)) };
}

/** `earlier`: what was told before, the newest last; of it, units that belong to the first sum are counted with it. */
export function together(said: readonly Told[], words: GameWords, earlier: readonly Told[] = []): readonly Told[] {
  const [first, ...others] = said;
  if (!first) return said;
  const from = earlier.findLastIndex((told, i) => told.event !== first.event || !joined(told, earlier[i + 1] ?? first, words)) + 1;
  const sum = counted([...earlier.slice(from), first], words);
  return counted([...sum, ...others], words);
}

function counted(said: readonly Told[], words: GameWords): readonly Told[] {
  const found: Told[] = [];
  for (const told of said) {
    const last = found.pop();
    const both = last && joined(last, told, words);
    found.push(...(both ? [both] : last ? [last, told] : [told]));
  }
  return found;
}
