/** Setting units up, and buying them. Every + and − changes the draft; the map shows it at once. */

import type { LegalAction } from "../../net/shapes.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, find, question, times, without } from "../parts/steps.ts";
import { lapsed } from "./decided.ts";
import { regionOf, thingName, Token, unitName, Units, wordsOf } from "./drawn.tsx";
import { CHEAPEST, COST, facts, SHIPS, UNITS, type Ship, type Unit } from "./facts.ts";
import { spent } from "./questions.ts";

export function Deploy({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { seat } = draft.decision;
  const set = draft.steps.filter((step) => act(step) === "deploy");
  const asked = question(draft) === "Deploy.set";
  const left = asked ? Number(known.asks["left"] ?? 0) : 0;
  const region = draft.chosen["region"] ?? set.at(-1)?.fields["region"];
  const bought = draft.steps.some((step) => act(step) === "buy");
  const inRegion = (unit: Unit): readonly LegalAction[] => set.filter(({ fields }) => fields["unit"] === unit && fields["region"] === region);
  const here = (unit: Unit): LegalAction | undefined => find(draft, "deploy", { unit, ...(region === undefined ? {} : { region }) });
  const keep = region === undefined ? {} : { region };
  const pool = known.pools[seat] ?? {};
  const add = (units: readonly (readonly [Unit, number])[]) => (): void => {
    scene.redraft([...draft.steps, ...units.flatMap(([unit, n]) => { const action = here(unit); return action ? times(action, n) : []; })], keep);
  };
  const all = UNITS.flatMap((unit) => { const n = pool[unit] ?? 0; return n > 0 ? [[unit, n] as const] : []; });
  const everything = all.reduce((sum, [, n]) => sum + n, 0);
  return (
    <>
      <p class="fp-hint" role="status">{w.deployHint(left, region !== undefined)} <Rule scene={scene} id={bought ? "ATK-120" : "ATK-17"} /></p>
      {region === undefined ? <p class="ak-reserve"><Units scene={scene} army={pool} /></p> : (
        <>
          <h3 class="ak-way">{w.deployIn(regionOf(scene, region))}</h3>
          <Picks scene={scene} picks={[{ label: w.allHere(everything || set.length), off: left < 2 || everything !== left, onClick: add(all) }]} />
          <Steppers>
            {UNITS.map((unit) => {
              const some = inRegion(unit);
              const action = here(unit);
              const last = some.at(-1);
              if (!(pool[unit] ?? 0) && !some.length) return null;
              return (
                <Stepper
                  key={unit} scene={scene} about={`unit ${unit}`} label={unitName(scene, unit)} n={some.length} of={(pool[unit] ?? 0) + some.length}
                  less={last ? () => { scene.redraft(without(draft.steps, last.number), keep); } : null}
                  more={action && left > 0 ? () => { scene.redraft([...draft.steps, action], keep); } : null}
                >
                  <Token unit={unit} seat={seat} />
                </Stepper>
              );
            })}
          </Steppers>
        </>
      )}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {left > 0 ? null : <Button scene={scene} kind="first" off={set.length === 0} onClick={() => { scene.confirm(); }}>{w.deploy(set.length)}</Button>}
      </div>
    </>
  );
}

export function Produce({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { seat } = draft.decision;
  const done = spent(draft); // what is left buys nothing more
  const left = done ? lapsed(draft.ahead?.events ?? []) : Number(known.asks["points"] ?? 0);
  const finish = find(draft, "finish");
  const bought = (what: Unit | Ship): readonly LegalAction[] => draft.steps.filter((step) => act(step) === "buy" && step.fields["unit"] === what);
  const buy = (what: Unit | Ship): LegalAction | undefined => find(draft, "buy", { unit: what });
  const mix = UNITS.flatMap((unit) => buy(unit) ?? []);
  const mixCost = UNITS.reduce((sum, unit) => sum + COST[unit], 0);
  const infantry = buy("infantry");
  const rest = Math.floor(left / COST.infantry);
  const row = (what: Unit | Ship) => {
    const last = bought(what).at(-1);
    const action = buy(what);
    return (
      <Stepper
        key={what} scene={scene} about={`unit ${what}`} label={thingName(scene, what)} n={bought(what).length} note={w.cost(COST[what])}
        less={last ? () => { scene.redraft(without(draft.steps, last.number)); } : null}
        more={action ? () => { scene.redraft([...draft.steps, action]); } : null}
      >
        <Token unit={what} seat={seat} />
      </Stepper>
    );
  };
  // what could still buy something is not let go by the way
  const wasteful = left >= CHEAPEST;
  return (
    <>
      <p class="ak-purse"><b>{left}</b> {w.pointsLeft} <small>{w.buyHint}</small> <Rule scene={scene} id="ATK-118" /></p>
      <Picks
        scene={scene}
        picks={[
          mix.length < UNITS.length || left < mixCost ? null : { label: w.mix(mixCost), onClick: () => { scene.redraft([...draft.steps, ...mix]); } },
          { label: w.restInfantry(rest), off: !infantry || rest < 1, onClick: () => { if (infantry) scene.redraft([...draft.steps, ...times(infantry, rest)]); } },
        ]}
      />
      <div class="ak-shop">
        <section><h3>{w.army}</h3><Steppers>{UNITS.map(row)}</Steppers></section>
        <section><h3>{w.fleet}</h3><Steppers>{SHIPS.map(row)}</Steppers></section>
      </div>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {done ? <Button scene={scene} kind="first" onClick={() => { scene.choose("action", "deploy"); }}>{left > 0 ? w.lapseButton(left) : w.toDeploy}</Button> : null}
        {finish ? <Button scene={scene} kind={wasteful ? "second" : "first"} onClick={() => { scene.step(finish); }}>{left > 0 ? w.lapseButton(left) : w.toDeploy}</Button> : null}
      </div>
    </>
  );
}
