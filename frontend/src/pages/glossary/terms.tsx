/** Finds the words of a game in texts. */

import type { ComponentChildren } from "preact";

import { terms, type Terms } from "../../app/terms.tsx";
import { api } from "../../net/api.ts";
import type { Term } from "../../net/shapes.ts";
import "./glossary.css";

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** A text in pieces: what is a word of the game has its id, each word once. */
export function pieces(text: string, all: readonly Term[]): readonly { readonly text: string; readonly id: string }[] {
  const ids = new Map(all.flatMap(({ id, forms }) => forms.map((form) => [form.toLowerCase(), id] as const)));
  if (!ids.size) return [{ text, id: "" }];
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length).map(quoted);
  const found: { text: string; id: string }[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}]|-\\p{L})`, "giu"))) {
    const id = ids.get(match[0].toLowerCase()) ?? "";
    if (!id || seen.has(id)) continue;
    seen.add(id);
    if (match.index > at) found.push({ text: text.slice(at, match.index), id: "" });
    found.push({ text: match[0], id });
    at = match.index + match[0].length;
  }
  if (at < text.length || !found.length) found.push({ text: text.slice(at), id: "" });
  return found;
}

function termsOf(all: readonly Term[]): Terms {
  const known = new Map<string, ComponentChildren>(); // a sentence of the log is drawn again and again
  const make = (text: string): ComponentChildren => pieces(text, all).map((piece) => (piece.id ? <span key={piece.id} class="term" data-about={`term ${piece.id}`}>{piece.text}</span> : piece.text));
  return {
    mark(text) {
      if (!known.has(text)) known.set(text, pieces(text, all).some(({ id }) => id) ? text : null);
      return known.get(text) === null ? text : make(text);
    },
    find: (id) => all.find((one) => one.id === id),
  };
}

/** From now on the words of this game are marked, in the language that is set; the answer ends that. */
export function markTerms(game: string): () => void {
  let made: Terms | null = null;
  let wanted = true;
  void api.glossary(game).then(({ terms: all }) => {
    if (wanted && all.length) terms.value = made = termsOf(all);
  }, () => undefined); // then nothing is marked
  return () => {
    wanted = false;
    if (made && terms.value === made) terms.value = null;
  };
}
