/** The sealed bid, and the choice of a turn marker. */

import { useState } from "preact/hooks";

import { legal } from "../../table/draft.ts";
import { Button, Rule, type Asked } from "../parts/controls.tsx";
import { Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { find, question } from "../parts/steps.ts";
import { Badge, Stroke } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { playOf } from "./playOf.ts";
import { bidless } from "./bidless.ts";

export function Bidding({ scene, draft }: Asked) {
  return question(draft) === "Bidding.bid" ? <Bid key={draft.decision.id} scene={scene} draft={draft} /> : <Marker scene={scene} draft={draft} />;
}

function Bid({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.settled);
  const money = known.money[draft.decision.seat] ?? 0;
  const most = Math.max(0, ...legal(draft).map(({ fields }) => Number(fields["coins"] ?? 0)));
  const [coins, set] = useState(0);
  const action = find(draft, "bid", { coins: String(coins) });
  const counted = (
    <div class="sr-bid">
      <Steppers>
        <Stepper scene={scene} counts="coins" label={w.coins} n={coins} of={most} less={coins > 0 ? () => { set(coins - 1); } : null} more={coins < most ? () => { set(coins + 1); } : null}><Stroke name="coin" /></Stepper>
      </Steppers>
      <Picks scene={scene} picks={[{ label: w.none, off: coins === 0, onClick: () => { set(0); } }, { label: w.all, off: coins >= most, onClick: () => { set(most); } }]} />
    </div>
  );
  return (
    <>
      {scene.teaches && scene.compact ? null : <p class="fp-hint">{w.bidHint(money)} <Rule scene={scene} id="R2-11" /></p>}
      {scene.compact ? counted : null}
      <ul class="sr-purses">{known.money.map((n, seat) => (known.eliminated.includes(seat) ? null : <li key={seat} data-about={`player ${String(seat)}`}><Badge seat={seat} /> {scene.called(seat)} <b>{n}</b></li>))}</ul>
      <div class="fp-actions fp-wrap">
        {scene.compact ? null : counted}
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) scene.confirm(action); }}>{w.bid(coins)}</Button>
      </div>
    </>
  );
}

function Marker({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.settled);
  const { seat } = draft.decision;
  const place = (n: string | undefined): string => (n === "1" ? w.markerFirst : n === String(known.markers.length) ? w.markerLast : "");
  return (
    <>
      <p class="fp-hint">{bidless(scene, seat) ? `${w.noBid} ` : ""}{w.markerHint} <Rule scene={scene} id="R2-12" /></p>
      <ul class="sr-purses">{known.markers.map((n, seat) => (n ? <li key={seat}><Badge seat={seat} /> {w.markerOf(n, scene.called(seat))}</li> : null))}</ul>
      <div class="fp-actions fp-wrap">
        {legal(draft).map((one) => <Button key={one.number} scene={scene} does={one.notation} onClick={() => { scene.confirm(one); }}><span>{w.marker(one.fields["marker"] ?? "")}<small>{place(one.fields["marker"])}</small></span></Button>)}
      </div>
    </>
  );
}
