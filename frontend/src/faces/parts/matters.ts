/** What of the others' turns matters to a seat, from the table of a game's events. Pure. */

import type { Loss, Matter } from "../../table/digest.ts";
import type { Told } from "../face.ts";

type Events = readonly string[];

export interface Weights {
  /** `seat` gains what `other` loses; or the other way round. */
  readonly taken?: Events;
  readonly given?: Events;
  /** Of `seat` alone. */
  readonly lost?: Events;
  readonly gained?: Events;
  /** Cards that come to `seat`, or that it turns up. */
  readonly drawn?: Events;
  /** What is about both, without loss or gain. */
  readonly about?: Events;
  /** Offers, and what was answered to them: of both, without any change on the board. */
  readonly said?: Events;
  /** What everybody wants to know. */
  readonly moves: Events;
}

/** `mine`, `other`: whether the seat that looks on is the event's `seat`, or its `other`. */
export function weighed(weights: Weights): (told: Told, mine: boolean, other: boolean) => Matter {
  return ({ event }, mine, other) => {
    const is = (what: keyof Weights): boolean => weights[what]?.includes(event) ?? false;
    if (mine && is("drawn")) return "drawn";
    if (mine && (is("taken") || is("gained"))) return "gained";
    if (mine && (is("given") || is("lost"))) return "lost";
    if (other && is("taken")) return "lost";
    if (other && is("given")) return "gained";
    if ((mine || other) && is("about")) return "mine";
    if ((mine || other) && is("said")) return "said";
    return is("moves") ? (is("said") ? "said" : "move") : null;
  };
}

/** A place that somebody has lost, by its name; `said`: so many of them; `by`: who has it now, and how. */
export const placeLost = (name: string, said: (n: number) => string, by: string): Loss => ({ place: "", kind: name, n: 1, said, by });
