/** For who keeps everybody waiting: fetched by whoever waits. */

import { useNow } from "../app/now.ts";
import { Button } from "../app/ui.tsx";
import type { Scene } from "../faces/face.ts";
import type { Snapshot } from "../net/shapes.ts";
import { useSay } from "../words/table/index.ts";
import type { TableSession } from "./session.ts";

/** Sets a time for those who have kept everybody waiting longer than was agreed. */
export function Nudge({ scene, snapshot, session }: { readonly scene: Scene; readonly snapshot: Snapshot; readonly session: TableSession }) {
  const say = useSay();
  const now = useNow(10_000);
  const late = snapshot.table.asked.filter(({ nudge_from: from }) => from !== null && now > from); // by the calendar of the seat's clock
  return <>{late.map(({ seat }) => <Button key={seat} icon="clock" onClick={() => { void session.command("nudge", { target: seat }); }}>{say("nudge", { name: scene.seats[seat]?.name ?? "" })}</Button>)}</>;
}
