/** The round, and how many of the turn's three actions are used. */

import type { Scene } from "../face.ts";
import { Said, wordsOf } from "./drawn.tsx";
import { ACTIONS, facts, TURN_ACTIONS } from "./facts.ts";

export function Top({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.settled);
  if (!known.round) return <p class="ak-top">{w.setup}</p>;
  const last = scene.options["round_limit"];
  const used = ACTIONS.filter((action) => known.used.includes(action)).map((action) => w.actions[action]).join(", ");
  return (
    <p class="ak-top" title={used}>
      <b>{typeof last === "number" ? w.roundOf(known.round, last) : w.roundN(known.round)}</b>
      <span class="ak-pips" aria-hidden="true">{Array.from({ length: TURN_ACTIONS }, (_, i) => <i key={i} class={i < known.taken ? "ak-done" : ""} />)}</span>
      <Said>{w.actionsUsed(known.taken)}{used ? `: ${used}` : ""}</Said>
    </p>
  );
}
