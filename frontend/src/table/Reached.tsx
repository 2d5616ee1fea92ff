/** What keeps news from coming, or an answer from arriving; nothing where all is well. */

import { Icon } from "../app/icons.tsx";
import { useSay } from "../words/table/index.ts";
import type { TableState } from "./state.ts";

export function Reached({ state }: { readonly state: TableState }) {
  const say = useSay();
  if (state.live && !state.held && !state.unsent) return null;
  return <p class="offline" role="status"><Icon name="wait" />{say(state.unsent ? "unsent" : state.live ? "news_held" : "offline")}</p>;
}
