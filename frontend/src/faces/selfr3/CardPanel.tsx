/** A card that was chosen from the hand. */

import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { find, question } from "../parts/steps.ts";
import { endsBuying } from "./asking.ts";
import { cardName, OfficerSign } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { idleCard } from "./idleCard.ts";
import { CARDS } from "./material.ts";
import { playOf } from "./playOf.ts";

/** A card that was chosen: what it does, and the button that plays it. */
export function CardPanel({ scene, draft, card }: Asked & { readonly card: string }) {
  const w = playOf(scene);
  const action = find(draft, "play", { card });
  const made = CARDS[card];
  const free = question(draft) === "Doomsday.choose";
  const idle = idleCard(facts(scene.view), card, draft.decision.seat);
  return (
    <>
      <p class="fp-hint sr-does" role="status">{made ? <OfficerSign officer={made.deck} /> : null} <span>{scene.words.name("does", card)} <Rule scene={scene} id="R2-83" /></span></p>
      {idle ? <p class="fp-hint sr-gives" role="status">{w.idle[idle]}</p> : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) scene.confirm(action); }}>{w.playThis(cardName(scene, card), w.costs(free ? 0 : (made?.cost ?? 0)))}{question(draft) === "Turn.act" && endsBuying(scene, draft) ? <small class="sr-ends">{w.endsBuying}</small> : null}</Button>
      </div>
    </>
  );
}
