/** How somebody means to fight: two plans for each game, as the odds are asked for them, kept in this browser. */

import { local, put, taken } from "../net/storage.ts";
import { Observable } from "./observable.ts";

/** What is told to the odds beside the battle, by name (docs/develop/odds.md); what is left out is as ever. */
export type OddsPlan = Readonly<Record<string, string>>;

export interface Plans {
  /** The one that the panel computes with. */
  readonly used: 0 | 1;
  readonly both: readonly [OddsPlan, OddsPlan];
}

const PLACE = "kartentisch.plans";
const LONGEST = 200; // characters of a value
const NONE: Plans = { used: 0, both: [{}, {}] };

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null && !Array.isArray(value);
const plan = (kept: unknown): OddsPlan =>
  isThing(kept) ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].length <= LONGEST)) : {};

/** What was kept, whatever lies there: by game. */
export function understood(kept: unknown): Readonly<Record<string, Plans>> {
  if (!isThing(kept)) return {};
  return Object.fromEntries(Object.entries(kept).flatMap(([game, value]) => {
    if (!isThing(value) || !Array.isArray(value["both"])) return [];
    const [first, second] = value["both"] as readonly unknown[];
    return [[game, { used: value["used"] === 1 ? 1 : 0, both: [plan(first), plan(second)] } satisfies Plans]];
  }));
}

export const plans = new Observable<Readonly<Record<string, Plans>>>({});
let read = false;

/** The plans for this game. */
export function plansOf(game: string): Plans {
  if (!read) {
    read = true;
    plans.value = understood(taken(local, PLACE));
  }
  return plans.value[game] ?? NONE;
}

export function keepPlans(game: string, next: Plans): void {
  plans.value = { ...plans.value, [game]: next };
  put(local, PLACE, plans.value);
}
