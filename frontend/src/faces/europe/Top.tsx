/** The round, whose power is on turn, and how far its turn is. */

import type { Scene } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { Badge, powerName, wordsOf } from "./drawn.tsx";
import { facts } from "./facts.ts";

/** The sequence of a turn that somebody decides in (AAE-23). */
export const PHASES = ["purchase", "combat_move", "combat", "noncombat", "place", "income"] as const;

export function Top({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.settled);
  const limit = scene.options["round_limit"];
  const at = PHASES.findIndex((phase) => phase === (known.phase === "rest" ? "income" : known.phase));
  const name = scene.words.name("phase", known.phase);
  if (at < 0) return <p class="eu-top"><span class="eu-when"><b>{name}</b><small>{w.before}</small></span></p>;
  const round = typeof limit === "number" ? w.roundOf(known.round, limit) : w.roundN(known.round);
  return (
    <p class="eu-top" data-about="phase now">
      <Badge power={known.power} /><Said>{powerName(scene, known.power)}: </Said>
      <span class="eu-when"><b>{name}</b><small>{round}{scene.compact ? "" : ` · ${powerName(scene, known.power)}`}</small><span class="eu-pips" aria-hidden="true">{PHASES.map((phase, i) => <i key={phase} class={i < at ? "eu-done" : i === at ? "eu-now" : ""} />)}</span></span>
      <Said>{w.phaseOf(at + 1, PHASES.length, name)}</Said>
    </p>
  );
}
