/** Short notices at the edge of the page, and what is said to a screen reader. */

import { Observable } from "./observable.ts";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "refusal" | "news" | "talk" | "besides"; // what was said is read out by itself; what is said besides lies over no key of a phone's table
  /** Where the reason is explained. */
  readonly rule: string | null;
}

export const toasts = new Observable<readonly Toast[]>([]);
/** Sentences for the live region; the newest last. */
export const spoken = new Observable<readonly string[]>([]);

const LONG = 9_000; // ms; a refusal, and what takes long to read, stays until it is closed or this is over
const MUCH = 90; // characters
const SHORT = 4_000;
const QUIET = 20_000;
let count = 0;
let silence: ReturnType<typeof setTimeout> | undefined;

export function notify(text: string, kind: Toast["kind"] = "news", rule: string | null = null): void {
  const id = ++count;
  toasts.value = [...toasts.value.filter((old) => old.text !== text), { id, text, kind, rule }].slice(-3);
  setTimeout(() => { dismiss(id); }, kind === "refusal" || text.length > MUCH ? LONG : SHORT);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((notice) => notice.id !== id);
}

/** Says sentences to whoever cannot see them, politely. */
export function narrate(...sentences: readonly string[]): void {
  const said = sentences.filter((text, i) => text && text !== (sentences[i - 1] ?? spoken.value.at(-1))); // never the same twice in a row
  if (!said.length) return;
  spoken.value = [...spoken.value, ...said].slice(-12);
  clearTimeout(silence);
  silence = setTimeout(() => { spoken.value = []; }, QUIET); // said is said: who reads on to the end of the page meets nothing twice
}
