/** What is asked of the server, and how it answers. */

import type { OptionValue } from "./games.ts";
import type { Json } from "./positions.ts";
import type { ChatMode, LogLine } from "./tables.ts";

/** What is asked of a game's odds, by name (docs/odds.md); a name may stand there several times. */
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
