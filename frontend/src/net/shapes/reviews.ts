/** What a bot says of a game that is over (docs/develop/review.md). Values are shares of the win, 0 to 1. */

export type Mark = "good" | "inaccuracy" | "mistake" | "blunder";

/** A whole move of a seat that had a choice. */
export interface ReviewedDecision {
  /** The last line that it brought; `before`: the one after which it was asked. */
  readonly seq: number;
  readonly before: number;
  readonly turn: number;
  readonly seat: number;
  readonly question: string;
  /** What answered instead of the person. */
  readonly auto: string;
  readonly legal: number;
  readonly sentence: string;
  /** The sentence tells what was done; else it names the move, as a hint does. */
  readonly done?: boolean;
  /** What an answer was about, where the sentence does not name it. */
  readonly asked?: string;
  readonly value: number;
  readonly loss: number;
  readonly mark: Mark;
  /** The best first, three at most; not of good ones. */
  readonly better?: readonly { readonly sentence: string; readonly value: number }[];
  /** What the best one would have changed. */
  readonly why?: string;
  /** The bot's own quick move, by which the curve plays on, is no better. */
  readonly unseen?: boolean;
  /** What was better may be luck of simulations; not of good ones. */
  readonly unsure?: boolean;
}

/** Rolls and draws without a decision between them; by seat. */
export interface ReviewedChance {
  readonly seq: number;
  readonly before: number;
  readonly turn: number;
  readonly seat: number;
  readonly count: number;
  readonly expected: readonly number[];
  readonly actual: readonly number[];
  readonly luck: readonly number[];
  readonly sentence: string;
}

export interface ReviewPoint {
  readonly seq: number;
  readonly turn: number;
  /** By seat, together 1. */
  readonly values: readonly number[];
}

/** A moment that turned the game: the row of `decisions` for a mistake, of `chances` for luck. */
export interface ReviewedMoment {
  readonly turn: number;
  readonly kind: "mistake" | "luck" | "move";
  readonly seat: number;
  readonly change: number;
  readonly index: number;
}

export interface SeatReview {
  readonly seat: number;
  readonly decisions: number;
  readonly loss: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** The share of good decisions. */
  readonly accuracy: number;
  readonly luck: number;
  /** The chance at the beginning and at the end; and what is left of the change beside luck and what was given away. Not of reviews from before. */
  readonly begins?: number;
  readonly ends?: number;
  readonly others?: number;
}

export interface Review {
  /** Else it goes as far as the bot has come by now. */
  readonly complete: boolean;
  readonly budget: { readonly simulations: number; readonly turns: number };
  readonly left_out: { readonly decisions: number; readonly chances: number };
  readonly seats: readonly SeatReview[];
  /** What was asked, by its id. */
  readonly questions: Readonly<Record<string, string>>;
  readonly decisions: readonly ReviewedDecision[];
  readonly chances: readonly ReviewedChance[];
  readonly curve: readonly ReviewPoint[];
  readonly turning: readonly ReviewedMoment[];
}

/** How far a review is; `off`: none are made here. */
export interface ReviewState {
  readonly state: "none" | "waiting" | "ready" | "failed" | "off";
  readonly done: number;
  readonly total: number;
  readonly ahead: number;
  readonly review: Review | null;
}
