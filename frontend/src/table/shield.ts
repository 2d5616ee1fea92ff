/** A press that was meant for what has just gone by itself falls on nothing else. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** `selector`: what takes presses in the box. */
export function useShield(box: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const made = box.current?.querySelector(selector);
    return () => {
      const at = made?.getBoundingClientRect();
      if (at) import("./pressGuard.ts").then(({ shield }) => { shield(at); }, () => undefined);
    };
  }, []);
}
