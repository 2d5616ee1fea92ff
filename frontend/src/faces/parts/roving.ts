/** A row of buttons with one stop for Tab; arrows, Home and End go from one to the next. */

import { useState } from "preact/hooks";

export interface Roving {
  /** Which of the buttons Tab reaches. */
  readonly stop: number;
  /** For each button: it has the focus now. */
  readonly reached: (index: number) => void;
  /** For the row that holds the buttons. */
  readonly walk: (event: KeyboardEvent) => void;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function walk(event: KeyboardEvent): void {
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const step = STEP[event.key];
  const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : step === undefined ? -1 : (at + step + buttons.length) % buttons.length;
  if (to < 0) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** `count`: how many buttons there are now, 0 or more. */
export function useRoving(count: number): Roving {
  const [current, reached] = useState(0);
  return { stop: Math.min(current, count - 1), reached, walk };
}
