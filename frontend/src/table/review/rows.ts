/** A review as rows: what a filter shows, what belongs to a moment, and figures as people say them. Pure. */

import type { Scene } from "../../faces/face.ts";
import type { Review, ReviewedChance, ReviewedDecision } from "../../net/shapes.ts";
import type { ReviewWords, Shown } from "../../words/review/index.ts";

export type Kind = "mistakes" | "hard" | "decisions" | "luck";

/** One thing to read: a decision, or rolls and draws. */
export type Row = { readonly decision: ReviewedDecision; readonly chance?: undefined } | { readonly chance: ReviewedChance; readonly decision?: undefined };

export const SIGNS: Readonly<Record<Shown, string>> = { good: "✓", hard: "", inaccuracy: "?!", mistake: "?", blunder: "??", unsure: "" };
const DECISIVE = 8; // games of 100: a step of the curve that is worth a sentence
const STRONG = 0.02; // luck that is worth a line

/** How a decision is called: what the bot itself missed at first sight is nobody's mistake, nor is what may be luck of its simulations. */
export const shownMark = ({ mark, unseen = false, unsure = false }: Pick<ReviewedDecision, "mark" | "unseen" | "unsure">): Shown => (mark === "good" ? mark : unsure ? "unsure" : unseen ? "hard" : mark);

/** Whether it counts as none of the mistakes. */
const excused = (mark: Shown): boolean => mark === "hard" || mark === "unsure";

const own = (review: Pick<Review, "decisions">, seat: number): readonly ReviewedDecision[] => review.decisions.filter((one) => one.seat === seat && !one.auto);

/** How many of a seat's own decisions are called so. */
export const tally = (review: Pick<Review, "decisions">, seat: number, mark: Shown): number => own(review, seat).filter((one) => shownMark(one) === mark).length;

const NEAR = 3; // games of 100: so few in some dozens of simulations say nothing exact

/** A chance in games of 100, as exactly as simulations know it; `over`: the game is, and it is certain. */
export function chanceSaid(share: number, w: Pick<ReviewWords, "under" | "over">, over = false): string {
  const n = Math.round(100 * share);
  return over || (n >= NEAR && n <= 100 - NEAR) ? String(n) : n < NEAR ? w.under(NEAR) : w.over(100 - NEAR);
}

/** Whose turn it was: whose dice fell in it, or who decided first; -1: nobody did anything. */
export function whoseTurn(review: Pick<Review, "chances" | "decisions">, turn: number): number {
  return (review.chances.find((one) => one.turn === turn) ?? review.decisions.find((one) => one.turn === turn))?.seat ?? -1;
}

export const seqOf = (row: Row): number => (row.decision ?? row.chance).seq;

/** Games of 100, as a whole number. */
export const games = (share: number): string => String(Math.round(100 * share));

/** "79%" in English, "79 %" in German, where no line ends before the sign. */
export const percent = (share: number, lang: string): string => new Intl.NumberFormat(lang, { style: "percent" }).format(share);

/** So many games of 100 that were given away. */
export const given = (loss: number, lang: string): string => new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * Math.max(loss, 0));

/** A change in games of 100, with its sign; `digits` behind the point. */
export function change(share: number, lang: string, digits = 0): string {
  const text = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" }).format(100 * share);
  return text.replace("-", "−");
}

/** Whether a decision is of a kind. Mistakes are those that the table of the seats counts: one's own, and not what nobody saw. */
function belongs(one: ReviewedDecision, kind: Exclude<Kind, "luck">): boolean {
  const mark = shownMark(one);
  return kind === "decisions" || (kind === "hard" ? excused(mark) : mark !== "good" && !excused(mark) && !one.auto);
}

/** Rows of a kind; `seat`: whose decisions, and for whom luck counts; null: everybody's. */
export function rowsOf(review: Review, kind: Kind, seat: number | null): readonly Row[] {
  if (kind === "luck") {
    const size = (chance: ReviewedChance): number => (seat === null ? Math.max(...chance.luck.map(Math.abs)) : Math.abs(chance.luck[seat] ?? 0));
    return review.chances.filter((chance) => size(chance) >= STRONG).map((chance) => ({ chance }));
  }
  return review.decisions.filter((one) => (seat === null || one.seat === seat) && belongs(one, kind)).map((decision) => ({ decision }));
}

/** What can be said of a seat without a single mistake: what luck brought it, in games of 100, and which decision gave most away, though little. */
export function flawless(review: Review, seat: number): { readonly luck: number; readonly closest: ReviewedDecision | null } {
  const luck = Math.round(100 * (review.seats.find((one) => one.seat === seat)?.luck ?? 0));
  const [closest] = review.decisions.filter((one) => one.seat === seat && one.loss > 0).sort((a, b) => b.loss - a.loss);
  return { luck, closest: closest ?? null };
}

/** How the chance of a seat came from the beginning to the end, in games of 100; the parts add up. Null: the review is from before. */
export function course(review: Review, seat: number): { readonly begins: number; readonly luck: number; readonly given: number; readonly others: number; readonly ends: number } | null {
  const { begins, ends, luck = 0, loss: all = 0 } = review.seats.find((one) => one.seat === seat) ?? {};
  const loss = all - own(review, seat).reduce((sum, one) => sum + (excused(shownMark(one)) ? one.loss : 0), 0); // what nobody saw is no mistake
  if (begins === undefined || ends === undefined) return null;
  const whole = (share: number): number => Math.sign(share) * Math.round(Math.abs(100 * share)); // as `change` writes them
  const [from, to, chance, lost] = [begins, ends, luck, loss].map(whole) as [number, number, number, number];
  return { begins: from, luck: chance, given: lost, others: to - from - chance + lost, ends: to }; // of whole games, as they are read
}

/** The step of the curve that cost a seat most, or brought most where it has won, in games of 100; `at`: the point behind it; null: none was great. */
export function decidedIn({ curve }: Pick<Review, "curve">, seat: number, won: boolean): { readonly at: number; readonly from: number; readonly to: number } | null {
  const whole = (n: number): number => Math.round(100 * (curve[n]?.values[seat] ?? 0));
  const steps = curve.slice(1).map((_, n) => ({ at: n + 1, from: whole(n), to: whole(n + 1) }));
  const size = ({ from, to }: (typeof steps)[number]): number => (won ? to - from : from - to);
  return steps.filter((one) => size(one) >= DECISIVE).sort((a, b) => size(b) - size(a))[0] ?? null;
}

/** Nothing better was left, and nothing could be won any more: that a move was good says nothing then. */
export const hopeless = ({ mark, value }: ReviewedDecision): boolean => mark === "good" && Math.round(100 * value) === 0;

/** What the bot says of the line that is looked at: the decision, or the chance, that brought it. */
export function rowAt(review: Review, seq: number): Row | null {
  const decision = review.decisions.find((one) => one.before < seq && seq <= one.seq);
  if (decision) return { decision };
  const chance = review.chances.find((one) => one.before < seq && seq <= one.seq);
  return chance ? { chance } : null;
}

/** The mistake that comes next after a line, or the one before it, of those that are listed; `whose`: of this seat, if it made any; null: of everybody. */
export function mistakeFrom(review: Review, seq: number, by: 1 | -1, whose: number | null = null): number | null {
  const own = rowsOf(review, "mistakes", whose);
  const listed = (own.length ? own : rowsOf(review, "mistakes", null)).map(seqOf);
  return (by > 0 ? listed.find((one) => one > seq) : listed.findLast((one) => one < seq)) ?? null;
}

/** By seat, how likely each is to win at a line: the last point of the curve before it. */
export function chancesAt(review: Review, seq: number): readonly number[] {
  return (review.curve.findLast((point) => point.seq <= seq) ?? review.curve[0])?.values ?? [];
}

/** Where on the curve a line lies, as a number of a point with what lies between two; null: nowhere. */
export function placeOf(curve: Review["curve"], seq: number): number | null {
  const next = curve.findIndex((point) => point.seq >= seq);
  const [before, after] = [curve[next - 1], curve[next]];
  if (!after) return null;
  return before ? next - 1 + (seq - before.seq) / (after.seq - before.seq) : 0;
}

/** For whom rolls and draws changed most; whoever reads comes first if it changed half as much for them. */
export function mostLucky({ luck }: ReviewedChance, reader: number | null = null): number {
  const size = (seat: number): number => Math.abs(luck[seat] ?? 0);
  const most = luck.reduce((best, _, seat) => (size(seat) > size(best) ? seat : best), 0);
  return reader !== null && 2 * size(reader) >= size(most) ? reader : most;
}

/** How a seat is called in a sentence that has a "you" of its own; "" for whoever reads, also while they look back. */
export const nameOrYou = (scene: Pick<Scene, "called" | "seats">, seat: number): string => {
  const { name = "" } = scene.seats[seat] ?? {};
  return scene.called(seat) === name ? name : "";
};

/** Whom a line of the review is about, and whose sign stands before it: whoever decided; of dice and cards whoever they were lucky or unlucky for. */
export const concerns = (row: Row, whose: number | null, reader: number | null): number => (row.decision ? row.decision.seat : (whose ?? mostLucky(row.chance, reader)));
