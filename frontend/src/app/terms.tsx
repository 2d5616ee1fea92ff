/** Words of a game in a text: marked, so that they can be asked about, once its glossary is there (`pages/glossary/`). */

import type { ComponentChildren } from "preact";

import type { Term } from "../net/shapes.ts";
import { Observable, useObservable } from "./observable.ts";

export interface Terms {
  mark(text: string): ComponentChildren;
  find(id: string): Term | undefined;
}

/** The words of the game that is looked at; null: not here yet, and a text is just a text. */
export const terms = new Observable<Terms | null>(null);

export function Worded({ text }: { readonly text: string }) {
  return <>{useObservable(terms)?.mark(text) ?? text}</>;
}
