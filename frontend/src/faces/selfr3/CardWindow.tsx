/** Before a roll: the cards that fit, and one large "pass". Whoever holds none is asked in the same words. Other short choices. */

import { legal } from "../../table/draft.ts";
import type { StandingOrder } from "../face.ts";
import { AlwaysAnswer } from "../parts/AlwaysAnswer.tsx";
import { Button, Rule, type Asked } from "../parts/controls.tsx";
import { all, find, kind } from "./asking.ts";
import { CardPanel } from "./Hand.tsx";
import { cardName, nameOf, officerName, OfficerSign, regionOf, wordsOf } from "./drawn.tsx";
import { facts, unitsIn } from "./facts.ts";
import { CARDS, type Officer } from "./material.ts";

const QUESTION = "CardWindow.answer";

export function CardWindow({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const seat = draft.decision.seat;
  const pass = find(draft, "pass");
  const chosen = draft.chosen["card"];
  if (chosen !== undefined) return <CardPanel scene={scene} draft={draft} card={chosen} />;
  const others = known.armies.flatMap((_, one) => (one === seat ? [] : [String(one)]));
  const unlessMine: StandingOrder = { question: QUESTION, when: { defender: others }, answer: ["pass"], times: 0, otherwise: "ask" };
  return (
    <>
      <p class="sr-attack">{w.windowOf(nameOf(scene, known.active), `${regionOf(scene, known.source)} (${String(unitsIn(known, known.source))})`, `${regionOf(scene, known.aim)} (${String(unitsIn(known, known.aim))})`)}</p>
      <p class="fp-quiet">{w.windowHint} <Rule scene={scene} id="R2-55" /></p>
      <div class="fp-chips">
        {all(draft, "play").map((one) => {
          const card = one.fields["card"] ?? "";
          const made = CARDS[card];
          return <Button key={card} scene={scene} onClick={() => { scene.redraft(draft.steps, { action: "play", card }); }}>{made ? <OfficerSign officer={made.deck} /> : null} {cardName(scene, card)} <small>{w.costs(made?.cost ?? 0)}</small></Button>;
        })}
      </div>
      <AlwaysAnswer scene={scene} question={QUESTION} choices={[
        { label: w.passUnlessMine, order: unlessMine },
        { label: w.passFor(nameOf(scene, known.active)), answer: "pass", seats: [known.active] },
        { label: w.alwaysPass, answer: "pass", seats: [] },
      ]} />
      <div class="fp-actions">
        <Button scene={scene} kind="first" off={!pass} onClick={() => { if (pass) scene.confirm(pass); }}>{w.pass}</Button>
      </div>
    </>
  );
}

/** A player, an officer of somebody, a card: each answer a button. */
export function Choice({ scene, draft, hint }: Asked & { readonly hint: string }) {
  const w = wordsOf(scene);
  const label = ({ fields, sentence }: (typeof draft.decision.legal)[number]) => {
    const { action, player, officer, card } = fields;
    if (action === "finish") return w.finish;
    if (action === "play" && card !== undefined) return cardName(scene, card);
    const who = player === undefined ? "" : nameOf(scene, Number(player) - 1);
    return officer !== undefined ? <><OfficerSign officer={officer as Officer} /> {officerName(scene, officer)} ({who})</> : who || sentence;
  };
  return (
    <>
      <p class="fp-hint">{hint} <Rule scene={scene} id={draft.decision.rules[0] ?? "R2-78"} /></p>
      <ul class="sr-choices">{legal(draft).map((one) => <li key={one.number}><Button scene={scene} kind={kind(one) === "finish" ? "first" : "second"} onClick={() => { scene.confirm(one); }}>{label(one)}</Button></li>)}</ul>
    </>
  );
}
