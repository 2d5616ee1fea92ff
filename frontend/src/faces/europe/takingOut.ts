/** The list of what is planned: what goes together, how it is taken back, how all aircraft land. Comes with the panel. Pure. */

import type { LegalAction } from "../../net/shapes.ts";
import type { Draft, LaidRoute } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { act, times } from "../parts/steps.ts";
import { isWay, unitOf } from "./asking.ts";
import { plus, type Facts } from "./facts.ts";
import { SENT, type SentAlong } from "./map.ts";
import { orders, tidy, type Order } from "./orders.ts";

/** It only says where the next orders begin. */
export const begins = (step: LegalAction): boolean => act(step) === "pick" || act(step) === "board";

/** What goes by a way that was laid as one is one order, wherever it comes through; ships that carry are told step by step. */
export function joined(all: readonly Order[], laid: readonly Pick<LaidRoute, "from" | "to">[]): readonly Order[] {
  let found = all;
  for (const { from, to } of laid) {
    const legs = found.filter(({ at }) => at.every((step) => step >= from && step < to));
    const [first, last] = [legs[0], legs.at(-1)];
    if (!first || !last || first === last || legs.some(({ way, army }) => way !== "send" || army.transport)) continue;
    const via = legs.slice(0, -1).map(({ space }) => space);
    const whole = { ...last, origin: first.origin, via: via.filter((space, i) => space !== via[i - 1]), at: legs.flatMap(({ at }) => at) };
    found = found.flatMap((one) => (one === last ? [whole] : legs.includes(one) ? [] : [one]));
  }
  return found;
}

/** Those that go the same way as one, whatever was ordered between them; a transport is told by itself, since other orders are about it. */
export function gathered(all: readonly Order[]): readonly Order[] {
  const found: Order[] = [];
  for (const one of all) {
    const i = found.findIndex(({ way, origin, space, army, via }) => way === one.way && via?.join() === one.via?.join() && way !== "load" && way !== "unload" && !army.transport && !one.army.transport && origin === one.origin && space === one.space);
    const same = found[i];
    if (same) found[i] = { ...same, army: plus(same.army, one.army), aboard: same.aboard + one.aboard, at: [...same.at, ...one.at] };
    else found.push(one);
  }
  return found;
}

/**
 * The steps again without one order, and without picks that are there for nothing. Orders that build on it, such as the
 * landing of a transport that was loaded by it, go too: they begin where it ends.
 */
export function withoutOrder(steps: readonly LegalAction[], before: string, gone: Order): readonly LegalAction[] {
  const first = gone.at[0] ?? 0;
  const hangs = new Set(gone.at);
  let from = before;
  let carried = false; // the transport that gets orders has lost some of its own
  for (const [i, step] of steps.entries()) {
    const word = act(step);
    const [space, sails] = [step.fields["space"] ?? "", unitOf(step) === "transport"];
    if (word === "pick") [from, carried] = [space, false];
    else if (word === "board") carried = false;
    if (!isWay(word)) continue;
    if (i >= first && (gone.way === "load" || gone.army.transport) && hangs.has(i)) carried = true;
    if (i > first && (carried || (from === gone.space && gone.way === "send" && sameKinds(gone, step)))) hangs.add(i);
    if (sails) from = space;
  }
  return tidy(steps.filter((_, i) => !hangs.has(i)), before);
}

const sameKinds = (gone: Order, step: LegalAction): boolean => (gone.army[unitOf(step)] ?? 0) > 0;

/** The steps without the last order; without one, without what was picked. */
export function withoutLast(steps: readonly LegalAction[], before: string): readonly LegalAction[] {
  const last = orders(steps, before).at(-1);
  const tidied = tidy(steps, before);
  return tidied.length < steps.length || !last ? tidied : withoutOrder(steps, before, last);
}

/** The stack that went its way like this, as long as nothing was planned or taken out since. */
export function sentAlong(scene: Scene, draft: Draft): SentAlong | null {
  const sent = scene.kept.get(SENT) as SentAlong | undefined;
  const is = sent?.steps.length && draft.steps.every((step, i) => (sent.steps[i] ? sent.steps[i].notation === step.notation : act(step) === "pick" || act(step) === "board"));
  return sent && is && draft.steps.length >= sent.steps.length ? sent : null;
}

/** The orders that bring all aircraft down where the rules have found a place for them, first from the space that is picked; no list has offered them yet. */
export function homeward(known: Facts, picked: string): readonly LegalAction[] {
  const order = (action: string, fields: Readonly<Record<string, string>>): LegalAction => {
    const notation = [action, ...Object.values(fields)].join(" ");
    return { number: -1, notation, fields: { action, ...fields }, sentence: notation };
  };
  const spaces = [...new Set(known.landings.map(({ at }) => at))].sort((a, b) => Number(b === picked) - Number(a === picked));
  return spaces.flatMap((at) => [...(at === picked ? [] : [order("pick", { space: at })]), ...known.landings.filter((one) => one.at === at).flatMap(({ kind, count, space }) => times(order("send", { kind, space }), count))]);
}
