/** What a key means on the board. */

import type { Direction } from "./walk.ts";

export type Command =
  | { readonly kind: "walk"; readonly direction: Direction }
  /** To the next region that may be picked, or the one before. */
  | { readonly kind: "next"; readonly step: 1 | -1 }
  | { readonly kind: "pick" }
  /** What is here? */
  | { readonly kind: "ask" }
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "fit" }
  | { readonly kind: "cancel" }
  | { readonly kind: "letter"; readonly letter: string };

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export const ZOOM_STEP = 1.35;

const COMMANDS: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: "walk", direction: "left" },
  ArrowRight: { kind: "walk", direction: "right" },
  ArrowUp: { kind: "walk", direction: "up" },
  ArrowDown: { kind: "walk", direction: "down" },
  ".": { kind: "next", step: 1 },
  ",": { kind: "next", step: -1 },
  Enter: { kind: "pick" },
  " ": { kind: "pick" },
  "?": { kind: "ask" },
  "+": { kind: "zoom", factor: ZOOM_STEP },
  "=": { kind: "zoom", factor: ZOOM_STEP },
  "-": { kind: "zoom", factor: 1 / ZOOM_STEP },
  Home: { kind: "fit" },
  "0": { kind: "fit" },
  Escape: { kind: "cancel" },
};

/** The command of a key; null: the key is not the board's. */
export function command({ key, ctrlKey, altKey, metaKey }: Key): Command | null {
  if (ctrlKey || altKey || metaKey) return null; // the browser's own
  const found = COMMANDS[key];
  if (found) return found;
  return /^\p{L}$/u.test(key) ? { kind: "letter", letter: key } : null;
}
