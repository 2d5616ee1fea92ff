/** What keeps news from coming, or an answer from arriving; nothing where all is well. */

import { useEffect, useState } from "preact/hooks";

import { Icon } from "../app/icons.tsx";
import { useSay } from "../words/table/index.ts";
import type { TableState } from "./state.ts";

const GRACE = 3_000; // ms without a connection of which nothing is said

export function ConnectionStatus({ state }: { readonly state: TableState }) {
  const say = useSay();
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (state.live) return setLong(false);
    const timer = setTimeout(() => { setLong(true); }, GRACE);
    return () => { clearTimeout(timer); };
  }, [state.live]);
  if (state.live ? !state.held && !state.unsent : !long && !state.unsent) return null;
  return <p class="offline" role="status"><Icon name="wait" />{say(state.unsent ? "unsent" : state.live ? "news_held" : "offline")}</p>;
}
