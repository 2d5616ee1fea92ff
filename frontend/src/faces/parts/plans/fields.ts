/** What can be set in a plan, and how it is read from the words that the odds take. Pure. */

import type { ComponentChildren } from "preact";

import type { OddsPlan } from "../../../app/plans.ts";

/** A number at which the attack ends. */
export interface StopRule {
  /** As the odds name it. */
  readonly name: string;
  readonly label: string;
  /** Before the number. */
  readonly said: string;
  readonly text: (n: number) => string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Where one begins. */
  readonly first: number;
  /** The odds take the number divided by this: 100 for what is shown in percent. */
  readonly scale: number;
}

export interface StopField {
  readonly kind: "stop";
  readonly key: string;
  readonly label: string;
  readonly never: string;
  readonly rules: readonly StopRule[];
}

export interface OrderField {
  readonly kind: "order";
  readonly key: string;
  readonly label: string;
  /** What there is in this battle; the others keep their places. */
  readonly things: readonly { readonly id: string; readonly name: string; readonly drawing: ComponentChildren }[];
  readonly start: readonly string[];
  /** What stands between two in the words of the odds. */
  readonly between: string;
  /** The order from the start is a plan too. */
  readonly keepsStart?: boolean;
}

export interface WayField {
  readonly kind: "way";
  readonly key: string;
  readonly label: string;
  /** "" is what is done without a plan. */
  readonly values: readonly (readonly [string, string])[];
  readonly own?: { readonly label: string; readonly order: OrderField };
}

export interface SwitchField {
  readonly kind: "switch";
  readonly key: string;
  readonly label: string;
}

export type PlanField = StopField | OrderField | WayField | SwitchField;

/** The rule by which the attack ends, and its number; null: it goes on to the end. */
export function stopOf({ rules }: StopField, plan: OddsPlan): { readonly name: string; readonly n: number } | null {
  for (const { name, scale, least, most } of rules) {
    const value = Number(plan[name] ?? NaN);
    if (Number.isFinite(value) && value > 0) return { name, n: Math.min(Math.max(Math.round(value * scale), least), most) };
  }
  return null;
}

/** All of them, in the order of this text; what it leaves out follows as at the start. */
export function ordered({ start, between }: OrderField, text: string): readonly string[] {
  const named = (between ? text.split(between) : [...text]).filter((one, i, all) => start.includes(one) && all.indexOf(one) === i);
  return [...named, ...start.filter((one) => !named.includes(one))];
}

/** One moves before or behind its neighbour among those that are shown; null: there is none. */
export function moved(order: readonly string[], shown: readonly string[], one: string, by: -1 | 1): readonly string[] | null {
  const other = shown[shown.indexOf(one) + by];
  if (other === undefined || !shown.includes(one)) return null;
  return order.map((each) => (each === one ? other : each === other ? one : each));
}
