/** The review of a table as the page has it: asked for once, and again while the bot is at it. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../../net/api.ts";
import type { Review, ReviewState } from "../../net/shapes.ts";

const AGAIN = 1_500; // ms
const GROWS = 5_000; // ms: as often as there is more of a review that is under way

const ready = new Map<string, ReviewState>(); // what is ready does not change; of the last table only

export type Reviewed = { readonly state: ReviewState | null; readonly error: unknown };

/** How far the review is. `ask`: have it made if it is not there; else only what is there is looked at. */
export function useReview(table: string, lang: string, ask: boolean): Reviewed {
  const key = `${table} ${lang}`;
  const [found, set] = useState<Reviewed>({ state: ready.get(key) ?? null, error: null });
  useEffect(() => {
    let here = true;
    let timer = 0;
    const look = async (): Promise<void> => {
      let state = ready.get(key) ?? await api.review(table);
      if (ask && state.state === "none") state = await api.review(table, true);
      if (state.state === "ready" && !ready.has(key)) {
        ready.clear();
        ready.set(key, state);
      }
      if (!here) return;
      set({ state, error: null });
      if (state.state === "waiting") timer = window.setTimeout(() => { void look().catch(failed); }, state.review ? GROWS : AGAIN);
    };
    const failed = (error: unknown): void => { if (here) set({ state: null, error }); };
    void look().catch(failed);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [key, ask]);
  return found;
}

export const reviewIn = ({ state }: Reviewed): Review | null => state?.review ?? null;
