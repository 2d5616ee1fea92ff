/** Aircraft fly straight, or around AA guns: where the two differ, it is asked on the map behind the order (AAE-38). */

import { useEffect } from "preact/hooks";

import { learnRoutes } from "../../table/route/learn.ts";
import { routed, routing } from "../../table/route/routing.ts";
import type { Draft, LegalAction, Scene } from "../face.ts";
import { unlisted } from "../../table/draft.ts";
import { act, find, question } from "../parts/steps.ts";
import { spaceOf, wordsOf } from "./drawn.tsx";
import { asked, facts, flies, type Facts } from "./facts.ts";
import { attacked } from "./map.ts";
import { KINDS } from "./material.ts";
import { isCourse, orders, type Order } from "./orders.ts";

export type Course = "around" | "straight";

/** How aircraft fly behind the steps of a draft. */
export const courseOf = (draft: Draft): Course => (find(draft, "straight") ? "around" : "straight");

/** The steps with the last order flown in the other way. */
export function turned(steps: readonly LegalAction[], { at }: Order, now: Course): readonly LegalAction[] {
  const first = at[0] ?? 0;
  const before = steps.slice(0, first);
  const last = before.findLastIndex((step) => isCourse(act(step)));
  // what was said just before this order was said of it alone
  const own = last >= 0 && before.slice(last).every((step) => isCourse(act(step)) || act(step) === "pick");
  const kept = own ? before.filter((_, i) => i !== last) : before;
  const other = now === "around" ? "straight" : "around";
  return [...kept, ...(own && courseIn(kept) === other ? [] : [{ ...unlisted(other), fields: { action: other } }]), ...steps.slice(first)];
}

/** Which way the steps say last. */
const courseIn = (steps: readonly LegalAction[]): string => act(steps.findLast((step) => isCourse(act(step))) ?? unlisted("")) || "straight";

/** What an order flies over, and how far it still gets. */
function flight(known: Facts, { space, army }: Order): { readonly over: readonly string[]; readonly left: number } | null {
  const some = known.flights.filter(({ at, kind, role }) => at === space && role !== "spent" && (army[kind] ?? 0) > 0);
  return some.length ? { over: [...new Set(some.flatMap(({ over = [] }) => over))], left: Math.min(...some.map(({ left }) => left)) } : null;
}

export function useCourse(scene: Scene, draft: Draft): void {
  useEffect(() => {
    let current = true;
    void ask(scene, draft, () => current).catch(() => undefined);
    return () => { current = false; };
  }, [draft.steps, draft.chosen, scene.busy]);
}

async function ask(scene: Scene, draft: Draft, current: () => boolean): Promise<void> {
  const busy = (): boolean => ![undefined, "leads"].includes(routed(routing.value, draft)?.kind); // something else is asked
  const [order, last] = [orders(draft.steps, asked(facts(scene.settled), "picked")).at(-1), draft.steps.at(-1)];
  if (scene.busy || scene.laid || !order || !last || question(draft) !== "CombatMove.order" || Object.keys(draft.chosen).length) return;
  if (!order.at.includes(draft.steps.length - 1) || !KINDS.every((kind) => !order.army[kind] || flies(kind)) || busy()) return;
  const course = courseOf(draft);
  const other = turned(draft.steps, order, course);
  const [before, then] = [flight(facts(scene.view), order), await scene.foresee(last, other.slice(0, -1))];
  const after = then && flight(facts(then.view), order);
  if (!before || !after || before.over.join() === after.over.join() || !current()) return;
  await learnRoutes();
  if (!current() || busy()) return;
  const w = wordsOf(scene);
  const [straight, around] = course === "straight" ? [before, after] : [after, before];
  const guns = straight.over.length > around.over.length ? straight.over : around.over;
  const answer = (way: Course, { left }: { readonly left: number }) => ({
    label: `${way === "straight" ? w.straight : w.around} · ${w.left(left)}`,
    pressed: way === course,
    act: () => {
      routing.value = null;
      if (way !== course) scene.redraft(other);
    },
  });
  routing.value = {
    kind: "asked", draft, to: order.space, head: w.gunsOnWay(guns.map((land) => spaceOf(scene, land))),
    answers: [answer("straight", straight), answer("around", around)],
    mark: (board) => { board.setHighlight("target", [...new Set([...attacked(facts(scene.view)), ...guns])]); },
    picks: () => false,
  };
}
