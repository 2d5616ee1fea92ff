/** What is told, step by step: what others did, and what one's own action brought about by chance. Pure. */

import type { Beats } from "../faces/face.ts";
import type { Position, Told } from "../net/shapes.ts";
import { lastOwn, liveEntries, type Line } from "./logLines.ts";

/** Something that is told at once. */
export interface Step {
  /** Its last line. */
  readonly seq: number;
  readonly seat: number | undefined;
  readonly events: readonly Told[];
  /** Chance or a reveal: who has made the move wants to see it, too. */
  readonly beat: boolean;
  /** All of a fight of others, behind the line with which it began; its first line. */
  readonly whole?: number;
  readonly first?: number;
  /** That goes on. */
  readonly open?: boolean;
}

/** A part of a step, with as many events of its line as are known by then. */
export interface Portion {
  readonly said: readonly Told[];
  /** Dice fall or cards are turned. */
  readonly shows: boolean;
  /** The board still shows what stood before this step, and only `known` events of the line are known. */
  readonly before: boolean;
  readonly known: number | null;
  /** Points, and whose turn it is, are as before until the step was read. */
  readonly holds: boolean;
  /** Everybody stops until this was read. */
  readonly stops: boolean;
}

/** The position while something is told. */
export interface Narration {
  readonly at: Position;
  readonly said: readonly Told[];
  /** Who does it; for chance, whose turn it is. */
  readonly seat: number | undefined;
  /** So many events of the last line are told; null: all. */
  readonly known: number | null;
  /** Whether `at` lacks what the others of them bring. */
  readonly before: boolean;
  /** What has counted so far, while what counts now was not read yet. */
  readonly held: Position | null;
  /** It is told large, and everybody stops for it. */
  readonly stops?: boolean;
  /** Its dice or cards still move: what they say is not told yet. */
  readonly falls?: boolean;
  /** It is what came of a fight of others that began with this line. */
  readonly whole?: number | undefined;
}

const MOST_TOLD = 24; // of more news only the last are shown one by one, and those about oneself
const SINCE = 200; // but all since one's own last answer, unless one is not asked any more
const MOST_MERGED = 8; // different ones

/** Whether chance is told by itself; without beats of the game: what one's own action brought about. */
function rolls(line: Line, mine: boolean, beats: Beats | undefined): boolean {
  if (beats) return line.events?.some(({ event }) => beats[event] && beats[event] !== "quiet" && (beats[event] !== "sure" || line.seat === undefined || !mine)) ?? false;
  return line.seat === undefined && mine;
}

/** Lines that read alike are one step: units that leave one by one, stones that are set one after the other; with the last of them, what it brings. */
function joins(step: Step | undefined, line: Line): step is Step {
  const kind = line.events?.[0]?.event;
  if (!step || step.beat || step.seat !== line.seat || step.events.some(({ event }) => event !== kind)) return false;
  return new Set(step.events.map((told) => (summable(told) ? told.sentence : told))).size < MOST_MERGED;
}

/** It tells of one unit, and reads as a sum beside others like it. */
const summable = ({ unit, ship, kind }: Told): boolean => Boolean(unit ?? ship ?? kind);

/** What has to be told after a line, oldest first: all since the seat's last answer by hand, since what is answered by itself cuts
 * nothing short; of other news, or very many, the last and what is about the seat itself. */
export function news(lines: readonly Line[], told: number, seat: number, beats?: Beats): readonly Step[] {
  const all = pending(lines, told, seat, beats);
  const own = lastOwn(lines, seat);
  if (own && all.length <= SINCE && (all[0]?.seq ?? 0) > own) return all;
  return all.filter((step, i) => i >= all.length - MOST_TOLD || (seat >= 0 && concerns(step, seat)));
}

/** Whether it names the seat; whoever has none looks at everything alike. */
export const concerns = ({ events }: Pick<Step, "events">, seat: number): boolean => seat < 0 || events.some((one) => one["seat"] === seat || one["other"] === seat);

/** Everything that could be told after a line. */
export function pending(lines: readonly Line[], told: number, seat: number, beats?: Beats): readonly Step[] {
  const steps: Step[] = [];
  let mine = false;
  for (const line of liveEntries(lines)) {
    if (line.seat !== undefined) mine = line.seat === seat && !line.auto;
    if (line.seq <= told || !line.events?.length) continue;
    const beat = rolls(line, mine, beats);
    if (!beat && (line.seat === undefined || mine || line.events.every(({ event }) => beats?.[event] === "quiet"))) continue;
    const last = steps.at(-1);
    const step: Step = { seq: line.seq, seat: line.seat, events: line.events, beat };
    if (!beat && joins(last, line)) steps[steps.length - 1] = { ...step, events: [...last.events, ...line.events] };
    else steps.push(step);
  }
  return steps;
}

/** Whether it shows dice that this seat itself has rolled, and that what follows may take away. */
export const ownDice = ({ events }: Step, seat: number, beats: Beats = {}): boolean => seat >= 0 && events.some((told) => beats[told.event] === "own" && told["seat"] === seat);

/** A step in portions: what is revealed, dice and cards; what follows from it; what counts. */
export function portions({ events, whole }: Step, beats: Beats = {}): readonly Portion[] {
  if (whole) return [{ said: events, shows: false, known: null, before: false, holds: false, stops: false }];
  const shown = ({ event }: Told): boolean => beats[event] === "shows" || beats[event] === "own";
  const seen = events.findLastIndex(shown) + 1;
  const cut = seen && seen < events.length ? seen : events.findIndex(({ event }) => beats[event] === "cut");
  const stop = events.findIndex(({ event }) => beats[event] === "stop");
  const ends = [...new Set([...(cut > 0 ? [cut] : []), ...(stop > 0 ? [stop] : []), events.length])];
  return ends.map((end, i) => {
    const begin = ends[i - 1] ?? 0;
    const said = events.slice(begin, end);
    return { said, shows: said.some(shown), known: end, before: cut > 0 && end <= cut, holds: stop >= 0, stops: stop >= 0 && end > stop };
  });
}

/** The lines that have been told; of the last one, what was told of it. */
export function toldLines(lines: readonly Line[], told: number, known: number | null): readonly Line[] {
  const shown = lines.filter(({ seq }) => seq <= told);
  const last = shown.at(-1);
  if (known === null || !last?.events) return shown;
  return [...shown.slice(0, -1), { ...last, events: last.events.slice(0, known) }];
}

/** How many events of the last line the log has written while something is told: of what everybody stops for, that it has come; null: all. */
export function written(telling: Narration | null): number | null {
  const { known = null, stops = false, said = [] } = telling ?? {};
  return stops && known !== null ? known - said.length + 1 : known;
}
