/** Who is where at the end: as the server says, by the rules. Pure. */

import type { Ranking } from "../../net/shapes.ts";
import { isDraw } from "../../pages/phrases.ts";
import type { Say } from "../../words/table/index.ts";
import type { ResultWords } from "../../words/result/index.ts";

/** The seats, best first; those who share a place as they sit. Without a ranking: as they sit. */
export function ranked(ranking: Ranking | null, seats: number): readonly number[] {
  const place = (seat: number): number => ranking?.places[seat] ?? 0;
  return Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => place(a) - place(b) || a - b);
}

export function isShared(ranking: Ranking, seat: number): boolean {
  return ranking.places.filter((place) => place === ranking.places[seat]).length > 1;
}

/** By which number the winners are before everybody else: whose it is, the winners' first, then the best of the others'; null: they share all of them, or something else has decided. */
export function decided({ merits, worth }: Ranking, winners: readonly number[]): { readonly merit: string; readonly seats: readonly (readonly [number, number])[] } | null {
  const [first = -1] = winners;
  let others = worth.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  for (const [i, merit] of merits.entries()) {
    const of = (seat: number): number => worth[seat]?.[i] ?? 0;
    const best = Math.max(...others.map(of));
    if (!others.length || of(first) < best) return null;
    if (of(first) > best) return { merit, seats: [...winners.map((seat) => [seat, of(seat)] as const), ...others.filter((seat) => of(seat) === best).map((seat) => [seat, best] as const)] };
    others = others.filter((seat) => of(seat) === best);
  }
  return null;
}

/** Which of the numbers has decided, the one that stands out: the first one where none did. */
export const deciding = (ranking: Ranking, winners: readonly number[]): number => Math.max(0, ranking.merits.indexOf(decided(ranking, winners)?.merit ?? ""));

/** Of a draw the numbers that count, in which everybody is level; null: somebody has won. */
export const level = ({ merits, worth }: Ranking, winners: readonly number[]): readonly (readonly [string, number])[] | null =>
  (isDraw(winners, worth.length) ? merits.map((merit, i) => [merit, worth[0]?.[i] ?? 0] as const) : null);

/** How rare luck of this size is: -2 and 2 are more than two standard deviations away, -1 and 1 more than one. */
export function luckLevel(got: number, expected: number, deviation: number): -2 | -1 | 0 | 1 | 2 {
  const off = deviation > 0 ? (got - expected) / deviation : 0;
  if (Math.abs(off) < 1) return 0;
  const rare = Math.abs(off) >= 2;
  return off > 0 ? (rare ? 2 : 1) : (rare ? -2 : -1);
}

/** The seat of whoever looks, if it has no name but "Guest": in a picture for others it may be given one; -1: none. */
export const nameless = (say: Say, seats: readonly { readonly name: string }[], own: readonly number[]): number => own.find((seat) => own.length === 1 && seats[seat]?.name === say("guest")) ?? -1;

/** Who has won, as whoever looks would say it. */
export function headline(say: Say, w: ResultWords, names: readonly string[], winners: readonly number[], own: readonly number[]): string {
  const me = own.length === 1 ? own[0] : undefined; // several people at one screen are called by their names
  if (winners.length === 1) return winners[0] === me ? w.youWin : say("winner_is", { names: names[winners[0] ?? 0] ?? "" });
  const called = [...winners].sort((a, b) => Number(b === me) - Number(a === me)).map((seat) => (seat === me ? w.youLower : (names[seat] ?? "")));
  return (isDraw(winners, names.length) ? w.draw : w.shared)(`${called.slice(0, -1).join(", ")} ${w.and} ${called.at(-1) ?? ""}`);
}
