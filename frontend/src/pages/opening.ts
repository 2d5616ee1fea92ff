/** Opening a table and sitting down at it, from any page. */

import { change, settings } from "../app/settings.ts";
import { go } from "../app/routes.ts";
import { api } from "../net/api.ts";
import { newId } from "../net/outbox.ts";
import { inherit, remember } from "../net/seats.ts";
import type { GameShape, Keys, NewTable, OptionValue, SeatWish, StandingOrder } from "../net/shapes.ts";
import { local } from "../net/storage.ts";
import { offline } from "../net/transport.ts";
import { levelNow, played } from "./firstGame.ts";
import { ROUNDS } from "./phrases.ts";

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
export async function openTable(wish: NewTable, orders: readonly StandingOrder[] = []): Promise<void> {
  const keys = await api.open(wish);
  const names = wish.seats.flatMap(({ kind, name }) => (kind === "mine" && name ? [name] : []));
  if (names[0]) change({ name: names[0] });
  await enter(keys, wish.game, names, wish.seats.every(({ kind }) => kind !== "open"), orders, wish.seats.findIndex(({ kind }) => kind === "mine"));
}

/** Goes to a table that was just opened; `start`: it begins at once; `orders`: what the own seat answers by itself. */
export async function enter(keys: Keys, game: string, names: readonly string[], start = true, orders: readonly StandingOrder[] = [], seat = 0): Promise<void> {
  remember(keys, game, names);
  played(game);
  if (orders.length) await api.command(keys.table, { id: newId(), type: "set_orders", seat, orders });
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

/** Where the rules alone go on far beyond the minutes that are told, a game that nobody has agreed on anything for ends after the rounds of these. */
const ENDS = ["attack", "attacke"];
export const agreedAgainstBots = ({ id, rounds }: Pick<GameShape, "id" | "rounds">): Readonly<Record<string, OptionValue>> => (rounds && ENDS.includes(id) ? { [ROUNDS]: rounds } : {});

/** Where a lot says who begins, whoever plays at once begins: nobody is attacked before they have seen what they hold. */
const LOT = ["attila", "attacke"];

/** What newcomers are not asked for at first, since bots take it on; the panels and the menu say where that is changed. */
const ORDERS: Readonly<Record<string, readonly StandingOrder[]>> = {
  attack: [{ question: "Garrison.answered", when: {}, answer: ["abstain"], times: 0, otherwise: "ask" }], // to lead neutral troops
};
export const ordersOf = (game: string): readonly StandingOrder[] => ORDERS[game] ?? [];

/** At once against bots, under the name used last, in the first seat or another one; with a quick start where there is one, or at one of the game's starts. */
export async function playNow(game: Named & Pick<GameShape, "id" | "quick" | "rounds">, otherwise: string, start?: GameShape["starts"][number], own = 0): Promise<void> {
  const name = settings.value.name || otherwise;
  const seats = Array.from({ length: start?.players ?? AT_ONCE }, (_, i) => (i === own ? name : null));
  const called = botNames(game, seats, start?.name);
  const bot = levelNow(game.id);
  const wishes = seats.map((_, i): SeatWish => (i === own ? { kind: "mine", name } : { kind: "bot", bot, ...called[i] }));
  const options: Readonly<Record<string, OptionValue>> = { ...game.quick, ...agreedAgainstBots(game), ...(LOT.includes(game.id) ? { first_seat: own + 1 } : {}) };
  await openTable({ ...PLAIN, game: game.id, seats: wishes, ...(start ? { start: start.name } : { options }) }, ordersOf(game.id));
  void import("./began.ts").then(({ tellWhat }) => tellWhat(game.id, bot, start ? 0 : Number(options[ROUNDS] ?? 0))).catch(() => undefined); // it may go without saying
}

const AT_ONCE = 3; // players of a game that nobody has chosen anything for

type Named = Pick<GameShape, "bot_names" | "starts">;

/** What bots are called that nobody gives a name, by seat, as the game says: by what they play, where seats differ. `names`: of the others; null: a bot. */
export function botNames(game: Named, names: readonly (string | null)[], start = ""): readonly { readonly name?: string }[] {
  const told = game.starts.find(({ name }) => name === start)?.bot_names ?? game.bot_names.find(({ players }) => players === names.length)?.names ?? [];
  const taken = new Set(names.flatMap((name) => (name === null ? [] : [name.trim().toLowerCase()])));
  return names.map((own, i) => {
    const name = own === null ? [told[i] ?? "", ...told.slice(names.length)].find((one) => one !== "" && !taken.has(one.toLowerCase())) : undefined;
    if (name === undefined) return {};
    taken.add(name.toLowerCase());
    return { name };
  });
}

/** The same people again, asked for from outside of the table. */
export async function rematch(table: string, game: string): Promise<void> {
  const done = await api.command(table, { id: newId(), type: "rematch" });
  if (done.rematch === null) return;
  inherit(table, done.rematch, game);
  go(`/t/${done.rematch}`);
}
