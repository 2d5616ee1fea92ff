/** An answer in the making: private, free to change, and sent as one batch.
 *
 * Nothing here knows a game. A legal action is a set of named fields; choosing a value for a field leaves those that
 * have it. When one is left and everything of it was chosen, it is a step; further steps follow in what the server
 * says the position would be then (`preview`).
 */

import type { Decision, LegalAction, Position, Route, Told, View } from "../net/shapes.ts";

/** Chosen values by field; "action" is the block. */
export type Chosen = Readonly<Record<string, string>>;

/** What comes after the steps; `ends` says why no further step can be drafted. */
export interface Ahead extends Position {
  readonly view: View;
  readonly events: readonly Told[];
  readonly decision: Omit<Decision, "id" | "seat" | "due"> | null;
  readonly ends: "chance" | "hidden" | "other" | "over" | null;
}

/** A hint that was taken over: the draft is its move, to be sent as it stands or put away. */
export interface Advised {
  /** What is sent, one's own steps before the hint as well, and in which language. */
  readonly sentence: string;
  readonly begins: string;
  /** The phase that is over with it, as the action is called that ends it; "" for none. */
  readonly ends: string;
  readonly battles: number;
  readonly lang: string;
  /** One's own draft before, which comes back when the hint is put away. */
  readonly before: { readonly steps: readonly (number | string)[]; readonly chosen: Chosen };
}

/** Steps that were drafted as one, since they lead to a place that was named: they are taken back as one. */
export interface LaidRoute {
  /** Which steps: from this one on, and before that one. */
  readonly from: number;
  readonly to: number;
  /** The ways along this path, one for each kind of what may go; so many units of each of them go. */
  readonly routes: readonly Route[];
  readonly units: readonly number[];
  /** It was said that it stands so. */
  readonly noted?: true;
}

export interface Draft {
  /** The open decision that the batch answers. */
  readonly decision: Decision;
  readonly steps: readonly LegalAction[];
  /** After the steps; null before the first. */
  readonly ahead: Ahead | null;
  readonly chosen: Chosen;
  /** All steps are those of a hint: none is added or taken out, so that one's own and the bot's are never mixed. */
  readonly advised?: Advised;
  readonly laid?: readonly LaidRoute[];
}

/** What is being filled in belongs to a question and to the steps before it. */
export const momentOf = ({ decision, steps }: Draft): string => `${[decision.id, ...steps.map(({ notation }) => notation)].join(" ")}|`;

export function begin(decision: Decision): Draft {
  return { decision, steps: [], ahead: null, chosen: {} };
}

/** What may be taken next: of the decision, or of what comes after the steps. */
export function legal(draft: Draft): readonly LegalAction[] {
  return draft.ahead ? (draft.ahead.decision?.legal ?? []) : draft.decision.legal;
}

/** The legal actions that agree with what was chosen. */
export function candidates(draft: Draft, chosen: Chosen = draft.chosen): readonly LegalAction[] {
  return legal(draft).filter(({ fields }) => Object.entries(chosen).every(([field, value]) => fields[field] === value));
}

/** In notation, an action like one of the candidates but with this value in its field; null: none has such a field. */
export function instead(draft: Draft, field: string, value: string): string | null {
  const like = candidates(draft).find(({ fields }) => fields[field] !== undefined) ?? candidates(draft, {}).find(({ fields }) => fields[field] !== undefined);
  return like ? like.notation.split(" ").map((word) => (word === like.fields[field] ? value : word)).join(" ") : null;
}

/** The values that a field still can have, in the order of the actions. */
export function values(draft: Draft, field: string, chosen: Chosen = draft.chosen): readonly string[] {
  const rest = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== field));
  return [...new Set(candidates(draft, rest).flatMap(({ fields }) => fields[field] ?? []))];
}

/** Chooses a value; other choices that do not agree with it are dropped, the oldest first. */
export function choose(draft: Draft, field: string, value: string): Draft {
  const others = Object.entries(draft.chosen).filter(([name]) => name !== field);
  for (let dropped = 0; dropped <= others.length; dropped++) {
    const chosen = { ...Object.fromEntries(others.slice(dropped)), [field]: value };
    if (candidates(draft, chosen).length > 0) return { ...draft, chosen };
  }
  return draft;
}

/** Makes several choices, one after the other. */
export function choices(draft: Draft, chosen: Chosen): Draft {
  return Object.entries(chosen).reduce((made, [field, value]) => choose(made, field, value), draft);
}

/** Takes a choice back. */
export function drop(draft: Draft, field: string): Draft {
  return { ...draft, chosen: Object.fromEntries(Object.entries(draft.chosen).filter(([name]) => name !== field)) };
}

/** The one action that is meant, once every field of it was chosen; else null. */
export function meant(draft: Draft): LegalAction | null {
  const left = candidates(draft);
  const [only] = left;
  if (left.length !== 1 || !only) return null;
  return Object.keys(only.fields).every((field) => field === "action" || field in draft.chosen) ? only : null;
}

/** An action that no list has offered yet, since it comes after others of the same answer: the server reads its notation. */
export const unlisted = (notation: string): LegalAction => ({ number: -1, notation, fields: {}, sentence: notation });

/** Whether a step decides anything: one that was only picked to begin at does not, nor what the page adds before it. */
export const decides = ({ chooses }: LegalAction): boolean => !chooses;

/** The beginning of a way, where only its place was picked: what has to come before the pick was nobody's choice. */
export function opening(steps: readonly LegalAction[]): readonly LegalAction[] {
  const at = steps.findIndex(({ chooses }) => chooses);
  return steps.map((step, i) => (i < at ? { ...step, chooses: true } : step));
}

/** How an action is sent. */
export const sent = ({ number, notation }: LegalAction): number | string => (number < 0 ? notation : number);

/** With one more step, and what the server says comes after it. */
export function stepped(draft: Draft, action: LegalAction, ahead: Ahead): Draft {
  return { ...draft, steps: [...draft.steps, action], ahead, chosen: {} };
}

/** The route that the steps end with, so that all of it is taken back at once; null: they end otherwise. */
export function lastRoute({ laid, steps, advised }: Draft): LaidRoute | null {
  const last = laid?.at(-1);
  return last && !advised && last.to === steps.length ? last : null;
}

/** The route that the steps end with, as long as it is not noted: how much goes it is still asked. */
export function underway(draft: Draft): LaidRoute | null {
  const last = lastRoute(draft);
  return last?.noted ? null : last;
}

/** With its last route noted: nothing else of the draft changes. */
export function noted(draft: Draft): Draft {
  const way = underway(draft);
  return way ? { ...draft, laid: [...(draft.laid ?? []).slice(0, -1), { ...way, noted: true }] } : draft;
}

/** The routes of one draft that another one still has, step by step. */
export const stillLaid = (before: Draft | null, steps: readonly LegalAction[]): readonly LaidRoute[] =>
  (before?.laid ?? []).filter(({ to }) => before?.steps.slice(0, to).every(({ notation }, i) => notation === steps[i]?.notation));
