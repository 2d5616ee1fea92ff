/** The browser's back closes what lies open before it leaves the page: one more entry of its history stands for all of it. */

import { useEffect, useRef } from "preact/hooks";

const layers: (() => void)[] = [];
const isGuard = (): boolean => (history.state as { readonly guard?: boolean } | null)?.guard === true;
let guarded = false;

function guard(): void {
  if (!guarded) history.pushState({ guard: true }, "");
  guarded = true;
}

const back = (): void => {
  const left = guarded && !isGuard();
  guarded = isGuard();
  if (!left) return;
  const close = layers.pop();
  close?.();
  if (layers.length) guard();
  else if (!close) history.back(); // all was closed already: it leaves at once
};

/** While `open`, back calls `close`. */
export function useBackButton(open: boolean, close: () => void): void {
  const now = useRef(close);
  now.current = close;
  useEffect(() => {
    if (!open) return undefined;
    const mine = (): void => { now.current(); };
    layers.push(mine);
    addEventListener("popstate", back); // once, however often it is said
    guarded = isGuard();
    guard();
    return () => { if (layers.includes(mine)) layers.splice(layers.indexOf(mine), 1); };
  }, [open]);
}
