/** A demand of defectors: what is asked for, what wards it off, what is handed over. */

import type { SheetProps } from "../face.ts";
import { Outcome } from "../parts/Stage.tsx";
import { isYou } from "../parts/you.ts";
import { CardBack, CardRow, nameOf, wordsOf } from "./drawn.tsx";
import { brought } from "./declined.ts";
import { jokerCounts } from "./facts.ts";
import { story } from "./story.ts";

export function DemandScene({ scene, of }: SheetProps) {
  const w = wordsOf(scene);
  const demand = story(scene).demands.find(({ key }) => key === of);
  if (!demand) return null;
  const [seat, victim] = [nameOf(scene, demand.seat), nameOf(scene, demand.victim)];
  const [asks, pays] = [isYou(scene, demand.seat), isYou(scene, demand.victim)];
  const joker = jokerCounts(scene.options);
  return (
    <div class="ae-revolt">
      <p class="ae-line">{w.demandBy(seat, demand.amount, asks)} <CardRow scene={scene} cards={demand.flags} joker={0} small /></p>
      {demand.wards.length ? <p class="ae-line">{w.wardsBy(victim, pays)} <CardRow scene={scene} cards={demand.wards} joker={0} small /></p> : null}
      {demand.amount ? <Outcome>{brought(scene, demand)}</Outcome> : null}
      {demand.cards.length ? <p class="ae-line"><CardRow scene={scene} cards={demand.cards} joker={joker} /></p> : demand.given ? <p class="ae-laid">{Array.from({ length: demand.given }, (_, i) => <CardBack key={i} />)}</p> : null}
      {demand.shown.length ? <p class="ae-line">{w.handShown} <CardRow scene={scene} cards={demand.shown} joker={joker} small /></p> : null}
    </div>
  );
}
