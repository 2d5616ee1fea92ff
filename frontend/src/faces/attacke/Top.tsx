/** The round of how many, and how many cards lie in the pile. */

import type { Scene } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { CardBack, wordsOf } from "./drawn.tsx";
import { facts } from "./facts.ts";

export function Top({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.settled);
  const last = scene.options["round_limit"];
  return (
    <p class="ae-top">
      <b>{known.round === 0 ? w.setup : typeof last === "number" ? w.roundOf(known.round, last) : w.roundN(known.round)}</b>
      {known.round === 0 ? null : <span class="ae-pile-of" title={w.pileOf(known.pile)}><CardBack /><span aria-hidden="true">{known.pile}</span><Said>{w.pileOf(known.pile)}</Said></span>}
    </p>
  );
}
