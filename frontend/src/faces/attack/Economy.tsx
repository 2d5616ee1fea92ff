/** The viewer's economy: cards by colour and value, the sets marked, what production would bring. */

import type { Scene } from "../face.ts";
import { Card, Stroke, suitName, wordsOf } from "./drawn.tsx";
import { CAPITAL_POINTS, capitalsOf, cards, economy, facts } from "./facts.ts";

export function Economy({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  if (scene.viewer < 0) return <p class="fp-quiet">{w.watching}</p>;
  const own = economy(known.hand);
  const capitals = capitalsOf(known, scene.viewer);
  return (
    <div class="ak-economy">
      {cards(known.hand) === 0 ? <p class="fp-quiet">{w.noCards}</p> : null}
      <ul class="ak-suits">
        {own.suits.filter(({ cards: some }) => some.length > 0).map(({ suit, cards: some }) => (
          <li key={suit}>
            <span class="ak-suit-name"><Stroke name={suit} /> <span>{suitName(scene, suit)}</span></span>
            <span class="fp-laid">{some.map(({ value, twice }, i) => <Card key={i} scene={scene} card={`${suit}_${String(value)}`} twice={twice} />)}</span>
          </li>
        ))}
      </ul>
      <p class="ak-bill"><span>{w.ofCards}</span> <b>{own.points}</b> <span>+ {w.ofCapitals}</span> <b>{capitals * CAPITAL_POINTS}</b> <span>=</span> <strong>{w.points(own.points + capitals * CAPITAL_POINTS)}</strong></p>
      <p class="fp-quiet">{w.sets(own.sets)}. {w.setNote}</p>
    </div>
  );
}
