/** What marks that more lies below comes as soon as the page has a moment: nobody reads to the end before. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const soon: (act: () => void) => unknown = "requestIdleCallback" in globalThis ? (act) => requestIdleCallback(act) : setTimeout;

export function useScrollShadow(box: RefObject<HTMLElement | null>, compact: boolean): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    soon(() => {
      import("./scrollShadow.ts").then(({ watchBelow }) => { if (!gone && box.current) stop = watchBelow(box.current, compact); }, () => undefined);
    });
    return () => { gone = true; stop?.(); };
  }, [compact]);
}
