/** The time as it is shown, which goes on. */

import { useEffect, useState } from "preact/hooks";

import { now, onSet, sleeper } from "../net/clock.ts";
import { ask } from "../net/early.ts";

const LOOK = 5_000; // ms between two looks whether the device has slept

/** ms since 1970 by the server's clock, read anew every so many ms, when the page is shown again, and when the clock was set. */
export function useNow(every: number): number {
  const [, turn] = useState(0);
  useEffect(() => {
    const look = (): void => { turn((n) => n + 1); };
    const timer = setInterval(look, every);
    const end = onSet(look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      end();
      document.removeEventListener("visibilitychange", look);
    };
  }, [every]);
  return now();
}

/** After a sleep the server is asked what time it is; any answer tells it. */
export function keepTime(): void {
  const slept = sleeper();
  const look = (): void => { if (slept()) ask("/healthz").catch(() => undefined); };
  setInterval(look, LOOK);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
  for (const kind of ["pageshow", "online"]) addEventListener(kind, look);
}
