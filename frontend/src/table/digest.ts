/** What has happened since one's own last answer: what was lost and gained first. Pure. */

import type { Json, Told } from "../net/shapes.ts";
import { liveEntries, type Line } from "./logLines.ts";

/** How much an event matters to whoever looks on; null: not at all. */
export type Matter = "lost" | "gained" | "mine" | "move" | null;

export interface News {
  /** The moment to look back to. */
  readonly seq: number;
  /** Or a phrase. */
  readonly sentence: string;
  readonly matter: Exclude<Matter, null>;
  /** How often in a row. */
  readonly times: number;
}

const RANK: Readonly<Record<Exclude<Matter, null>, number>> = { lost: 0, gained: 1, mine: 2, move: 3 };
const PLAIN: ReadonlySet<string> = new Set(["turn", "round"]);

/** Whether a value names the seat: under a name that the game uses for seats. */
function names(told: Told, seat: number): boolean {
  return ["seat", "other"].some((name) => told[name] === seat) || (Array.isArray(told["seats"]) && (told["seats"] as readonly Json[]).includes(seat));
}

/** Without a word from the game: what names the seat, and the first of what others did. */
export function plainly(told: Told, seat: number, first: boolean): Matter {
  if (PLAIN.has(told.event)) return null;
  return names(told, seat) ? "mine" : first ? "move" : null;
}

/** Whose turn it is at each of these lines when it is answered; null: nobody's yet. A turn that names no seat is of who answers first. */
function owners(entries: readonly Line[]): readonly (number | null | undefined)[] {
  let owner: number | null | undefined = null; // undefined: a turn has begun
  const found = entries.map(({ seat, events }) => {
    owner = owner === undefined ? seat : owner;
    const now = owner;
    for (const told of events ?? []) if (told.event === "turn") owner = typeof told["seat"] === "number" ? told["seat"] : undefined;
    return now;
  });
  return [...found, owner];
}

/** From where on everything is news: one's own last answer, where it is one's own turn the last one in such a turn; -1: nothing is news.
 * What an autopilot or an order has answered is news. */
export function newsSince(lines: readonly Line[], seat: number): number {
  const entries = liveEntries(lines);
  const whose = owners(entries);
  const now = whose.at(-1);
  const own = now === seat || now === undefined;
  const last = entries.findLast((line, i) => line.seat === seat && !line.auto && (!own || whose[i] === seat || whose[i] === null));
  if (last || !own) return last?.seq ?? -1;
  const begins = entries.findIndex(({ events }) => events?.some(({ event }) => event === "turn"));
  return entries[begins]?.seq ?? -1; // the others began
}

/** Whether the seat's own turn goes on. */
function goesOn(lines: readonly Line[], seat: number, since: number, upTo: number): boolean {
  const turn = liveEntries(lines, upTo).findLast(({ events }) => events?.some(({ event }) => event === "turn"));
  return turn !== undefined && turn.seq < since && (turn.events?.some((told) => told.event === "turn" && told["seat"] === seat) ?? false);
}

/** What the game says of an event. */
export interface Judge {
  /** How much it matters; undefined: it does not say. */
  matters?(told: Told): Matter | undefined;
  /** A phrase instead of the sentence; null: it has none. */
  brief?(told: Told): string | null;
}

/** What others did, and what came of it; `upTo`: of lines that were told; `missed`: up to here not everything was told. In one's own
 * turn, what one has watched is no news. */
export function digest(lines: readonly Line[], seat: number, upTo: number, judge: Judge = {}, missed = upTo): readonly News[] {
  if (seat < 0) return [];
  const since = newsSince(lines, seat);
  if (since < 0 || (missed <= since && goesOn(lines, seat, since, upTo))) return [];
  const found: News[] = [];
  let others = false; // what chance brings right after one's own answer was seen then
  for (const line of liveEntries(lines, upTo)) {
    if (line.seq <= since) continue;
    others ||= line.seat !== undefined;
    if (!others) continue;
    line.events?.forEach((told, i) => {
      const given = judge.matters?.(told);
      const matter = given === undefined ? plainly(told, seat, i === 0 && line.seat !== undefined) : given;
      if (matter === null || (line.seat === seat && !line.auto && given !== "lost" && given !== "gained")) return; // one knows what one did
      const sentence = judge.brief?.(told) ?? told.sentence;
      const at = found.findLastIndex((one) => one.sentence === sentence);
      const last = found[at];
      if (last && (at === found.length - 1 || found.slice(at).every((one) => one.matter !== "move"))) found[at] = { ...last, seq: line.seq, times: last.times + 1 };
      else found.push({ seq: line.seq, sentence, matter, times: 1 });
    });
  }
  return found;
}

/** The most important ones, in the order in which they happened. */
export function foremost(news: readonly News[], most: number): readonly News[] {
  const best = [...news].sort((a, b) => RANK[a.matter] - RANK[b.matter] || b.seq - a.seq).slice(0, most);
  return [...best].sort((a, b) => RANK[a.matter] - RANK[b.matter] || a.seq - b.seq);
}
