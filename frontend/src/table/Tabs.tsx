/** Several things in one place, of which one is open: a row of keys above it. */

import { useSay } from "../words/table/index.ts";
import type { Leaf, Tab } from "./parts.ts";

interface Props {
  readonly leaves: readonly Leaf[];
  /** None, if what they are in is closed. */
  readonly open: Tab | null;
  readonly onOpen: (tab: Tab) => void;
}

export function Tabs({ leaves, open, onOpen }: Props) {
  const say = useSay();
  const shown = leaves.find(({ id }) => id === open);
  return (
    <div class="leaves">
      <div class="switch" role="group" aria-label={say("parts")}>
        {leaves.map(({ id, title, unread = 0 }) => (
          <button key={id} type="button" data-part={id} aria-pressed={id === open} onClick={() => { onOpen(id); }}>{title}<Badge n={unread} /></button>
        ))}
        {shown?.tool}
      </div>
      {shown?.body}
    </div>
  );
}

/** How much is new; nothing for none. */
export function Badge({ n }: { readonly n: number }) {
  const say = useSay();
  return n > 0 ? <span class="badge"> <b aria-hidden="true">{n}</b><span class="unseen">{say("n_unread", { n })}</span></span> : null;
}
