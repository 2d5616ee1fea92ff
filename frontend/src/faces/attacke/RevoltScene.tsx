/** A revolution or treason: who could stop it, and what it brought. */

import type { SheetProps } from "../face.ts";
import { Outcome } from "../parts/Stage.tsx";
import { isYou } from "../parts/you.ts";
import { Badge, CardFace, landOf, wordsOf } from "./drawn.tsx";
import { outcome } from "./declined.ts";
import { atStake } from "./map.ts";
import { story } from "./story.ts";

export function RevoltScene({ scene, of }: SheetProps) {
  const w = wordsOf(scene);
  const told = story(scene);
  const revolt = told.revolts.find(({ key }) => key === of);
  if (!revolt) return null;
  const open = revolt === told.revolts.at(-1) && atStake(scene).includes(revolt.continent || revolt.land);
  const end = open ? w.revoltOpen : outcome(scene, revolt);
  return (
    <div class={scene.compact && !open ? "ae-revolt ae-beside" : "ae-revolt"}>
      <div class="ae-news">
        <p class="ae-laid"><CardFace scene={scene} card={revolt.continent ? "revolution" : "verrat"} joker={0} />{revolt.answers.filter(({ countered }) => countered).map(({ seat }) => <CardFace key={seat} scene={scene} card="gegenrevolution" joker={0} />)}</p>
        {scene.compact && !open ? <p class="unseen" role="status">{end}</p> : <Outcome>{end}</Outcome> /* a phone's window says it in its title */}
      </div>
      <ul class="ae-victims">
        {revolt.answers.map(({ seat, countered }) => {
          const lost = revolt.taken.filter(({ from }) => from === seat).map(({ land }) => landOf(scene, land));
          const you = isYou(scene, seat);
          return <li key={seat}><Badge seat={seat} /> <b>{scene.called(seat)}</b> <span>{countered ? w.wardsOff(you) : open || !lost.length ? w.doesNot(you) : w.loses(scene.compact ? w.landsN(lost.length) : lost.join(", "), you) /* a phone needs the room for the continent itself */}</span></li>;
        })}
      </ul>
    </div>
  );
}
