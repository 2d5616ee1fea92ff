/** A planned order that is pressed is asked again, with its numbers. Fetched with the first press. */

import { unlisted } from "../../table/draft.ts";
import type { Draft, Scene } from "../face.ts";
import { fitting } from "../parts/fitting.ts";
import { askAgain } from "../parts/rememberedInput.ts";
import { asked, facts } from "./facts.ts";
import { leaving, type Order } from "./orders.ts";
import { stackName, wayName } from "./stack.ts";
import { begins, withoutOrder } from "./takingOut.ts";

export async function replan(scene: Scene, draft: Draft, order: Order): Promise<void> {
  const { origin, space, way, army, aboard } = order;
  const before = asked(facts(scene.settled), "picked");
  const rest = await fitting(scene, withoutOrder(draft.steps, before, order), begins);
  const pick = { ...unlisted(`pick ${origin}`), fields: { action: "pick", space: origin } };
  const laid = order.via && draft.laid?.find(({ from, to }) => order.at.every((step) => step >= from && step < to));
  if (laid) { // the way is asked again as one
    const { noted: _, ...whole } = laid;
    const legs = draft.steps.slice(laid.from, laid.to);
    const others = legs[0] && begins(legs[0]) ? rest : leaving(rest, before, pick);
    scene.redraft([...others, ...legs], {}, { ...whole, from: others.length, to: others.length + legs.length });
    return;
  }
  const steps = leaving(rest, before, pick);
  const id = way === "ferry" ? `${way} ${String(aboard)}` : way;
  askAgain(scene, draft, steps, { [wayName(origin, space)]: id, [stackName(origin, space, id)]: army });
  scene.redraft(steps, { space });
}
