/** The round of five, and the order of turns with who is on. */

import type { Scene } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { Badge, wordsOf } from "./drawn.tsx";
import { facts, frame, ROUNDS } from "./facts.ts";

export function Top({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.settled);
  if (!known.round) return <p class="sr-top"><b>{w.setup}</b></p>;
  const on = frame(known, "Bidding") ? -1 : known.active; // while bids are made nobody is on
  const order = known.markers.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0).sort((a, b) => a.n - b.n);
  return (
    <p class="sr-top">
      {scene.compact ? <b><span aria-hidden="true">{known.round}/{ROUNDS}</span><Said>{w.roundOf(known.round, ROUNDS)}</Said></b> : <b>{w.roundOf(known.round, ROUNDS)}</b>}
      <span class="sr-order" role="list" aria-label={w.order}>
        {order.map(({ n, seat }) => <span key={seat} role="listitem" class={seat === on ? "sr-now" : ""} title={w.markerOf(n, scene.called(seat))}><Badge seat={seat} /><Said>{w.markerOf(n, scene.called(seat))}{seat === on ? `, ${w.onTurn}` : ""}</Said></span>)}
      </span>
    </p>
  );
}
