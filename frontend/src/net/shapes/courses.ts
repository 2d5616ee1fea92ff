/** How a game went, once it is over. */

/** How far everybody was at the end of a turn; `turn` 0: before the first. */
export interface HistoryPoint {
  /** The line of the log after which it was so. */
  readonly seq: number;
  readonly turn: number;
  readonly seat: number;
  /** By measure, then by seat. */
  readonly values: readonly (readonly number[])[];
}

/** A moment in which the lead changed much; `by`: whose deed it was, `gained`: by seat, in the turn, `ahead`: who leads since then, -1: as before. */
export interface TurningPoint {
  readonly seq: number;
  readonly turn: number;
  readonly seat: number;
  readonly by: number;
  readonly change: number;
  readonly gained: readonly number[];
  readonly ahead: number;
  readonly sentence: string;
}

/** The turn whose battles have cost somebody, `seat`, most more than the others; `lost` by seat, in that measure. */
export interface Costliest extends Omit<TurningPoint, "change" | "gained" | "ahead"> {
  readonly lost: readonly number[];
  readonly measure: string;
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
  readonly costliest: Costliest | null;
  /** Who was eliminated, by whom, and how. */
  readonly fallen: readonly { readonly seq: number; readonly turn: number; readonly seat: number; readonly by: number; readonly sentence: string }[];
  readonly luck: readonly LuckRow[];
  /** How often seats have taken dice or cards back that had fallen. */
  readonly redrawn: readonly { readonly seat: number; readonly times: number }[];
}
