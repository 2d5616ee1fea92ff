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

/** Where one's own last answer lies; what an autopilot or an order has answered is news. */
export function lastOwn(lines: readonly Line[], seat: number): number {
  return liveEntries(lines).findLast((line) => line.seat === seat && !line.auto)?.seq ?? 0;
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
  const since = lastOwn(lines, seat);
  if (since === 0 || (missed <= since && goesOn(lines, seat, since, upTo))) return [];
  const found: News[] = [];
  let others = false; // what chance brings right after one's own answer was seen then
  for (const line of liveEntries(lines, upTo)) {
    if (line.seq <= since) continue;
    others ||= line.seat !== undefined;
    if (!others) continue;
    line.events?.forEach((told, i) => {
      const given = judge.matters?.(told);
      const matter = given === undefined ? plainly(told, seat, i === 0 && line.seat !== undefined) : given;
      if (matter === null) return;
      const last = found.at(-1);
      const sentence = judge.brief?.(told) ?? told.sentence;
      if (last?.sentence === sentence) found[found.length - 1] = { ...last, seq: line.seq, times: last.times + 1 };
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
