/** What is meant at a question, and what the map lets one choose for it. Pure. */

import type { LegalAction } from "../../net/shapes.ts";
import { candidates, legal, type Draft } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { act, all, question } from "../parts/steps.ts";
import { CARD_COST, facts, isOfficer, OFFICER_COST, type Facts } from "./facts.ts";
import { CARDS, OFFICERS, type Officer } from "./material.ts";

export const UNTIL = "selfr3.until"; // how far one attacked the last time
export const END = "end"; // to the end, with those that are left

/** What is done at a turn's open question when a territory is picked: what was chosen, else an attack (or at the end, a move). */
export function mode(draft: Draft): string {
  return draft.chosen["action"] ?? (question(draft) === "Turn.late" ? "move" : "attack");
}

/** The figures of the set-up are all laid out, and the draft looks on into the first bid: that is asked when they are sent. */
export const allPosted = (draft: Draft): boolean => draft.decision.question === "SetUp.post" && question(draft) !== "SetUp.post";

/** The territories that may be picked; null: none is asked for. */
export function choices(draft: Draft): readonly string[] | null {
  const asked = question(draft);
  const found = asked === "Turn.act" || asked === "Turn.late" ? candidates(draft, { ...draft.chosen, action: mode(draft) }) : candidates(draft, piece(draft) ?? without(draft.chosen, "region"));
  const regions = found.flatMap(({ fields }) => (fields["region"] === undefined ? [] : [fields["region"]]));
  return regions.length || legal(draft).some(({ fields }) => fields["region"] !== undefined) ? [...new Set(regions)] : null;
}

export const without = (chosen: Draft["chosen"], field: string): Draft["chosen"] => Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== field));

/** Questions where each tap is a step of its own, and several are sent together. */
export const COUNTED: ReadonlySet<string> = new Set(["SetUp.set", "Turn.place", "Disarmament.disband", "Reinforcement.target"]);

/** How often each territory stands among steps of a kind, in the order of the steps. */
export function placed(steps: readonly LegalAction[], action: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const step of steps) {
    const region = step.fields["region"];
    if (act(step) === action && region !== undefined) found.set(region, (found.get(region) ?? 0) + 1);
  }
  return found;
}

/** Without the last step of this kind there. */
export function less(steps: readonly LegalAction[], action: string, region: string): readonly LegalAction[] {
  const at = steps.findLastIndex((step) => act(step) === action && step.fields["region"] === region);
  return at < 0 ? steps : steps.filter((_, i) => i !== at);
}

/** Between which territories somebody goes: in an attack and behind its conquest, or by the draft of an AB move. */
export function marching(known: Facts, draft: Draft): readonly [from: string, to: string] {
  const at = draft.steps.findLastIndex((step) => act(step) === "move");
  const [first, second] = at < 0 ? [] : draft.steps.slice(at).flatMap(({ fields }) => fields["region"] ?? []);
  return [known.source || (first ?? ""), known.aim || (second ?? "")];
}

/** The officers that the steps of an attack take along. */
export const brought = (draft: Draft): readonly Officer[] => draft.steps.flatMap((step) => (act(step) === "bring" && isOfficer(step.fields["officer"]) ? [step.fields["officer"]] : []));

/** Which figures may still be bought or posted. */
export const posts = (draft: Draft): readonly string[] => [...new Set(all(draft, "post").flatMap(({ fields }) => fields["officer"] ?? []))];

/** The officers and the station that are still to be placed. */
export const pieces = (draft: Draft): readonly Draft["chosen"][] => [...posts(draft).map((officer) => ({ action: "post", officer })), ...(all(draft, "station").length ? [{ action: "station" }] : [])];

/** The piece that a territory is chosen for: as long as none is chosen, the first; null: the question places none. */
export function piece(draft: Draft): Draft["chosen"] | null {
  if (!/^(SetUp|Reassignment)\.post$/.test(question(draft))) return null;
  return draft.chosen["action"] === undefined ? (pieces(draft)[0] ?? null) : without(draft.chosen, "region");
}

/** From where an attack or an AB move goes, while its aim is asked for. */
export const leaving = (known: Facts, draft: Draft): string => draft.steps.at(-1)?.fields["region"] ?? known.source;

/** Whether units are moved at the end of the turn: else they follow a conquest. */
export const moving = (known: Facts): boolean => known.frames.some(({ step }) => step === "Turn.moved");

/** Whether the turn ends with the last move: unless moves are left, or by what everybody knows the seat may hold a card for the end of its turn (R2-81). */
export const endsTurn = (known: Facts, seat: number, moves: number): boolean =>
  moves < 1 && (known.blackout.includes(seat) || known.officers[seat]?.taktik === undefined || !known.backs[seat]?.["taktik"] || (known.used["extra_ab_zug"] ?? 0) >= (CARDS["extra_ab_zug"]?.copies ?? 0));

/** What is sent is the first card or attack of a turn, and something could still be bought before it (R2-33). */
export function endsBuying(scene: Scene, { decision: { seat } }: Draft): boolean {
  const known = facts(scene.view); // with what is drafted
  const [money, officers] = [known.money[seat] ?? 0, Object.keys(known.officers[seat] ?? {}).length];
  return ["", "figures", "purchase"].includes(facts(scene.settled).phase) && ((officers < OFFICERS.length && money >= OFFICER_COST) || (officers > 0 && money >= CARD_COST));
}

/** Whether a lesson speaks of any of these actions; without a lesson everything is shown. */
export const speaksOf = ({ teaches }: Pick<Scene, "teaches">, ...acts: readonly string[]): boolean => !teaches || acts.some((one) => teaches.has(one));
