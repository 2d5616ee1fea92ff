/** Where else one is waited for. */

import { api } from "../../net/api.ts";
import { myTables } from "../../net/seats.ts";

const MOST = 12; // of one's tables, the latest first

/** Another table of one's own at which a seat of one's own is asked: the one that has waited longest; null: none. */
export async function waitingElsewhere(here: string): Promise<string | null> {
  const others = myTables.value.filter(({ id }) => id !== here).slice(0, MOST);
  if (!others.length) return null;
  const found = await api.mine(others.map(({ id }) => id));
  const waiting = found.flatMap((one) => {
    if (one === null || one.table.status !== "playing") return [];
    const asked = one.table.asked.filter(({ seat }) => one.own_seats.includes(seat)).map(({ since }) => since);
    return asked.length ? [{ id: one.table.id, since: Math.min(...asked) }] : [];
  });
  return waiting.sort((a, b) => a.since - b.since)[0]?.id ?? null;
}
