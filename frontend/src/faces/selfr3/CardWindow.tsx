/** Before a roll: the cards that fit, and one large "pass". Whoever holds none is asked in the same words. */

import type { StandingOrder } from "../face.ts";
import { AlwaysAnswer } from "../parts/AlwaysAnswer.tsx";
import { Button, Rule, type Asked } from "../parts/controls.tsx";
import { Planned, usePlan } from "../parts/plan.tsx";
import { runs } from "../parts/planned.ts";
import { all, find } from "../parts/steps.ts";
import { isYou } from "../parts/you.ts";
import { battleOf } from "./again.ts";
import { CardPanel } from "./CardPanel.tsx";
import { alikeUntil } from "./defence.ts";
import { cardName, nameOf, OfficerSign, regionOf } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { CARDS } from "./material.ts";
import { playOf } from "./playOf.ts";

const QUESTION = "CardWindow.answer";

export function CardWindow({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const seat = draft.decision.seat;
  const pass = find(draft, "pass");
  const chosen = draft.chosen["card"];
  const plan = usePlan(scene, draft, alikeUntil("cards", battleOf(known.source, known.aim), (one) => runs(scene, one)), pass ? () => { scene.confirm(pass); } : null);
  if (plan.on) return <Planned scene={scene} plan={plan} said={w.passesOn(`${regionOf(scene, known.source)} → ${regionOf(scene, known.aim)}`)} note="" stop={w.stop} />;
  if (chosen !== undefined) return <CardPanel scene={scene} draft={draft} card={chosen} />;
  const plays = all(draft, "play");
  const others = known.armies.flatMap((_, one) => (one === seat ? [] : [String(one)]));
  const unlessMine: StandingOrder = { question: QUESTION, when: { defender: others }, answer: ["pass"], times: 0, otherwise: "ask" };
  return (
    <>
      <p class="fp-quiet">{plays.length ? w.windowHint : w.windowNone} <Rule scene={scene} id="R2-55" /></p>
      <div class="fp-chips">
        {plays.map((one) => {
          const card = one.fields["card"] ?? "";
          const made = CARDS[card];
          return <Button key={card} scene={scene} onClick={() => { scene.redraft(draft.steps, { action: "play", card }); }}>{made ? <OfficerSign officer={made.deck} /> : null} {cardName(scene, card)} <small>{w.costs(made?.cost ?? 0)}</small></Button>;
        })}
      </div>
      <AlwaysAnswer scene={scene} question={QUESTION} choices={[
        { label: w.passUnlessMine, orders: [unlessMine] },
        { label: w.passFor(isYou(scene, known.active) ? "" : nameOf(scene, known.active)), answer: "pass", seats: [known.active] },
        { label: w.alwaysPass, answer: "pass", seats: [] },
      ]} />
      <div class="fp-actions sr-pass">
        {scene.teaches ? null : <Button scene={scene} off={!pass || plan.fresh} onClick={() => { plan.begin(); }}><span>{w.passOn} <small>{w.untilOver}</small></span></Button>}
        <Button scene={scene} kind="first" off={!pass} onClick={() => { if (pass) scene.confirm(pass); }}>{w.pass}</Button>
      </div>
    </>
  );
}
