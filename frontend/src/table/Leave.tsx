/** Leaving the table for a while: what happens meanwhile is said before it happens. */

import { go } from "../app/routes.ts";
import { Dialog } from "../app/Dialog.tsx";
import { Button } from "../app/ui.tsx";
import type { GameDetail, Snapshot } from "../net/shapes.ts";
import { useSay } from "../words/menu/index.ts";
import { othersHere } from "./othersHere.ts";
import type { TableSession } from "./session.ts";

const PATIENT = "pass"; // answers nothing at a table that waits

export function Leave({ snapshot, session, detail, onClose }: { readonly snapshot: Snapshot; readonly session: TableSession; readonly detail: GameDetail; readonly onClose: () => void }) {
  const say = useSay();
  const { table, own_seats: own } = snapshot;
  const here = othersHere(snapshot);
  const mine = own.filter((seat) => !table.seats[seat]?.autopilot);
  const leave = async (seats: readonly number[], autopilot: string, away: boolean): Promise<void> => {
    onClose();
    for (const seat of seats) if (!(await session.command("leave", { seat, autopilot }))) return;
    if (away) go("/");
  };
  return (
    <Dialog title={say(here.length ? "leave_table" : "leave_pause")} size="small" onClose={onClose}>
      <p>{here.length ? say("leave_text", { names: here.join(", ") }) : say("leave_pause_text")}</p>
      {!here.length && <Button wide kind="primary" onClick={() => { void leave(mine, PATIENT, true); }}>{say("leave_pause")}</Button>}
      {(here.length > 0 || mine.length > 1) && (
        <ul class="choices">
          {mine.flatMap((seat) => detail.autopilots.map(({ name, sentence }) => (
            <li key={`${String(seat)}${name}`}>
              <Button wide onClick={() => { void leave([seat], name, false); }}>{mine.length > 1 ? `${table.seats[seat]?.name ?? ""}: ${sentence}` : sentence}</Button>
            </li>
          )))}
        </ul>
      )}
    </Dialog>
  );
}
