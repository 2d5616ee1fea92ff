/** A press that was meant for what has just gone by itself, or elsewhere, falls on nothing else. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const FAR = 20; // CSS pixels: what moves less is still met

function lay(at: DOMRect | null): void {
  if (at?.width) import("./pressGuard.ts").then(({ shield }) => { shield(at); }, () => undefined);
}

/** `selector`: what takes presses in the box; `lies`: what it lies by, where it may move by itself. */
export function useShield(box: RefObject<HTMLElement | null>, selector: string, lies: unknown = null): void {
  const last = useRef<DOMRect | null>(null);
  const made = useRef<Element | null>(null);
  useLayoutEffect(() => {
    made.current = box.current?.querySelector(selector) ?? null;
    const [now, before] = [made.current?.getBoundingClientRect() ?? null, last.current];
    if (now && before && Math.hypot(now.left - before.left, now.top - before.top) > FAR) lay(before);
    last.current = now;
  }, [lies]);
  useLayoutEffect(() => () => { lay(made.current?.getBoundingClientRect() ?? null); }, []);
}
