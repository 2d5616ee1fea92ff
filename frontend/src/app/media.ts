/** What the screen is like, as it changes. */

import { useLayoutEffect, useState } from "preact/hooks";

export const PHONE = "(max-width: 700px), (max-height: 500px)"; // lying, too
export const ROOMY = "(min-width: 1700px)"; // a desk on which more lies open at first

export function useMedia(query: string): boolean {
  const [now, set] = useState(() => matchMedia(query).matches);
  useLayoutEffect(() => {
    const media = matchMedia(query);
    const listen = (): void => { set(media.matches); };
    listen();
    media.addEventListener("change", listen);
    return () => { media.removeEventListener("change", listen); };
  }, [query]);
  return now;
}
