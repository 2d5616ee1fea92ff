/** What the server sends and takes (docs/server.md, `/api/openapi.json`), as far as the page reads it. */

import type { Head } from "./heads.ts";
import type { KeptHead } from "./witness.ts";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** An action that may be taken now; `fields` has its block under "action" and every named part. */
export interface LegalAction {
  readonly number: number;
  readonly notation: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly sentence: string;
  /** What it has to roll so that it succeeds: a sum of dice, and how likely that is. */
  readonly needs?: { readonly total: number; readonly chance: number };
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
  /** The answer that declines an offer which the seat has nothing to agree with. */
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

/** What each seat would have if the game were scored now; `by`: what the points count, `name("standing", by)`. */
export interface Forecast {
  readonly by: string;
  readonly seats: readonly Standing[];
}

/** A position with what it would bring; without a forecast the game does not say. */
export interface Position {
  readonly view: View | null;
  readonly forecast?: Forecast | null;
}

export interface SeatSummary {
  readonly seat: number;
  readonly kind: "open" | "person" | "bot";
  readonly name: string;
  readonly bot: string;
  readonly autopilot: string;
  /** Somebody may take this seat over with an invitation of its own. */
  readonly offered: boolean;
}

/** A line of the table's log; `kind` "entry" is a step of the game. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly head: Head | null;
  readonly seat?: number;
  readonly auto?: string;
  readonly turn?: number;
  readonly events?: readonly Told[];
  /** What of this line is for the viewer alone. */
  readonly opening?: { readonly nonce: string; readonly value: { readonly events?: Readonly<Record<string, Readonly<Record<string, Json>>>> } };
  readonly [more: string]: unknown;
}

export interface AskedSeat {
  readonly seat: number;
  readonly decision: string;
  readonly since: number;
  readonly due: number | null;
  /** Nothing about the question is hidden from anybody. */
  readonly open: boolean;
}

/** What may be said at a table. */
export type ChatMode = "off" | "phrases" | "free";

/** Somebody asks the others to go back to before one of their answers. */
export interface UndoAsked {
  readonly id: string;
  readonly seat: number;
  /** That answer's line in the log. */
  readonly line: number;
  /** Who has not agreed yet. */
  readonly waiting: readonly number[];
  readonly until: number;
}

/** An answer that a seat gives by itself in somebody else's turn; nobody else learns of it. */
export interface StandingOrder {
  /** "*": any. */
  readonly question: string;
  /** Fields of the question with the values that fit, such as ">=3" of a number; `active`: whose turn it is. */
  readonly when: Readonly<Record<string, readonly string[]>>;
  /** Actions in notation, the best first; `*` stands for any word. */
  readonly answer: readonly string[];
  /** At most so many answers in one go; 0: no limit. */
  readonly times: number;
  readonly otherwise: "pass" | "ask";
}

/** What is asked of a game's odds, by name (docs/odds.md); a name may stand there several times. */
export type OddsQuestion = readonly (readonly [string, string | number])[];

/** The dice in force at a table, the same for all viewers (docs/log.md §1.1). */
export interface DiceSummary {
  readonly version: string;
  /** 1: no witness; the operator could foresee the dice. */
  readonly level: number;
  readonly epoch: number;
  /** Seats that have committed to a seed for this epoch. */
  readonly committed: readonly number[];
  /** Seats whose seed counts; none: nothing protects against chosen dice. */
  readonly contributed: readonly number[];
  /** No further commitment is taken in this epoch. */
  readonly seated: boolean;
  readonly ready: boolean;
  /** The game begins as soon as the dice are ready. */
  readonly starting: boolean;
  readonly due: number | null;
}

export type Status = "waiting" | "playing" | "over";

/** What everybody may know of a table. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly status: Status;
  readonly seq: number;
  readonly created: number;
  /** When the log got its last line. */
  readonly touched: number;
  /** Of the open decisions; null while nobody is asked. */
  readonly turn: number | null;
  readonly spectators: boolean;
  readonly chat: ChatMode;
  readonly turn_seconds: number;
  readonly reaction_seconds: number;
  /** Seconds after which answers in somebody else's turn count, by hand or by order. */
  readonly reaction_pause: number;
  readonly patience_seconds: number;
  readonly nudge_seconds: number;
  /** For the whole game; 0: it is not played by the clock. */
  readonly limit_minutes: number;
  /** When that time is up, in ms since 1970; null before the game. */
  readonly ends: number | null;
  /** While the clock of the whole game stands: ms that it will go on with. */
  readonly left: number | null;
  readonly on_timeout: string;
  /** Only autopilots and bots are left: nothing happens until a person comes back. */
  readonly paused: boolean;
  readonly imported: boolean;
  readonly rematch: string | null;
  readonly seats: readonly SeatSummary[];
  readonly asked: readonly AskedSeat[];
  readonly undo_asked: UndoAsked | null;
  /** The first seat of whoever leads the table; null: they have none. */
  readonly leader: number | null;
  /** Somebody asks to lead instead of an owner who was not heard of; `due`: when the lead passes on. */
  readonly lead_asked: { readonly seat: number; readonly due: number } | null;
  /** null: the table is older than verifiable dice. */
  readonly dice: DiceSummary | null;
  /** About how many spectators there are. */
  readonly watching: number;
}

/** What stands in the lobby. */
export interface Listed {
  readonly tables: readonly TableSummary[];
  /** Games that may be watched. */
  readonly running: readonly TableSummary[];
}

export interface OwnTable {
  readonly table: TableSummary;
  readonly own_seats: readonly number[];
  /** Once the game is over. */
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
}

/** What an invitation is for; `seat`: the one that is offered in a running game. */
export interface Invitation {
  readonly table: TableSummary;
  readonly seat: number | null;
}

/** The table as one viewer may see it. */
export interface Snapshot extends Position {
  readonly table: TableSummary;
  readonly viewer: number;
  readonly own_seats: readonly number[];
  readonly invite: string | null;
  readonly decision: Decision | null;
  /** Where the viewer is not asked: what those do who are. */
  readonly waits: string | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly ranking: Ranking | null;
  readonly can_undo: boolean;
  /** The viewer's last one that stands (at one screen: of all seats of this device): its first answer's line in the log. */
  readonly last_move: { readonly seat: number; readonly line: number } | null;
  /** Of the viewer's own seat. */
  readonly orders: readonly StandingOrder[] | null;
  /** An answer of the viewer's that counts in a moment. */
  readonly held: { readonly actions: readonly string[]; readonly at: number } | null;
  /** The viewer leads the table. */
  readonly leads: boolean;
  /** From when somebody else who sits there may ask for the lead; null: the game has begun. */
  readonly may_lead_from: number | null;
  /** What the server would take from the viewer, by seat. */
  readonly seat_changes: Readonly<Record<string, readonly SeatChange[]>>;
  /** Invitations to offered seats, for who may give them away. */
  readonly seat_invites: Readonly<Record<string, string>>;
  /** After the last line of the log; null: that line is older than the chain. */
  readonly head: KeptHead | null;
}

export type SeatChange = "open" | "bot" | "mine" | "kick";

export type OptionValue = boolean | number | string;

export interface OptionShape {
  readonly name: string;
  readonly rule: string;
  readonly default: OptionValue;
  readonly values: readonly OptionValue[];
  /** In the order of the values. */
  readonly labels: readonly string[];
  readonly sentence: string;
  readonly help: string;
}

/** What an order may ask for: ids, seats (numbers from 0), or a number to compare (without values). */
export interface OrderField {
  readonly name: string;
  readonly kind: "word" | "seat" | "number";
  readonly sentence: string;
  readonly values: readonly string[];
}

/** A question that standing orders may answer. */
export interface OrderQuestion {
  readonly question: string;
  readonly sentence: string;
  readonly when: readonly OrderField[];
  /** Kinds of actions that answer it; passing goes without saying. */
  readonly actions: readonly string[];
}

/** Something to say that everybody reads in their own language. */
export interface Phrase {
  readonly id: string;
  readonly sentence: string;
}

export interface GameShape {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly seats: readonly number[];
  /** How long a game usually lasts. */
  readonly minutes: readonly [number, number] | null;
  /** There is a summary on one page. */
  readonly short: boolean;
  readonly bots: readonly string[];
  readonly options: readonly OptionShape[];
  readonly orders: readonly OrderQuestion[];
  /** Minutes that may be agreed for a whole game, if one of these options is on. */
  readonly time_limit: { readonly options: readonly string[]; readonly least: number; readonly most: number; readonly usual: number } | null;
}

export interface AgentShape {
  readonly name: string;
  readonly sentence: string;
}

/** All words of a game. */
export interface GameDetail extends Omit<GameShape, "bots"> {
  readonly bots: readonly AgentShape[];
  readonly autopilots: readonly AgentShape[];
  /** Drawn ones, the main one first; without one the board comes as a diagram. */
  readonly maps: readonly string[];
  /** The parts of a view that are lists with one entry for each seat. */
  readonly by_seat: readonly string[];
  /** The parts of a view that are a seat or a list of seats. */
  readonly of_seats: readonly string[];
  /** Questions that may be declined by themselves. */
  readonly offers?: readonly string[];
  /** By field and id. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly actions: Readonly<Record<string, { readonly fields: readonly string[]; readonly name: string; readonly sentence: string }>>;
  readonly questions: Readonly<Record<string, { readonly sentence: string; readonly rules: readonly string[] }>>;
  /** Kind of event -> the rule behind it. */
  readonly events: Readonly<Record<string, string>>;
  readonly endings: Readonly<Record<string, string>>;
}

export interface RuleParagraph {
  readonly ids: readonly string[];
  /** Of a heading; else null. */
  readonly level: number | null;
  /** Markdown. */
  readonly text: string;
}

export interface RuleBook {
  readonly game: string;
  readonly lang: string;
  readonly paragraphs: readonly RuleParagraph[];
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

/** How far everybody was at the end of a turn; `turn` 0: before the first. */
export interface HistoryPoint {
  /** The line of the log after which it was so. */
  readonly seq: number;
  readonly turn: number;
  readonly seat: number;
  /** By measure, then by seat. */
  readonly values: readonly (readonly number[])[];
}

/** A moment in which the lead changed much; `change`: of the seat's lead over the best of the others. */
export interface TurningPoint {
  readonly seq: number;
  readonly turn: number;
  readonly seat: number;
  readonly change: number;
  readonly sentence: string;
}

/** What chance brought one seat in one matter; with a dot in `matter`: in a part of one. */
export interface LuckRow {
  readonly matter: string;
  readonly title: string;
  readonly seat: number;
  readonly tries: number;
  readonly got: number;
  readonly expected: number;
  readonly deviation: number;
}

/** The course of a game that is over. */
export interface History {
  readonly measures: readonly { readonly id: string; readonly title: string }[];
  readonly points: readonly HistoryPoint[];
  readonly turning: readonly TurningPoint[];
  readonly luck: readonly LuckRow[];
}

export interface Moment extends Position {
  readonly seq: number;
  readonly viewer: number;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly ranking: Ranking | null;
}

export interface SeatWish {
  readonly kind: "open" | "mine" | "bot";
  readonly name?: string;
  readonly bot?: string;
}

export interface NewTable {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly SeatWish[];
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly chat: ChatMode;
  readonly turn_seconds: number;
  readonly reaction_seconds: number;
  readonly reaction_pause: number;
  readonly on_timeout: string;
  /** Only where an option asks for a clock. */
  readonly limit_minutes?: number;
}

/** Shown once; the secret is kept in a cookie that this page cannot read. */
export interface Keys {
  readonly table: string;
  readonly invite: string;
  readonly secret: string;
  readonly recovery: string | null;
  readonly seats: readonly number[];
}

/** A command; `id` is new for each wish, and the same when the wish is sent again. */
export interface Command {
  readonly id: string;
  readonly type: string;
  readonly seat?: number;
  readonly decision?: string;
  readonly actions?: readonly number[];
  readonly text?: string;
  readonly autopilot?: string;
  readonly [more: string]: Json | undefined;
}

export interface Done {
  readonly accepted: boolean;
  readonly command: string;
  readonly seq: number;
  readonly rematch: string | null;
  /** Of `play`: when the answer counts, if that is not at once. */
  readonly held: number | null;
  readonly log: readonly LogLine[];
}

export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly args: Readonly<Record<string, Json>>;
  readonly sentence: string;
}
