/** A keeper in the tab itself, where it cannot be shared: it has the stream while the tab is looked at. */

import { Keeper } from "./keeper.ts";
import type { Port, Told } from "./messages.ts";
import { network } from "./network.ts";

const HIDDEN = 5_000; // ms after which the stream is let go

export function own(hear: (told: Told) => void): Port {
  const keeper = new Keeper(network);
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (document.hidden) keeper.pause();
  document.addEventListener("visibilitychange", () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => { keeper.pause(); }, HIDDEN);
    else keeper.resume();
  }, { signal: stop.signal });
  const pipe = { send: hear };
  return {
    post: (message) => { keeper.hear(pipe, message); },
    end: () => {
      stop.abort();
      clearTimeout(timer);
      keeper.hear(pipe, { gone: true });
      keeper.pause();
    },
  };
}
