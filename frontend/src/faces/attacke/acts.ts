/** What belongs together in the log: an attack, a revolution, treason or a demand, from what begins it to what came of it. Pure. */

import type { Scene, Told } from "../face.ts";
import { eventsOf, remembered } from "../parts/story.ts";
import { story, type Demand, type Fight, type Revolt } from "./story.ts";

export interface Act {
  readonly begins: Told;
  /** The event that says what came of it, of several the last; null: it goes on. */
  ends: Told | null;
  readonly of: Fight | Revolt | Demand;
}

const ENDS = new Set(["taken", "repelled", "warded_off", "handed_over", "gave_all", "nothing_to_give"]);
const BETWEEN = new Set(["turn", "finished", "drew", "bonus", "conquered", "end_rounds"]);

/** What it belongs to, of each event that begins, decides or ends something. */
export const acts = remembered(({ log }: Pick<Scene, "log">) => [log], ({ log }): ReadonlyMap<Told, Act> => {
  const { fights, revolts, demands } = story({ log });
  const starts = new Map([...fights, ...revolts, ...demands].map((of) => [of.key, of]));
  const found = new Map<Told, Act>();
  let act: Act | null = null;
  let blocked: Told | null = null; // the last counter-revolution: all that comes of it, if nothing is taken
  for (const { key, told } of eventsOf(log)) {
    const of = starts.get(key);
    if (of || BETWEEN.has(told.event)) {
      if (act) act.ends ??= blocked;
      blocked = null;
      act = of ? { begins: told, ends: null, of } : null;
    }
    if (!act) continue;
    if (ENDS.has(told.event)) act.ends = told;
    else if (told.event === "countered") blocked = told;
    else if (told.event !== "won_fight" && told.event !== "demand" && told !== act.begins) continue;
    found.set(told, act);
  }
  return found;
});
