/** A position as one viewer may know it: what is asked and told, how everybody stands, who is where at the end. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** An action that may be taken now; `fields` has its block under "action" and every named part. */
export interface LegalAction {
  readonly number: number;
  readonly notation: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly sentence: string;
  /** What it has to roll so that it succeeds: a sum of dice, and how likely that is. */
  readonly needs?: { readonly total: number; readonly chance: number };
  /** It only says where the next ones begin: without more it changes nothing. */
  readonly chooses?: true;
}

/** A question to a seat, with everything that may be answered. */
export interface Decision {
  readonly id: string;
  readonly seat: number;
  readonly question: string;
  readonly sentence: string;
  readonly rules: readonly string[];
  /** When the autopilot answers, in ms since 1970. */
  readonly due: number | null;
  /** The answer that declines an offer which the seat has nothing to agree with, or that the rulebook advises. */
  readonly declines?: number | null;
  readonly legal: readonly LegalAction[];
}

/** What happened, in words and as data: `event` is its kind; the other members are its arguments. */
export interface Told {
  readonly event: string;
  readonly rule: string;
  readonly sentence: string;
  readonly [argument: string]: Json;
}

/** The position as one viewer may know it; every game adds its own members. */
export interface View {
  readonly game: string;
  readonly players: number;
  readonly turn: number;
  readonly viewer: number;
  readonly active?: number;
  readonly asked?: readonly number[];
  readonly question?: string;
  readonly legal: readonly number[];
  readonly [fact: string]: unknown;
}

/** A number with a name: `name(field, id)` of the game's words. */
export interface ForecastPart {
  readonly field: string;
  readonly id: string;
  readonly amount: number;
}

/** How one seat stands. */
export interface Standing {
  readonly points: number;
  /** 1 would win; equal ones share a place. */
  readonly place: number;
  /** What the points come from; their sum. */
  readonly parts: readonly ForecastPart[];
  /** What decides between equal points, the first one first. */
  readonly ties: readonly ForecastPart[];
  /** What else tells how strong a seat is, and decides nothing. */
  readonly more: readonly ForecastPart[];
}

/** How the game is won, as it stands, in the reader's language and for whoever looks on. */
export interface Goal {
  readonly sentence: string;
  /** How that is counted. */
  readonly how: readonly string[];
  /** The parts of the seats say what it comes from. */
  readonly by_seat: boolean;
  readonly rule: string;
  /** The last round has begun. */
  readonly last: boolean;
}

/** What each seat would have if the game were scored now; `by`: what the points count, `name("standing", by)`. */
export interface Forecast {
  readonly by: string;
  readonly seats: readonly Standing[];
  /** Missing where the game does not say. */
  readonly goal?: Goal | null;
}

/** A position with what it would bring; without a forecast the game does not say. */
export interface Position {
  readonly view: View | null;
  readonly forecast?: Forecast | null;
}

/** The position right after a line of the log. */
/** Who is where at the end. */
export interface Ranking {
  /** By seat, from 1; whom nothing tells apart share a place. */
  readonly places: readonly number[];
  /** What decided, the weightiest first: ids in the field `standing` of the game's names. */
  readonly merits: readonly string[];
  /** By seat, then by merit. */
  readonly worth: readonly (readonly number[])[];
}

export interface Moment extends Position {
  readonly seq: number;
  readonly viewer: number;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly ranking: Ranking | null;
}

/** A whole move that a bot might make in the reader's place: its steps are one answer, which can be sent as it stands. */
export interface AdvisedMove {
  readonly steps: readonly LegalAction[];
  /** What it is, in whole sentences. */
  readonly sentence: string;
  /** The first sentences of that, two at most: what is read at once. */
  readonly begins: string;
  /** What is sent with it: one's own steps before it as well. `ends`: the phase that its last step ends, as that is called; "" for none. */
  readonly sends: { readonly sentence: string; readonly begins: string; readonly ends: string; readonly battles: number };
  /** What changes by all of it, in whole sentences. */
  readonly why: string;
  /** The first of them. */
  readonly reason: string;
  /** The share of the win that the bot expects; null where there is no choice. */
  readonly value: number | null;
}

/** A row of steps by which something gets to a place, for one unit. */
export interface Route {
  readonly steps: readonly LegalAction[];
  /** By step, whether it is taken once for each unit that goes along. */
  readonly many: readonly boolean[];
  /** So many units can go along. */
  readonly most: number;
  /** The regions on the way, from where it begins. */
  readonly path: readonly string[];
  /** What goes, as the game calls it. */
  readonly mover: string;
}

/** How one gets to a place, or why not. */
export interface Routes {
  /** So many drafted steps stay before them. */
  readonly kept: number;
  readonly routes: readonly Route[];
  /** They begin in a place that something leaves; else in the first one that it gets to. */
  readonly rooted: boolean;
  /** They begin elsewhere than where it was meant. */
  readonly elsewhere: boolean;
  /** No route leads there, but to these places one leads from there. */
  readonly leads: readonly string[];
  /** Of these places, by what goes, where it gets to. */
  readonly movers: Readonly<Record<string, readonly string[]>>;
  /** What can be got to instead, the nearest first. */
  readonly near: readonly string[];
  readonly refusal: { readonly code: string; readonly rule: string; readonly sentence: string } | null;
}

/** The best move first. */
export interface Hint {
  readonly decision: string;
  readonly moves: readonly AdvisedMove[];
  /** So many games in the bot's mind the values rest on. */
  readonly simulations: number;
}
