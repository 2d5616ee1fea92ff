/** What is asked about, if anything: any part of the table may ask, one small card answers (`About.tsx`). */

import { Observable } from "../app/observable.ts";
import type { Thing, Why } from "../faces/face.ts";

export interface Asking {
  readonly thing: Thing;
  /** Where the card stands beside, in CSS pixels of the window. */
  readonly beside: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** It stands to the side of that place, where above and below there is more to press. */
  readonly aside?: boolean;
  /** By a mouse that rests it goes when the mouse goes; by a tap, or picked in vain, it is said and the focus stays; by a key it takes the focus. */
  readonly by: "rest" | "tap" | "key";
  /** It was picked, and this is why nothing came of it. */
  readonly why: Why | null;
}

export const asking = new Observable<Asking | null>(null);

/** `data-about` of an element; null: it says nothing. */
export function thingOf(text: string | undefined): Thing | null {
  const at = text?.indexOf(" ") ?? -1;
  return text !== undefined && at > 0 ? { kind: text.slice(0, at), id: text.slice(at + 1) } : null;
}

export const same = (one: Thing, other: Thing): boolean => one.kind === other.kind && one.id === other.id;

/** Something was picked and nothing came of it: that is said, and the keyboard stays where it is; once more, and it goes into the card. */
export function inVain(asked: Omit<Asking, "by">, byKey: boolean): void {
  const open = asking.value;
  asking.value = byKey && open && open.by !== "rest" && same(open.thing, asked.thing) ? { ...open, by: "key" } : { ...asked, by: "tap" };
}
