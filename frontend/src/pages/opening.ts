/** Opening a table and sitting down at it, from any page. */

import { change, settings } from "../app/settings.ts";
import { go } from "../app/routes.ts";
import { api } from "../net/api.ts";
import { newId } from "../net/outbox.ts";
import { inherit, remember } from "../net/seats.ts";
import type { GameShape, Keys, NewTable } from "../net/shapes.ts";
import { local } from "../net/storage.ts";
import { offline } from "../net/transport.ts";

export const PLAIN: Omit<NewTable, "game" | "seats"> = {
  options: {},
  listed: false,
  spectators: !offline, // nobody else comes to a server in this browser
  chat: offline ? "off" : "free",
  turn_seconds: 0,
  reaction_seconds: 0,
  reaction_pause: 0,
  on_timeout: "pass",
  pace: "normal",
  hints: false,
  open_data: false,
};

/** Opens a table, starts it if nobody has to come, and goes there. */
export async function openTable(wish: NewTable): Promise<void> {
  const keys = await api.open(wish);
  const names = wish.seats.flatMap(({ kind, name }) => (kind === "mine" && name ? [name] : []));
  if (names[0]) change({ name: names[0] });
  await enter(keys, wish.game, names, wish.seats.every(({ kind }) => kind !== "open"));
}

/** Goes to a table that was just opened; `start`: it begins at once. */
export async function enter(keys: Keys, game: string, names: readonly string[], start = true): Promise<void> {
  remember(keys, game, names);
  if (start) {
    const { bringSeed } = await import("../table/fairnessCheck.ts");
    await bringSeed(keys.table, keys.seats, local); // before the start: so that nothing has to wait for it
    await api.command(keys.table, { id: newId(), type: "start" });
  }
  go(`/t/${keys.table}`);
}

/** A saved game: over, it is looked at from its beginning; else it waits for its people. */
export async function bringGame(record: string): Promise<void> {
  const keys = await api.bring(record);
  const { table } = await api.look(keys.table, null);
  remember(keys, table.game, []);
  go(`/t/${keys.table}${table.status === "over" ? "?at=1" : ""}`);
}

/** Rounds of a game that nobody has agreed on anything for, where the rules alone go on far beyond the minutes that are told. */
const ROUNDS: Readonly<Record<string, number>> = { attack: 8 };

/** At once against bots, under the name used last; with a quick start where there is one, or at one of the game's starts. */
export function playNow({ id: game, quick }: Pick<GameShape, "id" | "quick">, otherwise: string, start?: { readonly name: string; readonly players: number }): Promise<void> {
  const name = settings.value.name || otherwise;
  const bots = BOT_NAMES.filter((bot) => bot !== name).map((bot) => ({ kind: "bot", bot: LEVEL, name: bot }) as const);
  const seats = [{ kind: "mine", name } as const, ...bots.slice(0, start && start.players - 1)];
  return openTable({ ...PLAIN, game, seats, ...(start ? { start: start.name } : { options: { ...quick, ...(game in ROUNDS && { round_limit: ROUNDS[game] }) } }) });
}

/** The same people again, asked for from outside of the table. */
export async function rematch(table: string, game: string): Promise<void> {
  const done = await api.command(table, { id: newId(), type: "rematch" });
  if (done.rematch === null) return;
  inherit(table, done.rematch, game);
  go(`/t/${done.rematch}`);
}

/** The level of bots that nobody has chosen another one for. */
export const LEVEL = "normal";

export const BOT_NAMES = ["Alarich", "Galla"] as const;
