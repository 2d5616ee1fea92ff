/** What a draft decides, put together for people: one entry for each action, with what was ordered in it. Pure. */

import type { LegalAction, Told } from "../../net/shapes.ts";
import { act } from "../parts/steps.ts";
import { isAction, isShip, isUnit, plus, type Action, type Army, type Fleet } from "./facts.ts";
import { orders, type Order } from "./orders.ts";

export interface Decided {
  /** null: what belongs to an action that was sent before. */
  readonly action: Action | null;
  readonly orders: readonly Order[];
  readonly bought: { readonly army: Army; readonly fleet: Fleet };
  readonly set: readonly { readonly region: string; readonly army: Army }[];
  /** Steps of other kinds. */
  readonly others: readonly LegalAction[];
}

/** The steps by action; `picked`: the region that was picked before the first. */
export function decided(steps: readonly LegalAction[], picked: string): readonly Decided[] {
  const groups: { action: Action | null; steps: LegalAction[] }[] = [];
  for (const step of steps) {
    const word = act(step);
    if (isAction(word)) groups.push({ action: word, steps: [] });
    else if (groups.length) groups.at(-1)?.steps.push(step);
    else groups.push({ action: null, steps: [step] });
  }
  return groups.map(({ action, steps: own }) => summed(action, own, picked)).filter(({ action, orders: some, bought, set, others }) =>
    action !== null || some.length + set.length + others.length + Object.keys(bought.army).length + Object.keys(bought.fleet).length > 0);
}

function summed(action: Action | null, steps: readonly LegalAction[], picked: string): Decided {
  let army: Army = {};
  const fleet: Record<string, number> = {};
  const set = new Map<string, Army>();
  const others: LegalAction[] = [];
  for (const step of steps) {
    const { unit, region = "" } = step.fields;
    const word = act(step);
    if (word === "buy" && isUnit(unit)) army = plus(army, { [unit]: 1 });
    else if (word === "buy" && isShip(unit)) fleet[unit] = (fleet[unit] ?? 0) + 1;
    else if (word === "deploy" && isUnit(unit)) set.set(region, plus(set.get(region), { [unit]: 1 }));
    else if (!["finish", "pick", "send", "ship"].includes(word)) others.push(step);
  }
  return { action, orders: orders(steps, picked), bought: { army, fleet }, set: [...set].map(([region, units]) => ({ region, army: units })), others };
}

/** Production points that lapse in the draft. */
export const lapsed = (events: readonly Told[]): number => events.reduce((sum, { event, points }) => sum + (event === "lapsed" ? Number(points) : 0), 0);
