/** The next game of a table: opened from here, or by somebody else, who is followed. */

import { useEffect, useRef } from "preact/hooks";

import { go } from "../app/routes.ts";
import { notify } from "../app/toasts.ts";
import { inherit, myTable } from "../net/seats.ts";
import type { Snapshot } from "../net/shapes.ts";
import { useSay } from "../words/table/index.ts";
import type { TableSession } from "./session.ts";

/** Gives what opens it; one that others open is told, and whoever sits here sits there, too. */
export function useRematch(session: TableSession, table: Snapshot["table"]): (rotate: boolean) => Promise<void> {
  const say = useSay();
  const reopened = useRef(table.rematch); // known, or opened from here
  const open = async (rotate: boolean): Promise<void> => {
    reopened.current = "";
    const done = await session.command("rematch", { rotate });
    if (done?.rematch) {
      inherit(table.id, done.rematch, table.game);
      go(`/t/${done.rematch}`);
    }
  };
  useEffect(() => {
    if (table.rematch === null) return;
    if (myTable(table.id)) inherit(table.id, table.rematch, table.game);
    if (reopened.current === null) notify(say("log_rematch")); // who reads the result further down does not see the way there
    reopened.current = table.rematch;
  }, [table.rematch]);
  return open;
}
