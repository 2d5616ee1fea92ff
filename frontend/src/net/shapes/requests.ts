/** What is asked of the server, and how it answers. */

import type { DrawnPosition } from "./positionEditor.ts";
import type { OptionValue } from "./options.ts";
import type { Json } from "./positions.ts";
import type { ChatMode, LogLine, Pace, PauseReason, StandingOrder, WitnessMode } from "./tables.ts";

/** What is asked of a game's odds, by name (docs/develop/odds.md); a name may stand there several times. */
export type OddsQuestion = readonly (readonly [string, string | number])[];

export interface SeatWish {
  readonly kind: "open" | "mine" | "bot";
  readonly name?: string;
  readonly bot?: string;
}

export interface NewTable {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** One of the game's; left out: its set-up. */
  readonly start?: string;
  /** Where the game begins instead. */
  readonly position?: DrawnPosition;
  readonly seats: readonly SeatWish[];
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly spectator_minutes?: number;
  readonly spectator_moves?: number;
  readonly chat: ChatMode;
  readonly turn_seconds: number;
  readonly reaction_seconds: number;
  readonly bank_seconds?: number;
  readonly increment_seconds?: number;
  readonly vacation_days?: number;
  readonly weekends?: boolean;
  readonly substitutes?: boolean;
  /** Whose weekends; left out: UTC. */
  readonly zone?: string;
  readonly reaction_pause: number;
  readonly on_timeout: string;
  readonly witness?: WitnessMode;
  readonly pace: Pace;
  readonly hints: boolean;
  readonly open_data: boolean;
  /** It counts for the ratings of who plays. */
  readonly rated?: boolean;
  /** That people talk there: `de`, `en`; empty: any. */
  readonly language?: string;
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

interface OfASeat { readonly seat?: number }

/** What each kind of command takes, as `openapi.json` says. */
export interface Commands {
  readonly play: OfASeat & { readonly decision: string; readonly actions: readonly (number | string)[]; readonly text?: string };
  readonly undo: OfASeat;
  readonly ask_undo: OfASeat & { readonly line?: number };
  readonly answer_undo: OfASeat & { readonly decision: string; readonly yes: boolean };
  readonly set_orders: OfASeat & { readonly orders: readonly StandingOrder[] };
  readonly seed: OfASeat & { readonly epoch: number; readonly commitment?: string; readonly seed?: string; readonly root?: string };
  readonly witness: OfASeat & { readonly epoch?: number; readonly i?: number; readonly link?: string; readonly back?: boolean };
  readonly leave: OfASeat & { readonly autopilot?: string };
  readonly take_over: OfASeat;
  readonly start: object;
  readonly rematch: { readonly rotate?: boolean; readonly bots?: "same" | "stronger" | "weaker" };
  readonly chat: { readonly text?: string; readonly phrase?: string };
  readonly nudge: { readonly target: number };
  readonly lead: object;
  readonly kick: { readonly target: number; readonly autopilot?: string; readonly ban?: boolean };
  readonly report: { readonly line: number };
  readonly answer_kick: { readonly decision: string; readonly yes: boolean };
  readonly seat_kind: { readonly target: number; readonly kind: string; readonly bot?: string; readonly name?: string };
  readonly pause: { readonly minutes: number; readonly reason: PauseReason; readonly text?: string; readonly alone?: boolean };
  readonly answer_pause: { readonly decision: string; readonly yes: boolean };
  readonly ruling: { readonly revision: number; readonly yes: boolean };
  readonly resume: object;
  readonly step_in: { readonly target: number };
  readonly resign: object;
  readonly vacation: { readonly days: number };
  readonly settings: { readonly spectators?: boolean; readonly chat?: ChatMode };
}

/** A command; `id` is new for each, and the same when it is sent again. */
/** The last head that was checked here. */
export interface Seen {
  readonly seq: number;
  readonly hash: string;
  readonly signature: string;
}

export type Command<Kinds extends keyof Commands = keyof Commands> =
  { [Kind in Kinds]: { readonly id: string; readonly type: Kind; readonly openly?: boolean; readonly seen?: Seen } & Commands[Kind] }[Kinds];

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
