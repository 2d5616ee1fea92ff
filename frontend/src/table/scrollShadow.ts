/** Whether what scrolls holds more below: the row of actions, which stays at its lower edge, then throws a shadow, and above it lies a sign, which goes there when it is pressed. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const NEAR = 4; // px: less is nothing that is missed
const FOOT = ".fp-actions, .eu-foot, .ak-bottom, .at-actions, .steps-go, .advised-keys"; // rows of actions that may stay at the lower edge

/** Marks what scrolls the question, itself on a desk and the sheet on a phone, with `data-more` while there is more below. */
export function useScrollShadow(box: RefObject<HTMLElement | null>, compact: boolean): void {
  useLayoutEffect(() => {
    const ask = box.current;
    const frame = compact ? ask?.closest<HTMLElement>(".sheet-in") : ask;
    if (!ask || !frame) return undefined;
    let top = Infinity; // of the sign
    const look = (): void => {
      const more = frame.scrollHeight - frame.clientHeight - frame.scrollTop > NEAR;
      frame.toggleAttribute("data-more", more);
      top = Infinity;
      if (!more) return;
      const { bottom } = frame.getBoundingClientRect();
      const tops = [...ask.querySelectorAll<HTMLElement>(FOOT)].map((row) => row.getBoundingClientRect()).filter((row) => row.height > 0 && row.top < bottom && row.bottom > bottom - NEAR).map(({ top }) => bottom - top);
      const foot = Math.max(0, ...tops);
      frame.style.setProperty("--foot", `${String(foot)}px`); // the sign lies above it: it covers no word of a button
      top = bottom - foot - 30;
    };
    frame.onclick = ({ target, clientY }) => { // the sign counts as the frame itself
      if (target === frame && clientY > top) frame.scrollBy({ top: 200, behavior: "smooth" });
    };
    const watch = new ResizeObserver(look);
    const all = (): void => { for (const one of [frame, ask, ...ask.children, ...(ask.parentElement?.children ?? [])]) watch.observe(one); };
    const come = new MutationObserver(all); // a lesson's text above it is fetched
    all();
    if (ask.parentElement) come.observe(ask.parentElement, { childList: true });
    frame.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      come.disconnect();
      frame.removeEventListener("scroll", look);
      frame.onclick = null;
      frame.removeAttribute("data-more");
    };
  }, [compact]);
}
