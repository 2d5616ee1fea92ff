/** Which place a text names where. Pure. */

const LETTER = /[\p{L}\p{N}]/u;

/** The place whose name stands at this letter of a text; of several the one with the longest name. */
export function nameAt(text: string, at: number, names: ReadonlyMap<string, string>): string {
  let [best, longest] = ["", 0];
  for (const [name, id] of names) {
    if (name.length <= longest) continue;
    for (let from = text.indexOf(name); from >= 0 && from <= at; from = text.indexOf(name, from + 1)) {
      const to = from + name.length;
      if (at <= to && !LETTER.test(text[from - 1] ?? "") && !LETTER.test(text[to] ?? "")) [best, longest] = [id, name.length];
    }
  }
  return best;
}
