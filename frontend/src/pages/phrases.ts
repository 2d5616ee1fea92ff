/** Things said in several places of the pages around the tables. */

import { now } from "../net/clock.ts";
import type { GameDetail, GameShape, OwnTable, TableSummary } from "../net/shapes.ts";
import type { Say } from "../words/index.ts";
import type { Lang } from "../words/lexicon.ts";

const HOUR = 3_600; // seconds; where turns take longer, nobody waits beside the table

/** "2–5", or "2". */
export const span = (from: number, to: number): string => (from === to ? String(from) : `${String(from)}–${String(to)}`);

export function titleOf(games: readonly GameShape[], id: string): string {
  return games.find((game) => game.id === id)?.title ?? id;
}

/** "Ada, Ben and Cem". */
export function listed(names: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

/** The option that says after how many rounds a game ends. */
export const ROUNDS = "round_limit";

/** A game as it is from one of its starts: as long as that lasts, and each seat with what it plays there; without one as it is. */
export function atStart<T extends Pick<GameShape, "starts" | "seats" | "minutes" | "lengths">>(game: T, name: string | null | undefined): T {
  const start = game.starts.find((one) => one.name === name);
  return start ? { ...game, seats: [start.players], roles: start.roles.length ? [{ players: start.players, names: start.roles }] : [], ...(start.minutes && { minutes: start.minutes, rounds: start.options[ROUNDS] ?? null, lengths: [] }) } as T : game;
}

/** What a seat plays, with so many at the table; "" where all are alike. */
export const roleOf = (game: Pick<GameDetail, "roles"> | null, players: number, seat: number, lang: Lang): string =>
  listed(game?.roles.find((one) => one.players === players)?.names[seat] ?? [], lang);

/** Who sits at a table, without the reader. */
export function othersAt({ table, own_seats: own }: Pick<OwnTable, "table" | "own_seats">, say: Say, lang: Lang): string {
  const others = table.seats.filter(({ seat, name }) => name && !own.includes(seat)).map(({ name }) => name);
  if (own.length > 1) return listed(table.seats.map(({ name }) => name).filter(Boolean), lang);
  return others.length ? say("with_names", { names: listed(others, lang) }) : "";
}

/** "just now", "3 hours ago", "on 2 May". */
export function ago(then: number, lang: Lang, at = now()): string {
  const minutes = Math.round((then - at) / 60_000);
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (minutes > -60) return relative.format(Math.min(minutes, 0), "minute");
  if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), "hour");
  if (minutes > -7 * 24 * 60) return relative.format(Math.round(minutes / 60 / 24), "day");
  return new Date(then).toLocaleDateString(lang, { dateStyle: "medium" });
}

/** Nobody is behind: whoever wins with everybody has not won. */
export const isDraw = (winners: readonly number[], seats: number): boolean => seats > 1 && winners.length === seats;

/** How a table of one's own stands, in a few words. */
export function standing({ table, own_seats: own, scores, winners, endings }: OwnTable, say: Say, lang: Lang): { readonly text: string; readonly kind: "mine" | "waiting" | "playing" | "over" } {
  const named = (seats: readonly number[]): string => listed(seats.map((seat) => table.seats[seat]?.name ?? String(seat + 1)), lang);
  if (table.status === "waiting") {
    const free = freeAt(table);
    return { kind: "waiting", text: free ? say(free === 1 ? "one_free" : "n_free", { n: free }) : say("all_here") };
  }
  if (table.status === "over") {
    const counts = (scores ?? []).map((n, seat) => [n, own.length === 1 && own[0] === seat ? say("you") : named([seat])] as const).sort(([a], [b]) => b - a).map(([n, name]) => `${name} ${String(n).replace("-", "\u2212")}`);
    const points = [...(counts.length ? [counts.join(", ")] : []), ...endings].map((part) => ` · ${part.replace(/\.$/, "")}`).join("");
    if (!winners?.length) return { kind: "over", text: say("status_over") };
    if (isDraw(winners, table.seats.length)) return { kind: "over", text: say("draw") + points };
    if (own.length === 1 && winners.includes(own[0] ?? -1)) return { kind: "over", text: say(winners.length > 1 ? "you_share" : "you_won") + points };
    return { kind: "over", text: say(winners.length > 1 ? "winners_are" : "winner_is", { names: named(winners) }) + points };
  }
  if (table.halt) return { kind: "playing", text: say("status_halted") };
  if (table.paused) return { kind: "playing", text: say("status_paused") };
  const asked = table.asked.map(({ seat }) => seat);
  if (asked.some((seat) => own.includes(seat))) return { kind: "mine", text: own.length > 1 ? say("your_turn_name", { names: named(asked.filter((seat) => own.includes(seat))) }) : say("your_turn_short") };
  return { kind: "playing", text: asked.length ? say("waiting_for", { names: named(asked) }) : say("status_playing") };
}

export const freeAt = (table: TableSummary): number => table.seats.filter(({ kind }) => kind === "open").length;

/** How fast a table is played: in one sitting, over days, or without a clock. */
export function paceOf({ turn_seconds: turn, reaction_seconds: reaction, limit_minutes: limit }: Pick<TableSummary, "turn_seconds" | "reaction_seconds" | "limit_minutes">): "live" | "days" | "calm" {
  if (turn > HOUR || reaction > HOUR) return "days";
  return turn || reaction || limit ? "live" : "calm";
}

/** Whether something was agreed that is not as the rulebook's own game has it. */
export function hasVariant(games: readonly GameShape[], { game, options }: TableSummary): boolean {
  const usual = games.find(({ id }) => id === game)?.options ?? [];
  return Object.entries(options).some(([name, value]) => usual.find((option) => option.name === name)?.default !== value);
}

/** A length of time in words. */
export function duration(say: Say, seconds: number): string {
  if (!seconds) return say("no_limit");
  if (seconds < 60) return say("n_seconds", { n: seconds });
  if (seconds < 3_600) return say(seconds === 60 ? "one_minute" : "n_minutes", { n: seconds / 60 });
  if (seconds < 86_400) return say(seconds === 3_600 ? "one_hour" : "n_hours", { n: seconds / 3_600 });
  return say(seconds === 86_400 ? "one_day" : "n_days", { n: seconds / 86_400 });
}
