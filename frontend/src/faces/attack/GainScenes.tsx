/** What is won without a battle: a region by diplomacy, sea power, an economy card. */

import type { SheetProps } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { Outcome, Total } from "../parts/Stage.tsx";
import { isYou } from "../parts/you.ts";
import { Badge, Card, nameOf, otherOf, regionOf, Stroke } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { story } from "./story.ts";
import { sceneWords } from "./words/scenes/index.ts";

export function DiplomacyScene({ scene, of }: SheetProps) {
  const w = sceneWords(scene.words.lang);
  const attempt = story(scene).diplomacy.find(({ key }) => key === of);
  if (!attempt) return null;
  const { rolls, over, to, seat: first } = attempt;
  const region = regionOf(scene, attempt.region);
  const you = isYou(scene, to);
  return (
    <>
      <ul class="ak-rolls">
        {rolls.map(({ seat, total, needed }, i) => (
          <li key={i}>
            <Badge seat={seat} /> <span>{scene.called(seat)} <small>{needed ? w.needs(needed) : w.tied}</small></span>
            <span class="ak-two" title={w.twoDice}><Stroke name="dice" /><Stroke name="dice" /><Said>{w.twoDice}</Said></span> <Total roll={String(i)} good={needed ? total >= needed : seat === to}>{total}</Total>
          </li>
        ))}
      </ul>
      {over ? (
        <Outcome>{to < 0 ? w.neutralStays(region) : to === first ? w.joins(region, nameOf(scene, to), you) : w.joinsRival(region, nameOf(scene, to), you)}</Outcome>
      ) : rolls.some(({ seat, total, needed }) => seat === first && total < needed) ? <Outcome>{w.refuses(region)}</Outcome> : null}
    </>
  );
}

export function SeaPowerScene({ scene, of }: SheetProps) {
  const w = sceneWords(scene.words.lang);
  const change = story(scene).changes.find(({ key }) => key === of);
  if (!change) return null;
  const { seat, from } = change;
  return (
    <>
      <Outcome><Badge seat={seat} /> {w.seaWon(otherOf(scene, seat))}</Outcome>
      <p class="ak-gain">{from < 0 ? w.seaUndefended : w.seaYielded(nameOf(scene, from), isYou(scene, from))}</p>
      <p class="fp-quiet">{w.seaMeans}</p>
    </>
  );
}

export function CardScene({ scene, of }: SheetProps) {
  const w = sceneWords(scene.words.lang);
  const prize = story(scene).prizes.find(({ key }) => key === of);
  if (!prize) return null;
  const { how, seat, from, card } = prize;
  const held = seat === scene.viewer && card ? (facts(scene.view).hand[card] ?? 0) : 0;
  return (
    <div class="ak-won-card">
      {card ? <Card scene={scene} card={card} /> : <Stroke name="card" />}
      <div>
        <p><b>{w.getsCard(nameOf(scene, seat), isYou(scene, seat))}</b></p>
        <p class="fp-quiet">{how === "captured" ? w.cardFrom(nameOf(scene, from), isYou(scene, from)) : how === "kept" ? w.cardOfNeutrals : w.cardOfPile}{held > 1 ? ` ${w.cardHeld(held)}` : ""}</p>
      </div>
    </div>
  );
}
