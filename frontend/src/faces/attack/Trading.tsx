/** Trade as a negotiation: partner, an offer card by card, the answer. */

import { VALUES, SUITS, facts, type Cards } from "./facts.ts";
import type { LegalAction } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { Back, type Asked } from "./Controls.tsx";
import { Badge, Button, Card, nameOf, Rule, wordsOf } from "./drawn.tsx";
import { useKept } from "./kept.ts";
import { find, kind, without } from "./orders.ts";
import { story } from "./story.ts";

/** How many more offers of the turn may come to nothing, by the table's option; null: any number (ATK-R22). */
function failuresLeft(scene: Scene): number | null {
  const most = scene.options["offers"] ?? 10;
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
      <p class="ak-hint">{w.partnerHint} {left === null ? null : <small>{w.offersTurn(left)}</small>} <Rule scene={scene} id="ATK-110" /></p>
      <div class="ak-chips">
        {known.handSizes.map((cards, seat) => {
          const action = find(draft, "partner", { player: String(seat + 1) });
          return action ? <Button key={seat} scene={scene} onClick={() => { scene.step(action); }}><Badge seat={seat} /> {nameOf(scene, seat)} <small>{w.cardsN(cards)}</small></Button> : null;
        })}
      </div>
      <div class="ak-actions">
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
  const [promise, setPromise] = useKept(scene, { ...draft, steps: [] }, "promise", "");
  const offer = (action: LegalAction): void => { if (scene.notes) scene.confirmWith(promise.trim(), action); else scene.confirm(action); };
  const add = (action: LegalAction | undefined): (() => void) | null => (action ? () => { scene.redraft([...draft.steps, action]); } : null);
  const out = (word: string, card: string) => (): void => {
    const step = draft.steps.findLast((one) => kind(one) === word && one.fields["card"] === card);
    if (step) scene.redraft(without(draft.steps, step.number));
  };
  const own = Object.entries(known.hand);
  const empty = Object.keys(known.gives).length + Object.keys(known.wants).length === 0;
  const said = scene.notes && promise.trim() !== ""; // a promise may stand for cards on both sides (ATK-R20)
  return (
    <>
      <h3 class="ak-way"><Badge seat={known.offeree} /> {w.offerTo(nameOf(scene, known.offeree))} <Rule scene={scene} id="ATK-110" /></h3>
      <section class="ak-deal">
        <h3 class="ak-minor">{w.give}</h3>
        <Laid scene={scene} cards={known.gives} out={(card) => out("give", card)} />
        <div class="ak-rack">
          {own.map(([card, n]) => {
            const more = add(find(draft, "give", { card }));
            const left = n - (known.gives[card] ?? 0);
            return <CardButton key={card} scene={scene} card={card} n={left} call={left > 0 ? more : null} label={w.add(scene.words.name("card", card))} />;
          })}
        </div>
      </section>
      <section class="ak-deal">
        <h3 class="ak-minor">{w.want}</h3>
        <Laid scene={scene} cards={known.wants} out={(card) => out("want", card)} />
        <div class="ak-rack ak-all">
          {SUITS.flatMap((suit) => VALUES.map((value) => {
            const card = `${suit}_${String(value)}`;
            return <CardButton key={card} scene={scene} card={card} n={1} call={add(find(draft, "want", { card }))} label={w.add(scene.words.name("card", card))} />;
          }))}
        </div>
      </section>
      {scene.notes ? (
        <section class="ak-deal">
          <h3 class="ak-minor">{w.promise} <Rule scene={scene} id="ATK-112" /></h3>
          <input type="text" aria-label={w.promise} maxLength={200} value={promise} placeholder={w.promiseHint} onInput={(event) => { setPromise(event.currentTarget.value); }} />
        </section>
      ) : null}
      {Object.keys(known.wants).length === 0 ? <p class="ak-quiet">{w.gift}</p> : null}
      <div class="ak-actions">
        <Back scene={scene} draft={draft} />
        {withdraw && draft.steps.length === 0 ? <Button scene={scene} onClick={() => { scene.confirm(withdraw); }}>{w.cancelOffer}</Button> : null}
        {propose ? <Button scene={scene} kind="first" off={empty && !said} onClick={() => { offer(propose); }}>{w.propose}</Button> : null}
      </div>
    </>
  );
}

function CardButton({ scene, card, n, call, label }: { readonly scene: Scene; readonly card: string; readonly n: number; readonly call: (() => void) | null; readonly label: string }) {
  return <button type="button" class="ak-chip" aria-label={label} aria-disabled={call === null || scene.busy} onClick={() => { if (!scene.busy) call?.(); }}><Card scene={scene} card={card} n={n} /></button>;
}

function Laid({ scene, cards, out }: { readonly scene: Scene; readonly cards: Cards; readonly out: (card: string) => () => void }) {
  const w = wordsOf(scene);
  const laid = Object.entries(cards);
  if (!laid.length) return <p class="ak-laid ak-none">{w.nothing}</p>;
  return (
    <div class="ak-laid">
      {laid.flatMap(([card, n]) => Array.from({ length: n }, (_, i) => <CardButton key={`${card}${String(i)}`} scene={scene} card={card} n={1} call={out(card)} label={w.takeOut(scene.words.name("card", card))} />))}
    </div>
  );
}

export function Answer({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const [accept, decline, counter, withdraw, stand] = ["accept", "decline", "counter", "withdraw", "stand"].map((word) => find(draft, word));
  const mine = known.offerer === draft.decision.seat;
  const said = story(scene).promise;
  return (
    <>
      <p class="ak-hint">{mine ? w.offerOut(nameOf(scene, known.offeree)) : w.offersYou(nameOf(scene, known.offerer))} <Rule scene={scene} id="ATK-110" /></p>
      <section class="ak-deal">
        <h3 class="ak-minor">{mine ? w.give : w.theyGive(nameOf(scene, known.offerer))}</h3>
        <Cards scene={scene} cards={known.gives} />
        <h3 class="ak-minor">{mine ? w.want : w.theyWant(nameOf(scene, known.offerer))}</h3>
        <Cards scene={scene} cards={known.wants} />
      </section>
      {said ? <p class="ak-outcome">{w.quoted(said)}</p> : null}
      {!mine && !accept ? <p class="ak-warning">{w.cannotGive}</p> : null}
      <div class="ak-actions ak-wrap">
        {counter ? <Button scene={scene} onClick={() => { scene.step(counter); }}>{w.counter}</Button> : null}
        {decline ? <Button scene={scene} onClick={() => { scene.confirm(decline); }}>{w.decline}</Button> : null}
        {withdraw ? <Button scene={scene} onClick={() => { scene.confirm(withdraw); }}>{w.withdraw}</Button> : null}
        {accept ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(accept); }}>{w.accept}</Button> : null}
        {stand ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(stand); }}>{w.stand}</Button> : null}
      </div>
    </>
  );
}

function Cards({ scene, cards }: { readonly scene: Scene; readonly cards: Cards }) {
  const some = Object.entries(cards);
  if (!some.length) return <p class="ak-laid ak-none">{wordsOf(scene).nothing}</p>;
  return <div class="ak-laid">{some.map(([card, n]) => <Card key={card} scene={scene} card={card} n={n} />)}</div>;
}
