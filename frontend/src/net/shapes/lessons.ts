/** Lessons and puzzles. */

import type { Moment } from "./positions.ts";
import type { LogLine, Snapshot } from "./tables.ts";

export type Shelf = "lessons" | "puzzles";

export interface LessonShort {
  readonly name: string;
  readonly title: string;
  readonly minutes: number;
}

export interface Lesson extends LessonShort {
  readonly game: string;
  readonly summary: string;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
}

/** An action of a solution. */
export interface WayStep {
  readonly number: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** A chapter as far as it was answered; texts are Markdown. */
export interface Learnt {
  readonly status: "open" | "done" | "missed";
  /** A word about what was done last. */
  readonly said: string | null;
  readonly title: string;
  readonly text: string;
  readonly hint: string | null;
  readonly rules: readonly string[];
  /** What of the solution is still to be done; of a puzzle nothing. */
  readonly way: readonly WayStep[];
  readonly entries: readonly LogLine[];
  readonly moments: readonly Moment[];
  readonly snapshot: Snapshot;
}
