/** Answers in the turns of others: give up or defend, raise a demand, ward off or pay. */

import { unlisted } from "../../table/draft.ts";
import { AlwaysAnswer } from "../parts/AlwaysAnswer.tsx";
import { Button, Rule, type Asked } from "../parts/controls.tsx";
import { find } from "../parts/steps.ts";
import { DefenceChance } from "./Chance.tsx";
import { CardRow, cardName, landOf, nameOf, wordsOf } from "./drawn.tsx";
import { bestSet, cardOf, facts, jokerCounts, SET, sorted, sum } from "./facts.ts";
import { leastPayment } from "./leastPayment.ts";
import { cardsTaken, payment, putSet, question, setTaken } from "./selection.ts";
import { story } from "./story.ts";
import { SetLine } from "./Turn.tsx";

export function Answering({ scene, draft }: Asked) {
  switch (question(draft)) {
    case "Fight.answer": return <Defend scene={scene} draft={draft} />;
    case "Demand.raise": return <Raise scene={scene} draft={draft} />;
    default: return <Answer scene={scene} draft={draft} />;
  }
}

function Defend({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const joker = jokerCounts(scene.options);
  const fight = story(scene).fights.at(-1);
  const giveUp = find(draft, "give_up");
  const able = find(draft, "lay") !== undefined;
  const set = setTaken(scene);
  const best = able ? bestSet(known.hand, joker) : null;
  const land = landOf(scene, fight?.land ?? "");
  const attacker = nameOf(scene, known.active);
  const left = SET - cardsTaken(scene).length;
  const brief = scene.compact && able; // question, hand and key say it, and the chance stays in sight
  const hint = <p class="fp-hint">{able ? w.defendHint(attacker) : w.cannotDefend} <Rule scene={scene} id={able ? "SCH-17" : "SCH-R03"} /></p>;
  return (
    <>
      {brief ? null : hint}
      {able && !brief ? <SetLine scene={scene} /> : null}
      {best ? <div class="fp-chips"><Button scene={scene} off={set !== null && sum(set, joker) === sum(best, joker)} onClick={() => { putSet(scene, best); }}>{w.takeBestOf(sum(best, joker))}</Button></div> : null /* it stays: what lies below keeps its place */}
      {set ?? best ? <DefenceChance scene={scene} seat={known.active} strength={sum(set ?? best ?? [], joker)} /> : null}
      {brief ? hint : null}
      <div class="fp-actions">
        {giveUp ? <Button scene={scene} kind={able ? "second" : "first"} onClick={() => { scene.confirm(giveUp); }}>{able ? w.giveUp(land) : w.goOn /* nothing is chosen, and it may press itself */}</Button> : null}
        {able ? <Button scene={scene} kind="first" off={!set} onClick={() => { if (set) scene.confirm(...set.map((card) => unlisted(`lay ${card}`))); }}>{set ? w.defend(sum(set, joker)) : left < SET ? w.pickMore(left) : w.pickCards}</Button> : null}
      </div>
      <AlwaysAnswer scene={scene} question="Fight.answer" choices={[{ answer: "give_up", seats: [], label: w.alwaysGiveUp }]} />
    </>
  );
}

/** One more card of defectors, or the demand stands. */
function Raise({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const finish = find(draft, "finish");
  const demand = story(scene).demands.at(-1);
  const more = cardsTaken(scene);
  const amount = sum([...(demand?.flags ?? []), ...more], 0);
  return (
    <>
      <p class="fp-hint">{w.raiseHint(amount, nameOf(scene, facts(scene.view).victim))} <Rule scene={scene} id="SCH-61" /></p>
      <div class="fp-actions">
        <Button scene={scene} kind="first" onClick={() => { if (finish) scene.confirm(...more.map((card) => unlisted(`add ${card}`)), finish); }}>{w.demand(amount, nameOf(scene, facts(scene.view).victim))}</Button>
      </div>
    </>
  );
}

/** Ward off with defectors, then hand over armies that reach the rest; too few: show the hand. */
function Answer({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const show = find(draft, "show");
  const { wards, armies, rest, state } = payment(scene);
  const held = sum(Object.entries(known.hand).flatMap(([card, n]) => (cardOf(card).value && cardOf(card).kind !== "ueberlaeufer" ? Array.from({ length: n }, () => card) : [])), 0);
  const poor = rest > held;
  const least = leastPayment(known.hand, rest);
  const ready = wards.length ? rest === 0 || poor || state === "fits" : state === "fits";
  const send = (): void => {
    // what is left after warding off may be shown or paid in the same answer, the biggest card first
    scene.confirm(...wards.map((card) => unlisted(`ward ${card}`)), ...sorted(armies).toSorted((a, b) => cardOf(b).value - cardOf(a).value || (a < b ? 1 : -1)).map((card) => unlisted(`pay ${card}`)));
  };
  const hint = <p class="fp-hint">{w.payHint} <Rule scene={scene} id="SCH-33" /></p>;
  return (
    <>
      {scene.compact ? null : hint}
      {wards.length ? <p class="ae-line">{w.wardedBy} <CardRow scene={scene} cards={wards} joker={0} small /></p> : null}
      <div class="ae-set" role="status">
        <span class="ae-slots">{armies.length ? <CardRow scene={scene} cards={armies} joker={0} small /> : <span class="fp-quiet">{poor ? (held ? w.tooPoor(held) : w.noArmies) : w.nothingPicked}</span>}</span>
        <span class={`ae-sum ae-${state}`}><b>{sum(armies, 0)}</b><small>{w.ofDemand(rest)}</small></span>
      </div>
      {least.length ? <div class="fp-chips"><Button scene={scene} pressed={sum(armies, 0) === sum(least, 0)} onClick={() => { putSet(scene, [...wards, ...least]); }}>{w.payLeast(sum(least, 0))}</Button></div> : null}
      {state === "more" && armies.length ? <p class="fp-warning">{rest === 0 ? w.nothingToPay : w.tooMuch} <Rule scene={scene} id="SCH-R09" /></p> : null}
      {scene.compact ? hint : null}
      <div class="fp-actions">
        {show && !wards.length ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(show); }}>{held ? w.showAll : w.showHand}</Button> : null}
        {show && !wards.length ? null : <Button scene={scene} kind="first" off={!ready || state === "more"} onClick={send}>{rest === 0 ? w.wardOff : armies.length ? w.pay(armies.map((card) => cardName(scene, card)).join(", ")) : wards.length && poor ? w.wardPart : w.pickPay}</Button>}
      </div>
    </>
  );
}
