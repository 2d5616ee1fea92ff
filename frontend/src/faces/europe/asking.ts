/** What may be picked for a question, and what a way to a target is. Pure; nothing here is legal that the server did not send. */

import type { LegalAction } from "../../net/shapes.ts";
import { candidates, legal, type Draft } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { act, all, find, question } from "../parts/steps.ts";
import { isKind, KINDS, type Kind } from "./material.ts";

export const isMovement = (asked: string): boolean => asked === "CombatMove.order" || asked === "NonCombat.order";

/** Orders that lead somewhere. */
export const WAYS = ["send", "raid", "ferry", "load", "unload"] as const;
export type Way = (typeof WAYS)[number];
export const isWay = (id: string): id is Way => WAYS.some((way) => way === id);

/** What an order moves; `ferry` names the fighters, and moves a carrier. */
export const unitOf = ({ fields }: LegalAction): Kind => {
  const kind = fields["kind"] ?? fields["flyer"] ?? fields["cargo"] ?? "carrier";
  return isKind(kind) ? kind : "carrier";
};

const spaces = (actions: readonly LegalAction[]): readonly string[] => [...new Set(actions.flatMap(({ fields }) => fields["space"] ?? []))];

/** Spaces whose units may get orders. */
export const origins = (draft: Draft): readonly string[] => spaces(all(draft, "pick"));
/** Orders of the picked units; when one kind of them is looked at, of that alone. */
const ways = (draft: Draft): readonly LegalAction[] => {
  const kind = draft.chosen["kind"];
  return legal(draft).filter((one) => isWay(act(one)) && (kind === undefined || unitOf(one) === kind));
};
/** Spaces where these may lead. */
export const targets = (draft: Draft): readonly string[] => spaces(ways(draft));

/** The steps have led to another question, or to that of another power: they are sent before it is answered. */
export const isBeyond = ({ view, settled }: Pick<Scene, "view" | "settled">, draft: Draft): boolean =>
  draft.steps.length > 0 && (question(draft) !== draft.decision.question || view["power"] !== settled["power"]);

export const isPlacing = (asked: string): boolean => asked === "Advance.place" || asked === "Placement.place";

/** Kinds that can be placed, in the order of the panels. */
export const placeable = (draft: Draft): readonly Kind[] => KINDS.filter((kind) => find(draft, "place", { kind }));
/** The kind that the next tap places: the chosen one, else the first. */
export function placing(draft: Draft): Kind | undefined {
  const some = placeable(draft);
  return some.find((kind) => kind === draft.chosen["kind"]) ?? some[0];
}
/** Where it can be placed. */
export const placesOf = (draft: Draft): readonly LegalAction[] => {
  const kind = placing(draft);
  return kind ? all(draft, "place", { kind }) : [];
};

/** The spaces that may be picked on the map now; null: none is asked for. */
export function choices(draft: Draft): readonly string[] | null {
  const asked = question(draft);
  if (isMovement(asked)) {
    const reach = targets(draft);
    return reach.length ? reach : origins(draft); // others can be picked all the same
  }
  const some = spaces(isPlacing(asked) ? placesOf(draft) : candidates(draft, {}));
  return some.length ? some : null;
}
