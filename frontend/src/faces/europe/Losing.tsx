/** Casualties, with those that cost least chosen already; fighters that rise against bombers. */

import { useEffect } from "preact/hooks";

import { legal } from "../../table/draft.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { Planned, usePlan } from "../parts/plan.tsx";
import { runs } from "../parts/planned.ts";
import { Stepper, Steppers } from "../parts/Stepper.tsx";
import { AlwaysAnswer } from "../parts/AlwaysAnswer.tsx";
import { useRemembered } from "../parts/rememberedInput.ts";
import { act, find, question, times } from "../parts/steps.ts";
import { Badge, Foot, kindName, powerName, Token, wordsOf } from "./drawn.tsx";
import { facts, flies, plus, type Army } from "./facts.ts";
import { Fight } from "./FightScene.tsx";
import { answer, atOnce, bomberFirst, byDefault, cheapest, pick, untaken, victims, type Victim } from "./losses.ts";
import { POWERS, UNITS } from "./material.ts";
import { FIGHT } from "./words/fight.ts";

/** How many of each kind fall of all that may be hit; what costs least is chosen already, and one more of another kind takes its place. */
export function Losses({ scene, draft }: Asked) {
  const f = FIGHT[scene.words.lang];
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const left = Number(known.asks["left"] ?? 0);
  const may = victims(known, legal(draft));
  const most = atOnce(known, left);
  const [picks, setPicks] = useRemembered(scene, draft, "losses", byDefault(known, may, left));
  const best = cheapest(known, legal(draft), left);
  const bare = untaken(known, may, byDefault(known, may, left)); // nothing would be taken any more: whether to go on for that is asked
  const plan = usePlan(scene, draft, known.fighting, best.length && !bare ? () => { scene.confirm(...best); } : null);
  useEffect(() => {
    if (!bare || !runs(scene, known.fighting)) return;
    plan.stop();
    scene.redraft(draft.steps);
  }, [draft.decision.id, bare]);
  if (plan.on) return <Planned scene={scene} plan={plan} said={w.runs} note={f.policy} stop={w.stop} />;
  const several = new Set(may.map(({ power }) => power)).size > 1;
  const mayNot = untaken(known, may, Object.fromEntries(may.map(({ action, kind, n }) => [action.number, flies(kind) ? 0 : n]))); // room for what may have to be said
  const gone = ({ action }: Victim): number => picks[action.number] ?? 0;
  const taken = may.reduce((sum, one) => sum + gone(one), 0);
  const named = ({ kind, power }: Victim): string => `${several ? `${powerName(scene, power)}: ` : ""}${kindName(scene, kind)}`;
  const free = may.reduce((sum, one) => sum + Math.min(gone(one), one.free), 0);
  const falls = may.flatMap((one): readonly string[] => {
    const n = gone(one) - Math.min(gone(one), one.free);
    return n ? [n > 1 ? `${String(n)} × ${kindName(scene, one.kind)}` : kindName(scene, one.kind)] : [];
  }).join(", ");
  const said = [...(falls ? [f.loseThese(falls)] : []), ...(free ? [w.damaged(free)] : [])].join(", ");
  return (
    <>
      {scene.compact ? <Fight scene={scene} /> : null}
      <Foot scene={scene}>
        <p class="fp-hint" role="status">{most < left ? f.loseOneOf(left) : f.loseHint(left)} <Rule scene={scene} id="AAE-46" /></p>
        <div class={scene.compact ? "eu-many" : ""}><Steppers>
          {may.map((one) => {
            const { action: { number }, kind, power } = one;
            const n = gone(one);
            const more = pick(picks, may, number, most);
            return (
              <Stepper
                key={number} scene={scene} label={named(one)} n={n} of={one.n} note={one.free ? w.firstHit : w.ipc(UNITS[kind].cost)}
                less={n ? () => { setPicks({ ...picks, [number]: n - 1 }); } : null}
                more={n < one.n && more !== picks ? () => { setPicks(more); } : null}
              >
                <Token kind={kind} power={power} />
              </Stepper>
            );
          })}
        </Steppers></div>
        {bomberFirst(known, may) ? <p class="fp-quiet">{f.bomberFirst}</p> : null}
        {mayNot ? <p class="fp-quiet eu-untaken" role="status">{taken >= most && untaken(known, may, picks) ? f.untaken(scene.words.name("the-space", known.fighting)) : ""}</p> : null}
        <div class="fp-actions">
          {best.length ? <Button scene={scene} label={`${w.toTheEnd}. ${f.policy}`} onClick={() => { plan.begin(); }}>{w.toTheEnd}</Button> : null}
          <Button scene={scene} kind="first" off={plan.fresh || taken < most} onClick={() => { scene.confirm(...answer(known, may, picks, left)); }}>{taken < most ? f.loseMore(most - taken) : said}</Button>
        </div>
      </Foot>
    </>
  );
}

/** How many fighters rise against a raid, of each power that has some there. */
export function Intercept({ scene, draft }: Asked) {
  const f = FIGHT[scene.words.lang];
  const known = facts(scene.view);
  const raid = known.flights.filter(({ at, role }) => at === known.fighting && role === "raid").reduce<Army>((sum, { kind, count }) => plus(sum, { [kind]: count }), {});
  const finish = question(draft) === "Raid.intercept" ? find(draft, "finish") : undefined;
  const risen = draft.steps.filter((step) => act(step) === "intercept");
  return (
    <>
      {scene.compact ? <Fight scene={scene} /> : null}
      <p class="fp-hint" role="status">{f.raidHint(raid.bomber ?? 0, raid.fighter ?? 0)} <Rule scene={scene} id="AAE-110" /></p>
      <Steppers>
        {POWERS.flatMap((power) => {
          const more = question(draft) === "Raid.intercept" ? find(draft, "intercept", { power }) : undefined;
          const up = risen.filter(({ fields }) => fields["power"] === power).length;
          const ground = (known.units[known.fighting]?.[power]?.fighter ?? 0) - (known.busy[known.fighting]?.[power] ?? 0);
          const step = more ?? risen.find(({ fields }) => fields["power"] === power);
          if (!step) return [];
          return [(
            <Stepper
              key={power} scene={scene} label={powerName(scene, power)} n={up} of={ground + up}
              less={up ? () => { const at = draft.steps.findLastIndex(({ number }) => number === step.number); scene.redraft(draft.steps.filter((_, i) => i !== at)); } : null}
              more={more ? () => { scene.redraft([...draft.steps, ...times(more, 1)]); } : null}
            >
              <Badge power={power} />
            </Stepper>
          )];
        })}
      </Steppers>
      <p class="fp-quiet">{f.interceptNote}</p>
      <AlwaysAnswer scene={scene} question="Raid.intercept" choices={[{ label: f.neverRise, answer: "finish", seats: [] }]} />
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { if (finish) scene.confirm(finish); else scene.confirm(); }}>{risen.length ? f.rise(risen.length) : f.stayDown}</Button>
      </div>
    </>
  );
}
