/** What marks that more lies below comes as soon as the page has a moment: nobody reads to the end before. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

type Shadow = typeof import("./scrollShadow.ts");

const soon: (act: () => void) => unknown = "requestIdleCallback" in globalThis ? (act) => requestIdleCallback(act) : setTimeout;
let here: Shadow | null = null; // once fetched, it is there with each question

export function useScrollShadow(box: RefObject<HTMLElement | null>, compact: boolean): void {
  useLayoutEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    const begin = (shadow: Shadow): void => {
      here = shadow;
      if (!gone && box.current) stop = shadow.watchBelow(box.current, compact);
    };
    if (here) begin(here);
    else soon(() => { import("./scrollShadow.ts").then(begin, () => undefined); });
    return () => { gone = true; stop?.(); };
  }, [compact]);
}
