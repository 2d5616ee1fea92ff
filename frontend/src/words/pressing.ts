/** What is done with a finger is said as it is done with a mouse, where there is one. */

const MOUSE = typeof matchMedia === "function" && matchMedia("(hover: hover)").matches;

/** "Tap it", "Tippe es an" → "Click it", "Klicke es an", where there is a mouse. */
export const pressed = (text: string, mouse = MOUSE): string => (mouse
  ? text.replace(/\b(t)app?(s|ed|ing)?\b/gi, (_, t: string, end = "") => `${t === "T" ? "C" : "c"}lick${String(end)}`).replace(/\b(an)?(t)ipp(e|en|st|t)\b/gi, (_, an: string | undefined, t: string, end: string) => `${an ?? ""}${t === "T" ? "K" : "k"}lick${end}`)
  : text);

/** A dictionary of a face, said so. */
export function spoken<W>(words: W): W {
  if (typeof words === "string") return pressed(words) as W;
  if (typeof words === "function") return ((...args: readonly unknown[]) => spoken((words as unknown as (...all: readonly unknown[]) => unknown)(...args))) as W;
  return typeof words === "object" && words !== null && Object.getPrototypeOf(words) === Object.prototype && !("props" in words) ? Object.fromEntries(Object.entries(words).map(([key, one]) => [key, spoken(one as unknown)])) as W : words;
}
