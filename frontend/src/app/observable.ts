/** A value that tells when it changes; the page's only kind of state beyond a component. */

import { useLayoutEffect, useState } from "preact/hooks";

export class Observable<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls on every change; the answer ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}

/** The value of a cell, for a component that is drawn anew when it changes. */
export function useObservable<T>(cell: Observable<T>): T {
  const [, turn] = useState(0);
  useLayoutEffect(() => cell.subscribe(() => { turn((n) => n + 1); }), [cell]);
  return cell.value;
}
