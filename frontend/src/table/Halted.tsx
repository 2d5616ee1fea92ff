/** Why the game does not go on at this server, and what to do; rare, so it comes only then. */

import { Icon } from "../app/icons.tsx";
import type { Snapshot } from "../net/shapes.ts";
import { useSay } from "../words/log/index.ts";

export function Halted({ halt, moved }: { readonly halt: NonNullable<Snapshot["table"]["halt"]>; readonly moved: Snapshot["moved"] }) {
  const say = useSay();
  return <p class="offline" role="status"><Icon name="wait" />{say(`halt_${halt}`, { to: moved?.to ?? "" })}{moved?.link && <> <a href={moved.link}>{say("moved_link")}</a></>}</p>;
}
