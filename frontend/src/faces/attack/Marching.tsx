/** Movement as people like it: a region, a target, how many of each kind; the batch is sent as it stands. */

import { useEffect } from "preact/hooks";

import { useSay } from "../../words/table/index.ts";
import { lastRoute, underway } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { Again, Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { EndPhase } from "../parts/EndPhase.tsx";
import { fill, oneOfEach, Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { listed, nameOf, regionOf, Stroke, Token, unitName, wordsOf } from "./drawn.tsx";
import { armyOf, facts, ownerOf, plus, size, UNITS, type Army, type Facts } from "./facts.ts";
import { answeredAgain, asPlanned, useRemembered } from "../parts/rememberedInput.ts";
import { likely } from "../parts/OddsPanel.tsx";
import { act, find } from "../parts/steps.ts";
import { leave, picked } from "./map.ts";
import { Odds, useChance } from "./Odds.tsx";
import { choosesWay, fallShort, movable, orders, sending, stackName, tidy, withoutOrder, type Order } from "./orders.ts";
import { leaving, origins, stuck } from "./questions.ts";
import { attackers, attackOn } from "./stakes.ts";
import { REACH } from "./words/reach.ts";

const FULL = 140; // steps after which the draft is sent in two parts (the server takes 200)

export function March({ scene, draft }: Asked) {
  const known = facts(scene.view);
  const from = picked(scene);
  const target = draft.chosen["region"];
  const planned = orders(draft.steps, from);
  return (
    <>
      {from && target !== undefined ? (
        <Stack key={`${from}>${target}>${draft.chosen["action"] ?? ""}`} scene={scene} draft={draft} from={from} target={target} known={known} />
      ) : (
        <>
          <Bound scene={scene} draft={draft} known={known} />
          <Planned scene={scene} draft={draft} planned={planned} />
          <Finish scene={scene} draft={draft} planned={planned} known={known} />
        </>
      )}
    </>
  );
}

/** At the end of a way that was laid: how likely it is to win, as of any other attack. */
function Bound({ scene, draft, known }: Asked & { readonly known: Facts }) {
  const target = underway(draft)?.routes[0]?.path.at(-1);
  const stakes = target !== undefined && ownerOf(known, target) !== known.active ? attackOn(known, target, attackers(known, target)) : null;
  return stakes ? <div class="ak-room ak-risk"><Odds scene={scene} stakes={stakes} /></div> : null;
}

/** How many of each kind go to the target. */
function Stack({ scene, draft, from, target, known }: Asked & { readonly from: string; readonly target: string; readonly known: Facts }) {
  const w = wordsOf(scene);
  const say = useSay();
  const sea = draft.chosen["action"] === "ship";
  const may = movable(draft, known, from, target, sea);
  const most = leaving(known, from);
  const short = sea ? [] : fallShort(draft, known, from, target, Boolean(known.asks["blitz"]));
  const [units, set] = useRemembered<Army>(scene, draft, stackName(from, target, sea), {});
  const n = size(units);
  const owner = ownerOf(known, target);
  const attack = owner !== known.active;
  const stakes = attack && n > 0 ? attackOn(known, target, plus(attackers(known, target), units)) : null;
  const chance = useChance(scene, stakes);
  const was = asPlanned(scene, draft);
  const back = was ? { ...scene, redraft: () => { answeredAgain(scene, draft); scene.redraft(was); } } : scene; // who changes nothing has it as it was
  const note = (): void => {
    answeredAgain(scene, draft);
    scene.redraft(n ? [...draft.steps, ...sending(draft, units, target, sea)] : tidy(draft.steps, ""));
  };
  return (
    <>
      {origins(draft).includes(target) ? (
        <div class="fp-chips"><Button scene={scene} onClick={() => { leave(target, scene, draft); }}>{w.leaveInstead(regionOf(scene, target))}</Button></div>
      ) : null}
      {choosesWay(draft, target) ? (
        <div class="fp-chips" role="group">
          {(["send", "ship"] as const).map((way) => <Button key={way} scene={scene} does={`action ${way}`} pressed={draft.chosen["action"] === way} onClick={() => { scene.redraft(draft.steps, { action: way, region: target }); }}>{way === "send" ? w.byLand : w.bySea}</Button>)}
        </div>
      ) : null}
      <div class="ak-beside">
        <Picks
          scene={scene}
          picks={[
            { label: say("fill_none"), off: n === 0, onClick: () => { set({}); } },
            UNITS.filter((unit) => (may[unit] ?? 0) > 0).length > 1 ? { label: say("one_of_each"), onClick: () => { set(oneOfEach(UNITS, may, most)); } } : null,
            { label: say("fill_all"), off: n >= Math.min(most, size(may)), onClick: () => { set(fill(UNITS, may, most)); } },
          ]}
        />
        <p class="fp-quiet">
          {attack ? (owner >= 0 ? w.enemy(size(armyOf(known, target)), nameOf(scene, owner)) : w.neutralThere) : ""}{n > 0 && n === most ? <b role="status"> {w.thin(regionOf(scene, from))} <Rule scene={scene} id="ATK-25" /></b> : null}
          {sea ? ` ${known.holder >= 0 && known.holder !== known.active ? w.waitsFor(nameOf(scene, known.holder)) : w.waitsFree}` : ""}
        </p>
      </div>
      <Steppers>
        {UNITS.filter((unit) => (may[unit] ?? 0) > 0).map((unit) => {
          const some = units[unit] ?? 0;
          return (
            <Stepper
              key={unit} scene={scene} about={`unit ${unit}`} label={unitName(scene, unit)} n={some} of={may[unit] ?? 0}
              less={some > 0 ? () => { set(plus(units, { [unit]: 1 }, -1)); } : null}
              more={some < (may[unit] ?? 0) && n < most ? () => { set(plus(units, { [unit]: 1 })); } : null}
            >
              <Token unit={unit} seat={known.active} />
            </Stepper>
          );
        })}
      </Steppers>
      {short.length ? <p class="fp-quiet">{REACH[scene.words.lang].far(short.some((unit) => unit !== "tank"), short.includes("tank"))} <Rule scene={scene} id="ATK-28" /></p> : null}
      <div class={attack ? "ak-room ak-risk" : "ak-room"}>
        {stakes ? <Odds scene={scene} stakes={stakes} /> : attack ? <p class="fp-quiet">{w.oddsHere}</p> : null}
      </div>
      <div class="fp-actions">
        <Back scene={back} draft={draft} label={w.back} />
        <Button scene={scene} kind="first" off={n === 0 && !was} onClick={note}>{n === 0 && was ? say("unplan") : w.order(n, attack)}{chance !== null ? <span class="fp-likely"> · {likely(chance)}</span> : null}</Button>
      </div>
    </>
  );
}

function Planned({ scene, draft, planned }: Asked & { readonly planned: readonly Order[] }) {
  const w = wordsOf(scene);
  if (!planned.length) return null;
  const before = firstPicked(draft.steps, picked(scene));
  return (
    <section class="ak-noted">
      <h3>{w.planned}</h3>
      <ul>
        {planned.map((order, i) => {
          const what = `${listed(scene, order.units)}: ${regionOf(scene, order.origin)} → ${regionOf(scene, order.region)}`;
          return (
            <li key={i}>
              {order.sea ? <Stroke name="sea" /> : <Stroke name="move" />}
              <Again scene={scene} what={what} onClick={() => { void import("./replan.ts").then(({ replan }) => replan(scene, draft, before, order)); }}>{what}{order.sea ? <small> {w.waits}</small> : null}</Again>
              <button type="button" class="ak-strike" aria-label={w.remove(what)} aria-disabled={scene.busy} onClick={() => { if (!scene.busy) void import("../parts/fitting.ts").then(async ({ fitting }) => { scene.redraft(await fitting(scene, withoutOrder(draft.steps, before, order), (step) => act(step) === "pick")); }); }}><Stroke name="close" /></button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const firstPicked = (steps: Asked["draft"]["steps"], now: string): string => (steps.some((step) => act(step) === "pick") ? "" : now);

function Finish({ scene, draft, planned, known }: Asked & { readonly planned: readonly Order[]; readonly known: Facts }) {
  const w = wordsOf(scene);
  const finish = find(draft, "finish");
  const attacks = Object.keys(known.attackers).length;
  const full = draft.steps.length > FULL;
  const step = draft.steps.at(-1);
  const last = step && act(step) !== "pick" ? planned.at(-1) : undefined; // one press has planned all of it
  useDropLeft(scene, draft);
  if (stuck(draft) && !attacks && !known.crossings.length && draft.steps.length) return <div class="fp-actions"><Button scene={scene} kind="first" does="back" onClick={() => { scene.back(); }}>{REACH[scene.words.lang].other}</Button></div>;
  return (
    <div class="fp-actions">
      <Back scene={{ ...scene, back: () => { if (lastRoute(draft) || !last) scene.back(); else scene.redraft(withoutOrder(draft.steps, firstPicked(draft.steps, picked(scene)), last)); } }} draft={draft} />
      {full ? <Button scene={scene} onClick={() => { scene.confirm(); }}>{w.sendSoFar}</Button> : null}
      {finish ? <EndPhase scene={scene} draft={draft} plan={(n, to) => w.order(n, ownerOf(known, to) !== known.active)} left="" kind={planned.length || attacks || known.crossings.length ? "first" : "second"} onClick={() => { scene.confirm(finish); }}>{planned.length || attacks || known.crossings.length ? w.finishMove(Boolean(known.asks["blitz"]), attacks, known.crossings.length) : w.finishNone}</EndPhase> : null}
    </div>
  );
}

/** A target that was chosen is forgotten when nothing may go there any more. */
function useDropLeft(scene: Scene, draft: Asked["draft"]): void {
  const left = draft.chosen["action"] !== undefined && draft.chosen["region"] === undefined;
  useEffect(() => { if (left) scene.redraft(draft.steps); }, [left]);
}
