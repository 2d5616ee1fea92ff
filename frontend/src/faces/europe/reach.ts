/** How far what stands in a space still gets, by kind: as many places as the map marks for it. Pure. */

import { reached } from "../../table/route/routing.ts";
import type { Draft, Scene } from "../face.ts";
import { all, question } from "../parts/steps.ts";
import { facts, ready } from "./facts.ts";
import { leaves } from "./map.ts";
import { UNITS, type Kind } from "./material.ts";

/** Where an order leads at once. */
export const straight = (draft: Draft, kind: Kind): readonly string[] =>
  [...all(draft, "send", { kind }), ...all(draft, "raid", { flyer: kind }), ...(kind === "carrier" ? all(draft, "ferry") : [])].flatMap(({ fields }) => fields["space"] ?? []);

export function reach(scene: Scene, draft: Draft, from: string, kind: Kind): number {
  const combat = question(draft) === "CombatMove.order"; // a press on a land of one's own then means the units there
  return [...new Set([...straight(draft, kind), ...(reached.get(draft.steps)?.[kind] ?? [])])].filter((space) => space !== from && !(combat && leaves(space, scene))).length;
}

/** How many spaces it can move: aircraft that have flown go on from where they are. */
export function steps(scene: Scene, from: string, kind: Kind): number {
  const known = facts(scene.view);
  const flown = known.flights.filter((one) => one.at === from && one.kind === kind);
  return flown.length && flown.reduce((sum, { count }) => sum + count, 0) === ready(known, from)[kind] ? Math.max(...flown.map(({ left }) => left)) : UNITS[kind].steps;
}
