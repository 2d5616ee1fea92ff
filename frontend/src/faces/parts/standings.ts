/** How everybody stands if the game were scored now, and what an answer in the making would change. */

import { useEffect, useState } from "preact/hooks";

import type { Ahead } from "../../table/draft.ts";
import type { Forecast, LegalAction, Scene } from "../face.ts";

/** What a seat has now, and by how much that would change; `by` is 0 without anything drafted. */
export interface Change {
  readonly seat: number;
  readonly points: number;
  readonly by: number;
  readonly place: number;
}

/** By seat: with what is drafted if there is anything, else as it stands. */
export function changes(now: Forecast, then: Forecast | null): readonly Change[] {
  return now.seats.map(({ points, place }, seat) => {
    const after = then?.seats[seat] ?? { points, place };
    return { seat, points: after.points, by: after.points - points, place: after.place };
  });
}

/** A part of what a seat has: `part(forecast, 0, "people", "goths")`; 0 if there is none. */
export function part(forecast: Forecast | null, seat: number, field: string, id: string): number {
  const { parts = [], ties = [], more = [] } = forecast?.seats[seat] ?? {};
  return [...parts, ...ties, ...more].find((one) => one.field === field && one.id === id)?.amount ?? 0;
}

/** What comes behind a draft, as far as it says how everybody stands. */
export type Behind = Pick<Ahead, "forecast" | "events">;

const asForeseen = ({ forecast }: Behind): Forecast | null => forecast ?? null;

/** The forecast as it stands, and with the draft and the step that the next button takes; null: the game does not say.
 *
 * `read`: what that is by what comes behind a draft, where the forecast alone does not tell it.
 */
export function useStandings(scene: Scene, next: LegalAction | null, read: (behind: Behind) => Forecast | null = asForeseen): { readonly now: Forecast; readonly then: Forecast | null } | null {
  const { forecast, draft } = scene;
  const key = draft && next ? [draft.decision.id, ...draft.steps.map(({ number }) => number), next.number].join(" ") : "";
  const [found, set] = useState<{ readonly key: string; readonly forecast: Forecast | null } | null>(null);
  useEffect(() => {
    if (!key || !next) return undefined;
    let current = true;
    void scene.foresee(next).then((foreseen) => { if (current) set({ key, forecast: foreseen && read(foreseen) }); });
    return () => { current = false; };
  }, [key]);
  if (!forecast) return null;
  const drafted = forecast.draft && draft?.ahead ? read({ forecast: forecast.draft, events: draft.ahead.events }) : forecast.draft;
  return { now: forecast.now, then: (key && found?.key === key ? found.forecast : null) ?? drafted };
}

/** A change with its sign; the minus is as wide as the plus. */
export const signed = (by: number): string => (by > 0 ? `+${String(by)}` : by < 0 ? `−${String(-by)}` : "");
