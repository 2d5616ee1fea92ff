/** What a key means on the board. */

import { deedOf, type Deed, type Key } from "../keys.ts";
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
  /** Escape: heard, and left to whoever else hears it. */
  | { readonly kind: "cancel" }
  | { readonly kind: "letter"; readonly letter: string };

export const ZOOM_STEP = 1.35;

const COMMANDS: Readonly<Partial<Record<Deed, Command>>> = {
  next: { kind: "next", step: 1 },
  before: { kind: "next", step: -1 },
  pick: { kind: "pick" },
  ask: { kind: "ask" },
  nearer: { kind: "zoom", factor: ZOOM_STEP },
  further: { kind: "zoom", factor: 1 / ZOOM_STEP },
  whole: { kind: "fit" },
  cancel: { kind: "cancel" },
};

/** The command of a key; null: the key is not the board's. */
export function command(event: Key): Command | null {
  const deed = deedOf(event, "map");
  if (deed === "walk") return { kind: "walk", direction: event.key.slice("Arrow".length).toLowerCase() as Direction };
  if (deed === "name") return { kind: "letter", letter: event.key };
  return (deed && COMMANDS[deed]) ?? null;
}
