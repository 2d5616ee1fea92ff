/** Answers in battles: which units go into the fight, which ships into the row, and the way to the end by plan. */

import { useEffect } from "preact/hooks";

import { legal } from "../../table/draft.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { Planned, usePlan } from "../parts/plan.tsx";
import { ALL } from "../parts/planned.ts";
import { Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, find, question, without } from "../parts/steps.ts";
import { Region } from "./Asking.tsx";
import { Badge, shipName, Ships, Token, unitName, Units, wordsOf } from "./drawn.tsx";
import { BEATS, BEATS_POINTS, facts, isShip, OPENING, ROW, setAside, SHIPS, ships, size, UNITS, type Ship } from "./facts.ts";
import { strongest } from "./orders.ts";
import { ShipLegend } from "./ShipLegend.tsx";

const OPENED = "opened ";

export function Commit({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { seat } = draft.decision;
  const attacking = seat === known.active;
  const side = attacking ? known.battle?.attacker : known.battle?.defender;
  const asked = question(draft) || draft.decision.question;
  const opening = asked === "LandBattle.commit";
  const round = Number(known.asks["round"] ?? 1);
  const limit = opening ? OPENING : OPENING - 1 + round;
  const room = question(draft) === "" ? 0 : Math.min(limit - size(side?.active), size(side?.reserve));
  const finish = find(draft, "finish");
  const choice = strongest(side?.active ?? {}, side?.reserve ?? {}, room);
  const actions = choice.flatMap((unit) => find(draft, "commit", { unit }) ?? []);
  const go = (): void => {
    if (actions.length) scene.confirm(...actions);
    else if (finish) scene.confirm(finish);
    else if (draft.steps.length) scene.confirm();
  };
  const plan = usePlan(scene, draft, known.fighting, go);
  const forced = opening && !scene.taught && draft.steps.length === 0 && actions.length > 0 && UNITS.filter((unit) => side?.reserve[unit]).length === 1;
  useEffect(() => { if (forced && !plan.on && !scene.busy) go(); }, [forced, plan.on, scene.busy, draft.decision.id]); // all are alike: nothing is to be chosen
  // the opening stands there as it would be chosen, once: whoever takes it out is left alone
  const offered = `${OPENED}${draft.decision.id}`;
  const offers = opening && !forced && !plan.on && !scene.taught && !scene.busy && draft.steps.length === 0 && actions.length > 0 && !scene.kept.has(offered);
  useEffect(() => {
    if (!offers) return;
    for (const old of scene.kept.keys()) if (old.startsWith(OPENED)) scene.kept.delete(old);
    scene.kept.set(offered, true);
    scene.redraft(actions);
  }, [offers, draft.decision.id]);
  const neutral = known.garrison !== "" && !attacking;
  const look = neutral ? -1 : seat;
  const ready = opening ? question(draft) === "" || room === 0 : true;
  if (forced && !plan.on) return <p class="fp-hint" role="status">{w.commitHint(0)}</p>;
  if (plan.on) return <Planned scene={scene} plan={plan} said={w.auto} note={w.policy} stop={w.stop} />;
  return (
    <>
      {neutral ? <p class="fp-quiet">{w.leadHint}</p> : null}
      <p class="fp-hint" role="status">{opening ? w.commitHint(room) : w.reinforceHint(room)} <Rule scene={scene} id={opening ? "ATK-50" : "ATK-52"} /></p>
      {(opening ? !scene.compact : size(side?.active)) ? <p class="ak-fleet"><b>{w.fighting}</b> <Units scene={scene} army={side?.active ?? {}} /></p> : null}
      <div class="fp-chips">
        <Button scene={scene} off={!actions.length} onClick={() => { scene.redraft([...draft.steps, ...actions]); }}>{w.bestPick}</Button>
        <Button scene={scene} label={`${w.toTheEnd}. ${w.policy}`} onClick={() => { plan.begin(); if (draft.steps.length) go(); }}>{w.toTheEnd}</Button>
      </div>
      <Steppers>
        {UNITS.map((unit) => {
          const some = draft.steps.filter((step) => act(step) === "commit" && step.fields["unit"] === unit);
          const action = find(draft, "commit", { unit });
          const reserve = side?.reserve[unit] ?? 0;
          const last = some.at(-1);
          if (!reserve && !last) return null;
          return (
            <Stepper
              key={unit} scene={scene} about={`unit ${unit}`} label={unitName(scene, unit)} n={some.length} of={reserve + some.length}
              less={last ? () => { scene.redraft(without(draft.steps, last.number)); } : null}
              more={action ? () => { scene.redraft([...draft.steps, action]); } : null}
            >
              <Token unit={unit} seat={look} />
            </Stepper>
          );
        })}
      </Steppers>
      <p class="fp-quiet">{w.policy}</p>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={plan.fresh || !ready || (opening && draft.steps.length === 0)} onClick={() => { if (finish) scene.confirm(finish); else if (draft.steps.length) scene.confirm(); }}>{opening ? w.commit : w.roll}</Button>
      </div>
    </>
  );
}

/** Which battle is fought next, or all of them by plan. */
export function Battles({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const [next, other] = legal(draft);
  const plan = usePlan(scene, draft, ALL, next ? () => { scene.confirm(next); } : null);
  if (plan.on) return <Planned scene={scene} plan={plan} said={w.auto} note={w.policy} stop={w.stop} />;
  return (
    <Region scene={scene} draft={draft} hint={w.battleHint} label={w.battle} rule="ATK-62">
      {other ? <Button scene={scene} label={`${w.fightAll}. ${w.policy}`} off={plan.fresh} onClick={() => { plan.begin(); }}>{w.fightAll}</Button> : null}
    </Region>
  );
}

/** The own row of a sea battle, laid face down. */
export function LayRow({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { seat } = draft.decision;
  const side = seat === known.challenger ? 0 : 1;
  const steps = draft.steps.filter((step) => act(step) === "lay");
  // the last ship reveals both rows: the view stays behind it until it is sent
  const before = known.rows[side] ?? [];
  const row = before.length >= steps.length ? before : steps.map(({ fields }) => fields["ship"] ?? "");
  const other = side === 0 ? known.holder : known.challenger;
  const open = question(draft) === "SeaBattle.lay";
  const usable = (one: number): number => ships(known.fleets[one]) - setAside(known, one);
  // as many as the smaller fleet has; literally all one's own by option (ATK-R02)
  const literal = scene.options["naval_layout"] === "all_up_to_8";
  const places = open ? Math.min(ROW, usable(seat), literal ? ROW : usable(other)) : row.length;
  const room = places - row.length;
  const left = (ship: Ship): number => (known.fleets[seat]?.[ship] ?? 0) - (ship === "battleship" ? setAside(known, seat) : 0) - row.filter((one) => one === ship).length;
  return (
    <>
      <p class="fp-hint" role="status">{w.layHint(Math.max(0, room))} <Rule scene={scene} id="ATK-69" /></p>
      <ol class="ak-row">
        {Array.from({ length: places }, (_, i) => {
          const ship = row[i];
          return <li key={i}>{isShip(ship) ? <Token unit={ship} seat={seat} label={shipName(scene, ship)} /> : <i class="ak-place" role="img" aria-label={w.emptyPlace(i + 1)}>{i + 1}</i>}</li>;
        })}
      </ol>
      <div class="fp-chips ak-ships">
        {open ? SHIPS.map((ship) => {
          const action = find(draft, "lay", { ship });
          return action ? <Button key={ship} scene={scene} onClick={() => { scene.step(action); }}><Token unit={ship} seat={seat} /> <span>{shipName(scene, ship)}<small> {w.shipsLeft(left(ship))}{BEATS[ship] ? ` · ${w.strongAgainst(shipName(scene, BEATS[ship]), BEATS_POINTS)}` : ""}</small></span></Button> : null;
        }) : null}
      </div>
      <p class="ak-fleet"><Badge seat={other} /> <b>{scene.called(other)}</b> <Ships scene={scene} fleet={known.fleets[other] ?? {}} /> {setAside(known, other) ? <small>{w.asideN(setAside(known, other))}</small> : null}</p>
      <ShipLegend scene={scene} />
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={open && room > 0} onClick={() => { if (draft.steps.length) scene.confirm(); }}>{w.rowOf(row.length)}</Button>
      </div>
    </>
  );
}
