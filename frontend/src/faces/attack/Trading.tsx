/** Trade as a negotiation: partner, an offer card by card, the answer. */

import type { LegalAction } from "../../net/shapes.ts";
import { useSay } from "../../words/table/index.ts";
import type { Scene } from "../face.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { OfferHalf, OfferShown, PromiseLine } from "../parts/OfferBuilder.tsx";
import { Badge, cardLook, nameOf, wordsOf } from "./drawn.tsx";
import { cards, economy, facts, SUITS, VALUES, type Cards, type Facts } from "./facts.ts";
import { useRemembered } from "../parts/rememberedInput.ts";
import { act, find, without } from "../parts/steps.ts";
import { story } from "./story.ts";

/** How many more offers of the turn may come to nothing, by the table's option; null: any number (ATK-R22). */
function failuresLeft(scene: Scene): number | null {
  const most = scene.options["offers"];
  return typeof most === "number" ? most - facts(scene.view).offers : null;
}

export function Partner({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const left = failuresLeft(scene);
  const finish = find(draft, "finish");
  const deal = draft.steps.length ? "" : story(scene).deal;
  return (
    <>
      {deal ? <p class="ak-outcome" role="status">{deal}</p> : null}
      <p class="fp-hint">{w.partnerHint} {left === null ? null : <small>{w.offersTurn(left)}</small>} <Rule scene={scene} id="ATK-110" /></p>
      <div class="fp-chips">
        {known.handSizes.map((cards, seat) => {
          const action = find(draft, "partner", { player: String(seat + 1) });
          return action ? <Button key={seat} scene={scene} onClick={() => { scene.step(action); }}><Badge seat={seat} /> {nameOf(scene, seat)} <small>{w.cardsN(cards)}</small></Button> : null;
        })}
      </div>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {finish ? <Button scene={scene} onClick={() => { scene.confirm(finish); }}>{w.endTrade}</Button> : null}
      </div>
    </>
  );
}

/** An offer is built: own cards to give, any cards to ask for. */
export function Offer({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const [propose, withdraw] = [find(draft, "propose"), find(draft, "withdraw")];
  const [promise, setPromise] = useRemembered(scene, { ...draft, steps: [] }, "promise", "");
  const offer = (action: LegalAction): void => { if (scene.notes) scene.confirmWith(promise.trim(), action); else scene.confirm(action); };
  const add = (action: LegalAction | undefined): (() => void) | null => (action ? () => { scene.redraft([...draft.steps, action]); } : null);
  const out = (word: string) => (card: string): void => {
    const step = draft.steps.findLast((one) => act(one) === word && one.fields["card"] === card);
    if (step) scene.redraft(without(draft.steps, step.number));
  };
  const say = useSay();
  const look = cardLook(scene);
  const empty = Object.keys(known.gives).length + Object.keys(known.wants).length === 0;
  const said = scene.notes && promise.trim() !== ""; // a promise may stand for cards on both sides (ATK-R20)
  return (
    <>
      <OfferHalf
        scene={scene} look={look} title={say("i_give")} laid={known.gives} takeOut={out("give")}
        choices={Object.entries(known.hand).map(([card, n]) => { const left = n - (known.gives[card] ?? 0); return { card, n: left, add: left > 0 ? add(find(draft, "give", { card })) : null }; })}
      />
      <OfferHalf
        scene={scene} look={look} title={say("i_want")} laid={known.wants} takeOut={out("want")} columns={SUITS.length}
        choices={SUITS.flatMap((suit) => VALUES.map((value) => { const card = `${suit}_${String(value)}`; return { card, n: 1, add: add(find(draft, "want", { card })) }; }))}
      />
      {scene.notes ? <PromiseLine value={promise} hint={w.promiseHint} onInput={setPromise}><Rule scene={scene} id="ATK-112" /></PromiseLine> : null}
      {Object.keys(known.wants).length === 0 ? <p class="fp-quiet">{w.gift}</p> : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {withdraw && draft.steps.length === 0 ? <Button scene={scene} onClick={() => { scene.confirm(withdraw); }}>{w.cancelOffer}</Button> : null}
        {propose ? <Button scene={scene} kind="first" off={empty && !said} onClick={() => { offer(propose); }}>{w.propose}</Button> : null}
      </div>
    </>
  );
}

/** The hand as it would be with what is offered. */
function swapped({ hand, gives, wants }: Facts): Cards {
  return Object.fromEntries(Object.keys({ ...hand, ...gives }).map((card) => [card, (hand[card] ?? 0) + (gives[card] ?? 0) - (wants[card] ?? 0)]));
}

export function Answer({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const [accept, decline, counter, withdraw, stand] = ["accept", "decline", "counter", "withdraw", "stand"].map((word) => find(draft, word));
  const say = useSay();
  const mine = known.offerer === draft.decision.seat;
  const said = story(scene).promise;
  const [now, then] = [economy(known.hand), economy(swapped(known))];
  return (
    <>
      <p class="fp-hint fp-about">{mine ? w.offerOut(nameOf(scene, known.offeree)) : w.offersYou(nameOf(scene, known.offerer), cards(known.gives), cards(known.wants))} <Rule scene={scene} id="ATK-110" /></p>
      <OfferShown look={cardLook(scene)} sides={[{ title: mine ? say("i_give") : w.theyGive(nameOf(scene, known.offerer)), cards: known.gives }, { title: mine ? say("i_want") : w.theyWant(nameOf(scene, known.offerer)), cards: known.wants }]} />
      {said ? <p class="ak-outcome fp-about">{w.quoted(said)}</p> : null}
      {accept ? <p class="fp-about">{w.ofCards}: {now.points} → <b>{w.points(then.points)}</b>{now.sets === then.sets ? null : <> · {w.sets(now.sets)} → <b>{w.sets(then.sets)}</b></>}</p> : null}
      {!mine && !accept ? <p class="fp-warning">{w.cannotGive}</p> : null}
      <div class="fp-actions fp-wrap">
        {counter ? <Button scene={scene} onClick={() => { scene.step(counter); }}>{w.counter}</Button> : null}
        {decline ? <Button scene={scene} onClick={() => { scene.confirm(decline); }}>{w.decline}</Button> : null}
        {withdraw ? <Button scene={scene} onClick={() => { scene.confirm(withdraw); }}>{w.withdraw}</Button> : null}
        {accept ? <Button scene={scene} onClick={() => { scene.confirm(accept); }}>{w.accept}</Button> : null}
        {stand ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(stand); }}>{w.stand}</Button> : null}
      </div>
    </>
  );
}
