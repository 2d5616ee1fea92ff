/** Which battle comes next, whether it goes on, and where those go who leave it. */

import { legal } from "../../table/draft.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { AlwaysAnswer } from "../parts/AlwaysAnswer.tsx";
import { Planned, usePlan, useWatched } from "../parts/plan.tsx";
import { ALL, runs } from "../parts/planned.ts";
import { whyStopped } from "../parts/promised.ts";
import { act, question } from "../parts/steps.ts";
import { spaceOf, wordsOf } from "./drawn.tsx";
import { attackers, bySea, facts, plus, sides, size, type Army } from "./facts.ts";
import { Fight } from "./FightScene.tsx";
import { isLand } from "./material.ts";
import { Odds, useBattle } from "./Odds.tsx";
import { attackOn } from "./stakes.ts";
import { isFirst } from "./story.ts";
import { FIGHT } from "./words/fight.ts";

const SEEN = 2500; // ms: how the last battle has ended is seen, even by whoever skips

/** One battle, chosen on the map or from the list. */
export function Battles({ scene, draft }: Asked) {
  const f = FIGHT[scene.words.lang];
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const chosen = draft.chosen["space"] ?? legal(draft)[0]?.fields["space"];
  const action = legal(draft).find(({ fields }) => fields["space"] === chosen);
  const attack = chosen === undefined ? {} : attackers(known, chosen);
  const odds = chosen === undefined ? null : <Odds scene={scene} space={chosen} stakes={attackOn(known, chosen, attack)} power={known.power} other={sides(known, chosen).defence[0]?.power ?? "ussr"} />;
  const [next] = legal(draft);
  const plan = usePlan(scene, draft, ALL, next ? () => { scene.confirm(next); } : null, SEEN); // what only people can decide is asked on the way
  const hint = legal(draft).some(({ fields }) => !isLand(fields["space"] ?? "")) ? <p class="fp-hint" role="status">{w.battleHint} <Rule scene={scene} id="AAE-40" /></p> : null;
  if (plan.on) return <Planned scene={scene} plan={plan} said={w.runs} note={f.policy} stop={w.stop} />;
  return (
    <>
      {scene.compact ? null : hint}
      <div class={scene.compact ? "fp-chips fp-strip" : "eu-list"}>
        {legal(draft).map((one) => {
          const space = one.fields["space"] ?? "";
          const here = sides(known, space);
          const theirs = here.defence.reduce<Army>((sum, { army }) => plus(sum, army), {});
          return <Button key={one.number} scene={scene} pressed={space === chosen} onClick={() => { scene.choose("space", space); }}><span>{spaceOf(scene, space)}<small> {w.against(size(attackers(known, space)), size(theirs), bySea(known, space))}</small></span></Button>;
        })}
      </div>
      {odds}
      {scene.compact ? hint : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {legal(draft).length > 1 ? <Button scene={scene} label={`${w.fightAll(legal(draft).length)}. ${f.policy}`} onClick={() => { plan.begin(); }}>{w.fightAll(legal(draft).length)}</Button> : null}
        <Button scene={scene} kind="first" off={!action || plan.fresh} onClick={() => { if (action) scene.confirm(action); }}>{action && chosen !== undefined ? w.fight(spaceOf(scene, chosen)) : w.pickBattle}</Button>
      </div>
    </>
  );
}

const ON: ReadonlySet<string> = new Set(["press", "stay", "finish"]);

/** On a desk the chance stands in the sheet of the battle, and once is enough. Go on, submerge, land, fire or leave: what is most wanted stands last, as the one that goes on. */
export function Order({ scene, draft }: Asked) {
  const f = FIGHT[scene.words.lang];
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const asked = question(draft);
  const space = known.fighting;
  const { attack, defence } = sides(known, space);
  const on = legal(draft).find((one) => ON.has(act(one)));
  const others = legal(draft).filter((one) => one !== on);
  const shoots = asked === "LandBattle.aim"; // a shot is there to be fired
  const chosen = draft.chosen["space"];
  const back = others.find(({ fields }) => chosen !== undefined && fields["space"] === chosen); // tapped on the map
  const press = on && act(on) === "press" && (asked === "SeaBattle.order" || asked === "LandBattle.order") ? on : undefined;
  const stakes = press && runs(scene, space) ? attackOn(known, space, attack) : null;
  const { odds } = useBattle(scene, stakes);
  const plan = useWatched(scene, draft, space, press ? () => { scene.confirm(press); } : null, stakes && odds !== "none" ? (odds?.attacker.wins ?? null) : "none", f.fell);
  const fell = whyStopped(scene, draft);
  if (plan.on) return <Planned scene={scene} plan={plan} said={w.runs} note={f.policy} stop={w.stop} />;
  return (
    <>
      {scene.compact ? <Fight scene={scene} /> : null}
      {scene.compact && (asked === "SeaBattle.order" || asked === "LandBattle.order") ? <Odds scene={scene} space={space} stakes={attackOn(known, space, attack)} power={known.power} other={defence[0]?.power ?? "ussr"} /> : null}
      {fell ? <p class="fp-warning" role="status">{fell}</p> : null}
      {legal(draft).some((one) => act(one) === "dive") ? <p class="fp-quiet">{f.diveHint} <Rule scene={scene} id="AAE-69" /></p> : null}
      {asked === "SeaBattle.dived" ? <AlwaysAnswer scene={scene} question="SeaBattle.dived" choices={[{ label: f.alwaysDive, answer: "dive", seats: [] }, { label: f.alwaysStay, answer: "stay", seats: [] }]} /> : null}
      <div class={others.length > 1 ? "fp-actions fp-wrap" : "fp-actions"}>
        <Back scene={scene} draft={draft} />
        {others.map((one, i) => <Button key={one.number} scene={scene} off={plan.fresh} kind={one === back || (shoots && i === others.length - 1) ? "first" : "second"} onClick={() => { scene.confirm(one); }}>{one.sentence}</Button>)}
        {press ? <Button scene={scene} label={`${w.toTheEnd}. ${f.policy}`} onClick={() => { plan.begin(); }}>{w.toTheEnd}</Button> : null}
        {on ? <Button scene={scene} off={plan.fresh} kind={back || shoots ? "second" : "first"} onClick={() => { scene.confirm(on); }}>{press && isFirst(scene) ? w.attackNow : on.sentence}</Button> : null}
      </div>
    </>
  );
}

/** Where aircraft come down that leave a battle or have lost their carrier: on the map, or from the list. Without a carrier one may give the fighter up, and leave the place to an Ally. */
export function Ground({ scene, draft }: Asked) {
  const f = FIGHT[scene.words.lang];
  const places = legal(draft).filter(({ fields }) => fields["space"] !== undefined);
  const [only] = places;
  const given = legal(draft).find((one) => act(one) === "stay");
  const chosen = draft.chosen["space"] ?? (places.length === 1 ? only?.fields["space"] : undefined);
  const action = places.find(({ fields }) => fields["space"] === chosen);
  return (
    <>
      <div class="fp-chips">
        {places.map((one) => {
          const space = one.fields["space"] ?? "";
          return <Button key={one.number} scene={scene} pressed={space === chosen} onClick={() => { scene.choose("space", space); }}>{spaceOf(scene, space)}</Button>;
        })}
      </div>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {given ? <Button scene={scene} onClick={() => { scene.confirm(given); }}>{f.giveUp}</Button> : null}
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) scene.confirm(action); }}>{action && chosen !== undefined ? f.landIn(spaceOf(scene, chosen)) : f.pickGround}</Button>
      </div>
    </>
  );
}
