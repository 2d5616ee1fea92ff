/** What has happened since one's own last turn: what was lost and gained first. Pure. */

import type { Json, Told } from "../net/shapes.ts";
import { beginsTurn, lastOwn, liveEntries, playBegins, type Line } from "./logLines.ts";

/** How much an event matters to whoever looks on; `said`: an offer, or what came of it; `drawn`: what chance has just given to them, also right after their own answer; null: not at all. */
export type Matter = "lost" | "gained" | "mine" | "move" | "said" | "drawn" | null;

export interface News {
  /** The moment to look back to. */
  readonly seq: number;
  /** Or a phrase. */
  readonly sentence: string;
  readonly matter: Exclude<Matter, "drawn" | null>;
  /** How often in a row. */
  readonly times: number;
  /** One's seat has answered so by itself. */
  readonly auto?: boolean;
  /** What was lost at one place, all of it together. */
  readonly lost?: readonly Loss[];
  /** Who has taken these places, all of them together, and how that is said in the one line. */
  readonly took?: { readonly by: string; readonly places: readonly string[]; readonly brief: string };
}

/** Units that somebody has lost, or a place. */
export interface Loss {
  /** "": the place itself is lost, and `kind` names it. */
  readonly place: string;
  readonly kind: string;
  readonly n: number;
  /** Of a place, who has it now, and how: "Ben (revolution)". */
  readonly by?: string;
  /** So many of the kind. */
  said(n: number): string;
}

const RANK: readonly News["matter"][] = ["lost", "gained", "mine", "move", "said"];
const ROOM = 60; // letters: two lines beside how many more there are
const BETWEEN = " · ";
/** Places that were lost come first of all, then what others have taken. */
const rank = ({ matter, lost, took }: News): number => (lost?.[0]?.place === "" ? -2 : (took?.places.length ?? 0) > 1 ? -1 : RANK.indexOf(matter));

/** Whether a value names the seat: under a name that the game uses for seats. */
function names(told: Told, seat: number): boolean {
  return told["seat"] === seat || told["other"] === seat || (Array.isArray(told["seats"]) && (told["seats"] as readonly Json[]).includes(seat));
}

/** Without a word from the game: what names the seat, and the first of what others did. */
export function plainly(told: Told, seat: number, first: boolean): Exclude<Matter, "drawn"> {
  if (["turn", "round", "answers_open"].includes(told.event)) return null; // nobody's deed
  return names(told, seat) ? "mine" : first ? "move" : null;
}

/** What the game says of an event. */
export interface Judge {
  /** How much it matters; undefined: it does not say. */
  matters?(told: Told): Matter | undefined;
  /** A phrase instead of the sentence; null: it has none. */
  brief?(told: Told): string | null;
  /** Which units it tells the loss of; null: none. */
  loss?(told: Told): Loss | null;
  /** What was lost at a place, as a sentence; of places (`place` is ""), which they are, how many ("3 regions"), and to whom, if all to one by one deed; `also`: what else was lost, in words. */
  lost?(place: string, units: string, n: string, by: string, also: readonly string[]): string;
  /** What else the seat loses by an event, in words, as "the card Oil 3": it is said with the places. */
  also?(told: Told): string | null;
  /** Of places lost to several, those that somebody has now. */
  lostTo?(units: string, by: string): string;
  /** Who takes which place by an event: what one of them has taken since is told as a whole; null: nobody any. */
  takes?(told: Told): { readonly by: string; readonly place: string } | null;
  /** Which places somebody has taken, as a sentence; `brief`: only how many. */
  took?(by: string, places: readonly string[], brief: boolean): string;
  /** Whose turn an event `turn` begins, where it does not name the seat. */
  turnOf?(told: Told): number | undefined;
}

interface Since {
  readonly seq: number;
  /** One is in one's own turn, and has answered in it: where the turn began; 0: not so. */
  readonly within: number;
}

/** One's own last answer between the turns of two rounds, such as a bid: by then one has seen the round before; 0: none. */
function betweenRounds(entries: readonly Line[], seat: number): number {
  let [between, answered] = [false, 0];
  for (const { seq, seat: whose, auto, events = [] } of entries) {
    if (between && whose === seat && !auto) answered = seq;
    for (const { event } of events) if (event === "round" || event === "turn") between = event === "round";
  }
  return answered;
}

/** From where on things are news: the end of one's own last turn or what one has answered between rounds since, whatever was answered
 * in the turns of others; in one's own turn, and before the first one, one's last answer. */
export function sinceWhen(lines: readonly Line[], seat: number, upTo: number, judge: Judge = {}): Since {
  const own = lastOwn(lines, seat);
  const turns = liveEntries(lines, upTo).flatMap(({ seq, events }) => (events ?? []).filter(({ event }) => event === "turn").map((told) => ({ seq, seat: told["seat"] ?? judge.turnOf?.(told) })));
  const [first, now] = [turns[0], turns.at(-1)];
  const begun = playBegins(lines);
  if (!own) return { seq: begun, within: 0 };
  if (!first || !now) return { seq: own, within: 0 };
  if (now.seat === seat && now.seq < own) return { seq: own, within: now.seq };
  const before = turns.findLastIndex((turn) => turn.seat === seat && turn !== now && turn.seq < own);
  if (before < 0) return { seq: lastOwn(lines.filter(({ seq }) => seq <= begun), seat) || begun, within: 0 }; // the set-up
  return { seq: Math.max((turns[before + 1] ?? now).seq, betweenRounds(liveEntries(lines, upTo), seat)), within: 0 };
}

/** "2 × infantry, tank": by kind, in the order in which they fell. */
function units(lost: readonly Loss[], judge: Judge): string {
  const kinds = [...new Set(lost.map(({ kind }) => kind))];
  if (lost[0]?.place === "") {
    const takers = [...new Set(lost.map(({ by = "" }) => by))];
    if (takers.length < 2) return kinds.join(", ");
    return takers.map((taker) => {
      const some = [...new Set(lost.filter(({ by = "" }) => by === taker).map(({ kind }) => kind))].join(", ");
      return (taker && judge.lostTo?.(some, taker)) || some;
    }).join("; ");
  }
  return kinds.map((kind) => {
    const some = lost.filter((one) => one.kind === kind);
    return some[0]?.said(some.reduce((sum, { n }) => sum + n, 0)) ?? "";
  }).join(", ");
}

/** What others did, and what came of it; `upTo`: of lines that were told; `missed`: up to here not everything was told. In one's own
 * turn, what one has watched is no news, but for cards that were drawn. */
export function digest(lines: readonly Line[], seat: number, upTo: number, judge: Judge = {}, missed = upTo): readonly News[] {
  const played = lastOwn(lines, seat) > 0;
  if (seat < 0 || !(played || playBegins(lines))) return []; // what others did before one's first turn is news, too
  const since = sinceWhen(lines, seat, upTo, judge);
  const watched = since.within && missed <= since.seq;
  const found: News[] = [];
  const earlier: Loss[] = []; // what fell before in the same turn belongs to the same deed: its total is told
  const also: string[] = [];
  let others = false; // what chance brings right after one's own answer was seen then, but for cards
  for (const line of liveEntries(lines, upTo)) {
    const before = line.seq <= since.seq;
    others ||= !before && line.seat !== undefined;
    if (before && line.seq < (since.within || line.seq + 1)) continue;
    const byHand = line.seat === seat && !line.auto; // only what it cost or brought: units that one has chosen oneself are lost, too
    line.events?.forEach((told, i) => {
      const given = judge.matters?.(told);
      const drawn = given === "drawn";
      if (!before && (watched || !others) && !(drawn && played)) return;
      const matter = given === "drawn" ? "mine" : given === undefined ? plainly(told, seat, i === 0 && line.seat !== undefined) : given;
      const loss = judge.loss?.(told);
      if (matter === null || (!loss && (before || (byHand && !drawn && matter !== "lost" && matter !== "gained")))) return;
      const more = !before && !byHand && judge.also?.(told);
      if (more) also.push(more);
      const taken = !before && !loss && line.seat !== seat && told["seat"] !== seat && judge.took ? judge.takes?.(told) : null; // one's own conquest, after another's defence, was seen, and one's own loss is told by itself
      if (taken) {
        const at = found.findIndex(({ took }) => took?.by === taken.by);
        const places = [...new Set([...(found[at]?.took?.places ?? []), taken.place])];
        found.splice(at < 0 ? found.length : at, at < 0 ? 0 : 1, { seq: line.seq, sentence: judge.took?.(taken.by, places, false) ?? "", matter: "move", times: 1, took: { by: taken.by, places, brief: judge.took?.(taken.by, places, true) ?? "" } });
      } else if (loss && before) earlier.push(loss);
      else if (loss) {
        const at = found.findIndex(({ lost }) => lost?.[0]?.place === loss.place);
        const lost = [...(found[at]?.lost ?? earlier.filter(({ place }) => place === loss.place)), loss];
        const news = { seq: line.seq, sentence: loss.place || lost.length > 1 ? (judge.lost?.(loss.place, units(lost, judge), loss.said(new Set(lost.map(({ kind }) => kind)).size), lost.every(({ by }) => by === loss.by) ? loss.by ?? "" : "", []) ?? "") : (judge.brief?.(told) ?? told.sentence), matter, times: 1, lost };
        if (at < 0) found.push(news);
        else found[at] = news;
      } else {
        const last = found.at(-1);
        const sentence = judge.brief?.(told) ?? told.sentence;
        if (last?.sentence === sentence) found[found.length - 1] = { ...last, seq: line.seq, times: last.times + 1 };
        else found.push({ seq: line.seq, sentence, matter, times: 1, ...(line.auto && line.seat === seat ? { auto: true } : {}) });
      }
    });
  }
  return also.length ? found.map((one) => (one.lost?.[0]?.place === "" ? withMore(one, one.lost, also, judge) : one)) : found;
}

/** Places, with what else was lost: the worst of it is said in one sentence. */
function withMore(news: News, lost: readonly Loss[], also: readonly string[], judge: Judge): News {
  const [{ by = "", said }] = lost as readonly [Loss];
  const one = lost.every((place) => place.by === by) ? by : "";
  return { ...news, sentence: judge.lost?.("", (one && judge.lostTo?.(units(lost, judge), one)) || units(lost, judge), said(new Set(lost.map(({ kind }) => kind)).size), "", also) ?? news.sentence };
}

/** What stands in the one line: what came since one's own last answer before all that one was asked after, then what matters most, the newest of it; no answer that was given by itself. */
export function foremost(news: readonly News[], answered: number): News | undefined {
  const heads = news.filter(({ auto, matter }) => !auto || matter === "lost" || matter === "gained");
  const fresh = heads.filter(({ seq }) => seq > answered);
  return [...(fresh.length ? fresh : heads)].sort((a, b) => rank(a) - rank(b) || b.seq - a.seq)[0];
}

const KEPT = "digest";

/** The line that began one's own turn, as long as it lasts, on a desk and on a phone alike; 0: it is not one's own. */
export const ownTurn = ({ settled, viewer }: { readonly settled: { readonly active?: number }; readonly viewer: number }, told: readonly Line[]): number => (settled.active === viewer ? (told.findLast(beginsTurn)?.seq ?? 0) : 0);

/** The line keeps its place as long as one's own turn lasts: what is below it is pressed in a row. Until there is something
 * newer, what was told stays. `turn`: the line that began it; 0: it is not one's own. */
export function staying(kept: Map<string, unknown>, news: readonly News[], first: News | undefined, turn: number, told: readonly { readonly seq: number }[]): { readonly news: readonly News[]; readonly first: News | undefined } {
  const last = kept.get(KEPT) as { readonly turn: number; readonly news: readonly News[]; readonly first: News } | undefined;
  if (first) kept.set(KEPT, { turn, news, first });
  else if (last && turn && last.turn === turn && told.some(({ seq }) => seq === last.first.seq)) return last; // and was not taken back
  return { news, first };
}

/** What sums up comes first; then all else in the order in which it happened: a mark says what was lost and gained. */
export const sorted = (news: readonly News[]): readonly News[] => [...news].sort((a, b) => Math.min(rank(a), 0) - Math.min(rank(b), 0) || a.seq - b.seq);

/** Whether the line is folded to its name: it is one's own turn, and one has answered in it since what it tells. `turn`: the line that began it; 0: it is not one's own. */
export const old = (first: News, turn: number, answered: number): boolean => turn > 0 && answered > turn && first.seq < answered;

/** What stands there before it is opened: what matters most, and in their order the newest of whatever else has room; `more`: how many are left. */
export function headline(news: readonly News[], first: News): { readonly sentence: string; readonly more: number } {
  const said = ({ sentence, times, took }: News): string => (times > 1 ? `${sentence} ×${String(times)}` : (took?.brief ?? sentence));
  let room = ROOM - said(first).length;
  const fits = new Set([...news].sort((a, b) => Math.min(rank(a), 0) - Math.min(rank(b), 0) || b.seq - a.seq).filter((one) => {
    const needs = said(one).length + BETWEEN.length;
    if (one === first || one.auto || needs > room) return one === first;
    room -= needs;
    return true;
  }));
  const shown = news.filter((one) => fits.has(one));
  return { sentence: shown.map(said).reduce((all, one) => `${all}${all.endsWith(".") ? " " : all && BETWEEN}${one}`, ""), more: news.length - shown.length };
}
