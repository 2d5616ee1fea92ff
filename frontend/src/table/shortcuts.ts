/** Keys for whoever does not use a mouse; single ones can be switched off, and letters typed elsewhere are left alone. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { useSettings } from "../app/settings.ts";
import { deedOf, placeOf, singles, type Deed } from "../keys.ts";

/** What the table does for keys, by deed; `false` leaves a key to the browser. `past`: one looks back. */
export function useDeeds(past: boolean, deeds: Readonly<Partial<Record<Deed, (event: KeyboardEvent) => unknown>>>): void {
  const now = useRef(deeds);
  now.current = deeds;
  useLayoutEffect(() => { // before anything is seen: a key that comes at once is not lost
    const press = (event: KeyboardEvent): void => {
      const place = event.defaultPrevented ? null : placeOf(event.target);
      const deed = place && deedOf(event, place, past);
      if (deed && now.current[deed] && now.current[deed](event) !== false) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => { document.removeEventListener("keydown", press); };
  }, [past]);
}

/** At a table single keys do something, unless they are switched off. */
export function useSingles(): void {
  const { keys } = useSettings();
  useLayoutEffect(() => { singles.on = keys; }, [keys]);
  useEffect(() => () => { singles.on = false; }, []);
}
