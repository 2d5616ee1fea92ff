/** Setting units up, and buying them. Every + and − changes the draft; the map shows it at once. */

import type { LegalAction } from "../../net/shapes.ts";
import { Back, type Asked } from "./Controls.tsx";
import { Button, regionOf, Rule, Stepper, Token, unitName, wordsOf } from "./drawn.tsx";
import { COST, facts, SHIPS, UNITS, type Ship, type Unit } from "./facts.ts";
import { find, kind, question, times, without } from "./orders.ts";

export function Deploy({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { seat } = draft.decision;
  const set = draft.steps.filter((step) => kind(step) === "deploy");
  const asked = question(draft) === "Deploy.set";
  const left = asked ? Number(known.asks["left"] ?? 0) : 0;
  const region = draft.chosen["region"] ?? set.at(-1)?.fields["region"];
  const bought = draft.steps.some((step) => kind(step) === "buy");
  const inRegion = (unit: Unit): readonly LegalAction[] => set.filter(({ fields }) => fields["unit"] === unit && fields["region"] === region);
  const keep = region === undefined ? {} : { region };
  return (
    <>
      <p class="ak-hint" role="status">{w.deployHint(left)} <Rule scene={scene} id={bought ? "ATK-120" : "ATK-17"} /></p>
      {region === undefined ? null : (
        <>
          <h3 class="ak-way">{w.deployIn(regionOf(scene, region))}</h3>
          <ul class="ak-steppers">
            {UNITS.map((unit) => {
              const here = inRegion(unit);
              const pool = known.pools[seat]?.[unit] ?? 0;
              const action = find(draft, "deploy", { unit, region });
              const last = here.at(-1);
              if (!pool && !here.length) return null;
              return (
                <Stepper
                  key={unit} scene={scene} label={unitName(scene, unit)} n={here.length} note={w.beside(pool)}
                  less={last ? () => { scene.redraft(without(draft.steps, last.number), keep); } : null}
                  more={action && left > 0 ? () => { scene.redraft([...draft.steps, action], keep); } : null}
                >
                  <Token unit={unit} seat={seat} />
                </Stepper>
              );
            })}
          </ul>
        </>
      )}
      <div class="ak-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={left > 0 || draft.steps.length === 0} onClick={() => { scene.confirm(); }}>{w.deploy(set.length)}</Button>
      </div>
    </>
  );
}

export function Produce({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { seat } = draft.decision;
  const left = Number(known.asks["points"] ?? 0);
  const finish = find(draft, "finish");
  const bought = (what: Unit | Ship): readonly LegalAction[] => draft.steps.filter((step) => step.fields["unit"] === what);
  const buy = (what: Unit | Ship): LegalAction | undefined => find(draft, "buy", { unit: what });
  const mix = UNITS.flatMap((unit) => buy(unit) ?? []);
  const mixCost = UNITS.reduce((sum, unit) => sum + COST[unit], 0);
  const infantry = buy("infantry");
  const rest = Math.floor(left / COST.infantry);
  const row = (what: Unit | Ship) => {
    const some = bought(what);
    const [last, action] = [some.at(-1), buy(what)];
    const label = isUnitName(what) ? unitName(scene, what) : scene.words.name("ship", what);
    return (
      <Stepper
        key={what} scene={scene} label={label} n={some.length} note={w.cost(COST[what])}
        less={last ? () => { scene.redraft(without(draft.steps, last.number)); } : null}
        more={action ? () => { scene.redraft([...draft.steps, action]); } : null}
      >
        <Token unit={what} seat={seat} />
      </Stepper>
    );
  };
  return (
    <>
      <p class="ak-purse"><b>{left}</b> {w.pointsLeft} <small>{w.buyHint}</small> <Rule scene={scene} id="ATK-118" /></p>
      <div class="ak-chips">
        {mix.length === UNITS.length && left >= mixCost ? <Button scene={scene} onClick={() => { scene.redraft([...draft.steps, ...mix]); }}>{w.mix(mixCost)}</Button> : null}
        {infantry && rest > 1 ? <Button scene={scene} onClick={() => { scene.redraft([...draft.steps, ...times(infantry, rest)]); }}>{w.restInfantry(rest)}</Button> : null}
      </div>
      <div class="ak-shop">
        <section><h3>{w.army}</h3><ul class="ak-steppers">{UNITS.map(row)}</ul></section>
        <section><h3>{w.fleet}</h3><ul class="ak-steppers">{SHIPS.map(row)}</ul></section>
      </div>
      <div class="ak-actions">
        <Back scene={scene} draft={draft} />
        {finish ? <Button scene={scene} kind="first" onClick={() => { if (draft.steps.some(({ fields }) => UNITS.some((unit) => unit === fields["unit"]))) scene.step(finish); else scene.confirm(finish); }}>{draft.steps.length ? w.toDeploy : w.finishBuying}</Button> : null}
      </div>
    </>
  );
}

const isUnitName = (what: Unit | Ship): what is Unit => UNITS.some((unit) => unit === what);
