/** A planned order that is pressed is asked again, with its numbers. Fetched with the first press. */

import { unlisted } from "../../table/draft.ts";
import type { Draft, Scene } from "../face.ts";
import { fitting } from "../parts/fitting.ts";
import { askAgain } from "../parts/rememberedInput.ts";
import { act } from "../parts/steps.ts";
import { stackName, withoutOrder, type Order } from "./orders.ts";

/** `before`: the region that was picked before the first step. */
export async function replan(scene: Scene, draft: Draft, before: string, order: Order): Promise<void> {
  const { origin, region, sea, units } = order;
  const rest = await fitting(scene, withoutOrder(draft.steps, before, order), (step) => act(step) === "pick");
  const last = rest.findLast((step) => act(step) === "pick")?.fields["region"] ?? before;
  const steps = last === origin ? rest : [...rest, { ...unlisted(`pick ${origin}`), fields: { action: "pick", region: origin } }];
  askAgain(scene, draft, steps, { [stackName(origin, region, sea)]: units });
  scene.redraft(steps, { action: sea ? "ship" : "send", region });
}
