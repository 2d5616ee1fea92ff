/** Opening a table and sitting down at it, from any page. */

import { change, settings } from "../app/settings.ts";
import { go } from "../app/routes.ts";
import { api } from "../net/api.ts";
import { newId } from "../net/outbox.ts";
import { remember } from "../net/seats.ts";
import type { Keys, NewTable } from "../net/shapes.ts";
import { Trust } from "../net/trust.ts";

export const PLAIN: Omit<NewTable, "game" | "seats"> = {
  options: {},
  listed: false,
  spectators: true,
  chat: "free",
  turn_seconds: 0,
  reaction_seconds: 0,
  reaction_pause: 0,
  on_timeout: "pass",
};

/** Opens a table, starts it if nobody has to come, and goes there. */
export async function openTable(wish: NewTable): Promise<void> {
  const keys = await api.open(wish);
  const names = wish.seats.flatMap(({ kind, name }) => (kind === "mine" && name ? [name] : []));
  remember(keys, wish.game, names);
  if (names[0]) change({ name: names[0] });
  if (wish.seats.every(({ kind }) => kind !== "open")) await start(keys);
  go(`/t/${keys.table}`);
}

/** Begins the game; first this browser's part of the dice has to be on its way. */
async function start({ table, seats: [seat] }: Keys): Promise<void> {
  const { table: { dice } } = await api.look(table, null);
  if (dice && seat !== undefined) {
    const order = new Trust(table, localStorage).commit(seat, dice.epoch);
    await api.command(table, { id: newId(), type: "seed", ...order }).catch(() => undefined); // it begins without it then
  }
  await api.command(table, { id: newId(), type: "start" });
}

/** At once against bots, under the name used last. */
export function playNow(game: string, otherwise: string): Promise<void> {
  const name = settings.value.name || otherwise;
  const seats = [{ kind: "mine", name } as const, ...BOT_NAMES.map((bot) => ({ kind: "bot", bot: "greedy", name: bot }) as const)];
  return openTable({ ...PLAIN, game, seats: seats.filter((seat, i) => i === 0 || seat.name !== name) });
}

export const BOT_NAMES = ["Alarich", "Galla"] as const;
