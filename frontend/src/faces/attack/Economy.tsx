/** The viewer's economy: cards by colour and value, the sets marked, what production would bring. */

import type { Scene } from "../face.ts";
import { Card, suitName, wordsOf } from "./drawn.tsx";
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
            <span class="ak-suit-name">{suitName(scene, suit)}</span>
            <span class="fp-laid">{alike(some).map(({ value, twice, n }) => <Card key={`${String(value)} ${String(twice)}`} scene={scene} card={`${suit}_${String(value)}`} n={n} twice={twice} />)}</span>
          </li>
        ))}
      </ul>
      <p class="ak-bill"><span>{w.ofCards}</span> <b>{own.points}</b> <span>+ {w.ofCapitals}</span> <b>{capitals * CAPITAL_POINTS}</b> <span>=</span> <strong>{w.points(own.points + capitals * CAPITAL_POINTS)}</strong></p>
      <p class="fp-quiet">{w.sets(own.sets)}. {w.setNote}</p>
    </div>
  );
}

type Held = ReturnType<typeof economy>["suits"][number]["cards"][number];

/** Cards that look the same, once, with their number. */
function alike(some: readonly Held[]): readonly (Held & { readonly n: number })[] {
  return some.filter((card, i) => some.findIndex((one) => same(one, card)) === i).map((card) => ({ ...card, n: some.filter((one) => same(one, card)).length }));
}

const same = (one: Held, other: Held): boolean => one.value === other.value && one.twice === other.twice;
