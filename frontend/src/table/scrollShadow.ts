/** Whether what scrolls holds more below: the row of actions, which stays at its lower edge, then throws a shadow. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const NEAR = 4; // px: less is nothing that is missed

/** Marks what scrolls the question, itself on a desk and the sheet on a phone, with `data-more` while there is more below. */
export function useScrollShadow(box: RefObject<HTMLElement | null>, compact: boolean): void {
  useLayoutEffect(() => {
    const ask = box.current;
    const frame = compact ? ask?.closest<HTMLElement>(".sheet-in") : ask;
    if (!ask || !frame) return undefined;
    const look = (): void => { frame.toggleAttribute("data-more", frame.scrollHeight - frame.clientHeight - frame.scrollTop > NEAR); };
    const watch = new ResizeObserver(look);
    for (const one of [frame, ask, ...ask.children]) watch.observe(one);
    frame.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      frame.removeEventListener("scroll", look);
      frame.removeAttribute("data-more");
    };
  }, [compact]);
}
