/** What can be done now and which calls each thing makes; nothing is drawn here, and nothing is legal that the server did not send. */

import type { LegalAction } from "../../net/shapes.ts";
import { candidates, choose, legal, meant, values, type Chosen, type Draft } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { find, question } from "../parts/steps.ts";
import { facts, isPeople, PEOPLES, TILES, type People, type Tile } from "./facts.ts";

/** What a scene can be asked to do. */
export type Call =
  | { readonly call: "confirm"; readonly actions: readonly LegalAction[] }
  | { readonly call: "step"; readonly action: LegalAction }
  /** A step after which this part of the turn is sent, see `sending`. */
  | { readonly call: "send"; readonly action: LegalAction }
  | { readonly call: "choose"; readonly field: string; readonly value: string }
  | { readonly call: "drop"; readonly field: string }
  | { readonly call: "redraft"; readonly steps: readonly LegalAction[]; readonly chosen: Chosen };

export function perform(scene: Scene, one: Call | null): void {
  if (scene.busy || !one) return;
  if (one.call === "confirm") scene.confirm(...one.actions);
  else if (one.call === "step" || one.call === "send") scene.step(one.action);
  else if (one.call === "choose") scene.choose(one.field, one.value);
  else if (one.call === "drop") scene.drop(one.field);
  else scene.redraft(one.steps, one.chosen);
}

/** What follows once a step that was to be sent has been tried out.
 *
 * Where the turn would only ask once more for a tile, it ends: whoever wants to use one can do so before (ATT-55), and
 * nothing has come to light in between. After a conflict that question is asked as any other.
 */
export function sending(draft: Draft): Call {
  const finish = question(draft) === "Turn.last" ? find(draft, "finish") : undefined;
  return finish ? confirm(finish) : confirm();
}

export const confirm = (...actions: readonly LegalAction[]): Call => ({ call: "confirm", actions });
/** Without the last step, and with other choices instead. */
export const back = (draft: Draft, chosen: Chosen = {}): Call => ({ call: "redraft", steps: draft.steps.slice(0, -1), chosen });

export interface Stone {
  readonly people: People;
  readonly province: string;
  /** No step came after it, so another card or province is one step back. */
  readonly last: boolean;
}

/** The stone that this draft has put and that the question "influence or second stone" is about. */
export function placed(draft: Draft): Stone | null {
  if (question(draft) !== "Turn.take") return null;
  const at = draft.steps.findLastIndex(({ fields }) => fields["action"] === "place");
  const fields = draft.steps[at]?.fields;
  const people = fields?.["people"];
  return isPeople(people) ? { people, province: fields?.["province"] ?? "", last: at === draft.steps.length - 1 } : null;
}

/** The people of the stone that was put: by the last step, or before this question. */
export function ownStone(scene: Scene): People | null {
  const step = scene.draft ? placed(scene.draft) : null;
  if (step) return step.people;
  const told = scene.log.flatMap(({ events }) => events ?? []).findLast(({ event }) => event === "placed");
  return isPeople(told?.["people"]) ? told["people"] : null;
}

/** Chooses; and as soon as card and province are known, puts the stone to see what would be then. */
export function take(draft: Draft, field: string, value: string): Call {
  const action = meant(choose(draft, field, value));
  return action?.fields["action"] === "place" ? { call: "step", action } : { call: "choose", field, value };
}

/** Takes a step out of the middle of the draft. */
export const without = (draft: Draft, at: number): Call => ({ call: "redraft", steps: draft.steps.filter((_, i) => i !== at), chosen: {} });

export const lastStep = (draft: Draft, action: string, people: string): number =>
  draft.steps.findLastIndex(({ fields }) => fields["action"] === action && fields["people"] === people);

// ------------------------------------------------------------------ the map
/** The provinces that can be chosen now; null: none is asked for. */
export function provinces(draft: Draft): readonly string[] | null {
  const asked = question(draft);
  if (asked === "Turn.play") return values(draft, "province", { action: "place", ...draft.chosen });
  if (asked === "Turn.take") return draft.chosen["action"] === "second" ? values(draft, "province") : null;
  if (asked === "Turn.order") return values(draft, "province");
  return null;
}

/** A province was picked. */
export function pick(draft: Draft, region: string): Call | null {
  if (draft.chosen["province"] === region) return { call: "drop", field: "province" };
  if (question(draft) === "Turn.take" && draft.chosen["action"] !== "second") return elsewhere(draft, region);
  // a card that was chosen stays, whatever else might go there
  const chosen = Object.fromEntries(Object.entries(draft.chosen).filter(([field]) => field !== "province"));
  return candidates(draft, { ...chosen, province: region }).length ? take(draft, "province", region) : null;
}

/** Another place for the stone that was put a moment ago. */
function elsewhere(draft: Draft, region: string): Call | null {
  const stone = placed(draft);
  if (!stone?.last || stone.province === region) return null;
  if (draft.steps.length > 1) return back(draft, { people: stone.people, province: region });
  const before = { ...draft, steps: [], ahead: null };
  const [action] = candidates(before, { action: "place", people: stone.people, province: region });
  return action ? { call: "redraft", steps: [action], chosen: {} } : null;
}

// ------------------------------------------------------------------ the action tiles
export interface TileState {
  readonly tile: Tile;
  readonly state: "free" | "used" | "spent" | "not_now";
  readonly call: Call | null;
}

/** The viewer's three tiles; null for a spectator. */
export function tiles(scene: Scene): readonly TileState[] | null {
  if (scene.viewer < 0) return null;
  const { draft } = scene;
  const own = facts(scene.view).tiles[scene.viewer] ?? [];
  return TILES.map((tile) => {
    const step = draft ? draft.steps.findIndex(({ fields }) => fields["tile"] === tile) : -1;
    if (draft && step >= 0) return { tile, state: "used", call: { call: "redraft", steps: draft.steps.slice(0, step), chosen: {} } };
    if (!own.includes(tile)) return { tile, state: "spent", call: null };
    const action = draft ? candidates(draft, { action: "tile", tile })[0] : undefined;
    return action ? { tile, state: "free", call: { call: "step", action } } : { tile, state: "not_now", call: null };
  });
}

/** The peoples whose counter may go up one field now. */
export function raises(draft: Draft): readonly { readonly people: People; readonly action: LegalAction }[] {
  if (question(draft) !== "TwoInfluence.up") return [];
  return legal(draft).flatMap((action) => {
    const people = action.fields["people"];
    return isPeople(people) ? [{ people, action }] : [];
  });
}

/** Which peoples may come into a province with the next card. */
export function peoplesFor(draft: Draft, region: string): readonly People[] {
  if (question(draft) !== "Turn.play") return [];
  return PEOPLES.filter((people) => candidates(draft, { action: "place", people, province: region }).length > 0);
}
