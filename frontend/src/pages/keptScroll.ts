/** A long page is found again where it was left: what it shows comes after the browser has tried to go back there itself. */

import { useLayoutEffect, useRef } from "preact/hooks";

interface Left {
  readonly y?: number;
}

/** `here`: what the page shows has come. */
export function useKeptScroll(here: boolean): void {
  const back = useRef(false);
  useLayoutEffect(() => {
    if (!here || back.current) return;
    back.current = true;
    const { y = 0 } = (history.state ?? {}) as Left;
    if (y > scrollY) scrollTo(0, y);
  }, [here]);
  useLayoutEffect(() => {
    const leave = (): void => { history.replaceState({ ...(history.state as object | null), y: scrollY }, ""); };
    addEventListener("click", leave, true); // before a link is followed
    return () => { removeEventListener("click", leave, true); };
  }, []);
}
