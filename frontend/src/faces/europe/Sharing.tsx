/** How the Allies share money: proposed by one, accepted or declined by the others. */

import { Button, Rule, type Asked } from "../parts/controls.tsx";
import { useRemembered } from "../parts/rememberedInput.ts";
import { Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { all, find } from "../parts/steps.ts";
import { Badge, powerName, wordsOf } from "./drawn.tsx";
import { facts, isAxis } from "./facts.ts";
import { POWERS, type Power } from "./material.ts";
import { evenly } from "./shares.ts";

const ALLIES = POWERS.filter((power) => !isAxis(power));
type Shares = Readonly<Partial<Record<Power, number>>>;

/** So much for each, as nearly equal as the action list allows. */
export function Share({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const amount = Number(known.asks["amount"] ?? 0);
  const pays = Number(known.asks["bill"] ?? 0) === 1;
  const splits = all(draft, "split");
  const even = evenly(splits, amount);
  const [shares, set] = useRemembered<Shares>(scene, draft, "shares", even);
  const sum = ALLIES.reduce((total, power) => total + (shares[power] ?? 0), 0);
  const action = sum === amount ? splits.find(({ fields }) => Number(fields["ussr"]) === (shares.ussr ?? 0) && Number(fields["uk"]) === (shares.uk ?? 0)) : undefined;
  return (
    <>
      <p class="fp-hint" role="status">{(pays ? w.payHint : w.shareHint)(amount)} <Rule scene={scene} id={pays ? "AAE-142" : "AAE-07"} /></p>
      <Picks
        scene={scene}
        picks={[{ label: w.equally, onClick: () => { set(even); } }, ...ALLIES.filter((power) => !pays || known.cash[power] >= amount).map((power) => ({ label: w.allTo(powerName(scene, power)), onClick: () => { set({ [power]: amount }); } }))]}
      />
      <Steppers>
        {ALLIES.map((power) => {
          const n = shares[power] ?? 0;
          return (
            <Stepper
              key={power} scene={scene} label={powerName(scene, power)} n={n} {...(pays ? { of: known.cash[power] } : {})}
              less={n > 0 ? () => { set({ ...shares, [power]: n - 1 }); } : null}
              more={sum < amount && (!pays || n < known.cash[power]) ? () => { set({ ...shares, [power]: n + 1 }); } : null}
            >
              <Badge power={power} />
            </Stepper>
          );
        })}
      </Steppers>
      <div class="fp-actions">
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) scene.confirm(action); }}>{action ? (draft.decision.question === "Split.chosen" ? w.chooseSplit : w.propose) : w.stillToShare(amount - sum)}</Button>
      </div>
    </>
  );
}

export function Accept({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const [amount, ussr, uk] = ["amount", "ussr", "uk"].map((name) => Number(known.asks[name] ?? 0)) as [number, number, number];
  const shares: Shares = { ussr, uk, usa: amount - ussr - uk };
  const [yes, no] = [find(draft, "accept"), find(draft, "decline")];
  const proposer = scene.seats[Number(known.asks["proposer"] ?? -1)]?.name ?? "";
  return (
    <>
      <p class="fp-hint fp-about">{w.proposedBy(proposer, amount)} <Rule scene={scene} id="AAE-07" /></p>
      <ul class="eu-shares fp-about">{ALLIES.map((power) => <li key={power}><Badge power={power} /> {powerName(scene, power)} <b>{w.ipc(shares[power] ?? 0)}</b></li>)}</ul>
      <div class="fp-actions">
        {no ? <Button scene={scene} kind="no" onClick={() => { scene.confirm(no); }}>{no.sentence}</Button> : null}
        {yes ? <Button scene={scene} kind="yes" onClick={() => { scene.confirm(yes); }}>{yes.sentence}</Button> : null}
      </div>
    </>
  );
}
