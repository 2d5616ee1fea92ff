/** The time as it is shown, which goes on. */

import { useEffect, useState } from "preact/hooks";

import { device, leaving, now } from "../net/clock.ts";
import { ask } from "../net/early.ts";

const SLEPT = 2_000; // ms by which two clocks differ after a sleep, or after one was set
const LOOK = 5_000; // ms between two looks whether the device has slept

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

/** Says, when asked, whether the device has slept or its clock was set since it was asked last. */
export function sleeper(): () => boolean {
  const look = (): number => device() - leaving();
  let last = look();
  return () => {
    const before = last;
    last = look();
    return Math.abs(last - before) > SLEPT;
  };
}

/** After a sleep the server is asked what time it is; any answer tells it. */
export function keepTime(): void {
  const slept = sleeper();
  const look = (): void => { if (slept()) ask("/healthz").catch(() => undefined); };
  setInterval(look, LOOK);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
  for (const kind of ["pageshow", "online"]) addEventListener(kind, look);
}
