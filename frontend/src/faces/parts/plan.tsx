/** A battle that is fought by plan until its end, or until it is stopped: every question of it is answered after a moment. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";

import type { Draft, Scene } from "../face.ts";
import { Button } from "./controls.tsx";
import { likely } from "./OddsPanel.tsx";
import { answers, plans, runs } from "./planned.ts";
import { fallen, FELL, promise } from "./promised.ts";
import { useRemembered } from "./rememberedInput.ts";

const HALF = 600; // ms: what comes under the pointer that has stopped it cannot be pressed yet
const PAUSE = 350; // ms, so that one can follow it
let stopped = false; // a moment ago: what asks then is drawn anew

export interface Plan {
  readonly on: boolean;
  /** It was stopped a moment ago. */
  readonly fresh: boolean;
  begin(): void;
  stop(): void;
}

/** `go` sends the next answer by the plan; null: this one is for people to decide. It waits until it is `ready`. */
export function usePlan(scene: Scene, draft: Draft, battle: string, go: (() => void) | null, pause = PAUSE, ready = true): Plan {
  const [, redraw] = useState(0);
  const [fresh, setFresh] = useState(stopped);
  const on = runs(scene, battle) && go !== null;
  useLayoutEffect(() => { answers(draft.decision.id, on); });
  useEffect(() => {
    if (!on || !ready || scene.busy || draft.steps.length) return undefined;
    const timer = setTimeout(go, scene.still ? 0 : pause);
    return () => { clearTimeout(timer); };
  }, [on, ready, scene.busy, draft.decision.id]);
  useEffect(() => {
    const timer = fresh ? setTimeout(() => { setFresh(false); }, HALF) : undefined;
    return () => { clearTimeout(timer); };
  }, [fresh]);
  const set = (to: string | null): void => {
    plans(scene, to);
    promise();
    redraw((n) => n + 1);
  };
  return { on, fresh, begin: () => { set(battle); }, stop: () => { stopped = true; setTimeout(() => { stopped = false; }, HALF); setFresh(true); set(null); } };
}

/** A plan that stops where the chance has fallen far below what it was when it began: whoever may still leave is asked, and `whyStopped` says why. `chance`: null as long as it is not known, "none": nothing is to be computed. */
export function useWatched(scene: Scene, draft: Draft, battle: string, go: (() => void) | null, chance: number | "none" | null, said: (before: string, now: string) => string): Plan {
  const [, tell] = useRemembered(scene, draft, FELL, "");
  const now = typeof chance === "number" && go !== null && runs(scene, battle) ? chance : null;
  const before = now === null ? null : fallen(scene, battle, now);
  const plan = usePlan(scene, draft, battle, go, PAUSE, before === null && chance !== null);
  useEffect(() => {
    if (before === null || now === null) return;
    tell(said(likely(before), likely(now)));
    plan.stop();
    scene.redraft(draft.steps); // the question above says so, too
  }, [before !== null, draft.decision.id]);
  return plan;
}

/** What stands there while it runs: what the plan does, and the way to stop it. */
export function Planned({ scene, plan, said, note, stop }: { readonly scene: Scene; readonly plan: Plan; readonly said: string; readonly note: string; readonly stop: string }) {
  return (
    <>
      <p class="fp-hint" role="status">{said} <small>{note}</small></p>
      <div class="fp-actions"><Button scene={{ ...scene, busy: false }} kind="first" onClick={() => { plan.stop(); }}>{stop}</Button></div>
    </>
  );
}
