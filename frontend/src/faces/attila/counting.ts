/** What a scoring has brought as far as it is told: said by the sheet that tells it, shown by the influence plan. */

import { Observable } from "../../app/observable.ts";

export interface Counting {
  /** By seat and people; what is not told yet is missing. */
  readonly of: readonly Readonly<Partial<Record<string, number>>>[];
  /** Everybody's points with that. */
  readonly totals: readonly number[];
}

/** Null: no scoring lies over the map. */
export const telling = new Observable<Counting | null>(null);
