/** The round of how many, the turn's actions that are used, and who holds the sea. */

import type { Scene } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { Badge, Stroke, wordsOf } from "./drawn.tsx";
import { ACTIONS, facts, TURN_ACTIONS } from "./facts.ts";

export function Top({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.settled);
  if (!known.round) return <p class="ak-top">{w.setup}</p>;
  const last = scene.options["round_limit"];
  const used = ACTIONS.filter((action) => known.used.includes(action)).map((action) => w.actions[action]).join(", ");
  const sea = known.holder < 0 ? w.seaFree : w.seaOf(scene.called(known.holder));
  return (
    <p class="ak-top">
      <b>{typeof last === "number" ? w.roundOf(known.round, last) : w.roundN(known.round)}</b>
      <span class="ak-pips" title={`${w.actionsUsed(known.taken)}${used ? `: ${used}` : ""}`} aria-hidden="true">{Array.from({ length: TURN_ACTIONS }, (_, i) => <i key={i} class={i < known.taken ? "ak-done" : ""} />)}</span>
      <Said>{w.actionsUsed(known.taken)}{used ? `: ${used}` : ""}.</Said>
      <span class={known.holder < 0 ? "ak-rules-sea ak-free" : "ak-rules-sea"} title={`${sea}. ${w.seaMeans}`}><Stroke name="sea" />{known.holder < 0 ? <span aria-hidden="true">–</span> : <Badge seat={known.holder} />}<Said>{sea}</Said></span>
    </p>
  );
}
