/** While one waits here: another table where one is waited for. */

import { useEffect, useState } from "preact/hooks";

import { Icon } from "../../app/icons.tsx";
import { Link } from "../../app/ui.tsx";
import { useSay } from "../../words/menu/index.ts";
import { waitingElsewhere } from "./next.ts";

const BEAT = 60_000;

export function Elsewhere({ table }: { readonly table: string }) {
  const say = useSay();
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => { if (document.visibilityState === "visible") waitingElsewhere(table).then(setNext, () => undefined); };
    look();
    const timer = setInterval(look, BEAT);
    return () => { clearInterval(timer); };
  }, [table]);
  return next === null ? null : <p class="actions elsewhere"><Link to={`/t/${next}`} class="button"><Icon name="forth" /><span>{say("next_table")}</span></Link></p>;
}
