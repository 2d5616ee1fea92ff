/** A fight for a land: the backs of both sets, then their faces, and who has it. */

import type { Scene, SheetProps } from "../face.ts";
import { isYou } from "../parts/you.ts";
import { Outcome, SideBox, Sides } from "../parts/Stage.tsx";
import { CardBack, CardFace, cardName, nameOf, otherOf, seatLook, wordsOf } from "./drawn.tsx";
import { facts, jokerCounts, SET } from "./facts.ts";
import { story, type Fight } from "./story.ts";
import { Said } from "../parts/controls.tsx";
import { unable } from "../../table/unable.ts";
import { declined, ended, forced } from "./declined.ts";

export function FightScene({ scene, of }: SheetProps) {
  const w = wordsOf(scene);
  const fight = story(scene).fights.find(({ key }) => key === of);
  if (!fight) return null;
  const [attacker, defender] = [otherOf(scene, fight.attacker), otherOf(scene, fight.defender)];
  const cannot = fight.end === "" && scene.draft ? unable(scene.draft, () => declined(scene)) : ""; // nobody decides what cannot be defended
  const why = cannot || forced(scene, fight);
  const end = why || (ended(scene, fight) || (fight.attack.length ? "" : fight.laid < SET ? w.fightLaid(attacker) : w.fightOpen(defender)));
  const turned = fight.attack.length ? "turned" : fight.end;
  // on a phone the window's title says how it ends, and the boxes whose answer it is: all of the cards has room
  return (
    <div class="ae-fight">
      {scene.compact && !why ? <p class="unseen" role="status" key={turned}>{end}</p> : <Outcome key={turned}>{end}</Outcome>}
      <Sides>
        <Fighter scene={scene} fight={fight} which="attack" lost={false} />
        <Fighter scene={scene} fight={fight} which="defence" lost={why !== ""} />
      </Sides>
    </div>
  );
}

/** `lost`: it has nothing to lay, as only its own eyes see. */
function Fighter({ scene, fight, which, lost }: { readonly scene: Scene; readonly fight: Fight; readonly which: "attack" | "defence"; readonly lost: boolean }) {
  const w = wordsOf(scene);
  const seat = which === "attack" ? fight.attacker : fight.defender;
  const { colour, ink } = seatLook(seat);
  const known = facts(scene.view);
  const open = which === "attack" ? fight.attack : fight.defence;
  const armies = which === "attack" ? fight.attackArmies : fight.defenceArmies;
  const laid = which === "attack" ? fight.laid : fight.defenceLaid;
  const own = fight.end === "" && seat === scene.viewer ? (which === "attack" ? known.laid : known.defence) : [];
  const given = lost || fight.end === "gave_up" || fight.end === "defenceless";
  const joker = jokerCounts(scene.options);
  const you = isYou(scene, seat);
  return (
    <SideBox title={scene.seats[seat] ? scene.called(seat) : nameOf(scene, seat)} role={which === "attack" ? w.attacks(you) : fight.end === "gave_up" && !lost ? w.givesUp(you) : lost || fight.end === "defenceless" ? w.cannot(you) : w.defends(you)} colour={colour} ink={ink} {...(open.length ? { score: String(armies) } : {})}>
      {open.length ? (
        <ul class="ae-laid ae-turned" aria-label={w.setOf(armies)}>{open.map((card, i) => <li key={i}><CardFace scene={scene} card={card} joker={joker} /><Said>{cardName(scene, card)}</Said></li>)}</ul>
      ) : own.length ? (
        <ul class="ae-laid ae-own" aria-label={w.ownSet}>{own.map((card, i) => <li key={i}><CardFace scene={scene} card={card} joker={joker} /><Said>{cardName(scene, card)}</Said></li>)}</ul>
      ) : which === "attack" ? (
        <p class="ae-laid">{Array.from({ length: SET }, (_, i) => (i < laid ? <CardBack key={i} /> : <span key={i} class="ae-slot" />))}<Said>{w.faceDown(laid)}</Said></p>
      ) : <p class="ae-laid fp-quiet">{given ? w.noDefence : fight.laid >= SET ? w.decides(you) : ""}</p>}
    </SideBox>
  );
}
