/** What everybody may know of the cards: the hands, the pile from the top, and what has been seen going under. */

import type { Scene } from "../face.ts";
import { Rule } from "../parts/controls.tsx";
import { Badge, CardRow, wordsOf } from "./drawn.tsx";
import { exposed, facts, jokerCounts, laidOut, plus, size, sureOf, type Batch, type Facts } from "./facts.ts";

export function Pile({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  return (
    <div class="ae-pile">
      <ul class="ae-hands" aria-label={w.pile}>
        {known.handSizes.map((n, seat) => {
          const sure = seat === scene.viewer ? exposed(known, seat) : sureOf(known, seat);
          return (
            <li key={seat} data-about={`player ${String(seat)}`}>
              <span><Badge seat={seat} /> <b>{scene.called(seat)}</b> <small>{w.cards(n)}</small></span>
              {size(sure) ? <span class="ae-sure"><small>{seat === scene.viewer ? w.theyKnow : w.surely}</small> <CardRow scene={scene} cards={laidOut(sure)} joker={jokerCounts(scene.options)} small /></span> : null}
            </li>
          );
        })}
      </ul>
      <details>
        <summary class="fp-minor">{w.pileOf(known.pile)}</summary>
        <p class="fp-quiet">{w.pileHelp} <Rule scene={scene} id="SCH-42" /></p>
        {known.pile ? <ol class="ae-batches">{known.batches.filter(({ size: n }) => n > 0).map((batch, i) => <Lying key={i} scene={scene} known={known} batch={batch} first={i === 0} />)}</ol> : null}
      </details>
    </div>
  );
}

/** Some cards that lie together: all of them known, some of them, or only what they may be. */
function Lying({ scene, known, batch, first }: { readonly scene: Scene; readonly known: Facts; readonly batch: Batch; readonly first: boolean }) {
  const w = wordsOf(scene);
  const joker = jokerCounts(scene.options);
  const pool = known.pools[batch.pool];
  const whole = pool && size(pool.cards) === batch.size; // all of the pool lies here
  const sure = whole ? pool.cards : plus(batch.known, batch.seen);
  return (
    <li>
      <b>{first ? w.nextCards(batch.size) : w.thenCards(batch.size)}</b>
      {size(sure) ? <CardRow scene={scene} cards={laidOut(sure)} joker={joker} small /> : null}
      {size(sure) < batch.size ? <small>{first && !size(sure) ? w.unseen(size(pool?.cards)) : w.amongThem}</small> : batch.size > 1 ? <small>{w.shuffled}</small> : null}
    </li>
  );
}
