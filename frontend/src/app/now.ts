/** The time as it is shown, which goes on. */

import { useEffect, useState } from "preact/hooks";

import { now } from "../net/clock.ts";

/** ms since 1970 by the server's clock, read anew every so many ms, and when the page is shown again. */
export function useNow(every: number): number {
  const [, turn] = useState(0);
  useEffect(() => {
    const look = (): void => { turn((n) => n + 1); };
    const timer = setInterval(look, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [every]);
  return now();
}
