/** What time it is after a sleep of the device, or after its clock was set. */

import { device, leaving } from "../net/clock.ts";
import { ask } from "../net/prefetch.ts";

const SLEPT = 2_000; // ms by which two clocks differ after a sleep, or after one was set
const LOOK = 5_000; // ms between two looks whether the device has slept

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
