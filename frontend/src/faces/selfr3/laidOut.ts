/** An attack that is laid out and not sent: what a click elsewhere on the map changes in it. */

import { unlisted, type Draft } from "../../table/draft.ts";
import type { LegalAction } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { act, question } from "../parts/steps.ts";
import { facts, groundOf, ownerOf } from "./facts.ts";

/** While an attack is laid out: another own territory attacks in its place, another one of others is attacked, and one that nobody holds at sea puts the attack away. */
export function otherwise(region: string, scene: Scene, draft: Draft): void {
  const known = facts(scene.view);
  const at = draft.steps.findLastIndex((step) => act(step) === "attack");
  const attack = draft.steps[at];
  const sends = question(draft) === "Attack.send";
  const owner = ownerOf(known, region);
  if (!attack) return;
  const before = draft.steps.slice(0, at);
  const onto = (target: string): LegalAction => unlisted(`onto ${target}`);
  if (attack.fields["region"] === region) scene.redraft(sends ? [...before, attack] : before);
  else if (owner === draft.decision.seat) {
    const other = [...before, unlisted(`attack ${region}`)];
    if (!sends) scene.redraft(other);
    else void scene.foresee(onto(known.aim), other).then((reaches) => { scene.redraft(reaches ? [...other, onto(known.aim)] : other); });
  } else if (owner < 0 && groundOf(region) === "wasser") scene.redraft(before);
  else scene.redraft([...before, attack, onto(region)]);
}
