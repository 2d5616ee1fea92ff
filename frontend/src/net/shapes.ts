/** What the server sends and takes (docs/server.md, `/api/openapi.json`), as far as the page reads it. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** An action that may be taken now; `fields` has its block under "action" and every named part. */
export interface LegalAction {
  readonly number: number;
  readonly notation: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly sentence: string;
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

export interface SeatSummary {
  readonly seat: number;
  readonly kind: "open" | "person" | "bot";
  readonly name: string;
  readonly bot: string;
  readonly autopilot: string;
}

/** A line of the table's log; `kind` "entry" is a step of the game. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly seat?: number;
  readonly auto?: string;
  readonly turn?: number;
  readonly events?: readonly Told[];
  readonly [more: string]: unknown;
}
