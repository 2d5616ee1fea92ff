/** A fight of others is told as a whole: who attacks, then what came of it; loaded with what is told. Pure but for `meet`. */

import { settings } from "../app/settings.ts";
import type { Face, Fights } from "../faces/face.ts";
import type { Told } from "../net/shapes.ts";
import type { Step } from "./narration.ts";
import type { Narrator } from "./narrator.ts";
import { liveEntries, type Line } from "./logLines.ts";

/** From the line in which it begins to that in which it is over, or to the last one that is known. */
interface Span {
  readonly from: number;
  to: number;
  over: boolean;
  mine: boolean;
  readonly of: string;
  readonly opening: Told;
  readonly seat: number | undefined;
  /** What came of it. */
  readonly came: Told[];
}

const CLOSES: readonly string[] = ["turn", "round", "phase"];
const where = ({ source, region, space, land }: Told): string => [source, region, space, land].map((one) => (typeof one === "string" ? one : "")).join(" ");

/** All fights of these lines, oldest first. */
function spans(lines: readonly Line[], seat: number, players: number, { opens, ends, tells, trails = [], sides }: Fights): readonly Span[] {
  const all: Span[] = [];
  let before = 0;
  for (const { seq, seat: by, events = [] } of lines) {
    for (const told of events) {
      const now = all.at(-1);
      const open = now && !now.over ? now : null;
      const { event } = told;
      if (opens.includes(event)) {
        if (open && open.of === where(told)) continue;
        if (open) [open.over, open.to] = [true, Math.max(open.from, before)];
        all.push({ from: seq, to: seq, over: false, mine: sides(told, players).includes(seat), of: where(told), opening: told, seat: by ?? (typeof told["seat"] === "number" ? told["seat"] : undefined), came: [] });
        continue;
      }
      if (!now) continue;
      now.mine ||= (open !== null || now.to === seq) && sides(told, players).includes(seat);
      if (open && CLOSES.includes(event)) [open.over, open.to] = [true, Math.max(open.from, before)];
      else if (open && ends.includes(event)) [open.over, open.to] = [true, seq];
      if (tells.includes(event) && (now.to === seq || !now.over)) now.came.push(told);
    }
    const last = all.at(-1);
    if (last && !last.over) last.to = seq;
    else if (last?.to === before && events.length && events.every(({ event }) => trails.includes(event))) last.to = seq;
    if (events.length) before = seq;
  }
  return all;
}

/** The same steps, but of a fight in which the seat has no part all behind its beginning is one. */
export function wholes(steps: readonly Step[], lines: readonly Line[], seat: number, players: number, fights: Fights): readonly Step[] {
  if (!steps.length || seat < 0) return steps;
  const others = spans(liveEntries(lines), seat, players, fights).filter(({ mine, from, to }) => !mine && to > from);
  const found: Step[] = [];
  for (const step of steps) {
    const span = others.find(({ from, to }) => step.seq > from && step.seq <= to);
    const last = found.at(-1);
    if (!span) found.push(step);
    else if (last?.whole === span.from) found[found.length - 1] = { ...last, seq: step.seq };
    else found.push({ seq: step.seq, first: step.seq, seat: span.seat, events: span.over ? span.came : [span.opening], beat: true, whole: span.from, open: !span.over });
  }
  return found;
}

/** The narrator learns what a fight is in this game; at the slow speed every die is told. */
export async function meet(narrator: Narrator, face: Face): Promise<void> {
  const fights = (await face.news?.())?.fights;
  narrator.whole = (steps, { lines, seat, snapshot }) => (fights && settings.value.speed !== "slow" ? wholes(steps, lines, seat, snapshot?.table.seats.length ?? 0, fights) : steps);
}
