/** The odds by the plan that somebody has made: what is asked of them, and the way to the editor, which comes when it is wanted. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { useObservable } from "../../app/observable.ts";
import { plans, plansOf, type OddsPlan } from "../../app/plans.ts";
import { useSay } from "../../words/table/index.ts";
import type { OddsQuestion, Scene } from "../face.ts";
import { useOdds } from "./OddsPanel.tsx";

/** What may be planned in a battle: by name, how its values look. */
export type Plannable = Readonly<Record<string, RegExp>>;

/** The question with a plan; what cannot be planned in this battle is left out. */
export const planned = (question: OddsQuestion, plan: OddsPlan, may: Plannable): OddsQuestion =>
  [...question, ...Object.entries(plan).filter(([name, value]) => may[name]?.test(value)).sort(([a], [b]) => (a < b ? -1 : 1))];

export interface PlannedOdds<T> {
  readonly odds: T | "none" | null;
  /** "A" or "B", where a plan changes the question; "" otherwise. */
  readonly plan: string;
  /** The plan cannot be computed: these are the odds without it. */
  readonly without: boolean;
}

/** The odds by the plan in use. */
export function usePlannedOdds<T extends object>(scene: Scene, game: string, question: OddsQuestion | null, may: Plannable): PlannedOdds<T> {
  useObservable(plans);
  const { used, both } = plansOf(game);
  const wish = question && planned(question, both[used], may);
  const changed = wish !== null && question !== null && wish.length > question.length;
  const asked = useOdds<T>(scene, game, wish);
  const without = changed && asked === "none";
  const plain = useOdds<T>(scene, game, without ? question : null);
  return { odds: without ? plain : asked, plan: changed ? LETTERS[used] : "", without };
}

export const LETTERS = ["A", "B"] as const;

/** Stands in the panel: which plan it computes with, and the way to change it. */
export function PlanButton({ planned, children }: { readonly planned: PlannedOdds<object>; readonly children: (close: () => void) => ComponentChildren }) {
  const say = useSay();
  const [open, set] = useState(false);
  const { plan, without } = planned;
  return (
    <>
      <p class="fp-planned">
        <button type="button" class="fp-button fp-plain" aria-haspopup="dialog" onClick={() => { set(true); }}>{plan ? say("odds_plan", { plan }) : say("odds_plans")}</button>
        {plan ? <small>{say(without ? "odds_without" : "odds_by_plan")}</small> : null}
      </p>
      {open ? children(() => { set(false); }) : null}
    </>
  );
}
