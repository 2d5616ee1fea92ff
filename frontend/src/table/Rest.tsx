/** One's own seat again, where an autopilot or somebody else plays. */

import { Button } from "../app/ui.tsx";
import type { Snapshot } from "../net/shapes.ts";
import { useSay } from "../words/menu/index.ts";
import type { TableSession } from "./session.ts";

/** One's own seats that an autopilot or somebody else plays meanwhile: coming back. */
export function Rest({ snapshot, session }: { readonly snapshot: Snapshot; readonly session: TableSession }) {
  const say = useSay();
  const { own_seats: own, table, stands_for: stands } = snapshot;
  const lent = ({ seat }: { readonly seat: number }): boolean => stands !== seat && table.substitutes.some((one) => one.for === seat);
  const away = table.seats.filter((seat) => (seat.autopilot || lent(seat)) && own.includes(seat.seat));
  return <>{table.paused && <p><b>{say("paused")}</b> {say("paused_text")}</p>}{away.some(({ autopilot }) => autopilot) && !table.paused && <p>{say("autopilot_answers")}</p>}{away.map(({ seat, name }) => <Button key={seat} kind="primary" onClick={() => { void session.command("take_over", { seat }); }}>{own.length > 1 ? say("take_over_as", { name }) : say("take_over")}</Button>)}</>;
}
