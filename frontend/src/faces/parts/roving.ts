/** A row of buttons with one stop for Tab; arrows, Home and End go from one to the next. */

import { useState } from "preact/hooks";

import { along } from "../../keys.ts";

export interface Roving {
  /** Which of the buttons Tab reaches. */
  readonly stop: number;
  /** For each button: it has the focus now. */
  readonly reached: (index: number) => void;
  /** For the element that holds the buttons. */
  readonly row: { readonly "data-row": ""; readonly onKeyDown: (event: KeyboardEvent) => void };
}

function walk(event: KeyboardEvent): void {
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
  const to = along(event, "row", buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
  if (to < 0) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** `count`: how many buttons there are now, 0 or more. */
export function useRoving(count: number): Roving {
  const [current, reached] = useState(0);
  return { stop: Math.min(current, count - 1), reached, row: { "data-row": "", onKeyDown: walk } };
}
