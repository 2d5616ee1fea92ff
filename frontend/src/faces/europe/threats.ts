/** Lands that the enemy could take, and that can still be helped by the question that is asked. Pure. */

import { legal, type Draft } from "../../table/draft.ts";
import { act, question } from "../parts/steps.ts";
import type { Facts, Threat } from "./facts.ts";
import { orders } from "./orders.ts";

/** The most valuable first. In combat movement those that are taken, and those that one leaves; then all; at last where something can be placed. */
export function told(known: Pick<Facts, "threats" | "held">, draft: Draft, from: string): readonly Threat[] {
  const asked = question(draft);
  if (asked === "NonCombat.order") return known.threats;
  if (asked === "CombatMove.order") {
    const left = new Set(orders(draft.steps, from).map(({ origin }) => origin));
    return known.threats.filter(({ space }) => left.has(space) || !known.held.includes(space));
  }
  const places = new Set([...legal(draft), ...draft.steps].filter((one) => act(one) === "place").map(({ fields }) => fields["space"]));
  return known.threats.filter(({ space }) => places.has(space));
}
