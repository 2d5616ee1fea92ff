/** Keys for whoever does not use a mouse; they can be switched off, and letters typed elsewhere are left alone. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { settings } from "../app/settings.ts";

export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => { // before anything is seen: a key that comes at once is not lost
    const press = (event: KeyboardEvent): void => {
      if ((!settings.value.keys && event.key !== "Escape") || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      // the map has letters of its own: they jump to a name
      if (at instanceof Element && at.closest("input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, dialog, .kt-board")) return;
      const act = now.current[event.key] ?? now.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => { document.removeEventListener("keydown", press); };
  }, []);
}
