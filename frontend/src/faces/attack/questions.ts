/** What is asked in a turn, and where units may leave and go; of the draft and the table alone. Pure. */

import type { LegalAction } from "../../net/shapes.ts";
import { legal, type Draft } from "../../table/draft.ts";
import { act, question } from "../parts/steps.ts";
import { isAction, size, type Facts } from "./facts.ts";

/** Actions of the turn that are taken, with those of the draft. */
export const taken = (before: number, steps: readonly LegalAction[]): number => before + steps.filter((step) => isAction(act(step))).length;

/** The last purchase has left nothing to buy with: the shop stays open until one goes on, by its button or on the map. */
export const spent = (draft: Draft): boolean => {
  const last = draft.steps.at(-1);
  return last !== undefined && act(last) === "buy" && question(draft) === "Deploy.set" && Object.keys(draft.chosen).length === 0;
};

/** What a plan answers, as long as it runs. */
export const isFight = (asked: string): boolean => asked === "Battles.choose" || asked.startsWith("LandBattle.");
export const isMovement = (asked: string): boolean => asked === "Movement.order" || asked === "StrategicMovement.order";

/** An action was begun that can move nothing: all that is left is its end. */
export const stuck = (draft: Draft): boolean => isMovement(question(draft)) && legal(draft).every((one) => act(one) === "finish") && !draft.steps.some((step) => /^(send|ship|pick)$/.test(act(step)));

/** The region that units leave from now: of the steps, else as the table knows it. */
export function pickedIn(draft: Draft, before: string): string {
  return draft.steps.findLast((step) => act(step) === "pick")?.fields["region"] ?? before;
}

/** How many may leave at once: one always stays (ATK-25). */
export const leaving = (known: Facts, origin: string): number => Math.max(0, size(known.armies[known.active]?.[origin]) - 1);

/** Where units of the picked region may go, by land and by sea. */
export function targets(draft: Draft): { readonly land: ReadonlySet<string>; readonly sea: ReadonlySet<string> } {
  const of = (name: string): ReadonlySet<string> => new Set(legal(draft).filter((one) => act(one) === name).map(({ fields }) => fields["region"] ?? ""));
  return { land: of("send"), sea: of("ship") };
}

export const origins = (draft: Draft): readonly string[] =>
  legal(draft).filter((one) => act(one) === "pick").map(({ fields }) => fields["region"] ?? "");
